/** What is asked in a coup d'état, as data. The name of `ask` is the name of the step. */
import type { QuestionShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";

export type CoupQuestion =
  /** Whether the threatened side tries to name the Pretender Triumvir. */
  QuestionShape & { ask: "triumvirate"; side: SideName; leader: string; region: string; pc: number };
