/** When stratagems can be played (AIE-6.0.f, AIE-R65): the moments of a year at which somebody is asked for one. */

export const MOMENTS = [
  /** B.2: the initiative has been rolled for. */
  "initiative",
  /** B.3: and is settled. */
  "gates",
  /** C.3, C.4: part of a side's own geostrategy. */
  "geostrategy",
  /** W8 and W1, which are one: between two sequences of Phase E. */
  "sequence",
  /** W2: a group has moved; and, for the active side, whenever it may move another. */
  "move",
  /** The other side has just played something in its own movement. */
  "answer",
  /** W3 where no battle is to follow. */
  "end-of-movement",
  /** W3 and W4, which are one: before anybody evades. */
  "combats",
  /** W5: before the die of a battle. */
  "battle",
  /** W6: a die has fallen, and waits. */
  "die",
  /** W7: a battle is over. */
  "aftermath",
  /** F.1, and F.3 after the murder of Caesar: before the Republic dies. */
  "republic",
  /** F.3: before the conspirators try. */
  "ides",
  /** F.4: before regions and owners are looked at. */
  "triumvirs",
  /** F.5: before points are counted. */
  "triumph",
] as const;
export type Moment = (typeof MOMENTS)[number];

/** AIE-R65: stratagems of Phase E that their text ties to no other moment. */
export const ANY_TIME: readonly Moment[] = [
  "sequence",
  "move",
  "answer",
  "end-of-movement",
  "combats",
  "battle",
  "aftermath",
];
