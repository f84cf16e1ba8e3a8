/**
 * The first lesson, the usurpation of Avidius Cassius: the whole year 175. Fronts and what binds a legion to its own, a
 * vexillation, an evasion, a march, a battle of Romans against Romans, winter, and points.
 */
import type { Lesson } from "../../../../lesson/form.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { OPENING, STEPS } from "./steps.ts";

export const avidiusCassius: Lesson = {
  id: "avidius-cassius",
  minutes: 12,
  scenario: "s1_avidius_cassius",
  seat: "capitoline",
  dice: OPENING,
  steps: STEPS,
  texts: { en, fr, it },
};
