/** What a player is asked, as data: chapter by chapter. */
import type { CombatQuestion } from "./combat.ts";
import type { MovementQuestion } from "./movement.ts";
import type { ResultsQuestion } from "./results.ts";
import type { StratagemQuestion } from "./stratagems.ts";
import type { UsurpationQuestion } from "./usurpation.ts";
import type { YearQuestion } from "./year.ts";

export type Question =
  | YearQuestion
  | MovementQuestion
  | CombatQuestion
  | UsurpationQuestion
  | StratagemQuestion
  | ResultsQuestion;
