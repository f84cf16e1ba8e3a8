/** Frames in which stratagems are played, and of what they set off (6). */
import { FLAG, type FrameShapes, listOf, upTo } from "@rubicon/engine";
import { windowFields } from "@rubicon/series";
import { MOMENTS } from "../plays/moments.ts";
import { DIE, PEOPLE, PIECE, SIDE } from "./fields.ts";

export const STRATAGEM_FRAMES = {
  window: windowFields(MOMENTS),
  /** C.X3 */
  uprisings: {},
  /** IMP-6.2.j: how many more Peoples may rise, of so many by that stratagem. */
  uprising: { major: FLAG, most: upTo(3), left: upTo(2) },
  /** IMP-6.1.e, IMP-6.1.h: how many more may be pacified, after the first, by a stratagem for that kind of Peoples. */
  pacification: { kind: upTo(3), first: PEOPLE, most: upTo(99), left: upTo(98) },
  /** IMP-6.3.c: whoever that side has sent. */
  murder: { side: SIDE, leader: PIECE, die: DIE },
  /** IMP-6.3.e: leaders still to be tested; whether it has just broken out, or they have come to it. */
  plague: { left: listOf(PIECE), die: DIE, outbreak: FLAG },
} satisfies FrameShapes;
