import type { Game, Thought } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { thought as shipped } from "@rubicon/julius-caesar/thought";
import { expect, test } from "vitest";
import { fitted, regression } from "./fit.ts";
import { verdictOn } from "./gate.ts";
import { judged } from "./records.ts";
import { playItself } from "./self-play.ts";

const game: Game = juliusCaesar;
const thought = shipped as Thought;
const TRAINING = { scenario: "historical", evaluations: [2, 4] } as const;

test("a game of self-play is the same again, and its record leads to the same end", () => {
  const record = playItself(game, thought, TRAINING, "once");
  expect(playItself(game, thought, TRAINING, "once")).toEqual(record);
  let last: object | null = null;
  let count = 0;
  judged(game, thought, record, (p) => {
    last = game.copy(p);
    count++;
  });
  expect(count).toBeGreaterThan(4);
  expect(last).not.toBeNull();
  expect([0, 0.5, 1]).toContain(record.score);
});

test("regression finds the weights by which things were decided", () => {
  const rows = Array.from({ length: 400 }, (_, i) => [((i * 7) % 11) - 5, ((i * 5) % 7) - 3, 1]);
  const chance = (row: readonly number[]): number => 1 / (1 + Math.exp(-(0.5 * row[0] - 0.8 * row[1] + 0.2)));
  const sheet = { rows, targets: rows.map(chance), score: 1 };
  const free = regression([sheet], 3, 1e-6, [0, 0, 0]);
  for (const [i, weight] of [0.5, -0.8, 0.2].entries()) expect(free[i]).toBeCloseTo(weight, 3);
  // Held fast, they stay where they were.
  for (const [i, weight] of regression([sheet], 3, 1e9, [1, 1, 1]).entries()) expect(weight, `${i}`).toBeCloseTo(1, 3);
});

test("fitting the same games gives the same weights, digit by digit", () => {
  const records = Array.from({ length: 6 }, (_, i) => playItself(game, thought, TRAINING, `fit ${i}`));
  const weights = thought.features.map(() => 0.01);
  const again = () => fitted(game, thought.weighing(weights), weights, records, [100]);
  expect(again()).toEqual(again());
  expect(again().weights).toHaveLength(thought.features.length);
  expect(again().games).toBe(6);
});

test("a gate opens for the stronger, closes for the weaker, and waits where it is not clear", () => {
  const pairs = (share: number, n: number): number[] =>
    Array.from({ length: n }, (_, i) => (i % 10 < share * 10 ? 1 : 0));
  expect(verdictOn(pairs(0.7, 200))).toBe("better");
  expect(verdictOn(pairs(0.3, 200))).toBe("not better");
  expect(verdictOn(pairs(0.5, 40))).toBe("not clear");
  expect(verdictOn(pairs(0.9, 10))).toBe("not clear");
});
