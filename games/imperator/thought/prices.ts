/** Reservation prices of stratagems (6): what a counter in the hand is worth to whoever may play it. They can be learned (scripts/learn/prices.ts). */
import type { Act } from "../acts.ts";
import type { Position } from "../position.ts";
import type { Side } from "../sides.ts";
import { handOf, isUsable, TITLES, type Title } from "../stratagems.ts";
import set from "./prices.json" with { type: "json" };

const PRICES: Readonly<Record<Title, number>> = set.prices;

/** What an act plays out of the hand. */
export const titleOf = (_p: Position, act: Act): Title | null => ("stratagem" in act ? TITLES[act.stratagem] : null);

export function priceOfHand(p: Position, side: Side): number {
  const { counters, borne } = p.box;
  const hand = handOf(p.leads[side]);
  let sum = 0;
  for (let i = 0; i < counters.length; i++)
    if (p.counter[counters[i]] === hand && isUsable(side, borne[counters[i]]))
      sum += PRICES[TITLES[borne[counters[i]]]];
  return sum;
}
