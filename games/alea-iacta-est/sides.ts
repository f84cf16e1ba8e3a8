/** The two factions, and the two people who lead them: those can exchange their factions in the middle of a game. */
import { nth, type Seat } from "@rubicon/engine";
import { FIRST_SIDE, type Led, NOBODY, SECOND_SIDE, type Side } from "@rubicon/series";

export { AT_FIRST, BOTH, enemyOf, NOBODY, type Person, type Side } from "@rubicon/series";

/** AIE-0.5.a */
export const CAES = FIRST_SIDE;
export const REP = SECOND_SIDE;

/** In the order of the numbers. */
export const SIDES = ["caesarians", "republicans"] as const;
export type SideName = (typeof SIDES)[number];

export const sideNamed = (name: SideName): Side => nth<Side>(SIDES.indexOf(name));
/** Null for nobody. */
export const nameOfSide = (side: Side): SideName | null => (side === NOBODY ? null : SIDES[side]);

/** Seats are named for hills of Roma, not for factions. The first one begins with the Caesarians. */
export const SEATS = ["palatine", "quirinal"] as const;

/** AIE-0.5.b: who leads a side at this moment. */
export const seatOf = (p: Led, side: Side): Seat => SEATS[p.leads[side]];

/** The side that a seat leads at this moment. */
export const sideOfSeat = (p: Led, seat: Seat): Side => (seatOf(p, CAES) === seat ? CAES : REP);
