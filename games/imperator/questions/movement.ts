/** What is asked in the chapter of movement, as data. */
import type { Asked } from "./shapes.ts";

export type MovementQuestion =
  /** Which piece sets out next? How many sequences the side has left, this one counted. */
  Asked & { ask: "movement"; sequences: number };
