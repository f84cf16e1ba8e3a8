/** Frames of the campaign and of movement (2.E, 3.5, 4.3, 7). */
import { FLAG, type FrameShapes, upTo } from "@rubicon/engine";
import { DIE, PIECE, SIDE, SIDE_OR_NONE, ZONE } from "./fields.ts";

export const MOVEMENT_FRAMES = {
  campaign: {},
  /** IMP-2.E.a: whose sequence is next, and whose has just ended. */
  turns: { side: SIDE, last: SIDE_OR_NONE },
  /** The end of Phase E, after the last sequence of that side. */
  truce: { side: SIDE },
  /** A movement and combat sequence of one side; `extra`: that of event 10, which is not counted. */
  movesAndCombats: { side: SIDE, extra: FLAG, begun: FLAG },
  /** E.1 */
  movement: { side: SIDE },
  /** A march by land of those who are marked with GROUP. */
  group: {
    side: SIDE,
    from: ZONE,
    zone: ZONE,
    spent: upTo(9),
    /** IMP-7.2.c: it has entered a zone that lifts the limit of two points. */
    free: FLAG,
    /** It has left the zone it started from. */
    gone: FLAG,
    /** IMP-3.5.c: units went along, and no leader goes farther than the last of them. */
    laden: FLAG,
    /** IMP-4.5G.j: units have been won over where it is, and may come along. */
    won: FLAG,
  },
  /** IMP-4.5G.i: the die for units without a leader that the group on the stack has come upon. */
  winOver: { side: SIDE, zone: ZONE, die: DIE },
  /**
   * IMP-3.5.n to IMP-3.5.q: a fleet with whom it carries. Marked with GROUP are in port those who go aboard, at sea those who are
   * about to land.
   */
  voyage: { fleet: PIECE, sailed: FLAG, landed: FLAG },
} satisfies FrameShapes;
