/**
 * The first lesson, the crossing of the Rubicon: 49 BC. Caesar marches on Roma, the Senate flees, and Labienus is held at
 * Neapolis: movement, evasion, battle, and stratagems on both sides.
 */
import type { Lesson } from "../../../../lesson/form.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { OPENING, STEPS } from "./steps.ts";

export const rubicon: Lesson = {
  id: "rubicon",
  minutes: 10,
  scenario: "rise-of-caesar",
  seat: "palatine",
  dice: OPENING,
  steps: STEPS,
  texts: { en, fr, it },
};
