/** A plan made leaner: moves that came along with better ones and bring nothing are left out of it. */
import type { ActShape } from "@rubicon/engine";
import { type Candidate, candidate, look, mean } from "./race.ts";
import { stepsOf } from "./steps.ts";
import { perform, type Question } from "./trial.ts";

/** Of the purse, so much is kept for it. */
export const FOR_LEANNESS = 0.12;
/** How often a plan is held against itself without a step, in the same worlds and with the same dice. */
const LOOKS = 24;

/**
 * Whoever draws plans by lot and takes the best of hundreds takes much into the bargain. Each step has to be worth so
 * much that it would not be left out: `least`, of a game that is open; the less, the nearer it is to being decided.
 */
export function leaner<P extends object, A extends ActShape>(
  q: Question<P, A>,
  plan: Candidate<A>,
  least: number,
): Candidate<A> {
  const { game, thought, worlds } = q;
  let best = plan;
  for (let i = stepsOf(thought.level, best.acts).length - 1; i >= 0 && !q.purse.empty; i--) {
    const without = stepsOf(thought.level, best.acts).toSpliced(i, 1).flat();
    const acts = perform(q, game.copy(worlds.world(0)), without, worlds.diceOf(0));
    if (acts.length >= best.acts.length) continue;
    const fresh = candidate(acts);
    const looks = Math.min(LOOKS, best.values.length);
    look(q, fresh, looks);
    if (fresh.values.length < looks) break;
    const before = best.values.slice(0, looks).reduce((sum, value) => sum + value, 0) / looks;
    if (mean(fresh) >= before - least * (1 - before * before)) best = fresh;
  }
  return best;
}
