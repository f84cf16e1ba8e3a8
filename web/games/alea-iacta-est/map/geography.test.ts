import { expect, test } from "vitest";
import { sheetSuite } from "../../../series/map/testing.ts";
import { KIT } from "../testing.ts";
import { planOfMap } from "./making/index.ts";
import { MEASURES } from "./measures.ts";

const { geography, facts } = KIT;

const { drawn, inRivers, straits, ways, crossed } = sheetSuite({
  file: "web/games/alea-iacta-est/map/geography.json",
  most: 80,
  plan: planOfMap(),
  geography,
  measures: MEASURES,
  zones: facts.zones,
  regions: [...facts.regions.keys()],
});

test("AIE-7.2.b zones meet on land where there is a way, and nowhere else", () => {
  expect([...drawn.keys(), ...straits].sort()).toEqual(ways.toSorted());
  // Shorter than this a border would be taken for a corner.
  for (const [zones, long] of drawn) expect(long, zones).toBeGreaterThan(8);
});

test("AIE-7.2.c AIE-7.2.d borders that are crossed run in a great river, and no others do", () => {
  expect([...inRivers, ...straits].sort()).toEqual(crossed.toSorted());
});
