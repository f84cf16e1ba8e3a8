/** Sentences of the chapter of combat. */
import type { CombatWords } from "../wording.ts";
import type { Said } from "./names.ts";

export const combatIn = (_said: Said): CombatWords => {
  throw new Error("to be written");
};
