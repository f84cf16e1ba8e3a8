/** A whole position that fits what a seat sees: the counters it cannot see are drawn anew. */
import { type Dice, nth, type Seat, shuffle } from "@rubicon/engine";
import { copy, own, type Position } from "./position.ts";
import { type Person, SEATS } from "./sides.ts";
import { CUP, handOf, returnedBy } from "./stratagems.ts";

export function guess(p: Position, seat: Seat, random: Dice): Position {
  const guessed = copy(p);
  const other = nth<Person>(SEATS.findIndex((each) => each !== seat));
  // What he put back himself, and what was played before everybody's eyes, he knows to be in the cup.
  const hidden = [CUP, handOf(other), returnedBy(other)];
  const counters = p.box.counters.filter((counter) => hidden.includes(p.counter[counter]));
  const piles = counters.map((counter) => p.counter[counter]).sort((a, b) => a - b);
  shuffle(counters, random);
  for (const [i, counter] of counters.entries()) own.counter(guessed)[counter] = piles[i];
  return guessed;
}
