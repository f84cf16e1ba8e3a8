import { type Placement, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { type Evolution, evolve, worthKeeping } from "./evolve.ts";

/** As many men as there are in a town, whose name is all that matters. */
const town = (men: number): Placement => [{ at: "town", pieces: Array.from({ length: men }, (_, i) => `legio-${i}`) }];
const menIn = (placement: Placement): number => placement[0].pieces.length;

test("what does better is left after some generations, and every candidate meets the same dice", async () => {
  const seeds = new Map<string, number>();
  const plan: Evolution = {
    generations: 6,
    candidates: 8,
    games: 2,
    kept: 2,
    seed: "evolve",
    vary: (_, parent, changes) => town(Math.max(0, menIn(parent) + (changes % 2 === 0 ? 1 : -1))),
    // Most men win, and those of the other side do not matter.
    judge: async (_, candidates, rivals, games, seed) => {
      expect(rivals.length).toBeGreaterThan(0);
      seeds.set(seed, (seeds.get(seed) ?? 0) + 1);
      return candidates.map((each) => Array.from({ length: games }, () => menIn(each) / 100));
    },
    say: () => {},
  };
  const [ours, theirs] = await evolve(plan, [[town(3)], [town(5)]], seededDice("evolve"));
  for (const [found, before] of [[ours, 3] as const, [theirs, 5] as const]) {
    expect(found).toHaveLength(2);
    expect(menIn(found[0])).toBeGreaterThan(before + 3);
    expect(menIn(found[0])).toBeGreaterThan(menIn(found[1]));
  }
  // All of a round are judged together, and no round has the dice of another one.
  for (const times of seeds.values()) expect(times).toBe(1);
});

test("deployments are mixed so that the enemy can make little of it, and what does worse than what is offered is not kept", () => {
  // Each beats one of the enemy's and loses to the other; the third loses to both.
  const worths = [
    [
      [1, 1],
      [-1, -1],
    ],
    [
      [-1, -1],
      [1, 1],
    ],
    [
      [-1, -1],
      [-1, -1],
    ],
  ];
  const found = worthKeeping([town(1), town(2), town(3)], worths);
  expect(found.map(({ placement }) => menIn(placement))).toEqual([1, 2]);
  for (const { share, score, games } of found) {
    expect(share).toBeCloseTo(0.5, 1);
    expect([score, games]).toEqual([0.5, 4]);
  }
  // What is offered needs no keeping where nothing else is as good.
  expect(worthKeeping([town(1), town(3)], [worths[0], worths[2]])).toEqual([]);
});
