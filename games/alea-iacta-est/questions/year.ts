/** What is asked in the chapter of year, as data. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";

export type YearQuestion = QuestionShape & { ask: "year-nothing" };
