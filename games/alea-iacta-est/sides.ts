/** The two factions, and the two people who lead them: those can exchange their factions in the middle of a game. */
import { by, type Nth, nth, type ReadonlyBy, type Seat } from "@rubicon/engine";

/** AIE-0.5.a */
export type Side = Nth<"side">;
export const CAES = nth<Side>(0);
export const REP = nth<Side>(1);
export const NOBODY = nth<Side>(-1);

/** In the order of the numbers. */
export const SIDES = ["caesarians", "republicans"] as const;
export type SideName = (typeof SIDES)[number];
export const BOTH: readonly Side[] = [CAES, REP];

export const enemyOf = (side: Side): Side => nth<Side>(1 - side);
export const sideNamed = (name: SideName): Side => nth<Side>(SIDES.indexOf(name));
/** Null for nobody. */
export const nameOfSide = (side: Side): SideName | null => (side === NOBODY ? null : SIDES[side]);

/** Seats are named for hills of Roma, not for factions. The first one begins with the Caesarians. */
export const SEATS = ["palatine", "quirinal"] as const;
/** A seat by its place in that list. */
export type Person = Nth<"person">;

export const AT_FIRST: ReadonlyBy<Side, Person> = by<Side, Person>([nth<Person>(0), nth<Person>(1)]);

interface Led {
  readonly leads: ReadonlyBy<Side, Person>;
}

/** AIE-0.5.b: who leads a side at this moment. */
export const seatOf = (p: Led, side: Side): Seat => SEATS[p.leads[side]];

/** The side that a seat leads at this moment. */
export const sideOfSeat = (p: Led, seat: Seat): Side => (seatOf(p, CAES) === seat ? CAES : REP);
