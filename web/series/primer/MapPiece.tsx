/** Pieces of the board's own map, cut out around some zones, with counters and arrows on them. */
import type { ReactNode } from "react";
import { Arrow } from "../../drawing/Arrow.tsx";
import type { Point } from "../../drawing/point.ts";
import type { Geography } from "../map/geography.ts";
import type { Places } from "../map/places.ts";
import { COUNTER } from "../pieces/measures.ts";
import { Ties } from "../pieces/Zones.tsx";

const GROUND = "volpr-ground";

/** The whole map, drawn once and shown by every piece of it. */
export const WholeMap = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg className="volpr-defs" aria-hidden="true">
    <defs>
      <g id={GROUND} data-level="middle">
        {children}
      </g>
    </defs>
  </svg>
);

/** Breadth and height of a picture. */
const [WIDE, HIGH] = [260, 150];

interface MapPieceProps {
  readonly label: string;
  /** The zones, or points, that have to be in the picture, and how much room there is around them. */
  readonly around: readonly (string | Point)[];
  readonly room?: number;
  readonly children?: ReactNode;
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

interface StackProps<P> {
  /** A zone, or the very point. */
  readonly zone: string | Point;
  readonly pieces: readonly P[];
  readonly shift?: Point;
  /** In the middle of the zone, and not where the board lays them. */
  readonly inside?: boolean;
}

interface MarchProps {
  readonly side: string;
  readonly way: readonly string[];
  readonly flight?: boolean;
}

/** What has to be known of a game to draw on its map. */
export interface MapKit {
  readonly places: Places;
  readonly geography: Geography;
  readonly facts: {
    readonly zones: ReadonlyMap<string, { readonly ways: readonly { readonly to: string; readonly cost: number }[] }>;
  };
}

export function mapPiecesOf<P extends { readonly piece: string }>(useKit: () => MapKit, draw: (seen: P) => ReactNode) {
  function MapPiece({ label, around, room = 70, children }: MapPieceProps): ReactNode {
    const { places } = useKit();
    const spots = around.flatMap((it) =>
      typeof it === "string" ? (places.groundOf(it)?.plots.close.stack ?? []) : it,
    );
    const { x, y, width, height } = frameAround(spots, room);
    return (
      <svg className="volpr-sheet" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
        <use href={`#${GROUND}`} />
        {children}
      </svg>
    );
  }

  /** Counters of a zone, each a little aside of the one below. */
  function Stack({ zone, pieces, shift = { x: 0, y: 0 }, inside = false }: StackProps<P>): ReactNode {
    const { places } = useKit();
    const ground = typeof zone === "string" ? places.groundOf(zone) : undefined;
    const at = typeof zone === "string" ? (inside ? ground?.heart : ground?.plots.close.stack) : zone;
    if (at === undefined) return null;
    const step = 7;
    const [x, y] = [at.x + shift.x - (COUNTER * SCALE) / 2, at.y + shift.y - (COUNTER * SCALE) / 2];
    return (
      <>
        {typeof zone === "string" && !inside && <Ties places={places} zones={[zone]} level="middle" />}
        {pieces.map((seen, i) => {
          const aside = (i - (pieces.length - 1) / 2) * step;
          return (
            <g key={seen.piece} transform={`translate(${x + aside} ${y + aside}) scale(${SCALE})`}>
              {draw(seen)}
            </g>
          );
        })}
      </>
    );
  }

  /** A march from where counters lie through the middles of zones, with what each step costs. */
  function March({ side, way, flight = false }: MarchProps): ReactNode {
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

  return { MapPiece, Stack, March };
}

interface LegProps {
  readonly side: string;
  readonly way: readonly Point[];
  readonly cost?: number | undefined;
  readonly flight?: boolean;
}

export function Leg({ side, way, cost, flight = false }: LegProps): ReactNode {
  if (way.length < 2) return null;
  return (
    <>
      <g className={`volpr-arrow ${side}${flight ? " flight" : ""}`}>
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
  <g className="volpr-cost" transform={`translate(${at.x} ${at.y})`}>
    <circle r="12" />
    <text y="6">{cost}</text>
  </g>
);
