/** The tablet of a region on the map: a standard, its name, a medal with a figure. */
import type { ReactNode } from "react";
import { widthOf } from "../../drawing/lettering.ts";
import type { Rect } from "../../drawing/plane.ts";
import type { Point } from "../../drawing/point.ts";
import type { Level, Thing } from "../../games/face.ts";
import { TABLET, tabletName, tabletReach } from "../map/measures.ts";
import { buttonOf, classOf, type Look } from "./parts.tsx";

const outlineOf = ({ left, top, right, bottom }: Rect): string => {
  const { handle } = TABLET;
  return `M${left + handle} ${top}H${right - handle}V-9L${right}-15V15L${right - handle} 9V${bottom}H${left + handle}V9L${left} 15V-15L${left + handle}-9Z`;
};

/** Close by they need not be as large as from far off. */
const SCALE: Readonly<Record<Level, number>> = { far: 1, middle: 0.82, near: 0.62 };

/** Letters on a medal, by how many there are. */
const MEDAL: Readonly<Record<number, number>> = { 1: 17, 2: 17, 3: 12.5, 4: 10.5 };

interface TabletProps {
  readonly name: string;
  readonly at: Point;
  readonly level: Level;
  readonly it: Thing;
  readonly look: Look;
  /** All of it in words, for whoever does not see it. */
  readonly label: string;
  /** Whose colours it has. */
  readonly side: string;
  readonly medal: string;
  /** Drawn around its own middle. */
  readonly standard: ReactNode;
  readonly children?: ReactNode;
}

export function Tablet({ name, at, level, it, look, label, side, medal, standard, children }: TabletProps): ReactNode {
  const reach = tabletReach(name);
  const title = name.toUpperCase();
  const middle = reach.right - TABLET.handle - TABLET.medal / 2;
  return (
    <g
      className={`vol-tablet vol-sign ${side}${classOf(look)}`}
      transform={`translate(${at.x} ${at.y}) scale(${SCALE[level]})`}
      data-thing={it}
      {...buttonOf(look, label)}
    >
      <path className="outline" d={outlineOf(reach)} />
      <g transform={`translate(${reach.left + TABLET.handle + TABLET.standard / 2} 0)`}>{standard}</g>
      <text
        className="region"
        x={(TABLET.standard - TABLET.medal) / 2}
        y="6.800"
        style={{ fontSize: (TABLET.size * tabletName(name)) / widthOf(title, TABLET.size) }}
      >
        {title}
      </text>
      <circle className="medal" cx={middle} r="12.500" />
      <text
        className="points"
        x={middle}
        y={medal.length > 2 ? 4.4 : 6.5}
        style={{ fontSize: MEDAL[medal.length] ?? 9 }}
      >
        {medal}
      </text>
      {children}
    </g>
  );
}

/** A vexillum, in the colours of the tablet, with a sign on it. */
export const Vexillum = ({ sign }: { readonly sign: ReactNode }): ReactNode => (
  <>
    <path className="cloth" d="M-13-15H13V12L8.700 15.500 4.300 12 0 15.500-4.300 12-8.700 15.500-13 12Z" />
    <g className="sign" transform="translate(-9 -11.500) scale(0.180)">
      {sign}
    </g>
  </>
);

/** Where none flies. */
export const NoVexillum = ({ neutral = false }: { readonly neutral?: boolean }): ReactNode => (
  <path className={neutral ? "no-one neutral" : "no-one"} d="M-11-11H11V11H-11Z" />
);
