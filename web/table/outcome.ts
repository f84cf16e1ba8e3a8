/** How a game ended, in words: most endings are the game's own, some are agreed or suffered by its players. */
import { type Game, type Json, type Language, type Outcome, winnerOf } from "@rubicon/engine";
import { type TableWords, tableWords } from "./words.ts";

/** Endings that no rule of a game makes. */
const ENDINGS: Readonly<Record<keyof TableWords["endings"], true>> = { resigned: true, agreed: true, time: true };

const isEnding = (how: string): how is keyof TableWords["endings"] => Object.hasOwn(ENDINGS, how);

/** A seat may lead another side than it began with: the sight says which. */
export function sayOutcome(game: Game, language: Language, outcome: Outcome, sight: Json): string {
  const { how } = outcome;
  if (!isEnding(how)) return game.words(language).outcome(outcome);
  const winner = winnerOf(outcome);
  return tableWords[language].endings[how](winner === null ? "" : game.words(language).seat(winner, sight));
}

/** The rule behind it, where it is a rule of the game. */
export const ruleOfOutcome = (outcome: Outcome): string | null => (isEnding(outcome.how) ? null : outcome.rule);
