/** The tablets of the regions on the map: name, points for its control, and the standard of whoever holds it. */
import type { Seen, SideName } from "@rubicon/alea-iacta-est/components";
import type { ReactNode } from "react";
import { widthOf } from "../../../drawing/lettering.ts";
import type { Rect } from "../../../drawing/plane.ts";
import { TABLET, tabletName, tabletReach } from "../../../series/map/measures.ts";
import { type Level, type MapProps, thing } from "../../face.ts";
import { useKit } from "../kit.ts";
import { playWords } from "../panels/words.ts";
import { EMBLEMS } from "./figures.tsx";
import { buttonOf, classOf } from "./parts.tsx";
import { TriumvirBand } from "./Troubles.tsx";
import { pieceWords } from "./words.ts";

const outlineOf = ({ left, top, right, bottom }: Rect): string => {
  const { handle } = TABLET;
  return `M${left + handle} ${top}H${right - handle}V-9L${right}-15V15L${right - handle} 9V${bottom}H${left + handle}V9L${left} 15V-15L${left + handle}-9Z`;
};

/** Close by they need not be as large as from far off. */
const SCALE: Readonly<Record<Level, number>> = { far: 1, middle: 0.82, near: 0.62 };

export function Tablets({
  seen,
  lit,
  picked,
  glanced,
  language,
  level,
}: MapProps & { readonly seen: Seen }): ReactNode {
  const { geography, facts } = useKit();
  const words = pieceWords[language];
  const names = facts.names(language);
  return geography.regions.map(({ id, tablet }) => {
    const region = facts.regions.get(id);
    if (region === undefined) return null;
    const it = thing("region", id);
    const look = { lit: lit.has(it), picked: picked.includes(it), glanced: glanced.has(it) };
    const side = seen.neutral[id] === undefined ? (seen.control[id] ?? null) : null;
    const triumvir = seen.neutral[id];
    const holder =
      triumvir === undefined
        ? side === null
          ? words.nobodys
          : names.side(side)
        : words.neutral(names.piece(triumvir));
    const label = `${region.name}, ${words.points(region.points)}, ${holder}`;
    const reach = tabletReach(region.name);
    const title = region.name.toUpperCase();
    const medal = reach.right - TABLET.handle - TABLET.medal / 2;
    return (
      <g
        key={id}
        className={`aie-tablet aie-sign ${side ?? "nobody"}${classOf(look)}`}
        transform={`translate(${tablet.x} ${tablet.y}) scale(${SCALE[level]})`}
        data-thing={it}
        {...buttonOf(look, label)}
      >
        <path className="outline" d={outlineOf(reach)} />
        <Standard side={side} neutral={triumvir !== undefined} x={reach.left + TABLET.handle + TABLET.standard / 2} />
        <text
          className="region"
          x={(TABLET.standard - TABLET.medal) / 2}
          y="6.800"
          style={{ fontSize: (TABLET.size * tabletName(region.name)) / widthOf(title, TABLET.size) }}
        >
          {title}
        </text>
        <circle className="medal" cx={medal} r="12.500" />
        <text className="points" x={medal} y="6.500">
          {region.points}
        </text>
        {triumvir !== undefined && (
          <TriumvirBand
            region={region.name}
            text={playWords[language].neutral(facts.pieces.get(triumvir)?.title ?? triumvir)}
          />
        )}
      </g>
    );
  });
}

/** A vexillum in the colour of its faction; none flies over a region that nobody holds. */
function Standard(props: { readonly side: SideName | null; readonly neutral: boolean; readonly x: number }): ReactNode {
  const { side, neutral, x } = props;
  if (side === null)
    return <path className={neutral ? "no-one neutral" : "no-one"} d={`M${x - 11}-11H${x + 11}V11H${x - 11}Z`} />;
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="cloth" d="M-13-15H13V12L8.700 15.500 4.300 12 0 15.500-4.300 12-8.700 15.500-13 12Z" />
      <g className="sign" transform="translate(-9 -11.500) scale(0.180)">
        {EMBLEMS[side]}
      </g>
    </g>
  );
}
