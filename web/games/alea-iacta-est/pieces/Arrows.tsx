/** Arrows on the map: the moves of the last entry, fading, and the move that is being planned. */
import type { Json } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Arrow } from "../../../drawing/Arrow.tsx";
import { distanceOf } from "../../../series/map/measures.ts";
import { type Level, thing } from "../../face.ts";
import { stepCost } from "../foreseen.ts";
import { useKit } from "../kit.ts";
import { type Journey, journeysOf } from "./events.ts";
import { Coin } from "./Zones.tsx";

/** Journeys of one entry along the same way are one arrow. */
interface Sheaf {
  readonly journey: Journey;
  readonly count: number;
}

function sheaves(events: readonly Json[]): readonly Sheaf[] {
  const found = new Map<string, Sheaf>();
  for (const journey of journeysOf(events)) {
    const name = [journey.side, journey.from, journey.to, journey.is].join(" ");
    found.set(name, { journey, count: (found.get(name)?.count ?? 0) + journey.pieces.length });
  }
  return [...found.values()];
}

const SHORT = 26;

interface Seen {
  readonly level: Level;
  readonly scale: number;
}

export function Arrows({ events, level, scale }: Seen & { readonly events: readonly Json[] }): ReactNode {
  const { wayBetween } = useKit().places;
  return sheaves(events).map(({ journey: { side, from, to, is }, count }) => {
    const way = wayBetween(from, to, distanceOf(level));
    if (way.length < 2) return null;
    return (
      <g key={`${side} ${from} ${to} ${is}`} className={`aie-arrow ${is} ${side ?? "nobody"}`}>
        <Arrow way={way} width={(3 + Math.min(count, 6) * 0.6) * scale} short={SHORT} />
      </g>
    );
  });
}

/** The way that what is held would take: an arrow from each zone to the next, and what each costs where there are several. */
export function PlannedWay({ zones, level, scale }: Seen & { readonly zones: readonly string[] }): ReactNode {
  const { places, facts } = useKit();
  return (
    <g className="aie-arrow planned">
      {zones.slice(1).map((to, i) => {
        const way = places.wayBetween(zones[i], to, distanceOf(level));
        if (way.length < 2) return null;
        const cost = zones.length > 2 ? stepCost(facts, thing("zone", zones[i]), thing("zone", to)) : null;
        const { x, y } = way[Math.floor(way.length / 2)];
        return (
          <g key={to}>
            <Arrow way={way} width={4.5 * scale} short={SHORT} />
            {cost !== null && (
              <g transform={`translate(${x} ${y}) scale(${scale * 0.86})`}>
                <Coin text={`${cost}`} className="step" />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
