/**
 * Room for everything: every item has some places to choose from, and a search finds one for each, so that nothing covers
 * anything else. Item by item takes the best one given the others, at first with a good deal of whim, then with less and
 * less (simulated annealing). The whim is drawn from a fixed seed: the same map comes out each time.
 */
import { overlap, type Rect } from "./plane.ts";

/** A place that an item may take: what it would cover, and what it costs by itself. */
export interface Choice {
  readonly box: Rect;
  readonly cost: number;
}

/** What lies on something else costs so much that it is hardly ever chosen. */
export const CLASH = 200;

interface Item<C extends Choice> {
  readonly choices: readonly C[];
  /** Around all the places it may take. */
  readonly reach: Rect;
  taken: number;
}

const SEEDS = [13, 49];
const ROUNDS = 240;
/** At the end nothing is left to chance. */
const SOBER_ROUNDS = 12;

/**
 * For each item the best of its choices, so that as few as possible lie on one another. A search may end in another
 * corner from each seed; the best of them is taken.
 */
export function search<C extends Choice>(
  choices: readonly (readonly C[])[],
  seeds: readonly number[] = SEEDS,
): readonly C[] {
  const items = choices.map(itemOf);
  const rivals = items.map((item) => items.filter((other) => other !== item && overlap(item.reach, other.reach) > 0));
  const [best] = seeds.map((seed) => searched(items, rivals, fromSeed(seed))).sort((a, b) => a.cost - b.cost);
  return items.map((item, i) => item.choices[best.taken[i]]);
}

/** One search from the beginning: what each item takes in the end, and what it costs all together. */
function searched(
  items: readonly Item<Choice>[],
  rivals: readonly (readonly Item<Choice>[])[],
  chance: () => number,
): { readonly taken: readonly number[]; readonly cost: number } {
  for (const item of items) item.taken = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const whim = 70 * Math.max(0, 1 - round / (ROUNDS - SOBER_ROUNDS)) ** 3;
    items.forEach((item, i) => {
      let least = Number.POSITIVE_INFINITY;
      item.choices.forEach((choice, n) => {
        const cost = clashes(choice, rivals[i], choice.cost - Math.log(chance()) * whim, least);
        if (cost < least) [least, item.taken] = [cost, n];
      });
    });
  }
  const costs = items.map(({ choices, taken }, i) =>
    clashes(choices[taken], rivals[i], choices[taken].cost, Number.POSITIVE_INFINITY),
  );
  return { taken: items.map((item) => item.taken), cost: costs.reduce((sum, cost) => sum + cost, 0) };
}

/** A small generator of even numbers between 0 and 1 (mulberry32). */
export function fromSeed(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) + 1) / 4294967297;
  };
}

function itemOf<C extends Choice>(choices: readonly C[]): Item<C> {
  const boxes = choices.map(({ box }) => box);
  if (boxes.length === 0) throw new Error("There is a thing that has no room anywhere on the sheet.");
  const reach = {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
  return { choices, reach, taken: 0 };
}

/** The cost of a choice with what it would lie on; counted only until it is more than the least known. */
function clashes({ box }: Choice, rivals: readonly Item<Choice>[], cost: number, least: number): number {
  let sum = cost;
  for (const rival of rivals) {
    if (sum >= least) return sum;
    const shared = overlap(box, rival.choices[rival.taken].box);
    if (shared > 0) sum += CLASH + shared / 4;
  }
  return sum;
}
