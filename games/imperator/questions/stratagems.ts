/** What is asked where stratagems are played, as data. */
import type { Moment } from "../plays/moments.ts";
import type { Asked } from "./shapes.ts";

/** What a die other than that of a battle decides for somebody. */
export type Trial = "evasion" | "loneLeader" | "murder" | "plague" | "allegiances" | "extension" | "winOver";

export type StratagemQuestion =
  /** In a battle: where; on a die: what it shows, how many sides it has, and what it is thrown for. */
  | (Asked & {
      ask: "window";
      moment: Moment;
      zone?: string;
      die?: number;
      sides?: number;
      trial?: Trial;
      piece?: string;
    })
  /** Which other People rises? So many more may. */
  | (Asked & { ask: "uprising"; left: number; major: boolean })
  /** Which other People is pacified? */
  /** All: as many as are left to choose from, so that the rest can be left to itself. */
  | (Asked & { ask: "pacification"; left: number; all: boolean });
