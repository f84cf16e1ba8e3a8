/**
 * Whole plans. A command is a chain of clicks in which nothing is thrown and nothing comes to light: plans for all of it
 * are proposed, those that end alike are one, the better ones are varied, and the best of them race.
 */
import { type ActShape, type Foresight, pick } from "@rubicon/engine";
import { type Answered, answered, theOtherAnswers } from "./answers.ts";
import { FINALISTS, meetAnswers, playFarther } from "./finals.ts";
import { FOR_LEANNESS, leaner } from "./lean.ts";
import { byMean, type Candidate, candidate, look, mean, race } from "./race.ts";
import { stepsOf } from "./steps.ts";
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

/** To think of what the other one will do costs much, so it is done for few plans, and most of the purse is kept for it. */
const WITH_FORESIGHT: ChainSettings = { looks: 2, drawn: 0.2, varied: 0.35, finalists: 16 };

/** So many plans in a row that all end like others: there are no more. */
const EXHAUSTED = 40;
/** Parents are drawn from the best. */
const PARENTS = 24;

/** The plans in the order of the race, the best first. */
export function choosePlan<P extends object, A extends ActShape>(
  q: Question<P, A>,
  special: ChainSettings | null = null,
  seeds: readonly (readonly A[])[] = [],
): Candidate<A>[] {
  const { game, thought, worlds, purse, random, foresight } = q;
  const settings = special ?? (foresight === null ? CHAINS : WITH_FORESIGHT);
  const answers = foresight !== null && foresight.answer > 0 && theOtherAnswers(q) ? expectAnswers(q, foresight) : null;
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
    look(q, fresh, settings.looks, answers?.foreseen);
  };

  add([]);
  for (const plan of seeds) if (purse.share < settings.drawn) add(plan);
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
  const { least = 0 } = thought;
  const racing = least > 0 ? { ...q, purse: purse.part((1 - FOR_LEANNESS) * purse.left) } : q;
  if (foresight === null) race(racing, plans, settings.finalists);
  else {
    race({ ...q, purse: purse.part(FIRST_RACE * purse.left) }, plans, settings.finalists, answers?.foreseen);
    if (answers !== null) meetAnswers(q, plans, answers);
    else playFarther(racing, plans, foresight);
  }
  if (least > 0 && answers === null) plans[0] = leaner(q, plans[0], least);
  return plans;
}

/** Of what is left in the purse, so much goes into finding out which plans are worth more thought. */
const FIRST_RACE = 0.25;
/** Of the purse, so much goes into finding answers. */
const FOR_ANSWERS = 0.4;
const LEAST_WORLDS = 4;

function expectAnswers<P extends object, A extends ActShape>(q: Question<P, A>, { answer }: Foresight): Answered<P, A> {
  const affordable = Math.floor((FOR_ANSWERS * q.purse.left) / ((FINALISTS + 1) * (answer + 1)));
  return answered(Math.max(LEAST_WORLDS, Math.min(q.worlds.most, affordable)), answer, choosePlan);
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
