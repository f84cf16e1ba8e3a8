/** Arrows on the map: the moves of the last entry, fading, and the move that is being planned. */
import type { Json } from "@rubicon/engine";
import type { ReactNode } from "react";
import { Arrow } from "../../../drawing/Arrow.tsx";
import { useKit } from "../kit.ts";
import { type Journey, journeysOf } from "./events.ts";

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

export function Arrows({ events, scale }: { readonly events: readonly Json[]; readonly scale: number }): ReactNode {
  const { wayBetween } = useKit().places;
  return sheaves(events).map(({ journey: { side, from, to, is }, count }) => {
    const way = wayBetween(from, to);
    if (way.length < 2) return null;
    return (
      <g key={`${side} ${from} ${to} ${is}`} className={`aie-arrow ${is} ${side ?? "nobody"}`}>
        <Arrow way={way} width={(3 + Math.min(count, 6) * 0.6) * scale} short={SHORT} />
      </g>
    );
  });
}

/** The way that what is held would take: an arrow from each zone to the next. */
export function PlannedWay({ zones, scale }: { readonly zones: readonly string[]; readonly scale: number }): ReactNode {
  const { wayBetween } = useKit().places;
  return (
    <g className="aie-arrow planned">
      {zones.slice(1).map((to, i) => {
        const way = wayBetween(zones[i], to);
        return way.length < 2 ? null : <Arrow key={to} way={way} width={4.5 * scale} short={SHORT} />;
      })}
    </g>
  );
}
