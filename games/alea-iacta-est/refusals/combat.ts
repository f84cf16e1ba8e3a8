/** Why an act is refused in the chapter of combat. The sentences are in words/. */
import { because } from "./because.ts";

export const COMBAT_NO = { combatNothing: because("AIE-0.1.a", "combatNothing") };
