/**
 * The components of the game from a pack, read with suspicion. Which pieces there are and which zones touch is fixed,
 * because the board is drawn for it; ratings, numbers and orders of battle are not.
 */
import { Found, type Json } from "@rubicon/engine";
import { OUTSIDE, type Region, type Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import { NATIONALITIES, type Nationality, type People, ROMAN } from "./peoples.ts";
import type { Type } from "./pieces.ts";
import { eachFixed, numbersOf, readName } from "./reading.ts";
import { readScenarios, type ScenarioPart } from "./scenarios.ts";
import { readStratagems, type StratagemsPart } from "./stratagems.ts";

export const WAY_KINDS = ["land", "river", "strait", "coast", "sea"] as const;
export type WayKind = (typeof WAY_KINDS)[number];

export interface ZonePart {
  readonly id: string;
  readonly name: string;
  readonly land: string;
  readonly region: Region;
  readonly people: People;
  readonly city: string | null;
  readonly port: string | null;
  readonly mountain: boolean;
}

export interface SeaPart {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
}

export interface WayPart {
  readonly between: readonly [Zone, Zone];
  readonly kind: WayKind;
}

export interface RegionPart {
  readonly id: string;
  readonly name: string;
  readonly garrison: number;
  readonly recruits: Readonly<Record<"legio" | "auxilia" | "equites" | "naves", number>>;
  readonly zonesForControl: number;
  readonly citiesForControl: number;
  readonly points: number;
}

export interface MapPart {
  readonly zones: readonly ZonePart[];
  readonly seas: readonly SeaPart[];
  readonly ways: readonly WayPart[];
  readonly regions: readonly RegionPart[];
  readonly roma: { readonly zone: Zone; readonly points: number };
  readonly alexandria: Zone;
}

export interface UnitRatings {
  readonly sp: number;
  readonly qu: number;
  readonly tb: number;
}

export interface Ratings {
  readonly cc: number;
  readonly tb: number;
  readonly pc: number;
  readonly sr: number;
}

export interface UnitPart {
  readonly id: string;
  readonly name: string;
  readonly type: Exclude<Type, "leader">;
  readonly model: string;
  readonly recruit: boolean;
  readonly full: UnitRatings;
  readonly reduced: UnitRatings;
}

export interface LeaderPart {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly enters: string;
  readonly faction: (typeof FACTIONS)[number];
  readonly caesarian: Ratings | null;
  readonly republican: Ratings | null;
  readonly death: readonly number[];
  readonly assassin: boolean;
  readonly pretender: boolean;
}

export interface ForeignLeaderPart {
  readonly id: string;
  readonly name: string;
  readonly people: People;
  readonly cc: number;
  readonly tb: number;
  readonly sr: number;
  readonly enters: number | null;
  readonly follows: string | null;
  readonly leaves: number | null;
  readonly leavesAtFirst: readonly ("allegiance" | "pacification")[];
}

export interface PeoplePart {
  readonly id: string;
  readonly name: string;
  readonly nationality: Nationality;
  readonly major: boolean;
  readonly vp: number;
  readonly units: readonly UnitPart[];
}

export interface CountersPart {
  readonly leaders: readonly LeaderPart[];
  readonly foreignLeaders: readonly ForeignLeaderPart[];
  readonly units: readonly UnitPart[];
  readonly peoples: readonly PeoplePart[];
}

export interface Components {
  readonly map: MapPart;
  readonly counters: CountersPart;
  readonly stratagems: StratagemsPart;
  readonly scenarios: readonly ScenarioPart[];
}

/** Throws BadInput, with the exact place of the fault, when the game cannot be played with them. */
export function readComponents(json: Json): Components {
  const from = new Found(json, "The components").only("map", "counters", "stratagems", "scenarios");
  const peopleNumbers = numbersOf<People>(FIXED.peoples);
  const map = readMap(from.get("map"), peopleNumbers);
  const counters = readCounters(from.get("counters"), peopleNumbers);
  const stratagems = readStratagems(from.get("stratagems"));
  return { map, counters, stratagems, scenarios: readScenarios(from.get("scenarios"), map, counters) };
}

// The map -----------------------------------------------------------------------------------------------------

function readMap(map: Found, peopleNumbers: ReadonlyMap<string, People>): MapPart {
  map.only("zones", "seas", "ways", "regions", "roma", "alexandria");
  const zoneNumbers = numbersOf<Zone>([...FIXED.zones, ...FIXED.seas]);
  const regionNumbers = numbersOf<Region>(FIXED.regions);
  const zones = eachFixed(map.get("zones"), FIXED.zones, (zone) => {
    zone.only("id", "name", "land", "region", "people", "city", "port", "mountain");
    return {
      id: zone.get("id").text(),
      name: readName(zone.get("name")),
      land: readName(zone.get("land")),
      region: zone.get("region").maybe((region) => region.named(regionNumbers, "region")) ?? OUTSIDE,
      people: zone.get("people").maybe((people) => people.named(peopleNumbers, "People")) ?? ROMAN,
      city: zone.get("city").maybe(readName),
      port: zone.get("port").maybe(readName),
      mountain: zone.get("mountain").flag(),
    };
  });
  for (const [i, { region, people }] of zones.entries())
    if (region !== OUTSIDE && people !== ROMAN)
      throw map.get("zones").items()[i].get("people").wrong("must be null: zones of origin lie outside the regions.");
  return {
    zones,
    seas: eachFixed(map.get("seas"), FIXED.seas, (sea) => {
      sea.only("id", "name", "open");
      return { id: sea.get("id").text(), name: readName(sea.get("name")), open: sea.get("open").flag() };
    }),
    ways: readWays(map.get("ways"), zoneNumbers),
    regions: eachFixed(map.get("regions"), FIXED.regions, readRegion),
    roma: {
      zone: map.get("roma").only("zone", "points").get("zone").named(zoneNumbers, "zone"),
      points: map.get("roma").get("points").whole(0, 20),
    },
    alexandria: map.get("alexandria").named(zoneNumbers, "zone"),
  };
}

function readWays(list: Found, zoneNumbers: ReadonlyMap<string, Zone>): WayPart[] {
  const items = list.items();
  if (items.length !== FIXED.ways.length) throw list.wrong(`there must be ${FIXED.ways.length}, not ${items.length}.`);
  return items.map((way, i) => {
    way.only("between", "kind", "over");
    const names = way.get("between").each((end) => end.text());
    if (names.join() !== FIXED.ways[i].join())
      throw way.get("between").wrong(`must be [${FIXED.ways[i].join(", ")}]: the board is drawn for it.`);
    const [a, b] = way.get("between").each((end) => end.named(zoneNumbers, "zone"));
    return { between: [a, b], kind: way.get("kind").oneOf(WAY_KINDS) };
  });
}

function readRegion(region: Found): RegionPart {
  region.only("id", "name", "garrison", "recruits", "zonesForControl", "citiesForControl", "points");
  const recruits = region.get("recruits").only("legio", "auxilia", "equites", "naves");
  const few = (found: Found): number => found.whole(0, 20);
  return {
    id: region.get("id").text(),
    name: readName(region.get("name")),
    garrison: few(region.get("garrison")),
    recruits: {
      legio: few(recruits.get("legio")),
      auxilia: few(recruits.get("auxilia")),
      equites: few(recruits.get("equites")),
      naves: few(recruits.get("naves")),
    },
    zonesForControl: region.get("zonesForControl").whole(1, 20),
    citiesForControl: region.get("citiesForControl").whole(1, 20),
    points: few(region.get("points")),
  };
}

// Counters ----------------------------------------------------------------------------------------------------

const FACTIONS = ["caesarians", "republicans", "drawn"] as const;
const UNIT_TYPES = ["legio", "auxilia", "equites", "naves", "pedites"] as const;

function readCounters(counters: Found, peopleNumbers: ReadonlyMap<string, People>): CountersPart {
  counters.only("leaders", "foreignLeaders", "units", "nationalities", "peoples");
  return {
    leaders: eachFixed(counters.get("leaders"), FIXED.leaders, readLeader),
    foreignLeaders: eachFixed(counters.get("foreignLeaders"), FIXED.foreignLeaders, (leader) =>
      readForeignLeader(leader, peopleNumbers),
    ),
    units: eachFixed(counters.get("units"), FIXED.units, readUnit),
    peoples: eachFixed(counters.get("peoples"), FIXED.peoples, (people, i) => ({
      id: people.only("id", "name", "nationality", "major", "vp", "units").get("id").text(),
      name: readName(people.get("name")),
      nationality: people.get("nationality").oneOf(NATIONALITIES),
      major: people.get("major").flag(),
      vp: people.get("vp").whole(0, 20),
      units: eachFixed(people.get("units"), FIXED.peopleUnits[i], readUnit),
    })),
  };
}

function readUnit(unit: Found): UnitPart {
  unit.only("id", "name", "type", "model", "recruit", "full", "reduced");
  return {
    id: unit.get("id").text(),
    name: readName(unit.get("name")),
    type: unit.get("type").oneOf(UNIT_TYPES),
    model: unit.get("model").text(),
    recruit: unit.get("recruit").maybe((recruit) => recruit.flag()) ?? false,
    full: readUnitRatings(unit.get("full")),
    reduced: readUnitRatings(unit.get("reduced")),
  };
}

function readUnitRatings(ratings: Found): UnitRatings {
  ratings.only("sp", "qu", "tb");
  return {
    sp: ratings.get("sp").whole(1, 20),
    qu: ratings.get("qu").whole(0, 9),
    tb: ratings.get("tb").whole(-3, 9),
  };
}

function readRatings(ratings: Found): Ratings {
  ratings.only("cc", "tb", "pc", "sr");
  const rating = (found: Found): number => found.whole(0, 20);
  return {
    cc: rating(ratings.get("cc")),
    tb: rating(ratings.get("tb")),
    pc: rating(ratings.get("pc")),
    sr: rating(ratings.get("sr")),
  };
}

const year = (found: Found): number => found.whole(-99, -1);

function readLeader(leader: Found): LeaderPart {
  leader.only(
    ...["id", "name", "fullName", "enters", "faction", "caesarian", "republican", "death", "assassin", "pretender"],
  );
  const enters = leader.get("enters");
  const death = leader.get("death").each((number) => number.whole(0, 10));
  if (death.length !== 3) throw leader.get("death").wrong("must be three numbers, one for each five years.");
  return {
    id: leader.get("id").text(),
    name: readName(leader.get("name")),
    fullName: readName(leader.get("fullName")),
    enters: typeof enters.json === "number" ? String(year(enters)) : enters.oneOf(["start", "after-caesar"]),
    faction: leader.get("faction").oneOf(FACTIONS),
    caesarian: leader.get("caesarian").maybe(readRatings),
    republican: leader.get("republican").maybe(readRatings),
    death,
    assassin: leader.get("assassin").flag(),
    pretender: leader.get("pretender").flag(),
  };
}

function readForeignLeader(leader: Found, peopleNumbers: ReadonlyMap<string, People>): ForeignLeaderPart {
  leader.only(...["id", "name", "people", "cc", "tb", "sr", "enters", "follows", "leaves", "leavesAtFirst"]);
  return {
    id: leader.get("id").text(),
    name: readName(leader.get("name")),
    people: leader.get("people").named(peopleNumbers, "People"),
    cc: leader.get("cc").whole(0, 20),
    tb: leader.get("tb").whole(0, 20),
    sr: leader.get("sr").whole(0, 20),
    enters: leader.get("enters").maybe(year),
    follows: leader.get("follows").maybe((other) => other.oneOf(FIXED.foreignLeaders)),
    leaves: leader.get("leaves").maybe(year),
    leavesAtFirst: leader.get("leavesAtFirst").each((what) => what.oneOf(["allegiance", "pacification"])),
  };
}
