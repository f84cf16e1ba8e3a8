/** What is asked in the chapter of results, as data. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";

export type ResultsQuestion = QuestionShape & { ask: "results-nothing" };
