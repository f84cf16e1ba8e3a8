import { expect, test } from "vitest";
import { winsOf } from "./battle.ts";
import { chanceOf, foresee, nobodyYet, noProspect } from "./prospects.ts";

test("AIE-CT.m equal armies win on three faces of six, and a better leader adds as many faces as he is better", () => {
  const army = { sp: 20, qu: 10, units: 5, tb: 1 };
  const into = noProspect();
  foresee(army, army, 0, into);
  expect(into.wins).toBeCloseTo(winsOf(5, 0) / 6);
  foresee({ ...army, tb: 3 }, army, 0, into);
  expect(into.wins).toBeCloseTo(winsOf(5, 2) / 6);
});

test("AIE-8.4.2.c four to one loses the defender at least half of his strength, and the attacker next to nothing", () => {
  const into = noProspect();
  foresee({ sp: 40, qu: 20, units: 10, tb: 2 }, { sp: 10, qu: 5, units: 3, tb: 0 }, 0, into);
  expect(into.wins).toBe(1);
  expect(into.defenderLoses).toBeGreaterThanOrEqual(0.5);
  expect(into.attackerLoses).toBeLessThan(0.1);
});

test("where nobody is everybody wins, and nobody wins by himself", () => {
  const army = { sp: 20, qu: 10, units: 5, tb: 1 };
  expect(chanceOf(army, nobodyYet())).toBe(1);
  expect(chanceOf(nobodyYet(), army)).toBe(0);
  expect(chanceOf(army, army)).toBeCloseTo(winsOf(5, 0) / 6);
});
