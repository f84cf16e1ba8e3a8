/** Whether new weights are better than old ones: pairs of games until it is clear (a sequential test). */
import { type Game, type Thought, winnerOf } from "@rubicon/engine";
import { type Duel, fight } from "../../cli/arena/duel.ts";
import { pupil } from "./pupil.ts";

/** What is asked: is it stronger by more than nothing, or not even that? */
const NOTHING = 0.5;
const SOMETHING = 0.54;
/** 5 % wrong either way. */
const SURE = 2.94;
const LEAST_PAIRS = 20;

export type Verdict = "better" | "not better" | "not clear";

/** Scores of pairs, from 0 to 1. */
export function verdictOn(scores: readonly number[]): Verdict {
  const n = scores.length;
  if (n < LEAST_PAIRS) return "not clear";
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / n;
  if (variance === 0) return mean > SOMETHING ? "better" : mean < NOTHING ? "not better" : "not clear";
  const likelihood = (n * (SOMETHING - NOTHING) * (2 * mean - NOTHING - SOMETHING)) / (2 * variance);
  if (likelihood > SURE) return "better";
  return likelihood < -SURE ? "not better" : "not clear";
}

/** The score of the first of two thoughts in a pair of games, from 0 to 1. */
export function gatePair(
  game: Game,
  thoughts: readonly [Thought, Thought],
  scenario: string,
  evaluations: number,
  seed: string,
): number {
  const bot = pupil(evaluations);
  let score = 0;
  for (const swapped of [false, true]) {
    const order = swapped ? [1, 0] : [0, 1];
    const duel: Duel = {
      game,
      thoughts: order.map((which) => thoughts[which]),
      scenario,
      options: {},
      bots: [bot, bot],
      budget: null,
      seed,
      luck: order.map((which) => `${seed}/${swapped}/${which}`),
      sense: false,
    };
    const winner = winnerOf(fight(duel).outcome);
    score += winner === null ? 0.25 : winner === game.seats[order.indexOf(0)] ? 0.5 : 0;
  }
  return score;
}
