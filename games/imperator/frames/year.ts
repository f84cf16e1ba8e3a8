/** Frames of the year before its campaign: Phases A to D (2.A to 2.D). */
import type { FrameShapes } from "@rubicon/engine";
import { SIDE } from "./fields.ts";

export const YEAR_FRAMES = {
  /** IMP-0.3.a */
  year: {},
  newYear: {},
  /** A2 */
  draw: {},
  /** B1 */
  initiative: {},
  /** C: both sides, one after the other, then peace or war. */
  geostrategy: {},
  /** C.R1, C.X1: leaders of a side who enter or come back. */
  arrivals: { side: SIDE },
  /** C.R2 */
  reserves: {},
  /** C.R3 */
  vexillations: {},
  /** C.X2 */
  wars: {},
  /** C.9: whether the year has a campaign. */
  peaceOrWar: {},
  /** PAX */
  pax: {},
  /** D */
  administration: {},
  /** D1 */
  sequences: {},
  /** D2 */
  event: {},
  /** D3 */
  nominations: {},
  /** D4 */
  deaths: {},
  /** D5 */
  reinforcements: {},
} satisfies FrameShapes;
