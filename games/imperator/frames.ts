/**
 * The frames of the sequence of play: one kind for each step, named as the step, chapter by chapter.
 * A frame is never changed, only replaced: so positions that are copies of each other can share their frames.
 */
import { type FrameOf, type FrameShapes, stackingOf } from "@rubicon/engine";
import { COMBAT_FRAMES } from "./frames/combat.ts";
import { MOVEMENT_FRAMES } from "./frames/movement.ts";
import { RESULTS_FRAMES } from "./frames/results.ts";
import { STRATAGEM_FRAMES } from "./frames/stratagems.ts";
import { USURPATION_FRAMES } from "./frames/usurpation.ts";
import { YEAR_FRAMES } from "./frames/year.ts";
import type { Side } from "./sides.ts";

export { sizesOf } from "./frames/fields.ts";

export const FRAMES = {
  ...YEAR_FRAMES,
  ...MOVEMENT_FRAMES,
  ...COMBAT_FRAMES,
  ...USURPATION_FRAMES,
  ...STRATAGEM_FRAMES,
  ...RESULTS_FRAMES,
} satisfies FrameShapes;

export type Frame = FrameOf<typeof FRAMES>;
export type FrameAt<K extends Frame["step"]> = Extract<Frame, { readonly step: K }>;

export const { push, pop, next, top, frameOf } = stackingOf<Frame>();

/** IMP-2.E.d: whose sequence of Phase E it is, or was when the last one is over; undefined in any other phase. */
export const activeSide = (p: { readonly stack: Frame[] }): Side | undefined =>
  (frameOf(p, "movesAndCombats") ?? frameOf(p, "truce"))?.side;
