/** What questions share. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";

export interface Asked extends QuestionShape {
  readonly side: SideName;
}
