/** Why an act is refused in the chapter of year. The sentences are in words/. */
import { because } from "./because.ts";

export const YEAR_NO = { yearNothing: because("AIE-0.1.a", "yearNothing") };
