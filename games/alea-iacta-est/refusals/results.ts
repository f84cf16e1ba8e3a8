/** Why an act is refused in the chapter of results. The sentences are in words/. */
import { because } from "./because.ts";

export const RESULTS_NO = { resultsNothing: because("AIE-0.1.a", "resultsNothing") };
