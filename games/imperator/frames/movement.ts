/** Frames of the campaign and of movement (2.E, 3.5, 4.3, 7). */
import { FLAG, type FrameShapes } from "@rubicon/engine";
import { SIDE, SIDE_OR_NONE } from "./fields.ts";

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
} satisfies FrameShapes;
