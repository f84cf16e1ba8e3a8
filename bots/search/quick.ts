/** A quick thought: the best of a few plans, for whoever is to move. So both sides are thought of as players, not as statues. */
import type { ActShape, CopyableDice, Seat } from "@rubicon/engine";
import { perform, playOut, type Question } from "./trial.ts";

/** Carries out the best of a few plans, and of doing nothing. */
export function quick<P extends object, A extends ActShape>(
  q: Question<P, A>,
  p: P,
  plans: number,
  dice: CopyableDice,
): void {
  const { game, thought, random } = q;
  const mover = game.toMove(p);
  const now = thought.moment(p);
  const propose = thought.proposals(p);
  let best: readonly A[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= plans; i++) {
    const after = game.copy(p);
    const luck = dice.copy();
    const acts = perform(q, after, i === 0 ? [] : propose(random), luck);
    playOut(q, after, now, luck);
    q.purse.spend();
    const value = thought.value(after, mover);
    if (value <= most) continue;
    most = value;
    best = acts;
  }
  for (const act of best) game.play(p, act, dice);
}

/** Goes on to the next moment: whoever comes to a command for the first time has a quick thought about it. */
export function playOn<P extends object, A extends ActShape>(
  q: Question<P, A>,
  p: P,
  until: number,
  plans: number,
  dice: CopyableDice,
  thought: readonly Seat[],
): void {
  const done = new Set<Seat>(thought);
  while (q.thought.moment(p) <= until) {
    const mover = q.game.toMove(p);
    if (q.thought.chain(p) === 0 || done.has(mover)) {
      q.game.play(p, q.thought.script(p, dice), dice);
      continue;
    }
    done.add(mover);
    quick(q, p, plans, dice);
  }
}

/** As a plain try, but the other one answers, and then comes a whole turn in which both have quick thoughts. */
export function tryAgainstAnswers<P extends object, A extends ActShape>(
  q: Question<P, A>,
  acts: readonly A[],
  sample: number,
): number {
  const { game, thought, worlds, seat, answers } = q;
  const dice = worlds.diceOf(sample);
  const p = game.copy(worlds.world(sample));
  const now = thought.moment(p);
  for (const act of acts) game.play(p, act, dice);
  playOn(q, p, now, answers, dice, [seat]);
  const then = thought.moment(p);
  if (Number.isFinite(then)) playOn(q, p, then, answers, dice, []);
  q.purse.spend();
  return thought.value(p, seat);
}
