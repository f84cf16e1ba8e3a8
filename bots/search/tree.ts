/**
 * Single decisions that follow one another, with dice between them: a battle. A tree of acts, grown in one world after the
 * other with dice that fall anew each time (open loop): a node is what was decided so far, not where it led.
 */
import type { ActShape, Seat } from "@rubicon/engine";
import { playOut, type Question } from "./trial.ts";

interface Node<A extends ActShape> {
  /** The sum of what it came to, for whoever decided on it. */
  sum: number;
  visits: number;
  /** How often it could have been chosen. */
  open: number;
  readonly next: Map<A, Node<A>>;
}

const node = <A extends ActShape>(): Node<A> => ({ sum: 0, visits: 0, open: 0, next: new Map() });

/** How much is tried that has not proved itself: values lie between -1 and 1, and seldom far apart. */
const CURIOSITY = 0.15;
const DEEPEST = 12;

/** What each of these acts came to, the most visited first. */
export interface Visited<A extends ActShape> {
  readonly act: A;
  readonly visits: number;
  readonly value: number;
}

export function growTree<P extends object, A extends ActShape>(q: Question<P, A>, acts: readonly A[]): Visited<A>[] {
  const root = node<A>();
  for (let sample = 0; sample < acts.length || !q.purse.empty; sample++) grow(q, root, acts, sample);
  return [...root.next]
    .map(([act, { visits, sum }]) => ({ act, visits, value: sum / Math.max(1, visits) }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

function grow<P extends object, A extends ActShape>(
  q: Question<P, A>,
  root: Node<A>,
  acts: readonly A[],
  sample: number,
): void {
  const { game, thought, worlds, seat } = q;
  const p = game.copy(worlds.world(sample));
  const dice = worlds.diceOf(sample);
  const now = thought.moment(p);
  const path: { node: Node<A>; mover: Seat }[] = [];
  const legal: A[] = [];
  let at = root;
  for (let depth = 0; depth < DEEPEST; depth++) {
    if (depth === 0) legal.push(...acts);
    else {
      game.legal(p, legal);
      if (legal.length > 1) thought.weed(p, legal);
    }
    const mover = game.toMove(p);
    const act = legal.length === 1 && depth > 0 ? legal[0] : choose(at, legal);
    const child = at.next.get(act) ?? node<A>();
    at.next.set(act, child);
    path.push({ node: child, mover });
    game.play(p, act, dice);
    at = child;
    // What is new is played out; so is what belongs to a plan, or to another turn.
    if (child.visits === 0 || thought.moment(p) > now || thought.chain(p) !== 0) break;
  }
  playOut(q, p, now, dice);
  q.purse.spend();
  const value = thought.value(p, seat);
  for (const step of path) {
    step.node.visits++;
    step.node.sum += step.mover === seat ? value : -value;
  }
}

/** The first that nobody has tried, in the order of the list; otherwise the one that promises most. */
function choose<A extends ActShape>(at: Node<A>, legal: readonly A[]): A {
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const act of legal) {
    const known = at.next.get(act);
    if (known === undefined) {
      best = act;
      most = Number.POSITIVE_INFINITY;
      break;
    }
    known.open++;
    const promise = known.sum / known.visits + CURIOSITY * Math.sqrt(Math.log(1 + known.open) / known.visits);
    if (promise <= most) continue;
    most = promise;
    best = act;
  }
  return best;
}
