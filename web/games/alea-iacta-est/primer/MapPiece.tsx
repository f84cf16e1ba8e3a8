/** Pieces of the board's own map, cut out around some zones, with counters and arrows on them. */
import type { SeenPiece, SideName } from "@rubicon/alea-iacta-est/components";
import type { Language } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Arrow } from "../../../drawing/Arrow.tsx";
import type { Point } from "../../../drawing/point.ts";
import { useKit } from "../kit.ts";
import { Ground } from "../map/Ground.tsx";
import { COUNTER, Counter } from "../pieces/Counter.tsx";
import { faceWords } from "../words/languages.ts";

const GROUND = "aip-ground";

/** The whole map, drawn once and shown by every piece of it. */
export function WholeMap({ language }: { readonly language: Language }): ReactNode {
  const { geography, facts } = useKit();
  return (
    <svg className="aip-defs" aria-hidden="true">
      <defs>
        <g id={GROUND} data-level="middle">
          <Ground
            geography={geography}
            words={faceWords[language].ground}
            nationalityOf={(people) => facts.peoples.get(people)?.nationality ?? null}
          />
        </g>
      </defs>
    </svg>
  );
}

/** Breadth and height of a picture. */
const [WIDE, HIGH] = [260, 150];

interface MapPieceProps {
  readonly label: string;
  /** The zones, or points, that have to be in the picture, and how much room there is around them. */
  readonly around: readonly (string | Point)[];
  readonly room?: number;
  readonly children: ReactNode;
}

export function MapPiece({ label, around, room = 70, children }: MapPieceProps): ReactNode {
  const { places } = useKit();
  const spots = around.flatMap((it) => (typeof it === "string" ? (places.groundOf(it)?.plots.close.stack ?? []) : it));
  const { x, y, width, height } = frameAround(spots, room);
  return (
    <svg className="aip-sheet" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
      <use href={`#${GROUND}`} />
      {children}
    </svg>
  );
}

/** The smallest picture that has all of them in it. */
function frameAround(spots: readonly Point[], room: number) {
  const [left, right] = [Math.min(...spots.map(({ x }) => x)) - room, Math.max(...spots.map(({ x }) => x)) + room];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - room, Math.max(...spots.map(({ y }) => y)) + room];
  const width = Math.max(right - left, ((bottom - top) * WIDE) / HIGH);
  const height = (width * HIGH) / WIDE;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** As large as on the board. */
const SCALE = 1.1;

/** Counters of a zone, each a little aside of the one below. */
export function Stack(props: {
  readonly zone: string;
  readonly pieces: readonly SeenPiece[];
  readonly shift?: Point;
  readonly atWar?: boolean;
  /** In the middle of the zone, and not where the board lays them. */
  readonly inside?: boolean;
}): ReactNode {
  const { zone, pieces, shift = { x: 0, y: 0 }, atWar, inside = false } = props;
  const ground = useKit().places.groundOf(zone);
  if (ground === undefined) return null;
  const at = inside ? ground.heart : ground.plots.close.stack;
  const step = 7;
  const [x, y] = [at.x + shift.x - (COUNTER * SCALE) / 2, at.y + shift.y - (COUNTER * SCALE) / 2];
  return pieces.map((seen, i) => {
    const aside = (i - (pieces.length - 1) / 2) * step;
    return (
      <g key={seen.piece} transform={`translate(${x + aside} ${y + aside}) scale(${SCALE})`}>
        <Counter seen={seen} atWar={atWar} />
      </g>
    );
  });
}

/** A march from where counters lie through the middles of zones, with what each step costs. */
export function March(props: {
  readonly side: SideName;
  readonly way: readonly string[];
  readonly flight?: boolean;
}): ReactNode {
  const { side, way, flight = false } = props;
  const { places, facts, geography } = useKit();
  return way.slice(1).map((to, i) => {
    const start = places.groundOf(way[i]);
    const end = places.groundOf(to);
    if (start === undefined || end === undefined) return null;
    const cost = facts.zones.get(way[i])?.ways.find((each) => each.to === to)?.cost;
    const strait = geography.straits.find(({ between }) => between.includes(way[i]) && between.includes(to));
    const shores = strait?.between[0] === to ? strait.ends.toReversed() : (strait?.ends ?? []);
    const leg = [i === 0 ? start.plots.close.stack : start.heart, ...shores, end.heart];
    return <Leg key={to} side={side} way={leg} cost={flight ? undefined : cost} flight={flight} />;
  });
}

interface LegProps {
  readonly side: SideName;
  readonly way: readonly Point[];
  readonly cost?: number | undefined;
  readonly flight?: boolean;
}

export function Leg({ side, way, cost, flight = false }: LegProps): ReactNode {
  if (way.length < 2) return null;
  return (
    <>
      <g className={`aip-arrow ${side}${flight ? " flight" : ""}`}>
        <Arrow way={way} width={6} short={12} />
      </g>
      {cost !== undefined && <Cost at={middleOf(way)} cost={cost} />}
    </>
  );
}

/** Half way along a line of few points. */
function middleOf(way: readonly Point[]): Point {
  const [a, b] = [way[Math.floor((way.length - 1) / 2)], way[Math.ceil((way.length - 1) / 2)]];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

const Cost = ({ at, cost }: { readonly at: Point; readonly cost: number }): ReactNode => (
  <g className="aip-cost" transform={`translate(${at.x} ${at.y})`}>
    <circle r="12" />
    <text y="6">{cost}</text>
  </g>
);
