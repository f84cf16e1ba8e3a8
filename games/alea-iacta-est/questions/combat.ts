/** What is asked in the chapter of combat, as data. The names of `ask` are the names of the steps. */
import type { QuestionShape } from "@rubicon/engine";

export type CombatQuestion = QuestionShape & { ask: "combat-nothing" };
