/** The ways of a pack: which zones touch, over land or water, and what the rules say of them (3.5, 4.3, 4.5, 7). */
import type { Found } from "@rubicon/engine";
import {
  checkReach,
  checkStatedWays,
  distances,
  goesByLand,
  readWays as readWaysOf,
  type StatedWay,
} from "@rubicon/series";
import { INTERIOR, OUTSIDE, waysByLand, type Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import { LAND, ZONES } from "./names.ts";
import type { SeaPart, WayPart, ZonePart } from "./pack.ts";

export function readWays(map: Found, zones: readonly ZonePart[], seas: readonly SeaPart[]): WayPart[] {
  const list = map.get("ways");
  const ways = readWaysOf(list, ZONES, zones.length);
  checkPorts(map.get("zones"), zones, ways);
  checkStatedWays(list, ways, ZONES, STATED);
  checkMarches(list, zones, ways);
  checkFronts(list, zones, ways);
  checkReach(list, ways, ZONES, (zone) => zone >= zones.length && !seas[zone - zones.length].open);
  return ways;
}

/** A port lies on a sea. */
function checkPorts(list: Found, zones: readonly ZonePart[], ways: readonly WayPart[]): void {
  for (const [i, zone] of zones.entries()) {
    const washed = ways.some(({ between: [a, b] }) => a === i && b >= zones.length);
    if (zone.port !== null && !washed) throw list.items()[i].get("port").wrong("must be null: no sea is there.");
  }
}

/** What the rules say of single ways: that they are there, and of which kind where that is said too. */
const STATED: readonly StatedWay[] = [
  { between: "ravenna mare_internum_centralis", kind: "coast", rule: "IMP-3.5.o" },
  { between: "cyrenaica mare_internum_centralis", kind: "coast", rule: "IMP-3.5.p" },
  { between: "roxolani moesia_inferior", kind: "river", rule: "IMP-7.1.c" },
  { between: "hermunduri germania_superior", kind: "land", rule: "IMP-7.1.b" },
  { between: "quades marcomanni", kind: null, rule: "IMP-4.3.i" },
  { between: "marcomanni albis_superior", kind: null, rule: "IMP-4.3.j" },
  { between: "britannia_deva maetae", kind: "land", rule: "IMP-7.2.a" },
  { between: "maetae caledonia", kind: "land", rule: "IMP-7.2.a" },
  { between: "caledonia caledonia_ultima", kind: "land", rule: "IMP-7.2.a" },
  { between: "jazyges daci", kind: "land", rule: "IMP-7.2.c" },
  { between: "daci dacia", kind: "land", rule: "IMP-7.2.c" },
  { between: "dacia roxolani", kind: "land", rule: "IMP-7.2.c" },
];

/** What the examples say of whole marches: how many movement points the cheapest one costs. */
const MARCHES = [
  { from: "roma", to: "ravenna", cost: 2, rule: "IMP-3.5.a" },
  { from: "jazyges", to: "roxolani", cost: 3, rule: "IMP-7.2.c" },
  { from: "britannia_deva", to: "caledonia_ultima", cost: 3, rule: "IMP-7.2.a" },
] as const;

function checkMarches(list: Found, zones: readonly ZonePart[], ways: readonly WayPart[]): void {
  const all = [...LAND.values()];
  const from = waysByLand(zones.length, ways);
  const far = distances(all, (zone) => from[zone]);
  for (const march of MARCHES) {
    const cost = far[zoneNamed(march.from)][zoneNamed(march.to)];
    if (cost !== march.cost)
      throw list.wrong(`from ${march.from} to ${march.to} it must cost ${march.cost}, not ${cost}: ${march.rule}.`);
  }
}

function zoneNamed(name: string): Zone {
  const zone = LAND.get(name);
  if (zone === undefined) throw new Error(`no zone is called ${name}`);
  return zone;
}

/** IMP-4.5G.g: where two Fronts touch, a usurper of one may turn to the other. */
function checkFronts(list: Found, zones: readonly ZonePart[], ways: readonly WayPart[]): void {
  const items = list.items();
  const partOf = (zone: Zone): number => {
    const { front, joins } = zones[zone];
    return joins?.front ?? front;
  };
  for (const [i, { between, kind }] of ways.entries()) {
    if (!goesByLand(kind)) continue;
    const [a, b] = between.map(partOf);
    if ([a, b].some((part) => part === OUTSIDE || part === INTERIOR) || a === b) continue;
    if (!FIXED.neighbours[a].includes(FIXED.fronts[b]))
      throw items[i].wrong(`must not be there: these Fronts are no neighbours: IMP-4.5G.g.`);
  }
}
