/** What is asked in the chapter of movement, as data. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";

export type MovementQuestion = QuestionShape & { ask: "movement-nothing" };
