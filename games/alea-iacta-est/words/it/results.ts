/** Sentences of the chapter of results. */
import type { ResultsWords } from "../wording.ts";
import type { Said } from "./names.ts";

export const resultsIn = (_said: Said): ResultsWords => {
  throw new Error("to be written");
};
