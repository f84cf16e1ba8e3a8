/** Arrows on the map: the moves of the last entry, fading, and the move that is being planned. */
import type { Json } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Arrow } from "../../../drawing/Arrow.tsx";
import type { Point } from "../../../drawing/point.ts";
import { useKit } from "../kit.ts";
import { type Journey, journeysOf } from "./events.ts";

/** The end is left free for the city and its blocks. */
const SHORT = 20;

/** Journeys of one entry along the same way are one arrow. */
interface Sheaf {
  readonly journey: Journey;
  readonly count: number;
}

function sheaves(events: readonly Json[]): readonly Sheaf[] {
  const found = new Map<string, Sheaf>();
  for (const journey of journeysOf(events)) {
    const name = [journey.side, journey.from, journey.to, journey.is].join(" ");
    found.set(name, { journey, count: (found.get(name)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

export function Arrows({ events, scale }: { readonly events: readonly Json[]; readonly scale: number }): ReactNode {
  const { wayBetween } = useKit().places;
  return sheaves(events).map(({ journey, count }) => {
    const { side, from, to, over, is } = journey;
    const way = wayBetween(from, to, over);
    if (way.length < 2) return null;
    // A new entry gets new elements, so that it fades anew.
    return (
      <g key={`${side} ${from} ${to} ${is}`} className={`jc-arrow ${is} ${side}`}>
        <Arrow
          way={over.length > 0 || way.length > 2 ? way : bent(way)}
          width={(2.6 + Math.min(count, 5)) * scale}
          short={SHORT}
        />
      </g>
    );
  });
}

/** Where the picked block would go. */
export function PlannedArrow({
  from,
  spot,
  to,
  scale,
}: {
  readonly from: string;
  readonly spot: Point;
  readonly to: string;
  readonly scale: number;
}): ReactNode {
  const way = useKit().places.wayBetween(from, to);
  if (way.length < 2) return null;
  return (
    <g className="jc-arrow planned">
      <Arrow way={way.length > 2 ? [spot, ...way.slice(1)] : bent([spot, way[1]])} width={4.5 * scale} short={SHORT} />
    </g>
  );
}

/** The way that what is held would take: an arrow from each place to the next. */
export function PlannedWay({
  places,
  scale,
}: {
  readonly places: readonly string[];
  readonly scale: number;
}): ReactNode {
  const { wayBetween } = useKit().places;
  return (
    <g className="jc-arrow planned">
      {places.slice(1).map((to, i) => {
        const way = wayBetween(places[i], to);
        if (way.length < 2 || places[i] === to) return null;
        return <Arrow key={to} way={way.length > 2 ? way : bent(way)} width={4.5 * scale} short={SHORT} />;
      })}
    </g>
  );
}

/** A straight way bowed a little, so that there and back are two arrows. */
function bent([a, b]: readonly Point[]): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return [a, { x: (a.x + b.x) / 2 - dy * 0.12, y: (a.y + b.y) / 2 + dx * 0.12 }, b];
}
