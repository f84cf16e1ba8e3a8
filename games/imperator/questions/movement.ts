/** What is asked in the chapter of movement, as data. */
import type { Asked } from "./shapes.ts";

export type MovementQuestion =
  /** Which piece sets out next? How many sequences the side has left, this one counted. */
  | (Asked & { ask: "movement"; sequences: number })
  /** Who goes along, and where? `alone`: a unit without a leader, which goes one zone and takes nobody along. */
  | (Asked & { ask: "group"; zone: string; points: number; gone: boolean; alone: boolean })
  /** Who goes aboard, where does the fleet sail, who lands where? */
  | (Asked & { ask: "voyage"; fleet: string; zone: string; aboard: string[]; sailed: boolean });
