/** Frames of combat (7.d, 8). */
import { type FrameShapes, upTo } from "@rubicon/engine";
import { DIE, SIDE } from "./fields.ts";

export const COMBAT_FRAMES = {
  /** E.2 */
  combats: { side: SIDE },
  /** The die that waits: it falls, could still be changed, and then takes effect in the frame beneath. */
  cast: { sides: upTo(10, 6), side: SIDE, face: DIE },
} satisfies FrameShapes;
