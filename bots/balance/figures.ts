/** What kept games come to: shares, means, how they ended and what decided them, each with its 95 % interval. */
import type { Balance, OfSeats, PlayedGame } from "./form.ts";
import { type Mean, meanOf, type Rate, rateOf } from "./interval.ts";

export interface Ending {
  readonly winner: PlayedGame["winner"];
  readonly how: string;
  readonly level: string | null;
  readonly count: number;
  readonly share: Rate;
}

export interface Spread extends Mean {
  readonly least: number;
  readonly most: number;
}

export interface PointsFrom {
  readonly source: string;
  /** A game. */
  readonly each: OfSeats<Mean>;
  /** What the first seat has more of it. */
  readonly lead: Mean;
}

export interface HeldThing {
  readonly thing: string;
  readonly share: OfSeats<Rate>;
}

export interface Figures {
  readonly games: number;
  readonly wins: OfSeats<Rate>;
  readonly nobody: Rate;
  /** What the first seat scores: 1 for a game won, 1/2 for one that nobody won. */
  readonly score: Rate;
  /** The most frequent first. */
  readonly endings: readonly Ending[];
  readonly lead: Spread;
  readonly years: Spread;
  readonly decisions: Spread;
  /** Games in which the players changed sides. */
  readonly exchanged: Rate;
  /** What made the greatest difference first. */
  readonly points: readonly PointsFrom[];
  readonly held: readonly HeldThing[];
}

export function figuresOf({ games }: Pick<Balance, "games">): Figures {
  const pairs = pairsOf(games);
  /** Games of one pair have dice in common, so it is pairs that are counted. */
  const share = (is: (game: PlayedGame) => boolean): Rate =>
    rateOf(pairs.map((pair) => (2 * pair.filter(is).length) / pair.length));
  const mean = (of: (game: PlayedGame) => number): Mean =>
    meanOf(pairs.map((pair) => pair.reduce((sum, game) => sum + of(game), 0) / pair.length));
  const spread = (of: (game: PlayedGame) => number): Spread => ({
    ...mean(of),
    least: Math.min(...games.map(of)),
    most: Math.max(...games.map(of)),
  });
  return {
    games: games.length,
    wins: [share(({ winner }) => winner === 0), share(({ winner }) => winner === 1)],
    nobody: share(({ winner }) => winner === null),
    score: rateOf(pairs.map((pair) => (2 * pair.reduce((sum, { winner }) => sum + worth(winner), 0)) / pair.length)),
    endings: endingsOf(games, share),
    lead: spread(({ lead }) => lead),
    years: spread(({ years }) => years),
    decisions: spread(({ decisions }) => decisions),
    exchanged: share(({ exchanges }) => exchanges > 0),
    points: pointsFrom(games, mean),
    held: heldThings(games, share),
  };
}

const worth = (winner: PlayedGame["winner"]): number => (winner === null ? 0.5 : winner === 0 ? 1 : 0);

export function pairsOf(games: readonly PlayedGame[]): readonly (readonly PlayedGame[])[] {
  const pairs = new Map<number, PlayedGame[]>();
  for (const game of games) pairs.set(game.pair, [...(pairs.get(game.pair) ?? []), game]);
  return [...pairs.values()];
}

type Sharing = (is: (game: PlayedGame) => boolean) => Rate;

function endingsOf(games: readonly PlayedGame[], share: Sharing): readonly Ending[] {
  const kinds = new Map(games.map((game) => [kindOf(game), game]));
  const endings = [...kinds].map(([kind, { winner, how, level }]) => {
    const is = (game: PlayedGame): boolean => kindOf(game) === kind;
    return { winner, how, level, count: games.filter(is).length, share: share(is) };
  });
  return endings.sort((a, b) => b.count - a.count);
}

const kindOf = ({ winner, how, level }: PlayedGame): string => `${winner} ${how} ${level}`;

function pointsFrom(games: readonly PlayedGame[], mean: (of: (game: PlayedGame) => number) => Mean): PointsFrom[] {
  const sources = [...new Set(games.flatMap(({ points }) => Object.keys(points)))];
  const scored = (game: PlayedGame, source: string, seat: 0 | 1): number => game.points[source]?.[seat] ?? 0;
  return sources
    .map(
      (source): PointsFrom => ({
        source,
        each: [mean((game) => scored(game, source, 0)), mean((game) => scored(game, source, 1))],
        lead: mean((game) => scored(game, source, 0) - scored(game, source, 1)),
      }),
    )
    .sort((a, b) => Math.abs(b.lead.mean) - Math.abs(a.lead.mean));
}

/** What somebody held in the end of at least one game, in the order in which games name it. */
function heldThings(games: readonly PlayedGame[], share: Sharing): readonly HeldThing[] {
  const things = [...new Set(games.flatMap(({ held }) => held.flat()))];
  return things.map((thing) => ({
    thing,
    share: [share(({ held }) => held[0].includes(thing)), share(({ held }) => held[1].includes(thing))],
  }));
}

/** Between these a scenario is called even. */
export const FAIR = { low: 0.35, high: 0.65 } as const;

/** Whether a scenario is even, leans to one seat, is mostly won by nobody, or too few games have been played to say. */
export type Verdict = "even" | "first" | "second" | "drawn" | "open";

export function verdictOf({ score: { low, high }, nobody }: Pick<Figures, "score" | "nobody">): Verdict {
  if (low > FAIR.high) return "first";
  if (high < FAIR.low) return "second";
  if (nobody.rate > 0.5) return "drawn";
  return low >= FAIR.low && high <= FAIR.high ? "even" : "open";
}
