/**
 * Room for everything: a search finds for each city where its blocks lie and where its name stands, near and far, so
 * that nothing covers anything else. Every item has some places to choose from; item by item takes the best one given
 * the others, at first with a good deal of whim, then with less and less (simulated annealing). The whim is drawn from
 * a fixed seed: the same map comes out each time.
 */
import type { LabelSpot, Point } from "../geography.ts";
import { FAR_MARK } from "../measures.ts";
import { type Choice, CLASH, labelChoices, type Surroundings, stackChoices, type Town } from "./choices.ts";
import { at, overlap, type Rect } from "./plane.ts";

export interface Settled {
  readonly stack: Point;
  readonly label: LabelSpot;
  readonly far: LabelSpot | null;
}

interface Item {
  readonly kind: "stack" | "label" | "far";
  readonly choices: readonly Choice[];
  /** Around all the places it may take. */
  readonly reach: Rect;
  taken: number;
}

/** Each search may end in another corner; the best of a few is taken. */
const SEEDS = [1, 9, 49, 753];
const ROUNDS = 240;
/** At the end nothing is left to chance. */
const SOBER_ROUNDS = 12;

export function settle(towns: readonly Town[], around: Surroundings): Map<string, Settled> {
  const items = towns.flatMap((town) => [
    itemOf("stack", town, stackChoices(town, towns, around)),
    itemOf("label", town, labelChoices(town, towns, around, 1)),
    itemOf("far", town, labelChoices(town, towns, around, FAR_MARK)),
  ]);
  const rivals = items.map((item) => items.filter((other) => other !== item && mayMeet(item, other)));
  const [best] = SEEDS.map((seed) => searched(items, rivals, fromSeed(seed))).sort((a, b) => a.cost - b.cost);
  return new Map(
    towns.map((town, i) => {
      const [stack, label, far] = [0, 1, 2].map((n) => items[3 * i + n].choices[best.taken[3 * i + n]]);
      const { x, y } = stack.spot;
      return [town.id, { stack: at(x, y), label: label.spot, far: far.box && far.spot }];
    }),
  );
}

/** One search from the beginning: what each item takes in the end, and what it costs all together. */
function searched(
  items: readonly Item[],
  rivals: readonly (readonly Item[])[],
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

function itemOf(kind: Item["kind"], town: Town, choices: readonly Choice[]): Item {
  const boxes = choices.flatMap((choice) => choice.box ?? []);
  if (boxes.length === 0) throw new Error(`There is no room at all for the ${kind} of ${town.name}.`);
  const reach = {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
  return { kind, choices, reach, taken: 0 };
}

/** Names for near and for far are never shown together; all else is. */
const shownTogether = (a: Item, b: Item): boolean => a.kind === b.kind || a.kind === "stack" || b.kind === "stack";
const mayMeet = (a: Item, b: Item): boolean => shownTogether(a, b) && overlap(a.reach, b.reach) > 0;

/** The cost of a choice with what it would lie on; counted only until it is more than the least known. */
function clashes({ box }: Choice, rivals: readonly Item[], cost: number, least: number): number {
  if (!box) return cost;
  let sum = cost;
  for (const rival of rivals) {
    if (sum >= least) return sum;
    const other = rival.choices[rival.taken].box;
    if (!other) continue;
    const shared = overlap(box, other);
    if (shared > 0) sum += CLASH + shared / 4;
  }
  return sum;
}
