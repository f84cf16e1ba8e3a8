import { LANGUAGES, pick, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { juliusCaesar as game } from "./index.ts";
import { ledger } from "./ledger.ts";
import type { Position } from "./position.ts";

function played(seed: string): Position {
  const dice = seededDice(seed);
  const p = game.begin("historical");
  game.open(p, dice);
  while (game.toMove(p) !== "over") game.play(p, pick(game.legal(p), dice), dice);
  return p;
}

test("JC-1.2.b the ledger says where the points of the outcome come from", () => {
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const p = played(seed);
    const { points, lead, held, years, exchanges } = ledger(p);
    const { caesar, pompeius } = game.outcome(p)?.score ?? {};
    expect(points.cities.caesar + points.leaders.caesar).toBe(caesar);
    expect(points.cities.pompeius + points.leaders.pompeius).toBe(pompeius);
    expect([lead, exchanges]).toEqual([(caesar ?? 0) - (pompeius ?? 0), 0]);
    expect(years).toBeGreaterThanOrEqual(1);
    expect(years).toBeLessThanOrEqual(5);
    const worth = (cities: readonly string[]): number =>
      p.box.valued.reduce((sum, city) => sum + (cities.includes(p.box.placeIds[city]) ? p.box.value[city] : 0), 0);
    expect(worth(held.caesar)).toBe(points.cities.caesar);
    expect(worth(held.pompeius)).toBe(points.cities.pompeius);
  }
});

test("every language has words for what stands in a ledger", () => {
  for (const language of LANGUAGES) {
    const words = game.words(language).ledger;
    expect(words?.ending("ten", null)).toContain("10");
    expect(words?.held("roma")).toMatch(/Rom/);
    for (const how of ["ten", "points", "roma"]) expect(words?.ending(how, null)).not.toBe(how);
    for (const source of ["cities", "leaders"]) expect(words?.source(source)).not.toBe(source);
  }
});
