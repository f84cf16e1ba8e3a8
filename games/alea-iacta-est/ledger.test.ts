import { LANGUAGES, pick, seededDice } from "@rubicon/engine";
import { exchangePersons } from "@rubicon/series";
import { expect, test } from "vitest";
import type { Event } from "./events/index.ts";
import { aleaIactaEst as game } from "./index.ts";
import { ledger } from "./ledger.ts";
import { own, type Position } from "./position.ts";

function played(scenario: string, seed: string): { readonly p: Position; readonly events: readonly Event[] } {
  const dice = seededDice(seed);
  const events: Event[] = [];
  const p = game.begin(scenario);
  game.open(p, dice, (event) => events.push(event));
  while (game.toMove(p) !== "over") game.play(p, pick(game.legal(p), dice), dice, (event) => events.push(event));
  return { p, events };
}

test("AIE-10.0.a the ledger says where the points of a game come from, the start included", () => {
  for (const seed of ["a", "b", "c"]) {
    const { p, events } = played("rise-of-caesar", seed);
    const { points, lead, counts, exchanges } = ledger(p, events);
    const sum = (seat: string): number => Object.values(points).reduce((total, by) => total + by[seat], 0);
    expect(sum("palatine") - sum("quirinal")).toBe(game.outcome(p)?.score.palatine);
    expect([lead, counts]).toEqual([game.outcome(p)?.score.palatine, "points"]);
    expect(exchanges).toBe(events.filter(({ e }) => e === "exchange").length);
  }
});

test("AIE-S3.e where control decides, regions are counted, and whoever has them holds them", () => {
  const { p, events } = played("pharsalus", "a");
  const { points, lead, counts, held, years } = ledger(p, events);
  const regions = (seat: string): number =>
    held[seat].filter((thing) => p.box.regions.some((region) => p.box.regionIds[region] === thing)).length;
  expect([points, counts, lead]).toEqual([{}, "regions", regions("palatine") - regions("quirinal")]);
  expect(years).toBeLessThanOrEqual(2);
});

test("AIE-5.1.2.d what a person has scored is his, whichever faction he leads", () => {
  const p = game.begin("rise-of-caesar");
  const scored = { e: "points", rule: "AIE-10.1.a", side: "caesarians", points: 3, score: p.score + 3 } as const;
  p.score += 3;
  const before = ledger(p, [scored]);
  expect([before.points.battles, before.exchanges]).toEqual([{ palatine: 3, quirinal: 0 }, 0]);
  exchangePersons(own.leads(p));
  p.score = 0 - p.score;
  const leads = { caesarians: "quirinal", republicans: "palatine" };
  const after = ledger(p, [scored, { e: "exchange", rule: "AIE-5.1.2.a", ...leads, score: p.score }]);
  expect([after.points, after.lead, after.exchanges]).toEqual([before.points, before.lead, 1]);
  expect(after.held.quirinal).toEqual(before.held.palatine);
});

test("every language has words for what stands in a ledger", () => {
  const p = game.begin("from-caesar-to-augustus");
  const { held } = ledger(p, []);
  for (const language of LANGUAGES) {
    const words = game.words(language).ledger;
    for (const thing of Object.values(held).flat()) expect(words?.held(thing).length).toBeGreaterThan(2);
    for (const [how, level] of [
      ["victory", null],
      ["victory", "total"],
      ["draw", null],
      ["republic-dead", null],
    ] as const)
      expect(words?.ending(how, level)).toMatch(/[a-z]{4}/);
    expect(words?.source("regions")).not.toBe("regions");
  }
});
