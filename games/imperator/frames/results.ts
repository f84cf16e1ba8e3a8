/** Frames of Phase F and of the winter (2.F, 9.2, 10). */
import type { FrameShapes } from "@rubicon/engine";
import { FRONT, PEOPLE_OR_NONE, SIDE } from "./fields.ts";

export const RESULTS_FRAMES = {
  results: {},
  /** F2 */
  armenia: {},
  /** F3 */
  points: {},
  /** F4: fleets, Roman pieces, vexillations, Peoples. */
  winterOfFleets: {},
  winterOfRomans: {},
  /** IMP-9.2.2.a to IMP-9.2.2.i: units that go home. */
  quarters: {},
  /** IMP-9.2.2.e, IMP-R99: leaders who may go with them. */
  retinue: {},
  /** IMP-9.2.2.n to IMP-9.2.2.p: units of a side that were lost this year. */
  revival: { side: SIDE },
  /** IMP-9.2.2.j to IMP-9.2.2.m, IMP-9.2.2.q: what their quarters do to them. */
  barracks: {},
  /** IMP-9.2.3.a: Front by Front. */
  upkeep: { front: FRONT },
  /** The last one that has had its winter. */
  winterOfPeoples: { people: PEOPLE_OR_NONE },
  /** F5 */
  departures: {},
  /** F6 */
  hands: {},
  /** F7 */
  custody: {},
  /** F8 */
  ending: {},
} satisfies FrameShapes;
