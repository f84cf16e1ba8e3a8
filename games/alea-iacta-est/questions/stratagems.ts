/** What is asked where stratagems are played, as data. */
import type { QuestionShape } from "@rubicon/engine";
import type { Moment } from "../plays/moments.ts";
import type { SideName } from "../sides.ts";

interface Asked extends QuestionShape {
  readonly side: SideName;
}

export type StratagemQuestion =
  /** In a battle: where; on a die: what it shows, and how many sides it has. */
  Asked & { ask: "window"; moment: Moment; zone?: string; die?: number; sides?: number };
