/**
 * Room for everything: a search finds for each city where its blocks lie and where its name stands, and for each road
 * where its tag goes, so that nothing covers anything else. Every item has some places to choose from; item by item
 * takes the best one given the others, at first with a good deal of whim, then with less and less (simulated annealing).
 * The whim is drawn from a fixed seed: the same map comes out each time.
 */
import type { LabelSpot, Point } from "../geography.ts";
import { type Choice, CLASH, fleetChoices, labelChoices, type Surroundings, stackChoices } from "./choices.ts";
import { at, overlap, type Rect } from "./plane.ts";
import { tagChoices } from "./tags.ts";

/** Where the blocks of each place go, and the names of cities. */
export interface Settled {
  readonly stacks: ReadonlyMap<string, Point>;
  readonly names: ReadonlyMap<string, LabelSpot>;
  /** Of the roads, one after the other. */
  readonly tags: readonly Point[];
}

interface Item {
  readonly choices: readonly Choice[];
  /** Around all the places it may take. */
  readonly reach: Rect;
  taken: number;
}

/** Each search may end in another corner: from this seed everything finds its place, nearby and far off. */
const SEED = 13;
const ROUNDS = 240;
/** At the end nothing is left to chance. */
const SOBER_ROUNDS = 12;

export function settle(around: Surroundings): Settled {
  const { towns, fleets, roads } = around;
  const ids = [...towns, ...fleets].map(({ id }) => id);
  const found = search([
    ...towns.map((town) => stackChoices(town, around)),
    ...fleets.map((fleet) => fleetChoices(fleet, around)),
    ...towns.map((town) => labelChoices(town, around)),
    ...roads.map(({ points }) => tagChoices(points, around)),
  ]);
  return {
    stacks: new Map(ids.map((id, i) => [id, at(found[i].spot.x, found[i].spot.y)])),
    names: new Map(towns.map(({ id }, i) => [id, found[ids.length + i].spot])),
    tags: found.slice(-roads.length).map(({ spot: { x, y } }) => at(x, y)),
  };
}

/** For each item the best of its choices, so that as few as possible lie on one another. */
function search(choices: readonly (readonly Choice[])[]): readonly Choice[] {
  const items = choices.map(itemOf);
  const rivals = items.map((item) => items.filter((other) => other !== item && overlap(item.reach, other.reach) > 0));
  const chance = fromSeed(SEED);
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
  return items.map((item) => item.choices[item.taken]);
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

function itemOf(choices: readonly Choice[]): Item {
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
function clashes({ box }: Choice, rivals: readonly Item[], cost: number, least: number): number {
  let sum = cost;
  for (const rival of rivals) {
    if (sum >= least) return sum;
    const shared = overlap(box, rival.choices[rival.taken].box);
    if (shared > 0) sum += CLASH + shared / 4;
  }
  return sum;
}
