/** A whole position that fits what a seat sees: the counters it cannot see are drawn anew. */
import { type Dice, nth, type Seat } from "@rubicon/engine";
import { redeal } from "@rubicon/series";
import { copy, own, type Position } from "./position.ts";
import { type Person, SEATS } from "./sides.ts";

export function guess(p: Position, seat: Seat, random: Dice): Position {
  const guessed = copy(p);
  const other = nth<Person>(SEATS.findIndex((each) => each !== seat));
  for (const [counter, pile] of redeal(p.box.counters, p.counter, other, random)) own.counter(guessed)[counter] = pile;
  return guessed;
}
