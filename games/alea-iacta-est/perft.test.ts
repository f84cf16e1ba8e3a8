/** Numbers of ways to play on from fixed positions with fixed dice: a figure that changes tells that the rules did. */
import { seededDice } from "@rubicon/engine";
import { perft } from "@rubicon/engine/testing";
import { expect, test } from "vitest";
import { aleaIactaEst } from "./index.ts";
import type { Position } from "./position.ts";
import type { ScenarioId } from "./scenarios.ts";
import { type SideName, sideNamed } from "./sides.ts";
import { fought } from "./testing/field.ts";
import { moving } from "./testing/moving.ts";
import { goTo, type Layout, lay, run } from "./testing/table.ts";

const lines = (p: Position, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(aleaIactaEst, p, i + 1, seededDice("perft")));

function opened(scenario: ScenarioId): Position {
  const p = aleaIactaEst.begin(scenario);
  aleaIactaEst.open(p, seededDice("perft"));
  return p;
}

test("from the opening at the Rubicon, when there is something to choose", () => {
  const p = opened("from-caesar-to-augustus");
  for (let legal = aleaIactaEst.legal(p); legal.length === 1; legal = aleaIactaEst.legal(p))
    aleaIactaEst.play(p, legal[0], seededDice("perft"));
  expect(lines(p, 4)).toEqual([21, 400, 6958, 110515]);
});

test.each([
  ["pharsalus", [42, 2381]],
  ["thapsus-and-munda", [47, 3058]],
  ["philippi", [56, 4064]],
  ["perusia-and-naulochus", [30, 1048]],
  ["actium", [35, 1475]],
] as const)("from the free deployment of %s", (scenario, figures) => {
  expect(lines(opened(scenario), 2)).toEqual(figures);
});

/** A scenario as it is set up, in the first movement of a side. */
const marching = (scenario: ScenarioId, side: SideName, layout: Layout = {}): Position => {
  const p = lay({ ...layout, scenario, asSetUp: true });
  goTo(p, { step: "movement", side: sideNamed(side) });
  run(p);
  return p;
};

test("the first movement of each side", () => {
  expect(lines(marching("rise-of-caesar", "caesarians"), 3)).toEqual([24, 159, 2542]);
  expect(lines(marching("rise-of-caesar", "republicans"), 4)).toEqual([7, 54, 366, 2166]);
  expect(lines(marching("actium", "caesarians"), 3)).toEqual([33, 214, 5216]);
});

test("in bad weather, under political agitation, and when Neptune is angry", () => {
  expect(lines(marching("pharsalus", "caesarians", { event: 2 }), 3)).toEqual([36, 388, 10414]);
  expect(lines(marching("pharsalus", "caesarians", { event: 6 }), 3)).toEqual([35, 351, 9112]);
  expect(lines(marching("pharsalus", "caesarians", { event: 9 }), 3)).toEqual([36, 364, 9192]);
});

test("with a fleet that carries, and allies aboard", () => {
  const p = moving("republicans", {
    allegiance: { aegyptii: "republicans" },
    republicans: {
      "africa-1": ["cato", "legio-I", "legio-II", "auxilia-1", "aegyptii-u1", "naves-8sp-q2-t1-1", "naves-4sp-t1-1"],
    },
  });
  expect(lines(p, 5)).toEqual([5, 16, 93, 446, 2143]);
});

test("a People at war on the march", () => {
  const p = moving("republicans", {
    war: { germani: "republicans", parthi: "republicans" },
    republicans: { "germani-1": ["germani-u1", "germani-u2"], "parthi-1": ["orodes-ii", "parthi-u1", "parthi-u2"] },
    caesarians: { "gallia-5": ["legio-X", "caesar*"] },
  });
  expect(lines(p, 5)).toEqual([6, 20, 98, 318, 1204]);
});

test("through evasions, a battle and a retreat", () => {
  const { p } = fought("caesarians", {
    caesarians: { "graecia-3": ["caesar*", "legio-X", "legio-XIII", "legio-IX-"] },
    republicans: { "graecia-3": ["pompeius*", "scipio", "legio-I", "legio-II"], "graecia-5": ["legio-III"] },
  });
  expect(lines(p, 6)).toEqual([2, 8, 30, 60, 87, 54]);
});

test("through evasions at sea", () => {
  const { p } = fought("republicans", {
    caesarians: { "mare-internum-centralis": ["curio", "sulla", "naves-6sp-t0-1", "naves-6sp-t0-2", "legio-V"] },
    republicans: { "mare-internum-centralis": ["petreius", "naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"] },
  });
  expect(lines(p, 6)).toEqual([4, 14, 134, 560, 1188, 4740]);
});

test("through a winter", () => {
  const p = lay({ scenario: "rise-of-caesar", asSetUp: true });
  goTo(p, { step: "results" });
  run(p);
  expect(lines(p, 3)).toEqual([27, 712, 18622]);
});
