/** Some turns farther: whoever comes to a command has a quick thought about it, the other one in this turn and both in those after it. */
import type { ActShape, CopyableDice, Dice, Foresight, Seat } from "@rubicon/engine";
import { quick } from "./quick.ts";
import type { Trial } from "./race.ts";
import { follow, type Question } from "./trial.ts";

/** How a plan is tried so; each command costs as many evaluations as plans are looked at. */
export function aheadBy<P extends object, A extends ActShape>(
  foresight: Foresight,
  heard: readonly Seat[],
): Trial<P, A> {
  const { turns, winters } = foresight;
  return (q, acts, sample) => {
    const { game, thought, worlds, seat } = q;
    const [dice, hopes, later] = [0, 1, 2].map((lane) => worlds.diceOf(3 * sample + lane));
    const p = game.copy(worlds.world(sample));
    let now = thought.moment(p);
    follow(q, p, acts, dice);
    if (thought.moment(p) === now) playOn(q, p, foresight, dice, hopes, heard);
    for (let turn = 0; turn < turns && game.toMove(p) !== "over"; turn++) {
      if (!winters && thought.moment(p) !== now + 1) break;
      now = thought.moment(p);
      playOn(q, p, foresight, later, hopes, []);
    }
    q.purse.spend();
    return thought.value(p, seat);
  };
}

/** Goes on until the turn is over. Whoever has had his thoughts goes by the script. */
function playOn<P extends object, A extends ActShape>(
  q: Question<P, A>,
  p: P,
  { plans }: Foresight,
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
