/** How a game ended, in words: most endings are the game's own, some are agreed or suffered by its players. */
import type { Game, Language, Outcome } from "@rubicon/engine";
import { type TableWords, tableWords } from "./words.ts";

type Endings = TableWords["endings"];

const isEnding = (how: string): how is keyof Endings => Object.hasOwn(tableWords.en.endings, how);

export function sayOutcome(game: Game, language: Language, outcome: Outcome): string {
  if (!isEnding(outcome.how)) return game.words(language).outcome(outcome);
  const { winner, how } = outcome;
  return tableWords[language].endings[how](winner === null ? "" : game.words(language).seat(winner));
}

/** The rule behind it, where it is a rule of the game. */
export const ruleOfOutcome = (outcome: Outcome): string | null => (isEnding(outcome.how) ? null : outcome.rule);
