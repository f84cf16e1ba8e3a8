/** What is asked where stratagems are played, as data. */
import type { QuestionShape } from "@rubicon/engine";
import type { Moment } from "../plays/moments.ts";
import type { SideName } from "../sides.ts";

interface Asked extends QuestionShape {
  readonly side: SideName;
}

/** What a die other than that of a battle decides for somebody. */
export type Trial = "evasion" | "loneLeader" | "murder" | "plague";

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
  /** Whether a second People rises. */
  | (Asked & { ask: "uprising" })
  /** Who flees, or, without a zone, from where. */
  | (Asked & { ask: "flight"; zone: string | null; to: string })
  /** Which legions desert: so many more. */
  | (Asked & { ask: "luring"; zone: string; left: number })
  /** Which unit goes over, or whether a second one does. */
  | (Asked & { ask: "suborning"; zone: string; second: boolean });
