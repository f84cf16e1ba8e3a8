/** A quick thought: the best of a few plans, for whoever is to move. So both sides are thought of as players, not as statues. */
import type { ActShape, CopyableDice, Dice } from "@rubicon/engine";
import { perform, playOut, type Question } from "./trial.ts";

/** Dice that he hopes for, since how they will fall he does not know; those that fall; and those that he draws plans by. */
export interface Luck {
  readonly hopes: CopyableDice;
  readonly dice: Dice;
  readonly lots: Dice;
}

/** Carries out the best of a few plans, and of doing nothing. */
export function quick<P extends object, A extends ActShape>(
  q: Question<P, A>,
  p: P,
  plans: number,
  { hopes, dice, lots }: Luck,
): void {
  const { game, thought } = q;
  const mover = game.toMove(p);
  const now = thought.moment(p);
  const propose = thought.proposals(p);
  let best: readonly A[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= plans; i++) {
    const after = game.copy(p);
    const luck = hopes.copy();
    const acts = perform(q, after, i === 0 ? [] : propose(lots), luck);
    playOut(q, after, now, luck);
    q.purse.spend();
    const value = thought.value(after, mover);
    if (value <= most) continue;
    most = value;
    best = acts;
  }
  perform(q, p, best, dice);
}
