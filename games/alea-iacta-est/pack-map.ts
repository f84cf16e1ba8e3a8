/** The map of a pack: zones, seas, ways and the table of regions, and what the rules say of them (MAP, RT). */
import { apart, eachFixed, type Found, mustBe, mustStay, numbersOf, readName } from "@rubicon/engine";
import { OUTSIDE, type Region, type Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import type { MapPart, RegionPart, SeaPart, ZonePart } from "./pack.ts";
import { readWays } from "./pack-ways.ts";
import { type People, ROMAN } from "./peoples.ts";

const ZONES = numbersOf<Zone>([...FIXED.zones, ...FIXED.seas]);
const REGIONS = numbersOf<Region>(FIXED.regions);
const PEOPLES = numbersOf<People>(FIXED.peoples);

export function readMap(map: Found): MapPart {
  map.only("zones", "seas", "ways", "regions", "roma", "alexandria");
  const zones = eachFixed(map.get("zones"), FIXED.zones, readZone);
  const seas = eachFixed(map.get("seas"), FIXED.seas, readSea);
  apart([...map.get("zones").items(), ...map.get("seas").items()]);
  const ways = readWays(map, zones, seas);
  checkStated(map, zones);
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

/** What the rules say of single zones: whether they have it. */
const STATED_ZONES = [
  { zone: "italia-1", field: "city", has: true, rule: "AIE-3.1.2.a" },
  { zone: "gallia-8", field: "port", has: true, rule: "AIE-MAP.c" },
  { zone: "africa-3", field: "port", has: false, rule: "AIE-MAP.d" },
  { zone: "aegyptii", field: "port", has: true, rule: "AIE-4.3.b" },
] as const;

function checkStated(map: Found, zones: readonly ZonePart[]): void {
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
