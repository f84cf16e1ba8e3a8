/** Who wins among candidates: the better half goes on and is looked at twice as often (sequential halving). */
import type { ActShape } from "@rubicon/engine";
import { type Question, tryPlan } from "./trial.ts";

/** A plan and what it came to, sample by sample: sample k is the same world and the same dice for everybody. */
export interface Candidate<A extends ActShape> {
  readonly acts: readonly A[];
  readonly values: number[];
  sum: number;
}

export const candidate = <A extends ActShape>(acts: readonly A[]): Candidate<A> => ({ acts, values: [], sum: 0 });

export const mean = ({ sum, values }: Candidate<ActShape>): number => (values.length === 0 ? -2 : sum / values.length);

/** How a plan is tried in a sample. */
export type Trial<P extends object, A extends ActShape> = (
  q: Question<P, A>,
  acts: readonly A[],
  sample: number,
) => number;

/** Looks at a candidate until it has been tried so often, or the purse is empty. */
export function look<P extends object, A extends ActShape>(
  q: Question<P, A>,
  each: Candidate<A>,
  samples: number,
  trial: Trial<P, A> = tryPlan,
): void {
  while (each.values.length < samples && !q.purse.empty) {
    const value = trial(q, each.acts, each.values.length);
    each.values.push(value);
    each.sum += value;
  }
}

/** So many standard errors ahead, nobody will catch up. */
const BEYOND_DOUBT = 3;
const LEAST_SAMPLES = 16;

/** Sorts the candidates, the winner first. */
export function race<P extends object, A extends ActShape>(
  q: Question<P, A>,
  candidates: Candidate<A>[],
  finalists: number,
  trial: Trial<P, A> = tryPlan,
  cost = 1,
): void {
  byMean(candidates);
  for (let field = Math.min(finalists, candidates.length); field > 1 && !q.purse.empty; field = Math.ceil(field / 2)) {
    const rounds = Math.ceil(Math.log2(field));
    const each = Math.max(1, Math.floor(q.purse.left / cost / rounds / field));
    const goal = candidates[0].values.length + each;
    for (let i = 0; i < field; i++) look(q, candidates[i], Math.max(goal, candidates[i].values.length + 1), trial);
    sortFirst(candidates, field);
    if (isBeyondDoubt(candidates[0], candidates[1])) return;
  }
}

export function byMean<A extends ActShape>(candidates: Candidate<A>[]): void {
  candidates.sort((a, b) => mean(b) - mean(a));
}

function sortFirst<A extends ActShape>(candidates: Candidate<A>[], count: number): void {
  const first = candidates.slice(0, count);
  byMean(first);
  for (let i = 0; i < count; i++) candidates[i] = first[i];
}

/** By the differences in the same worlds with the same dice. */
function isBeyondDoubt(one: Candidate<ActShape>, other: Candidate<ActShape>): boolean {
  const samples = Math.min(one.values.length, other.values.length);
  if (samples < LEAST_SAMPLES) return false;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < samples; i++) {
    const lead = one.values[i] - other.values[i];
    sum += lead;
    squares += lead * lead;
  }
  const lead = sum / samples;
  const variance = Math.max(0, squares / samples - lead * lead);
  return lead > 0 && lead * lead * samples > BEYOND_DOUBT * BEYOND_DOUBT * variance;
}
