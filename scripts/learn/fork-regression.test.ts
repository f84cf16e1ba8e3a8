import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { byLead, byResult, fittedToForks } from "./fork-regression.ts";
import type { Fork, Way } from "./forks.ts";

const random = seededDice("fork regression");
const even = (): number => random.roll(2001) / 1000 - 1.001;

/**
 * Games in which the first feature is worth much, the second one nothing, and the third one is what whoever is ahead has
 * anyway. Whether a way is won is drawn by lot.
 */
function forks(games: number, worth: readonly number[]): Fork[] {
  return Array.from({ length: games }, (_, game) => {
    const ahead = 2 * even();
    const ways: Way[] = Array.from({ length: 8 }, () => {
      const row = [even(), even(), ahead + 0.2 * even()];
      const chance = 1 / (1 + Math.exp(-ahead - row.reduce((sum, x, i) => sum + worth[i] * x, 0)));
      const won = random.roll(1000) <= 1000 * chance;
      return { promised: 0.5, brought: won ? 1 : 0, lead: won ? 20 : -20, row };
    });
    return { of: `game ${game}`, seat: "anybody", ways };
  });
}

describe("weights from forks", () => {
  const before = [0.5, 0.5, 1];
  const found = fittedToForks(forks(500, [1.5, 0, 0]), before, byResult);

  test("are what ways differ by, and not what whoever is ahead has anyway", () => {
    const [first, second, third] = found.weights;
    expect(first).toBeGreaterThan(0.9);
    expect(first).toBeLessThan(1.6);
    expect(Math.abs(second)).toBeLessThan(0.25);
    expect(Math.abs(third)).toBeLessThan(0.9);
  });

  test("explain more of games that were held out than those before", () => {
    expect(found.ways).toBe(4000);
    expect(found.explained).toBeGreaterThan(found.before + 0.02);
    expect(found.explained).toBeLessThan(0.5);
  });

  test("stay as they were where there is too little to learn from", () => {
    const few = fittedToForks(forks(10, [0, 0, 0]), before, byResult);
    for (const [i, weight] of few.weights.entries())
      expect(Math.abs(weight - few.scale * before[i])).toBeLessThan(0.35);
  });

  test("can go by the lead, and pass over ways that were over at once", () => {
    const [fork] = forks(1, [0, 0, 0]);
    const over: Way = { promised: 1, brought: 1, lead: 3, row: null };
    const [a, b] = fork.ways;
    expect(byLead(20)({ ...a, lead: 0 })).toBe(0.5);
    expect(byLead(20)({ ...a, lead: 20 })).toBeGreaterThan(byLead(20)({ ...a, lead: 5 }));
    expect(
      fittedToForks(
        [
          { ...fork, ways: [a, over] },
          { ...fork, ways: [a, b, over] },
        ],
        before,
        byResult,
      ).ways,
    ).toBe(2);
  });
});
