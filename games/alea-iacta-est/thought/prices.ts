/**
 * Reservation prices of stratagems: what a counter in the hand is worth, so that it is played only where it brings more. A counter
 * has two faces and is played once: the dearer one counts. The prices are learned (scripts/learn/prices.ts).
 */
import type { Act } from "../acts.ts";
import type { Position } from "../position.ts";
import type { Side } from "../sides.ts";
import { facesOfCounter, handOf, type Title } from "../stratagems.ts";
import set from "./prices.json" with { type: "json" };

const PRICES: Readonly<Record<Title, number>> = set.prices;

/** What an act plays out of the hand. */
export const titleOf = (p: Position, act: Act): Title | null =>
  "face" in act ? p.box.stratagems[act.face].title : null;

export function priceOfHand(p: Position, side: Side): number {
  const { counters, stratagems } = p.box;
  const hand = handOf(p.leads[side]);
  let sum = 0;
  for (let i = 0; i < counters.length; i++) {
    if (p.counter[counters[i]] !== hand) continue;
    const [one, other] = facesOfCounter(counters[i]);
    sum += Math.max(PRICES[stratagems[one].title], PRICES[stratagems[other].title]);
  }
  return sum;
}
