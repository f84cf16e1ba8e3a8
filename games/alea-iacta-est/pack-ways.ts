/** The ways of a pack: which zones touch, over land or water, and what the rules say of them (MAP). */
import { type Found, numbersOf } from "@rubicon/engine";
import { checkReach, checkStatedWays, goesByLand, readWays as readWaysOf } from "@rubicon/series";
import { OUTSIDE, type Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import type { SeaPart, WayPart, ZonePart } from "./pack.ts";

const ZONES = numbersOf<Zone>([...FIXED.zones, ...FIXED.seas]);

export function readWays(map: Found, zones: readonly ZonePart[], seas: readonly SeaPart[]): WayPart[] {
  const list = map.get("ways");
  const ways = readWaysOf(list, ZONES, zones.length);
  checkPorts(map.get("zones"), zones, seas, ways);
  checkStatedWays(list, ways, ZONES, STATED);
  checkNeighbours(list, zones, ways);
  checkReach(list, ways, ZONES, (zone) => zone >= zones.length && !seas[zone - zones.length].open);
  return ways;
}

/** AIE-3.4.2.e: a port lies on a sea that ships may enter. */
function checkPorts(list: Found, zones: readonly ZonePart[], seas: readonly SeaPart[], ways: readonly WayPart[]): void {
  for (const [i, zone] of zones.entries()) {
    const washed = ways.some(({ between: [a, b] }) => a === i && b >= zones.length && seas[b - zones.length].open);
    if (zone.port !== null && !washed) throw list.items()[i].get("port").wrong("must be null: no open sea is there.");
  }
}

/** What the rules say of single ways: that they are there, and of which kind where that is said too. */
const STATED = [
  { between: "gallia-2 germani-1", kind: "river", rule: "AIE-MAP.a" },
  { between: "gallia-8 alpes-2", kind: "land", rule: "AIE-MAP.b" },
  { between: "italia-3 alpes-2", kind: "land", rule: "AIE-MAP.b" },
  { between: "gallia-8 gallia-9", kind: "land", rule: "AIE-MAP.c" },
  { between: "gallia-8 mare-internum-occidentalis", kind: "coast", rule: "AIE-MAP.c" },
  { between: "mare-internum-occidentalis mare-internum-centralis", kind: "sea", rule: "AIE-MAP.d" },
  { between: "africa-3 mare-internum-centralis", kind: "coast", rule: "AIE-MAP.d" },
  { between: "asia-5 parthi-1", kind: "river", rule: "AIE-MAP.e" },
  { between: "parthi-1 parthi-2", kind: "land", rule: "AIE-MAP.e" },
  { between: "pontici armenii", kind: "land", rule: "AIE-MAP.f" },
  { between: "cappadocii armenii", kind: "land", rule: "AIE-MAP.f" },
  { between: "asia-5 cappadocii", kind: "land", rule: "AIE-MAP.f" },
  { between: "aegyptii marmarica", kind: null, rule: "AIE-MAP.h" },
] as const;

/** AIE-MAP.g */
const FAR_PEOPLES: readonly string[] = ["daci", "armenii", "aegyptii"];

/** What the rules say of whose land touches whose: AIE-MAP.a, AIE-MAP.g, AIE-MAP.i, AIE-MAP.j. */
function checkNeighbours(list: Found, zones: readonly ZonePart[], ways: readonly WayPart[]): void {
  const items = list.items();
  const regionOf = (zone: Zone): string | null =>
    zone >= zones.length || zones[zone].region === OUTSIDE ? null : FIXED.regions[zones[zone].region];
  const peopleOf = (zone: Zone): string | null =>
    zone < zones.length ? (FIXED.peoples[zones[zone].people] ?? null) : null;
  /** Ways by land from what one test names to what the other does. */
  const between = (one: (zone: Zone) => boolean, other: (zone: Zone) => boolean): number =>
    ways.findIndex(({ kind, between: [a, b] }) => goesByLand(kind) && ((one(a) && other(b)) || (one(b) && other(a))));
  const isZone = (id: string) => (zone: Zone) => zone === ZONES.get(id);
  const isOf = (people: string) => (zone: Zone) => peopleOf(zone) === people;
  const isIn = (region: string) => (zone: Zone) => regionOf(zone) === region;

  for (const people of FIXED.peoples) {
    const touches = between(isOf(people), (zone) => regionOf(zone) !== null);
    const far = FAR_PEOPLES.includes(people);
    if (far && touches >= 0)
      throw items[touches].wrong(`must not be there: no land of the ${people} touches a region: AIE-MAP.g.`);
    if (!far && touches < 0) throw list.wrong(`some land of the ${people} must touch a region: AIE-MAP.g.`);
  }
  const stray = between(isOf("germani"), isIn("italia"));
  if (stray >= 0) throw items[stray].wrong("must not be there: no land of the germani touches italia: AIE-MAP.a.");
  for (const [who, one, whom, other, rule] of [
    ["the mauri", isOf("mauri"), "hispania", isIn("hispania"), "AIE-MAP.g"],
    ["italia-5", isZone("italia-5"), "graecia", isIn("graecia"), "AIE-MAP.i"],
    ["graecia-1", isZone("graecia-1"), "italia", isIn("italia"), "AIE-MAP.i"],
    ["graecia-2", isZone("graecia-2"), "the thracii", isOf("thracii"), "AIE-MAP.j"],
  ] as const)
    if (between(one, other) < 0) throw list.wrong(`${who} must touch ${whom}: ${rule}.`);
}
