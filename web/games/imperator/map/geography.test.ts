import { expect, test } from "vitest";
import { sheetSuite } from "../../../series/map/testing.ts";
import { KIT } from "../testing.ts";
import { planOfMap } from "./making/index.ts";
import { MEASURES } from "./measures.ts";

const { geography, facts } = KIT;
const isSea = (id: string): boolean => facts.zones.get(id)?.sea ?? false;

const { drawn, inRivers, straits, ways, crossed } = sheetSuite({
  file: "web/games/imperator/map/geography.json",
  most: 120,
  plan: planOfMap(),
  geography,
  measures: MEASURES,
  zones: new Map(
    [...facts.zones].map(([id, zone]) => [
      id,
      { ...zone, routes: zone.shores.filter((to) => isSea(to)).map((to) => ({ to })) },
    ]),
  ),
  regions: [...facts.fronts.keys()],
});

test("IMP-7.1.b zones meet on land where there is a way, and nowhere else", () => {
  expect([...drawn.keys(), ...straits].sort()).toEqual(ways.toSorted());
  // Shorter than this a border would be taken for a corner.
  for (const [zones, long] of drawn) expect(long, zones).toBeGreaterThan(8);
});

test("IMP-7.1.c IMP-7.1.e borders that are crossed run in a great river, and no others do", () => {
  expect([...inRivers, ...straits].sort()).toEqual(crossed.toSorted());
});
