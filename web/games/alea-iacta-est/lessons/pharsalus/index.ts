/**
 * The lesson of movement, evasion and battle: 48 BC. Caesar crosses to Graecia, Pompeius comes to meet him in Thessalia,
 * and one die decides at Pharsalus.
 */
import type { Lesson } from "../../../../lesson/form.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { OPENING, STEPS } from "./steps.ts";

export const pharsalus: Lesson = {
  id: "pharsalus",
  minutes: 10,
  scenario: "pharsalus",
  seat: "palatine",
  dice: OPENING,
  steps: STEPS,
  texts: { en, fr, it },
};
