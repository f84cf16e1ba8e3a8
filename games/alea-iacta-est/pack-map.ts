/** The map of a pack: zones, seas, ways and the table of regions, and what the rules say of them (MAP, RT). */
import { apart, eachFixed, type Found, mustBe, mustStay, numbersOf, readName } from "@rubicon/engine";
import { OUTSIDE, type Region, type Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import type { MapPart, RegionPart, SeaPart, WayKind, WayPart, ZonePart } from "./pack.ts";
import { type People, ROMAN } from "./peoples.ts";

const ZONES = numbersOf<Zone>([...FIXED.zones, ...FIXED.seas]);
const REGIONS = numbersOf<Region>(FIXED.regions);
const PEOPLES = numbersOf<People>(FIXED.peoples);

export function readMap(map: Found): MapPart {
  map.only("zones", "seas", "ways", "regions", "roma", "alexandria");
  const zones = eachFixed(map.get("zones"), FIXED.zones, readZone);
  const seas = eachFixed(map.get("seas"), FIXED.seas, readSea);
  apart([...map.get("zones").items(), ...map.get("seas").items()]);
  const ways = readWays(map.get("ways"));
  checkPorts(map.get("zones"), zones, seas, ways);
  checkStated(map, zones, ways);
  const regions = eachFixed(map.get("regions"), FIXED.regions, (region, i) => readRegion(region, i, zones));
  apart(map.get("regions").items());
  const roma = map.get("roma").only("zone", "points");
  mustStay(roma.get("zone"), FIXED.roma);
  mustStay(map.get("alexandria"), FIXED.alexandria);
  return {
    zones,
    seas,
    ways,
    regions,
    roma: { zone: roma.get("zone").named(ZONES, "zone"), points: roma.get("points").whole(0, 20) },
    alexandria: map.get("alexandria").named(ZONES, "zone"),
  };
}

function readZone(zone: Found, i: number): ZonePart {
  zone.only("id", "name", "land", "region", "people", "city", "port", "mountain");
  const { region, people } = FIXED.lands[i];
  mustStay(zone.get("region"), region);
  mustStay(zone.get("people"), people);
  return {
    id: zone.get("id").text(),
    name: readName(zone.get("name")),
    land: readName(zone.get("land")),
    region: zone.get("region").maybe((each) => each.named(REGIONS, "region")) ?? OUTSIDE,
    people: zone.get("people").maybe((each) => each.named(PEOPLES, "People")) ?? ROMAN,
    city: zone.get("city").maybe(readName),
    port: zone.get("port").maybe(readName),
    mountain: zone.get("mountain").flag(),
  };
}

/** AIE-3.4.2.c */
function readSea(sea: Found, i: number): SeaPart {
  sea.only("id", "name", "open");
  mustStay(sea.get("open"), FIXED.openSeas[i]);
  return { id: sea.get("id").text(), name: readName(sea.get("name")), open: sea.get("open").flag() };
}

/** AIE-7.2.c */
const RIVERS = ["rhenus", "danuvius", "euphrates", "tigris"] as const;
const BY_LAND = ["land", "river", "strait"] as const;

function readWays(list: Found): WayPart[] {
  const items = list.items();
  if (items.length !== FIXED.ways.length) throw list.wrong(`there must be ${FIXED.ways.length}, not ${items.length}.`);
  return items.map((way, i) => {
    way.only("between", "kind", "over");
    const between = way.get("between");
    const [a, b] = FIXED.ways[i];
    if (between.each((end) => end.text()).join() !== FIXED.ways[i].join())
      throw between.wrong(`must be [${a}, ${b}]: the board is drawn for it.`);
    const [from, to] = between.each((end) => end.named(ZONES, "zone"));
    const kind = readKind(way.get("kind"), from, to);
    if (kind === "river") way.get("over").oneOf(RIVERS);
    else if (kind === "strait") way.get("over").maybe(readName);
    else if (!way.get("over").missing) throw way.get("over").wrong("must be left out: nothing is crossed.");
    return { between: [from, to], kind };
  });
}

/** AIE-0.2.a: between lands, between a land and a sea, between seas. */
function readKind(kind: Found, from: Zone, to: Zone): WayKind {
  const seas = [from, to].filter((zone) => zone >= FIXED.zones.length).length;
  if (seas === 0) return kind.oneOf(BY_LAND);
  return seas === 1 ? kind.oneOf(["coast"]) : kind.oneOf(["sea"]);
}

/** AIE-3.4.2.e: a port lies on a sea that ships may enter. */
function checkPorts(list: Found, zones: readonly ZonePart[], seas: readonly SeaPart[], ways: readonly WayPart[]): void {
  for (const [i, zone] of zones.entries()) {
    const washed = ways.some(({ between: [a, b] }) => a === i && b >= zones.length && seas[b - zones.length].open);
    if (zone.port !== null && !washed) throw list.items()[i].get("port").wrong("must be null: no open sea is there.");
  }
}

/** What the rules say of single zones: whether they have it. */
const STATED_ZONES = [
  { zone: "italia-1", field: "city", has: true, rule: "AIE-3.1.2.a" },
  { zone: "gallia-8", field: "port", has: true, rule: "AIE-MAP.c" },
  { zone: "africa-3", field: "port", has: false, rule: "AIE-MAP.d" },
  { zone: "aegyptii", field: "port", has: true, rule: "AIE-4.3.b" },
] as const;

/** AIE-MAP.a to AIE-MAP.f: what it costs to go from one zone to another, by the kind of way. */
const STATED_WAYS = [
  { between: "gallia-2 germani-1", kind: "river", rule: "AIE-MAP.a" },
  { between: "gallia-8 alpes-2", kind: "land", rule: "AIE-MAP.b" },
  { between: "italia-3 alpes-2", kind: "land", rule: "AIE-MAP.b" },
  { between: "gallia-8 gallia-9", kind: "land", rule: "AIE-MAP.c" },
  { between: "asia-5 parthi-1", kind: "river", rule: "AIE-MAP.e" },
  { between: "parthi-1 parthi-2", kind: "land", rule: "AIE-MAP.e" },
  { between: "pontici armenii", kind: "land", rule: "AIE-MAP.f" },
  { between: "cappadocii armenii", kind: "land", rule: "AIE-MAP.f" },
  { between: "asia-5 cappadocii", kind: "land", rule: "AIE-MAP.f" },
] as const;

function checkStated(map: Found, zones: readonly ZonePart[], ways: readonly WayPart[]): void {
  const list = map.get("zones").items();
  for (const { zone, field, has, rule } of STATED_ZONES) {
    const i = FIXED.zones.indexOf(zone);
    if ((zones[i][field] !== null) === has) continue;
    throw list[i].get(field).wrong(has ? `must have a name: ${rule}.` : `must be null: ${rule}.`);
  }
  // AIE-MAP.b, AIE-7.2.e: the Alpes are mountains, and nothing else of those ways may be.
  for (const [i, { people, mountain }] of zones.entries())
    if (mountain !== (FIXED.peoples[people] === "alpes"))
      throw list[i].get("mountain").wrong("must be true for the Alpes and for nothing else: AIE-7.2.e.");
  for (const { between, kind, rule } of STATED_WAYS) {
    const i = FIXED.ways.findIndex((ends) => ends.join(" ") === between);
    if (ways[i].kind !== kind) throw map.get("ways").items()[i].get("kind").wrong(`must be ${kind}: ${rule}.`);
  }
}

function readRegion(region: Found, i: number, zones: readonly ZonePart[]): RegionPart {
  region.only("id", "name", "garrison", "recruits", "zonesForControl", "citiesForControl", "points");
  mustBe(region.get("id"), FIXED.regions[i]);
  const own = zones.filter((zone) => zone.region === i);
  const cities = own.filter(({ city }) => city !== null).length;
  const recruits = region.get("recruits").only("legio", "auxilia", "equites", "naves");
  const few = (found: Found): number => found.whole(0, 20);
  const read = {
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
  // AIE-RT.b
  const majority = Math.floor(own.length / 2) + 1;
  if (read.zonesForControl !== majority)
    throw region.get("zonesForControl").wrong(`must be ${majority}, the majority of ${own.length} zones.`);
  if (read.citiesForControl !== Math.ceil(cities / 2))
    throw region.get("citiesForControl").wrong(`must be half of the ${cities} cities of its zones, rounded up.`);
  // AIE-3.3.2.d
  if (read.recruits.naves > 0 && own.every(({ port }) => port === null))
    throw recruits.get("naves").wrong("must be 0: the region has no port.");
  return read;
}
