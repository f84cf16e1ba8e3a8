/** What is asked in Phase F and in the winter, as data. */
import type { Asked } from "./shapes.ts";

export type ResultsQuestion =
  /** Where does a unit winter that cannot be where it belongs? */
  | (Asked & { ask: "quarters"; unit: string; left: number })
  /** With which unit does a leader go, or does he stay? */
  | (Asked & { ask: "retinue"; leader: string; stays: boolean })
  /** Where do units come back that were lost? */
  | (Asked & { ask: "revival"; unit: string; left: number })
  /** Which legions pay for the vexillations of a Front, or which of these are given up? */
  | (Asked & { ask: "upkeep"; front: string; reduce: number; remove: number })
  | (Asked & { ask: "custody" });
