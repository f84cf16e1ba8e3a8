/** The primer in every language: it draws, names rules of the book, and takes its figures from the pack and the rules. */
import { imperatorRules } from "@rubicon/imperator";
import { COLUMNS, NUMBERS, TITLES, WORTH } from "@rubicon/imperator/components";
import { expect, test } from "vitest";
import { drawnBy, primerSuite, readIn } from "../../../series/primer/testing.tsx";
import sheet from "../map/geography.json" with { type: "json" };
import { KIT } from "../testing.ts";
import { battleIn } from "./Fighting.tsx";
import { primerOn } from "./index.tsx";
import { POINTS } from "./wording.ts";

const { standard } = imperatorRules;
const SUBJECT = { ruleset: imperatorRules, primer: primerOn(sheet) };
const drawn = drawnBy(SUBJECT);
const text = readIn(drawn("en"));

primerSuite({ ...SUBJECT, least: { rules: 200, pictures: 50 }, columns: COLUMNS });

test("IMP-8.2.a, IMP-8.5.a, IMP-TC.b, IMP-TC.c, IMP-TC.h the battle that is drawn is reckoned by the table", () => {
  expect(battleIn(KIT)).toMatchObject({
    strengths: [49, 47],
    qualities: [3, 2],
    baseColumn: "1/1",
    column: "5/4",
    modifier: -1,
    row: 5,
  });
  expect(text).toContain("Strength 49 to 47: 1/1. Quality 3 to 2 leads to 5/4");
  expect(text).toContain("Here 6 -1: row 5.");
});

test("IMP-10.a to IMP-10.t every line of the reckoning is there once for each side, with its points", () => {
  for (const rule of WORTH.keys()) {
    const line = rule.replace("IMP-10.", "");
    const sides = Object.values(POINTS).filter((lines) => lines.some((each) => each === line));
    expect(sides.length, rule).toBe(1);
  }
  expect(text).toMatch(/\+3 Pax Romana 10\.i/);
  expect(text).toMatch(/-3 each Front with legions away that is not in reserve 10\.l/);
  expect(text).toMatch(/\+3 each unit of a People in the Interior Provinces 10\.r/);
  expect(text).toMatch(/-1 Pax Romana 10\.s/);
  expect(text).toContain("won with 35 strength or more");
});

test("the numbers that are told are those of the rulebook", () => {
  expect(NUMBERS).toMatchObject({
    ...{ leaderPoints: 4, unitPoints: 3, costs: { land: 1, river: 2, strait: 2 }, limitOutside: 2 }, // IMP-1.1.d, IMP-1.2.b, IMP-7.1.b to IMP-7.2.a
    ...{ reach: 5, aboard: 2, forAFront: 4, vexillations: 6, giving: 3 }, // IMP-4.3.l, IMP-3.5.j, IMP-3.2.a, IMP-3.4.b, IMP-3.4.c
    ...{ murderFrom: 8, fleetAway: 5, peace: 5, greatBattle: 35 }, // IMP-6.3.c, IMP-9.2.1.a, IMP-9.2.4.b, IMP-10.a
    ...{ decisive: 2, definitive: 5 }, // IMP-10.v, IMP-10.w
  });
  expect(text).toContain("here 6 and 3, so Rome may choose 2 Fronts"); // IMP-3.2.a
  expect(text).toContain("of 10 on the Danube 5"); // IMP-3.3.f
  expect(text).toContain("5 Peoples and 3 dummies"); // IMP-2.C.f
  expect(text).toContain("make the sequences: 5, so 3 and 2"); // IMP-2.D.a, IMP-2.D.d: the example of the rules
  expect(text).toContain(`counters of ${TITLES.length} kinds`); // IMP-2.A.b
  expect(text).toContain("Lucius Verus dies in 165 if a d10 is less than 1"); // IMP-TL.d
  expect(text).toContain("in 174 without a die");
});

test("IMP-TD.a to IMP-TD.h the table of the Fronts counts legions and vexillations, now and later", () => {
  expect(text).toMatch(/Danube 10, later 12 5, later 6 3, later 4 Rhine Langobardi, Marcomanni, Quadi/);
  expect(text).toMatch(/Britain 3 2 1 Rhine Maetae/);
});

test("IMP-7.1.b, IMP-7.1.c, IMP-7.1.e every step that is drawn is one that can be taken, and says what it costs", () => {
  const costs = [...drawn("en").matchAll(/class="volpr-cost".*?<text[^>]*>(\d)</g)].map(([, cost]) => Number(cost));
  // Two straits; the Quadi over the Danuvius; an army, a leader and a legion alone, a fleet; two zones in Germania.
  expect(costs).toEqual([2, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test("figures are those of the pack", () => {
  const printed = JSON.stringify(standard.components);
  const changed = printed.replace('"decoys":3', '"decoys":4');
  expect(changed).not.toBe(printed);
  const mine = { ...standard, name: "mine", components: JSON.parse(changed) };
  expect(readIn(drawn("en", mine))).toContain("5 Peoples and 4 dummies");
});
