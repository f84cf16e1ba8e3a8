/**
 * The first lesson: Caesar's first turn, with the historical set-up. He crosses the Rubicon to Roma; the Twelfth follows
 * him along the coast; his legions in Gallia attack Tarraco and win in two rounds, and Pompeius withdraws to Brundisium.
 */
import type { Lesson } from "../../../../lesson/form.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { DEAL, STEPS } from "./steps.ts";

export const firstTurn: Lesson = {
  id: "first-turn",
  minutes: 10,
  scenario: "historical",
  seat: "caesar",
  dice: DEAL,
  steps: STEPS,
  texts: { en, fr, it },
};
