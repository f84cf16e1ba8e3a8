/** When stratagems can be played (IMP-6.e, IMP-R20): the moments of a year at which somebody is asked for one. */

export const MOMENTS = [
  /** B2: the initiative has been rolled for. */
  "initiative",
  /** C.X3: part of the Enemy's own geostrategy. */
  "uprisings",
  /** C.X4 */
  "usurpations",
  /** w7 and w1, which are one: between two sequences of Phase E. */
  "sequence",
  /** w2: a move is over; and, for the active side, any decision of its own in E.1 and E.2 (IMP-R116). */
  "move",
  /** w3: before anybody evades a battle. */
  "evasion",
  /** w4: before the die of a battle. */
  "battle",
  /** w5: a die has fallen, and waits. */
  "die",
  /** w6: a battle is over. */
  "aftermath",
  /** w8: the end of Phase E. */
  "truce",
] as const;
export type Moment = (typeof MOMENTS)[number];

/** IMP-6.e, IMP-2.E.d: stratagems of Phase E that their text ties to no other moment. */
export const ANY_TIME: readonly Moment[] = ["sequence", "move", "evasion", "battle", "aftermath", "truce"];
