/** Frames of the year before its campaign: Phases A to D (2.A to 2.D). */
import { FLAG, type FrameShapes, listOf, upTo } from "@rubicon/engine";
import { FRONT_COUNT } from "../board.ts";
import { FRONT, FRONT_BITS, PEOPLE, PIECE, SIDE, ZONE } from "./fields.ts";

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
  /** C.R2: how many reserve Fronts there may be, -1 before the die; and those of last year. */
  reserves: { most: upTo(FRONT_COUNT, -1), before: FRONT_BITS },
  /** C.R3 */
  vexillations: {},
  /** IMP-3.4.c: the legions that have given men to a vexillation. */
  detaching: { front: FRONT, legions: listOf(PIECE) },
  /** IMP-3.4.e: how many legions a vexillation still restores; `met`: one of them stands where it was (IMP-3.4.d). */
  dissolving: { front: FRONT, zone: ZONE, left: upTo(3), met: FLAG },
  /** C.X2: who must go to war, and then the marker. */
  wars: {},
  marker: {},
  /** IMP-4.4.b, IMP-6.1.g, IMP-9.2.4.e: a People takes its place at home. */
  muster: { people: PEOPLE },
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
  /** IMP-TE.1.b, IMP-TE.4.a: which of two Augusti is ill. */
  illness: {},
  /** IMP-TE.6.a: which of two Augusti goes to Rome. */
  summons: {},
  /** D3: which titles have been given. */
  nominations: { augustus: FLAG, caesar: FLAG },
  /** D4: who has yet to be tested. */
  deaths: { begun: FLAG, left: listOf(PIECE) },
  /** D5 */
  reinforcements: {},
} satisfies FrameShapes;
