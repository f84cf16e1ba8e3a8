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

const NAMES = ["army", "fleet", "ahead"];

describe("weights from forks", () => {
  const before = [0.5, 0.5, 1];
  const found = fittedToForks(forks(500, [1.5, 0, 0]), NAMES, before, byResult);

  test("are what ways differ by, and not what whoever is ahead has anyway", () => {
    const { army, fleet, ahead } = found.factors;
    expect(army).toBeGreaterThan(1.2);
    expect(fleet).toBeLessThan(0.35 * army);
    expect(ahead).toBeLessThan(0.6 * army);
    expect(found.weights[0] / before[0]).toBeCloseTo(army, 2);
  });

  test("explain more of games that were held out than those before", () => {
    expect(found.ways).toBe(4000);
    expect(found.explained).toBeGreaterThan(found.before + 0.02);
    expect(found.explained).toBeLessThan(0.5);
  });

  test("make plans promise as different things as before, all in all", () => {
    const alone = forks(500, [1.5, 0, 0]).map((fork) => ({
      ...fork,
      ways: fork.ways.map((way) => ({ ...way, row: [way.row?.[0] ?? 0, 0, 0] })),
    }));
    expect(fittedToForks(alone, NAMES, before, byResult).weights[0]).toBeCloseTo(before[0], 6);
  });

  test("share a factor where the same thing is weighed plainly and by something else", () => {
    const names = ["army", "army x time", "ahead"];
    const { factors, weights } = fittedToForks(forks(60, [1.5, 0, 0]), names, [0.5, -0.25, 1], byResult);
    expect(Object.keys(factors)).toEqual(["army", "ahead"]);
    expect(weights[0] / weights[1]).toBeCloseTo(-2, 6);
  });

  test("stay as they were where there is too little to learn from, and what weighed nothing weighs nothing", () => {
    const few = fittedToForks(forks(10, [0, 0, 0]), NAMES, [0.5, 0, 1], byResult);
    expect(few.weights[1]).toBe(0);
    expect(few.factors).not.toHaveProperty("fleet");
    for (const factor of Object.values(few.factors)) {
      expect(factor).toBeGreaterThanOrEqual(0);
      expect(factor).toBeLessThan(3);
    }
  });

  test("can go by the lead, or in part, and pass over ways that were over at once", () => {
    const [fork] = forks(1, [0, 0, 0]);
    const over: Way = { promised: 1, brought: 1, lead: 3, row: null };
    const [a, b] = fork.ways;
    expect(byLead(20)({ ...a, lead: 0 })).toBe(0.5);
    expect(byLead(20)({ ...a, lead: 20 })).toBeGreaterThan(byLead(20)({ ...a, lead: 5 }));
    expect(byLead(20, 0.4)({ ...a, lead: 0, brought: 1 })).toBeCloseTo(0.8);
    const ways = [
      { ...fork, ways: [a, over] },
      { ...fork, ways: [a, b, over] },
    ];
    expect(fittedToForks(ways, NAMES, before, byResult).ways).toBe(2);
  });
});
