/** Arrows on the map: the moves of the last entry, fading, and the move that is being planned. */
import type { ReactNode } from "react";
import { Arrow } from "../../drawing/Arrow.tsx";
import type { Level } from "../../games/face.ts";
import { distanceOf } from "../map/measures.ts";
import type { Places } from "../map/places.ts";
import type { Journey } from "./events.ts";
import { Coin } from "./Zones.tsx";

/** Journeys of one entry along the same way are one arrow. */
interface Sheaf {
  readonly journey: Journey;
  readonly count: number;
}

function sheaves(journeys: readonly Journey[]): readonly Sheaf[] {
  const found = new Map<string, Sheaf>();
  for (const journey of journeys) {
    const name = [journey.side, journey.from, journey.to, journey.is].join(" ");
    found.set(name, { journey, count: (found.get(name)?.count ?? 0) + journey.pieces.length });
  }
  return [...found.values()];
}

const SHORT = 26;

interface OnMap {
  readonly places: Places;
  readonly level: Level;
  readonly scale: number;
}

export function Arrows({
  journeys,
  places,
  level,
  scale,
}: OnMap & { readonly journeys: readonly Journey[] }): ReactNode {
  return sheaves(journeys).map(({ journey: { side, from, to, is }, count }) => {
    const way = places.wayBetween(from, to, distanceOf(level));
    if (way.length < 2) return null;
    return (
      <g key={`${side} ${from} ${to} ${is}`} className={`vol-arrow ${is} ${side ?? "nobody"}`}>
        <Arrow way={way} width={(3 + Math.min(count, 6) * 0.6) * scale} short={SHORT} />
      </g>
    );
  });
}

interface Planned extends OnMap {
  readonly zones: readonly string[];
  /** What a step costs; null where that means nothing. */
  readonly cost: (from: string, to: string) => number | null;
}

/** The way that what is held would take: an arrow from each zone to the next, and what each costs where there are several. */
export function PlannedWay({ zones, places, level, scale, cost }: Planned): ReactNode {
  return (
    <g className="vol-arrow planned">
      {zones.slice(1).map((to, i) => {
        const way = places.wayBetween(zones[i], to, distanceOf(level));
        if (way.length < 2) return null;
        const points = zones.length > 2 ? cost(zones[i], to) : null;
        const { x, y } = way[Math.floor(way.length / 2)];
        return (
          <g key={to}>
            <Arrow way={way} width={4.5 * scale} short={SHORT} />
            {points !== null && (
              <g transform={`translate(${x} ${y}) scale(${scale * 0.86})`}>
                <Coin text={`${points}`} className="step" />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
