/** What is asked in the chapter of movement, as data. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";

export type MovementQuestion =
  /** Which piece sets out next? How many sequences the side has left, this one counted. */
  | (QuestionShape & { ask: "movement"; side: SideName; sequences: number })
  /** Who goes along, and where? */
  | (QuestionShape & { ask: "group"; side: SideName; zone: string; points: number; sea: boolean; gone: boolean });
