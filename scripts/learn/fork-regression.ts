/**
 * Weights from forks. All ways of a fork begin at one position, so whatever else speaks for one side or the other is the same for all of
 * them: only how they differ is explained, from the mean of their fork. Near the weights before the chance to win grows
 * evenly with the sum of weighed features, and so this is linear.
 *
 * Games are few and much is luck in them, so not every weight is learned by itself. What is weighed plainly and by something else
 * ("land", "land x time") is one thing, and each thing has one factor by which its weights are multiplied.
 */
import { solve } from "./fit.ts";
import type { Fork, Way } from "./forks.ts";

/** What a way came to, from 0 to 1. */
export type Result = (way: Way) => number;
export const byResult: Result = ({ brought }) => brought;
/** The points of the lead in the end tell of what was nearly won, too; so many of them are as good as most of a game. */
export const byLead =
  (most: number, share = 1): Result =>
  ({ lead, brought }) =>
    (share * (1 + Math.tanh(lead / most))) / 2 + (1 - share) * brought;

export interface Fitted {
  readonly weights: number[];
  readonly forks: number;
  readonly ways: number;
  /** What is explained of how results differ within a fork, as a share, in games that were held out: by the weights before, by these. */
  readonly before: number;
  readonly explained: number;
  /** By thing: what its weights were multiplied by, so that plans promise as different things as before, all in all. */
  readonly factors: Readonly<Record<string, number>>;
  /** What all factors are near, where nothing is known of them. */
  readonly usual: number;
  /** How near they are held. */
  readonly penalty: number;
}

/** A way against the mean of its fork: what each thing makes it promise more, and what it brought more. */
interface Lead {
  readonly x: readonly number[];
  readonly y: number;
}

/** Games fall into so many parts, each of which is held out once. */
const PARTS = 5;
const PENALTIES: readonly number[] = [0.01, 0.03, 0.1, 0.3, 1, 3, 1e6];
const USUAL: readonly number[] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1];
/** Where a game is as good as decided, little still depends on what is done. */
const LEAST_SLOPE = 0.02;

export function fittedToForks(
  forks: readonly Fork[],
  features: readonly string[],
  weights: readonly number[],
  resultOf: Result,
): Fitted {
  const thingOf = features.map((name) => name.split(" x ")[0]);
  const things = [...new Set(thingOf.filter((_, i) => weights[i] !== 0))];
  const promiseOf = (row: readonly number[]): number[] =>
    things.map((thing) => row.reduce((sum, each, i) => (thingOf[i] === thing ? sum + weights[i] * each : sum), 0));
  const games = [...new Set(forks.map(({ of }) => of))];
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const own = new Set(games.filter((_of, i) => i % PARTS === part));
    return leadsOf(
      forks.filter(({ of }) => own.has(of)),
      promiseOf,
      resultOf,
    );
  });
  const without = (part: number): Lead[] => parts.filter((_, i) => i !== part).flat();
  const all = parts.flat();
  const explainedBy = (weigh: (part: number) => readonly number[]): number => {
    const left = parts.reduce((sum, leads, part) => sum + missed(leads, weigh(part)), 0);
    return (
      1 -
      left /
        missed(
          all,
          things.map(() => 0),
        )
    );
  };
  const same = (factor: number): number[] => things.map(() => factor);
  const tried = USUAL.flatMap((usual) =>
    PENALTIES.map((penalty) => {
      const explained = explainedBy((part) => solved(without(part), same(usual), penalty));
      return { usual, penalty, explained };
    }),
  );
  const best = tried.reduce((a, b) => (b.explained > a.explained ? b : a));
  const factors = asLoud(all, solved(all, same(best.usual), best.penalty));
  const factorOf = new Map(things.map((thing, i) => [thing, factors[i]]));
  return {
    weights: weights.map((weight, i) => weight * (factorOf.get(thingOf[i]) ?? 1)),
    forks: forks.length,
    ways: all.length,
    before: explainedBy(() => same(1)),
    factors: Object.fromEntries([...factorOf].map(([thing, factor]) => [thing, Number(factor.toFixed(3))])),
    ...best,
  };
}

/** How far plans differ is a matter of taste: chances are told by it, too, and stay as they were. */
function asLoud(leads: readonly Lead[], factors: readonly number[]): number[] {
  const loudness = (by: readonly number[]): number => Math.sqrt(leads.reduce((sum, { x }) => sum + dot(x, by) ** 2, 0));
  const now = loudness(factors);
  const before = loudness(factors.map(() => 1));
  // A thing that speaks against itself is a thing that is not understood.
  return factors.map((factor) => (now === 0 ? 1 : (Math.max(0, factor) * before) / now));
}

function leadsOf(forks: readonly Fork[], promiseOf: (row: readonly number[]) => number[], resultOf: Result): Lead[] {
  return forks.flatMap(({ ways }) => {
    const judged = ways.flatMap((way) => (way.row === null ? [] : [{ x: promiseOf(way.row), y: resultOf(way), way }]));
    if (judged.length < 2) return [];
    const chance = meanOf(judged.map(({ way }) => way.promised));
    const slope = Math.max(LEAST_SLOPE, chance * (1 - chance));
    const y = meanOf(judged.map((each) => each.y));
    const middle = judged[0].x.map((_, i) => meanOf(judged.map(({ x }) => x[i])));
    return judged.map((each) => ({ x: each.x.map((x, i) => slope * (x - middle[i])), y: each.y - y }));
  });
}

function missed(leads: readonly Lead[], weights: readonly number[]): number {
  return leads.reduce((sum, { x, y }) => sum + (y - dot(x, weights)) ** 2, 0);
}

/** Least squares, each factor held near the usual one. */
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
  for (let i = 0; i < size; i++) matrix[i][i] += penalty;
  return solve(matrix, right).map((by, i) => prior[i] + by);
}

function dot(x: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i] * weights[i];
  return sum;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
