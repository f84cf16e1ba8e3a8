/** The cup of stratagem counters as a year begins (AIE-2.A, IMP-2.A). */
import { type Dice, nth } from "@rubicon/engine";
import { CUP, type Pile, returnedBy } from "./piles.ts";
import type { Person } from "./sides.ts";

/** Whatever lies in the cup, whoever knows of it. */
const LAST_IN_CUP = returnedBy(nth<Person>(1));

/** AIE-2.A.a, IMP-2.A.b: all that nobody holds, that does not lie on the map and is not out of the game: and nobody knows better. */
export function refill<C extends number>(counters: readonly C[], piles: { [counter in C]: Pile }): void {
  for (const counter of counters) if (piles[counter] <= LAST_IN_CUP) piles[counter] = CUP;
}

/** AIE-2.A.b, IMP-2.A.a, IMP-2.A.c: one at random goes into a hand; null where the cup is empty. */
export function drawOne<C extends number>(
  counters: readonly C[],
  piles: { [counter in C]: Pile },
  hand: Pile,
  dice: Dice,
): C | null {
  const cup = counters.filter((counter) => piles[counter] === CUP);
  if (cup.length === 0) return null;
  const counter = cup[dice.roll(cup.length) - 1];
  piles[counter] = hand;
  return counter;
}
