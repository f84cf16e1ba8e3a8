/** The two roles, Rome and its enemies, and the two people who have them: those can exchange them in the middle of a game. */
import { nth, type Seat } from "@rubicon/engine";
import { FIRST_SIDE, type Led, NOBODY, SECOND_SIDE, type Side } from "@rubicon/series";

export { AT_FIRST, BOTH, enemyOf, NOBODY, type Person, type Side } from "@rubicon/series";

/** IMP-R117 */
export const ROME = FIRST_SIDE;
export const ENEMY = SECOND_SIDE;
/** IMP-R78: units in mutiny are nobody's friends, and stand against both. */
export const MUTINY = nth<Side>(2);

/** In the order of the numbers. */
export const SIDES = ["rome", "enemy"] as const;
export type SideName = (typeof SIDES)[number];

export const sideNamed = (name: SideName): Side => nth<Side>(SIDES.indexOf(name));
/** Null for nobody, and for mutineers. */
export const nameOfSide = (side: Side): SideName | null => (side === NOBODY || side === MUTINY ? null : SIDES[side]);

/** Seats are named for hills of Roma, not for roles. The first one begins with Rome. */
export const SEATS = ["capitoline", "aventine"] as const;

/** IMP-R117: who has a role at this moment. */
export const seatOf = (p: Led, side: Side): Seat => SEATS[p.leads[side]];

/** The role that a seat has at this moment. */
export const sideOfSeat = (p: Led, seat: Seat): Side => (seatOf(p, ROME) === seat ? ROME : ENEMY);
