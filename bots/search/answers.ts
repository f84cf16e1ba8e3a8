/**
 * The other one is no statue: who moves after us in the same turn, before any die falls, answers what he sees. His answer is
 * found as our own plans are, with a part of the purse, for each of our best plans and in each world.
 */
import type { ActShape, CopyableDice, Dice } from "@rubicon/engine";
import type { ChainSettings } from "./chains.ts";
import type { Candidate, Trial } from "./race.ts";
import { perform, playOut, type Question } from "./trial.ts";
import { Worlds } from "./worlds.ts";

/** An answer is looked for among few plans; those that were good against other plans of ours come first. */
const ANSWERING: ChainSettings = { looks: 2, drawn: 0.45, varied: 0.75, finalists: 4 };
/** Answers that are kept for each world, to be tried against our next plan. */
const KEPT = 6;

/** Looks for the best plan of whoever is to move, beginning with those that are known. */
export type Planner<P extends object, A extends ActShape> = (
  q: Question<P, A>,
  settings: ChainSettings,
  known: readonly (readonly A[])[],
) => Candidate<A>[];

/** How plans are tried against whoever answers them. What has been found is kept. */
export interface Answered<P extends object, A extends ActShape> {
  /** How many worlds they are tried in. */
  readonly worlds: number;
  /** Against what he would do if we did nothing, or nothing at all, whichever is worse for us: that is soon tried. */
  readonly foreseen: Trial<P, A>;
  /** Against his answer to this very plan. */
  readonly met: Trial<P, A>;
}

/** Whether the other one comes to a command of his own in this turn before a die falls. */
export function theOtherAnswers<P extends object, A extends ActShape>(q: Question<P, A>): boolean {
  return goesOnToAnswer(q, q.game.copy(q.worlds.world(0)), new Uncast(q.worlds.diceOf(0)));
}

/** With so many evaluations for each answer. */
export function answered<P extends object, A extends ActShape>(
  worlds: number,
  evaluations: number,
  plan: Planner<P, A>,
): Answered<P, A> {
  const met = new Map<readonly A[], P[]>();
  const known: (readonly A[])[][] = [];

  /** His best plans at a position where he is asked. */
  const answersAt = (q: Question<P, A>, p: P, world: number): readonly (readonly A[])[] => {
    const his = { ...q, seat: q.game.toMove(p), foresight: null, purse: q.purse.part(evaluations) };
    const ranked = plan({ ...his, worlds: new Worlds(() => p, 1, q.random) }, ANSWERING, known[world] ?? []);
    return ranked.slice(0, KEPT).map(({ acts }) => acts);
  };

  const foreseenIn = (q: Question<P, A>, world: number): readonly (readonly A[])[] => {
    const { p, asked } = withPlan(q, [], world);
    return asked ? answersAt(q, p, world) : [];
  };

  const meet = (q: Question<P, A>, acts: readonly A[], world: number): P => {
    const { p, dice, asked } = withPlan(q, acts, world);
    if (!asked) return p;
    const [best] = answersAt(q, p, world);
    known[world] = [best, ...(known[world] ?? []).filter((each) => each !== best)].slice(0, KEPT);
    for (const act of best) q.game.play(p, act, dice);
    return p;
  };

  const judge = (q: Question<P, A>, from: P, sample: number): number => {
    const p = q.game.copy(from);
    playOut(q, p, q.thought.moment(q.worlds.world(sample % worlds)), q.worlds.diceOf(sample));
    q.purse.spend();
    return q.thought.value(p, q.seat);
  };

  return {
    worlds,
    foreseen(q, acts, sample) {
      const world = sample % worlds;
      known[world] ??= [...foreseenIn(q, world)];
      const { p, dice, asked } = withPlan(q, acts, world);
      const still = judge(q, p, sample);
      if (!asked || known[world].length === 0) return still;
      perform(q, p, known[world][0], dice);
      return Math.min(still, judge(q, p, sample));
    },
    met(q, acts, sample) {
      const world = sample % worlds;
      const found = met.get(acts) ?? [];
      met.set(acts, found);
      found[world] ??= meet(q, acts, world);
      return judge(q, found[world], sample);
    },
  };
}

/** Where our plan leads in a world, up to the command of the other one if he is asked before a die falls. */
function withPlan<P extends object, A extends ActShape>(
  q: Question<P, A>,
  acts: readonly A[],
  world: number,
): { readonly p: P; readonly dice: Uncast; readonly asked: boolean } {
  const dice = new Uncast(q.worlds.diceOf(world));
  const p = q.game.copy(q.worlds.world(world));
  for (const act of acts) q.game.play(p, act, dice);
  const before = q.game.copy(p);
  const asked = goesOnToAnswer(q, p, dice);
  return { p: asked ? p : before, dice, asked };
}

function goesOnToAnswer<P extends object, A extends ActShape>(
  { game, thought, seat }: Question<P, A>,
  p: P,
  dice: Uncast,
): boolean {
  const now = thought.moment(p);
  while (thought.moment(p) === now && !dice.cast) {
    if (thought.chain(p) !== 0 && game.toMove(p) !== seat) return true;
    game.play(p, thought.script(p, dice), dice);
  }
  return false;
}

/** Dice that know whether they were thrown. */
class Uncast implements Dice {
  cast = false;
  private readonly dice: CopyableDice;

  constructor(dice: CopyableDice) {
    this.dice = dice;
  }

  roll(sides: number): number {
    this.cast = true;
    return this.dice.roll(sides);
  }
}
