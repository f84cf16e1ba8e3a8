/** Two sides and two people: whoever leads one side may come to lead the other in the middle of a game. */
import { type By, by, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";

/** AIE-0.5.a, IMP-R117: what pieces, markers and frames speak of. */
export type Side = Nth<"side">;
export const FIRST_SIDE = nth<Side>(0);
export const SECOND_SIDE = nth<Side>(1);
export const NOBODY = nth<Side>(-1);
export const BOTH: readonly Side[] = [FIRST_SIDE, SECOND_SIDE];

export const enemyOf = (side: Side): Side => nth<Side>(1 - side);

/** AIE-R90, IMP-R117: hands, orders and the outcome are a person's. A seat by its place in the list of them. */
export type Person = Nth<"person">;

/** AIE-5.1.2.a, IMP-5.f: who leads which side as a game begins. */
export const AT_FIRST: ReadonlyBy<Side, Person> = by<Side, Person>([nth<Person>(0), nth<Person>(1)]);

export interface Led {
  readonly leads: ReadonlyBy<Side, Person>;
}

/** AIE-5.1.2.a, AIE-R90, IMP-5.f, IMP-R117: each person takes over what the other led; what is a person's goes with him. */
export function exchangePersons(leads: By<Side, Person>): void {
  [leads[FIRST_SIDE], leads[SECOND_SIDE]] = [leads[SECOND_SIDE], leads[FIRST_SIDE]];
}

/** AIE-2.B.g, IMP-2.B.c: both sides, the one with the initiative first. */
export const inOrder = (p: { readonly initiative: Side }): readonly Side[] =>
  p.initiative === FIRST_SIDE ? BOTH : REVERSED;

const REVERSED: readonly Side[] = [SECOND_SIDE, FIRST_SIDE];
