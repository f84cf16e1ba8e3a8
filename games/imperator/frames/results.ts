/** Frames of Phase F and of the winter (2.F, 9.2, 10). */
import type { FrameShapes } from "@rubicon/engine";

export const RESULTS_FRAMES = {
  results: {},
  /** F2 */
  armenia: {},
  /** F3 */
  points: {},
  /** F4: fleets, Roman pieces, vexillations, Peoples. */
  winterOfFleets: {},
  winterOfRomans: {},
  upkeep: {},
  winterOfPeoples: {},
  /** F5 */
  departures: {},
  /** F6 */
  hands: {},
  /** F7 */
  custody: {},
  /** F8 */
  ending: {},
} satisfies FrameShapes;
