/** The best plans meet once more and are tried otherwise: against the answers to them, or some turns farther. */
import type { ActShape, Foresight, Seat } from "@rubicon/engine";
import { aheadBy } from "./ahead.ts";
import type { Answered } from "./answers.ts";
import { byMean, type Candidate, candidate, look, mean, race } from "./race.ts";
import type { Question } from "./trial.ts";

export const FINALISTS = 6;

/** Each of the best is tried in every world against the answer to it before any of them is left behind. */
export function meetAnswers<P extends object, A extends ActShape>(
  q: Question<P, A>,
  plans: Candidate<A>[],
  { met, worlds }: Answered<P, A>,
): void {
  const known = plans.slice(0, FINALISTS);
  const fresh = known.map(({ acts }) => candidate(acts));
  for (let seen = 1; seen <= worlds; seen++) for (const each of fresh) look(q, each, seen, met);
  race(q, fresh, fresh.length, met);
  // For whom the purse was too small, what was known before still holds.
  const knownOf = new Map(known.map((each) => [each.acts, each]));
  const found = fresh.map((each) => (each.values.length === 0 ? knownOf.get(each.acts) : each) ?? each);
  plans.splice(0, found.length, ...found);
}

/** Plans of which so many clicks of all that either one has are the same are too much alike for one to be held against the other. */
const ALIKE = 0.5;
/** How well a plan is known before it is tried otherwise. */
const KNOWN_BY = 24;

/**
 * Plans that differ are played on. Much happens in those turns that has nothing to do with them, so what is found
 * out so counts only as far as it is more than chance, and what was known before counts for the rest.
 */
export function playFarther<P extends object, A extends ActShape>(
  q: Question<P, A>,
  plans: Candidate<A>[],
  foresight: Foresight,
  heard: readonly Seat[] = [q.seat],
): void {
  const known = theFirstUnlike(plans);
  for (const each of known) look(q, each, KNOWN_BY);
  byMean(known);
  const rest = plans.filter((each) => !known.includes(each));
  plans.splice(0, plans.length, ...known, ...rest);
  const fresh = known.map(({ acts }) => candidate(acts));
  const farther = aheadBy<P, A>(foresight, heard);
  const before = q.purse.evaluations;
  for (const each of fresh) look(q, each, 1, farther);
  const cost = (q.purse.evaluations - before) / fresh.length;
  race(q, fresh, fresh.length, farther, Math.max(1, cost));
  const tried = fresh.filter(({ values }) => values.length > 1);
  if (tried.length < 2) return;
  const worth = worthOf(known, tried);
  const worthNow = (each: Candidate<A>): number => worth.get(each.acts) ?? mean(each);
  known.sort((one, other) => worthNow(other) - worthNow(one));
  plans.splice(0, known.length, ...known);
}

function theFirstUnlike<A extends ActShape>(plans: readonly Candidate<A>[]): Candidate<A>[] {
  const chosen: Candidate<A>[] = [];
  for (const each of plans) {
    if (chosen.length === FINALISTS) break;
    if (chosen.every((other) => likeness(each.acts, other.acts) < ALIKE)) chosen.push(each);
  }
  return chosen;
}

/** From 0, nothing in common, to 1: the share of what both do in what either one does. */
function likeness<A>(one: readonly A[], other: readonly A[]): number {
  const either = new Set([...one, ...other]);
  const ours = new Set(one);
  const shared = new Set(other.filter((act) => ours.has(act)));
  return either.size === 0 ? 1 : shared.size / either.size;
}

/**
 * What plans are worth by both tries. What all gain or lose by being played on tells nothing of one of them; how far they
 * differ in that is partly real and partly the dice, and only the real part counts (shrunk as by James and Stein).
 */
export function worthOf<A extends ActShape>(
  known: readonly Candidate<A>[],
  tried: readonly Candidate<A>[],
): Map<readonly A[], number> {
  const knownOf = new Map(known.map((each) => [each.acts, mean(each)]));
  const before = tried.map(({ acts }) => knownOf.get(acts) ?? 0);
  const moved = tried.map((each, i) => mean(each) - before[i]);
  const usual = meanOf(moved);
  const chance = tried.map((each, i) => doubtOf(each, tried[i === 0 ? 1 : 0]));
  const spread = moved.reduce((sum, by) => sum + (by - usual) ** 2, 0) / (moved.length - 1);
  const real = Math.max(0, spread - meanOf(chance));
  const counts = (i: number): number => (real === 0 ? 0 : real / (real + chance[i]));
  return new Map(tried.map(({ acts }, i) => [acts, before[i] + counts(i) * (moved[i] - usual)]));
}

/** The variance of a plan's mean, by how it differs from another one's with the same dice. */
function doubtOf(one: Candidate<ActShape>, other: Candidate<ActShape>): number {
  const shared = Math.min(one.values.length, other.values.length);
  const leads = Array.from({ length: shared }, (_, i) => one.values[i] - other.values[i]);
  const middle = meanOf(leads);
  const variance = leads.reduce((sum, lead) => sum + (lead - middle) ** 2, 0) / (shared - 1);
  return variance / 2 / one.values.length;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
