/**
 * Weights from forks. All ways of a fork begin at one position, so whatever else speaks for one side or the other is the same for all of
 * them: only how they differ is explained, from the mean of their fork. Near the weights before the chance to win grows
 * evenly with the sum of weighed features, and so this is linear.
 */
import { solve } from "./fit.ts";
import type { Fork, Way } from "./forks.ts";

/** What a way came to, from 0 to 1. */
export type Result = (way: Way) => number;
export const byResult: Result = ({ brought }) => brought;
export const byLead =
  (most: number): Result =>
  ({ lead }) =>
    (1 + Math.tanh(lead / most)) / 2;

export interface Fitted {
  readonly weights: number[];
  readonly forks: number;
  readonly ways: number;
  /** What is explained of how results differ within a fork, as a share, in games that were held out: by the weights before, by these. */
  readonly before: number;
  readonly explained: number;
  readonly penalty: number;
  /** What the weights before were multiplied by. */
  readonly scale: number;
}

/** A way against the mean of its fork: how its features and its result differ. */
interface Lead {
  readonly x: readonly number[];
  readonly y: number;
}

/** Games fall into so many parts, each of which is held out once. */
const PARTS = 5;
/** How many ways speak for the weights before. */
const PENALTIES: readonly number[] = [100, 300, 1_000, 3_000, 10_000, 100_000];
const SCALES: readonly number[] = [0, 0.25, 0.5, 0.75, 1, 1.5, 2];
/** Where a game is as good as decided, little still depends on what is done. */
const LEAST_SLOPE = 0.02;

export function fittedToForks(forks: readonly Fork[], weights: readonly number[], resultOf: Result): Fitted {
  const games = [...new Set(forks.map(({ of }) => of))];
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const own = new Set(games.filter((_of, i) => i % PARTS === part));
    return leadsOf(
      forks.filter(({ of }) => own.has(of)),
      resultOf,
    );
  });
  const without = (part: number): Lead[] => parts.filter((_, i) => i !== part).flat();
  const all = parts.flat();
  const explainedBy = (weigh: (part: number) => readonly number[]): number => {
    const left = parts.reduce((sum, leads, part) => sum + missed(leads, weigh(part)), 0);
    return 1 - left / missed(all, zero);
  };
  const zero = weights.map(() => 0);
  const tried = SCALES.flatMap((scale) =>
    PENALTIES.map((penalty) => {
      const prior = scaled(weights, scale);
      return { scale, penalty, explained: explainedBy((part) => solved(without(part), prior, penalty)) };
    }),
  );
  const best = tried.reduce((a, b) => (b.explained > a.explained ? b : a));
  return {
    weights: solved(all, scaled(weights, best.scale), best.penalty),
    forks: forks.length,
    ways: all.length,
    before: explainedBy(() => weights),
    ...best,
  };
}

const scaled = (weights: readonly number[], by: number): number[] => weights.map((weight) => weight * by);

function leadsOf(forks: readonly Fork[], resultOf: Result): Lead[] {
  return forks.flatMap(({ ways }) => {
    const judged = ways.flatMap((way) => (way.row === null ? [] : [{ ...way, row: way.row, y: resultOf(way) }]));
    if (judged.length < 2) return [];
    const chance = meanOf(judged.map(({ promised }) => promised));
    const slope = Math.max(LEAST_SLOPE, chance * (1 - chance));
    const y = meanOf(judged.map((way) => way.y));
    const middle = judged[0].row.map((_, i) => meanOf(judged.map(({ row }) => row[i])));
    return judged.map((way) => ({ x: way.row.map((each, i) => slope * (each - middle[i])), y: way.y - y }));
  });
}

function missed(leads: readonly Lead[], weights: readonly number[]): number {
  return leads.reduce((sum, { x, y }) => sum + (y - dot(x, weights)) ** 2, 0);
}

/** Least squares, each weight held near the one before by the scale of its feature. */
function solved(leads: readonly Lead[], prior: readonly number[], penalty: number): number[] {
  const size = prior.length;
  const matrix = prior.map(() => prior.map(() => 0));
  const right = prior.map(() => 0);
  for (const { x, y } of leads) {
    const rest = y - dot(x, prior);
    for (let i = 0; i < size; i++) {
      if (x[i] === 0) continue;
      right[i] += x[i] * rest;
      for (let k = 0; k < size; k++) matrix[i][k] += x[i] * x[k];
    }
  }
  for (let i = 0; i < size; i++) matrix[i][i] += (penalty * matrix[i][i]) / Math.max(1, leads.length) + 1e-9;
  return solve(matrix, right).map((by, i) => prior[i] + by);
}

function dot(x: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * weights[i];
  return sum;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
