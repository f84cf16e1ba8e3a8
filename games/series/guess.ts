/** Counters that a seat cannot see, dealt anew (AIE-2.A.c, AIE-R172, IMP-2.A.a): all else of a position is open. */
import { type Dice, shuffle } from "@rubicon/engine";
import { CUP, handOf, type Pile, returnedBy } from "./piles.ts";
import type { Person } from "./sides.ts";

/**
 * What he put back himself, and what was played before everybody's eyes, a player knows to be in the cup; the other's hand
 * and what the other put back he does not.
 */
export function redeal<C extends number>(
  counters: readonly C[],
  piles: { readonly [counter in C]: Pile },
  other: Person,
  random: Dice,
): readonly (readonly [C, Pile])[] {
  const hidden = [CUP, handOf(other), returnedBy(other)];
  const unseen = counters.filter((counter) => hidden.includes(piles[counter]));
  const dealt = unseen.map((counter) => piles[counter]).sort((a, b) => a - b);
  shuffle(unseen, random);
  return unseen.map((counter, i) => [counter, dealt[i]]);
}
