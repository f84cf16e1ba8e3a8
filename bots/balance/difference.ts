/** What a change makes of a scenario: the same pairs of games before and after, so that much of their luck is the same. */
import { pairsOf } from "./figures.ts";
import type { Balance, PlayedGame } from "./form.ts";
import { type Mean, meanOf } from "./interval.ts";

export interface Difference {
  /** What the first seat scores more than before, of 1. */
  readonly score: Mean;
  readonly lead: Mean;
  readonly years: Mean;
}

type Games = Pick<Balance, "games">;

export function differenceOf(before: Games, after: Games): Difference {
  const more = (of: (game: PlayedGame) => number): Mean => {
    const [was, is] = [byPair(before, of), byPair(after, of)];
    return meanOf([...is].flatMap(([pair, value]) => (was.has(pair) ? [value - (was.get(pair) ?? 0)] : [])));
  };
  return {
    score: more(({ winner }) => (winner === null ? 0.5 : 1 - winner)),
    lead: more(({ lead }) => lead),
    years: more(({ years }) => years),
  };
}

const byPair = ({ games }: Games, of: (game: PlayedGame) => number): ReadonlyMap<number, number> =>
  new Map(pairsOf(games).map((pair) => [pair[0].pair, pair.reduce((sum, game) => sum + of(game), 0) / pair.length]));
