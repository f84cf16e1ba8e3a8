/** A contest between two bots in pairs of games: the same dice, the seats swapped. */
import { type Budget, botNamed } from "@rubicon/bots";
import { BadInput, type Game, type Options, type Outcome, type Seat, winnerOf } from "@rubicon/engine";
import { thoughtFor } from "../registry.ts";
import { type Duel, fight } from "./duel.ts";

/** Plain data: it travels to other threads. */
export interface Contest {
  readonly scenario: string;
  readonly options: Options;
  readonly bots: readonly [string, string];
  readonly budget: Budget | null;
  readonly pairs: number;
  readonly seed: string;
  readonly sense: boolean;
}

/** What a pair of games came to, for the first bot. */
export interface Pair {
  readonly pair: number;
  /** 1 for a game won, 1/2 for one that nobody won: of both games together. */
  readonly score: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** What the first seat of the game scored, whoever sat there: of both games together. */
  readonly firstSeat: number;
  /** Points more than the other one, of both games together. */
  readonly margin: number;
  /** By bot. */
  readonly ms: readonly [number, number];
  readonly decisions: readonly [number, number];
  readonly blunders: readonly [Record<string, number>, Record<string, number>];
}

/** `next` gives the number of a pair, counting from 0, or one past the last when all are taken. */
export function playPairs(game: Game, contest: Contest, next: () => number): Pair[] {
  const pairs: Pair[] = [];
  for (let i = next(); i < contest.pairs; i = next()) pairs.push(playPair(game, contest, i));
  return pairs;
}

export function demandTwoSeats(game: Game): void {
  if (game.seats.length !== 2)
    throw new BadInput(`${game.title} has ${game.seats.length} seats; an arena is for two bots.`);
}

function playPair(game: Game, contest: Contest, pair: number): Pair {
  const seed = `${contest.seed}/${pair}`;
  const sums = {
    wins: [0, 0] as [number, number],
    draws: 0,
    firstSeat: 0,
    margin: 0,
    ms: [0, 0] as [number, number],
    decisions: [0, 0] as [number, number],
    blunders: [{}, {}] as [Record<string, number>, Record<string, number>],
  };
  for (const swapped of [false, true]) {
    // Which bot sits where: the seats in their order, then swapped.
    const bots = swapped ? ([1, 0] as const) : ([0, 1] as const);
    const duel: Duel = {
      game,
      thoughts: [thoughtFor(game), thoughtFor(game)],
      scenario: contest.scenario,
      options: contest.options,
      bots: bots.map((bot) => botNamed(contest.bots[bot])),
      budget: contest.budget,
      seed,
      luck: bots.map((bot) => `${seed}/${swapped}/${bot}`),
      sense: contest.sense,
    };
    const { outcome, ms, decisions, blunders } = fight(duel);
    const winner = winnerOf(outcome);
    const seatOf = (bot: 0 | 1): Seat => game.seats[bots.indexOf(bot)];
    if (winner === null) sums.draws++;
    else sums.wins[winner === seatOf(0) ? 0 : 1]++;
    sums.firstSeat += winner === null ? 0.5 : winner === game.seats[0] ? 1 : 0;
    sums.margin += scoreOf(outcome, seatOf(0)) - scoreOf(outcome, seatOf(1));
    for (const [seat, bot] of bots.entries()) {
      sums.ms[bot] += ms[seat];
      sums.decisions[bot] += decisions[seat];
      for (const [name, count] of blunders[seat]) sums.blunders[bot][name] = (sums.blunders[bot][name] ?? 0) + count;
    }
  }
  return { pair, score: sums.wins[0] + sums.draws / 2, ...sums };
}

const scoreOf = (outcome: Outcome, seat: Seat): number => outcome.score[seat] ?? 0;
