/** Sentences of the chapter of year. */
import type { YearWords } from "../wording.ts";
import type { Said } from "./names.ts";

export const yearIn = (_said: Said): YearWords => {
  throw new Error("to be written");
};
