/** Trying a plan: it is carried out in a world, a plain player goes on for everybody until it is time to judge. */
import type { ActShape, Dice, Foresight, Game, Seat, Thought } from "@rubicon/engine";
import type { Purse } from "./purse.ts";
import type { Worlds } from "./worlds.ts";

/** No turn takes nearly as many decisions. */
const ENDLESS = 5_000;

/** What is being decided, and how it is tried. */
export interface Question<P extends object, A extends ActShape> {
  readonly game: Game<P, A>;
  readonly thought: Thought<P, A>;
  readonly seat: Seat;
  readonly worlds: Worlds<P>;
  readonly purse: Purse;
  readonly random: Dice;
  /** How the best plans are tried once more, against somebody who answers; null: everybody stands still. */
  readonly foresight: Foresight | null;
}

/** Goes on by the script until it is time to judge. */
export function playOut<P extends object, A extends ActShape>(
  { game, thought }: Pick<Question<P, A>, "game" | "thought">,
  p: P,
  until: number,
  dice: Dice,
): void {
  for (let i = 0; thought.moment(p) <= until; i++) {
    if (i === ENDLESS) throw new Error(`${game.id}: no end to a turn by the script`);
    game.play(p, thought.script(p, dice), dice);
  }
}

/** Where a plan leads in the world and with the dice of that sample. Its acts must be legal, one after the other. */
export function whereItLeads<P extends object, A extends ActShape>(
  q: Pick<Question<P, A>, "game" | "thought" | "worlds">,
  acts: readonly A[],
  sample: number,
): P {
  const world = q.worlds.world(sample);
  const dice = q.worlds.diceOf(sample);
  const p = q.game.copy(world);
  const now = q.thought.moment(p);
  follow(q, p, acts, dice);
  playOut(q, p, now, dice);
  return p;
}

/** Does what a plan says, as far as it can be done where dice fall in the middle of it. */
export function follow<P extends object, A extends ActShape>(
  q: Pick<Question<P, A>, "game" | "thought">,
  p: P,
  acts: readonly A[],
  dice: Dice,
): void {
  if (q.thought.uncertain === true && q.thought.chain(p) !== 0) perform(q, p, acts, dice);
  else for (let i = 0; i < acts.length; i++) q.game.play(p, acts[i], dice);
}

/** What a plan comes to there. */
export function tryPlan<P extends object, A extends ActShape>(
  q: Question<P, A>,
  acts: readonly A[],
  sample: number,
): number {
  const p = whereItLeads(q, acts, sample);
  q.purse.spend();
  return q.thought.value(p, q.seat);
}

/**
 * Carries a plan out on a position, to the end of its chain, and gives the acts that were really done: what is not legal is
 * left out, what is under way and in the way of the next act is ended by the script, and so is what the plan leaves open.
 */
export function perform<P extends object, A extends ActShape>(
  { game, thought }: Pick<Question<P, A>, "game" | "thought">,
  p: P,
  plan: readonly A[],
  dice: Dice,
): A[] {
  const chain = thought.chain(p);
  const done: A[] = [];
  const play = (act: A): boolean => {
    done.push(act);
    game.play(p, act, dice);
    while (thought.isBetween?.(p) === true) game.play(p, thought.script(p, dice), dice);
    return thought.chain(p) === chain;
  };
  for (const act of plan) {
    while (thought.depth(p) > thought.level(act)) if (!play(thought.script(p, dice))) return done;
    if (game.refuse(p, act) === null && !play(act)) return done;
  }
  for (let i = 0; i < ENDLESS; i++) if (!play(thought.script(p, dice))) return done;
  throw new Error(`${game.id}: no end to a plan`);
}
