/** A turn farther: whoever comes to a command has a quick thought about it, the other one in this turn and both in the next. */
import type { ActShape, CopyableDice, Dice, Seat } from "@rubicon/engine";
import { quick } from "./quick.ts";
import type { Trial } from "./race.ts";
import type { Question } from "./trial.ts";

/** How a plan is tried so; each command costs so many plans. */
export function aheadBy<P extends object, A extends ActShape>(plans: number): Trial<P, A> {
  return (q, acts, sample) => {
    const { game, thought, worlds, seat } = q;
    const [dice, hopes, later] = [0, 1, 2].map((lane) => worlds.diceOf(3 * sample + lane));
    const p = game.copy(worlds.world(sample));
    const now = thought.moment(p);
    for (const act of acts) game.play(p, act, dice);
    if (thought.moment(p) === now) playOn(q, p, plans, dice, hopes, [seat]);
    // Over the winter too much happens.
    if (thought.moment(p) === now + 1) playOn(q, p, plans, later, hopes, []);
    q.purse.spend();
    return thought.value(p, seat);
  };
}

/** Goes on until the turn is over. Whoever has had his thoughts goes by the script. */
function playOn<P extends object, A extends ActShape>(
  q: Question<P, A>,
  p: P,
  plans: number,
  dice: Dice,
  hopes: CopyableDice,
  heard: readonly Seat[],
): void {
  const { game, thought } = q;
  const done = new Set(heard);
  const now = thought.moment(p);
  while (thought.moment(p) === now) {
    const mover = game.toMove(p);
    if (thought.chain(p) === 0 || done.has(mover)) game.play(p, thought.script(p, dice), dice);
    else {
      done.add(mover);
      quick(q, p, plans, { hopes: hopes.copy(), dice, lots: hopes });
    }
  }
}
