import type { Game, Thought } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { thought as shipped } from "@rubicon/julius-caesar/thought";
import { expect, test } from "vitest";
import { type Fork, forkItself, gainsOf } from "./forks.ts";

const game: Game = juliusCaesar;
const thought = shipped as Thought;
const FORKING = {
  scenario: "historical",
  evaluations: { game: 2, search: 30, ends: 1 },
  share: 0.05,
  ways: 3,
};

test("forks of a game are the same again, and each way of them ends", () => {
  const forks = forkItself(game, thought, FORKING, "once");
  expect(forkItself(game, thought, FORKING, "once")).toEqual(forks);
  expect(forks.length).toBeGreaterThan(0);
  for (const { seat, ways } of forks) {
    expect(game.seats).toContain(seat);
    expect(ways).toHaveLength(FORKING.ways);
    for (const { promised, brought } of ways) {
      expect(promised).toBeGreaterThanOrEqual(0);
      expect(promised).toBeLessThanOrEqual(1);
      expect([0, 0.5, 1]).toContain(brought);
    }
  }
});

const fork = (...ways: readonly (readonly [number, number])[]): Fork => ({
  of: "a game",
  seat: "anybody",
  ways: ways.map(([promised, brought]) => ({ promised, brought, lead: 0, row: null })),
});

test("what plans bring is told against doing nothing from the same position", () => {
  const promising = fork([0.9, 0.5], [0.4, 0.5], [0.6, 0.5], [0.8, 1]);
  const kept = fork([0.5, 1], [0.3, 0], [0.4, 0], [0.4, 1]);
  const { forks, best, others } = gainsOf([promising, kept]);
  expect(forks).toBe(2);
  expect(best.promised.mean).toBeCloseTo((0.5 + 0.2) / 2);
  expect(best.brought.mean).toBeCloseTo((0 + 1) / 2);
  expect(others.promised.mean).toBeCloseTo((0.3 + 0.1) / 2);
  expect(others.brought.mean).toBeCloseTo((0.25 + 0.5) / 2);
  expect(best.brought.off).toBeGreaterThan(best.promised.off);
});

test("promises that are kept go together with results, and empty ones do not", () => {
  expect(gainsOf([fork([0.9, 1], [0.1, 0], [0.5, 0.5])]).together).toBeCloseTo(1);
  expect(gainsOf([fork([0.1, 1], [0.9, 0], [0.5, 0.5])]).together).toBeCloseTo(-1);
  expect(gainsOf([fork([0.9, 0.5], [0.1, 0.5], [0.5, 0.5])]).together).toBe(0);
});
