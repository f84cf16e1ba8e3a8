/**
 * Where both choose in secret: what each of our choices is worth against each of his, by what both would make of them in a
 * few quick plans, and from that a mix of choices that he cannot foresee.
 */
import { type ActShape, drawn, type Secrets } from "@rubicon/engine";
import { quick } from "./quick.ts";
import { mixOf, type Type } from "./regret.ts";
import { playOut, type Question } from "./trial.ts";

/** Plans that each side looks at when it comes to its command. */
const QUICK = 5;
/** Hands that he may hold. */
const HANDS = 16;

/** A choice, how often to make it, and what it is worth against all that he may hold. */
export interface Mixed<A extends ActShape> {
  readonly act: A;
  readonly share: number;
  readonly worth: number;
}

/** Choices that do the same are one. */
export function weighInSecret<P extends object, A extends ActShape>(
  q: Question<P, A>,
  secrets: Secrets<P, A>,
  acts: readonly A[],
): Mixed<A>[] {
  const first = q.worlds.world(0);
  const mine = oneOfAKind(acts, (act) => secrets.kind(first, act));
  const columns: number[] = [];
  const types = Array.from({ length: HANDS }, (_, i): Type => {
    const kinds = secrets.theirs(q.worlds.world(i), q.seat);
    return kinds.map((kind) => {
      if (!columns.includes(kind)) columns.push(kind);
      return columns.indexOf(kind);
    });
  });
  const worth = fill(q, secrets, mine, columns.slice(0, affordable(q, mine.length, columns.length)), types);
  const columnsSeen = worth[0].length;
  const seen = types.map((type) => type.filter((column) => column < columnsSeen)).filter((type) => type.length > 0);
  const mix = mixOf(worth, seen);
  return mine.map((act, row) => ({ act, share: mix[row], worth: worthAgainst(worth[row], seen) }));
}

export function chooseInSecret<P extends object, A extends ActShape>(
  q: Question<P, A>,
  secrets: Secrets<P, A>,
  acts: readonly A[],
): A {
  const first = q.worlds.world(0);
  const mine = oneOfAKind(acts, (act) => secrets.kind(first, act));
  if (mine.length === 1) return mine[0];
  return drawn(weighInSecret(q, secrets, mine), ({ share }) => share, q.random)?.act ?? mine[0];
}

/** Whatever he may hold, he chooses blindly. */
function worthAgainst(row: readonly number[], types: readonly Type[]): number {
  const each = types.map((type) => type.reduce((sum, column) => sum + row[column], 0) / type.length);
  return each.length === 0 ? 0 : each.reduce((a, b) => a + b, 0) / each.length;
}

/** How many of his choices can be looked at, each against all of ours: with little time the first few that came to mind. */
function affordable<P extends object, A extends ActShape>(q: Question<P, A>, rows: number, columns: number): number {
  const cost = rows * (2 * (QUICK + 1) + 1);
  return Math.min(columns, Math.max(1, Math.floor(q.purse.left / cost)));
}

function oneOfAKind<A>(acts: readonly A[], kindOf: (act: A) => number): A[] {
  const seen = new Set<number>();
  return acts.filter((act) => {
    const kind = kindOf(act);
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

/**
 * Round after round a cell in every column of every row, as long as the purse has something in it. What is given ends with the
 * columns there was time for, the first one at least: how long a cell takes is not known beforehand.
 */
function fill<P extends object, A extends ActShape>(
  q: Question<P, A>,
  secrets: Secrets<P, A>,
  mine: readonly A[],
  columns: readonly number[],
  types: readonly Type[],
): number[][] {
  const sums = mine.map(() => columns.map(() => 0));
  const counts = columns.map(() => 0);
  /** Samples go to worlds in which he holds the card at all. */
  const worldsWith = columns.map((_, column) => types.flatMap((type, world) => (type.includes(column) ? [world] : [])));
  for (let round = 0; round === 0 || !q.purse.empty; round++) {
    for (const [column, kind] of columns.entries()) {
      const holding = worldsWith[column];
      const world = holding[round % holding.length];
      const cells: number[] = [];
      for (const act of mine) {
        if (counts[0] > 0 && q.purse.empty) break;
        cells.push(cell(q, secrets, act, kind, world, world + types.length * round));
      }
      // Against each of his choices all of ours are tried equally often.
      if (cells.length < mine.length) break;
      for (const [row, worth] of cells.entries()) sums[row][column] += worth;
      counts[column]++;
    }
  }
  return sums.map((row) => row.flatMap((sum, column) => (counts[column] > 0 ? [sum / counts[column]] : [])));
}

/** One turn with these choices: both carry out the best of a few plans. */
function cell<P extends object, A extends ActShape>(
  q: Question<P, A>,
  secrets: Secrets<P, A>,
  act: A,
  kind: number,
  world: number,
  sample: number,
): number {
  const { game, thought, worlds, seat } = q;
  const p = game.copy(worlds.world(world));
  const now = thought.moment(p);
  const dice = worlds.diceOf(2 * sample);
  const hopes = worlds.diceOf(2 * sample + 1);
  if (!secrets.settle(p, seat, act, kind, dice)) return 0;
  for (let i = 0; i < 2 && thought.moment(p) === now; i++) {
    const mover = game.toMove(p);
    // Script whatever is no plan: gods that strike at once.
    while (thought.moment(p) === now && thought.chain(p) === 0) game.play(p, thought.script(p, dice), dice);
    if (thought.moment(p) === now && game.toMove(p) !== "over") quick(q, p, QUICK, { hopes, dice, lots: q.random });
    while (thought.moment(p) === now && game.toMove(p) === mover) game.play(p, thought.script(p, dice), dice);
  }
  playOut(q, p, now, dice);
  q.purse.spend();
  return thought.value(p, seat);
}
