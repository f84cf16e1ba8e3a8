/** Equal bots play a scenario many times: pairs of games with the same dice, and the bots' luck swapped. */
import { type Budget, botNamed } from "@rubicon/bots";
import type { OfSeats, PlayedGame } from "@rubicon/bots/balance";
import { BadInput, type Game, type Ledger, type Options, type Outcome, winnerOf } from "@rubicon/engine";
import { fight } from "../arena/duel.ts";
import { thoughtFor } from "../registry.ts";

/** Plain data: it travels to other threads. */
export interface Sample {
  readonly scenario: string;
  readonly options: Options;
  readonly bot: string;
  readonly budget: Budget | null;
  readonly pairs: number;
  readonly seed: string;
}

/** A game with what is not kept of it, since it would be another next time. */
export interface Sampled {
  readonly game: PlayedGame;
  /** Which game of its pair. */
  readonly order: 0 | 1;
  readonly counts: Ledger["counts"];
  readonly ms: number;
}

/** `next` gives the number of a pair, counting from 0, or one past the last when all are taken. */
export function playSample(game: Game, sample: Sample, next: () => number): Sampled[] {
  const sampled: Sampled[] = [];
  for (let pair = next(); pair < sample.pairs; pair = next())
    for (const order of [0, 1] as const) sampled.push(playOne(game, sample, pair, order));
  return sampled;
}

export function demandLedger(game: Game): void {
  if (game.ledger === undefined || game.seats.length !== 2)
    throw new BadInput(`${game.title} does not say how it was decided, so its balance cannot be told.`);
}

function playOne(
  game: Game,
  { scenario, options, bot, budget, seed: all }: Sample,
  pair: number,
  order: 0 | 1,
): Sampled {
  const seed = `${all}/${pair}`;
  const luck = [`${seed}/a`, `${seed}/b`];
  const thought = thoughtFor(game);
  const { outcome, ledger, ms, decisions } = fight({
    ...{ game, scenario, options, budget, seed },
    thoughts: [thought, thought],
    bots: [botNamed(bot), botNamed(bot)],
    luck: order === 0 ? luck : [...luck].reverse(),
    sense: false,
    ledger: true,
  });
  if (ledger === null) throw new Error(`${game.title} keeps no ledger`);
  return {
    game: playedGame(game, pair, outcome, ledger, decisions[0] + decisions[1]),
    ...{ order, counts: ledger.counts, ms: ms[0] + ms[1] },
  };
}

function playedGame(game: Game, pair: number, outcome: Outcome, ledger: Ledger, decisions: number): PlayedGame {
  const both = <T>(of: (seat: string) => T): OfSeats<T> => [of(game.seats[0]), of(game.seats[1])];
  const winner = winnerOf(outcome);
  const { lead, years, exchanges } = ledger;
  return {
    pair,
    winner: winner === null ? null : winner === game.seats[0] ? 0 : 1,
    how: outcome.how,
    level: outcome.level ?? null,
    ...{ lead, years, decisions, exchanges },
    points: Object.fromEntries(Object.entries(ledger.points).map(([source, by]) => [source, both((seat) => by[seat])])),
    held: both((seat) => ledger.held[seat]),
  };
}
