/** The list with Skirmish in it, with its smallest pack: for pages that are built for tests. */
import { GAMES as LISTED, type ListedGame } from "../list.ts";
import { SKIRMISH } from "./skirmish.ts";

export type { GameFacts, ListedGame, PlayableParts } from "../list.ts";

const duel: ListedGame = {
  ...SKIRMISH,
  parts: SKIRMISH.parts && { ...SKIRMISH.parts, rules: async () => (await import("./duel.ts")).duelRules },
};

export const GAMES: readonly ListedGame[] = [...LISTED, duel];
