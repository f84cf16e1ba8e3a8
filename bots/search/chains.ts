/**
 * Whole plans. A command is a chain of clicks in which nothing is thrown and nothing comes to light: plans for all of it
 * are proposed, those that end alike are one, the better ones are varied, and the best of them race.
 */
import { type ActShape, pick } from "@rubicon/engine";
import { tryAgainstAnswers } from "./quick.ts";
import { byMean, type Candidate, candidate, look, mean, race } from "./race.ts";
import { perform, type Question } from "./trial.ts";

export interface ChainSettings {
  /** How often every plan is looked at before anything is said about it. */
  readonly looks: number;
  /** Shares of the budget after which no more plans are drawn, and no more are varied. */
  readonly drawn: number;
  readonly varied: number;
  readonly finalists: number;
}

export const CHAINS: ChainSettings = { looks: 2, drawn: 0.35, varied: 0.65, finalists: 16 };

/** Trying against answers costs ten times as much, so it is done with few, and most of the budget is kept for it. */
export const AGAINST_ANSWERS: ChainSettings = { looks: 2, drawn: 0.2, varied: 0.35, finalists: 5 };

/** So many plans in a row that all end like others: there are no more. */
const EXHAUSTED = 40;
/** Parents are drawn from the best. */
const PARENTS = 24;

/** The plans in the order of the race, the best first. */
export function choosePlan<P extends object, A extends ActShape>(
  q: Question<P, A>,
  settings: ChainSettings = q.answers === 0 ? CHAINS : AGAINST_ANSWERS,
): Candidate<A>[] {
  const { game, thought, worlds, purse, random } = q;
  const start = worlds.world(0);
  const dice = worlds.diceOf(0);
  const known = new Set<number>();
  const plans: Candidate<A>[] = [];
  let idle = 0;

  /** Adds a plan unless it ends like another one. */
  const add = (plan: readonly A[]): void => {
    const p = game.copy(start);
    const acts = perform(q, p, plan, dice.copy());
    const key = thought.key(p);
    if (known.has(key)) {
      idle++;
      return purse.waste();
    }
    idle = 0;
    known.add(key);
    const fresh = candidate(acts);
    plans.push(fresh);
    look(q, fresh, settings.looks);
  };

  add([]);
  const propose = thought.proposals(start);
  while (purse.share < settings.drawn && idle < EXHAUSTED) add(propose(random));
  idle = 0;
  while (purse.share < settings.varied && idle < EXHAUSTED && plans.length > 1) {
    byMean(plans);
    const best = plans.slice(0, PARENTS);
    for (let i = 0; i < PARENTS && purse.share < settings.varied && idle < EXHAUSTED; i++) {
      const parent = better(pick(best, random), pick(best, random));
      add(vary(q, parent.acts, pick(best, random).acts, propose(random)));
    }
  }
  if (q.answers === 0) race(q, plans, settings.finalists);
  else raceAgainstAnswers(q, plans, settings);
  return plans;
}

/** The best of those that do well against statues compete once more, from nothing, against somebody who answers. */
function raceAgainstAnswers<P extends object, A extends ActShape>(
  q: Question<P, A>,
  plans: Candidate<A>[],
  { finalists }: ChainSettings,
): void {
  byMean(plans);
  const best = plans.slice(0, finalists).map(({ acts }) => candidate(acts));
  race(q, best, best.length, tryAgainstAnswers, 3 * (q.answers + 1) + 1);
  // Whoever was not tried any more has nothing to say for himself.
  plans.splice(0, best.length, ...best);
}

const better = <A extends ActShape>(one: Candidate<A>, other: Candidate<A>): Candidate<A> =>
  mean(other) > mean(one) ? other : one;

/** A plan like its parent: a step less, a step of another, a new one, or one instead of another. */
function vary<P extends object, A extends ActShape>(
  { thought, random }: Question<P, A>,
  parent: readonly A[],
  other: readonly A[],
  fresh: readonly A[],
): A[] {
  const steps = stepsOf(thought.level, parent);
  const donor = stepsOf(thought.level, random.roll(2) === 1 ? other : fresh);
  const drop = (): void => {
    if (steps.length > 0) steps.splice(random.roll(steps.length) - 1, 1);
  };
  const graft = (): void => {
    if (donor.length > 0) steps.splice(random.roll(steps.length + 1) - 1, 0, pick(donor, random));
  };
  const way = random.roll(4);
  if (way === 1) drop();
  else if (way === 2) graft();
  else {
    drop();
    graft();
  }
  return steps.flat();
}

/** A step begins with an act at the ground level, and has with it all that is done above. */
function stepsOf<A extends ActShape>(level: (act: A) => number, acts: readonly A[]): A[][] {
  const steps: A[][] = [];
  for (const act of acts) {
    if (level(act) === 0 || steps.length === 0) steps.push([act]);
    else steps[steps.length - 1].push(act);
  }
  return steps;
}
