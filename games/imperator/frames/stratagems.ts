/** Frames in which stratagems are played, and of what they set off (6). */
import { type FrameShapes, upTo } from "@rubicon/engine";
import { MOMENTS } from "../plays/moments.ts";
import { SIDE } from "./fields.ts";

export const STRATAGEM_FRAMES = {
  /** A moment at which stratagems can be played: who is asked now, and, as bits of sides, who has passed and who is not asked. */
  window: { moment: upTo(MOMENTS.length - 1), asked: SIDE, passed: upTo(3), silent: upTo(3) },
  /** C.X3 */
  uprisings: {},
} satisfies FrameShapes;
