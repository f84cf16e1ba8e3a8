import { LANGUAGES, pick, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { Event } from "./events/index.ts";
import { imperator as game } from "./index.ts";
import { ledger, SOURCES } from "./ledger.ts";

test("IMP-10 the ledger says where the points of a game come from, and whose they are", () => {
  for (const seed of ["a", "b", "c"]) {
    const dice = seededDice(seed);
    const events: Event[] = [];
    const p = game.begin("s2_parthian_war");
    const [first, second] = p.vp;
    game.open(p, dice, (event) => events.push(event));
    while (game.toMove(p) !== "over") game.play(p, pick(game.legal(p), dice), dice, (event) => events.push(event));
    expect([first, second]).toEqual([0, 0]);
    const { points, lead, counts, held, years } = ledger(p, events);
    const score = game.outcome(p)?.score ?? {};
    for (const seat of game.seats)
      expect(Object.values(points).reduce((total, by) => total + by[seat], 0)).toBe(score[seat]);
    expect([lead, counts]).toEqual([score.capitoline - score.aventine, "points"]);
    expect(held.capitoline.length + held.aventine.length).toBeLessThanOrEqual(1);
    expect(years).toBeGreaterThan(1);
  }
});

test("every language has words for what stands in a ledger", () => {
  for (const language of LANGUAGES) {
    const words = game.words(language).ledger;
    for (const source of SOURCES) expect(words?.source(source)).not.toBe(source);
    for (const level of ["plain", "decisive", "definitive"]) expect(words?.ending("points", level)).not.toBe(level);
    expect(words?.ending("sudden", null)).not.toBe("sudden");
    expect(words?.held("armenia")).toMatch(/Arm/);
  }
});
