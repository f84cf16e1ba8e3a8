/** The map of a pack: zones, seas, ways and Fronts, and what the rules say of them (3.1, 3.5, 4.2, 7). */
import { apart, eachFixed, type Found, mustBe, mustStay, readName } from "@rubicon/engine";
import { type Front, OUTSIDE, type Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import { FRONTS, PARTS_OF_EMPIRE, PEOPLES, ZONES } from "./names.ts";
import type { CampPart, FrontPart, MapPart, SeaPart, ZonePart } from "./pack.ts";
import { readWays } from "./pack-ways.ts";
import { ROMAN } from "./peoples.ts";

export function readMap(map: Found): MapPart {
  map.only("zones", "seas", "ways", "fronts", "roma", "ctesiphon");
  const zones = eachFixed(map.get("zones"), FIXED.zones, readZone);
  const seas = eachFixed(map.get("seas"), FIXED.seas, readSea);
  apart([...map.get("zones").items(), ...map.get("seas").items()]);
  const ways = readWays(map, zones, seas);
  checkTowns(map.get("zones"), zones);
  const fronts = eachFixed(map.get("fronts"), FIXED.fronts, readFront);
  apart(map.get("fronts").items());
  mustStay(map.get("roma"), FIXED.roma);
  mustStay(map.get("ctesiphon"), FIXED.ctesiphon);
  const zone = (found: Found): Zone => found.named(ZONES, "zone");
  return { zones, seas, ways, fronts, roma: zone(map.get("roma")), ctesiphon: zone(map.get("ctesiphon")) };
}

function readZone(zone: Found, i: number): ZonePart {
  zone.only("id", "name", "front", "people", "limit", "city", "camps", "port", "joins");
  const { front, people, limit, joins } = FIXED.lands[i];
  mustStay(zone.get("front"), front);
  mustStay(zone.get("people"), people);
  mustStay(zone.get("limit"), limit);
  const joining = zone.get("joins");
  if (joins === null) mustStay(joining, null);
  else {
    joining.only("year", "front");
    if (joining.get("year").whole(0, 999) !== joins.year) throw joining.get("year").wrong(`must be ${joins.year}.`);
    mustBe(joining.get("front"), joins.front);
  }
  return {
    id: zone.get("id").text(),
    name: readName(zone.get("name")),
    front: zone.get("front").maybe((each) => each.named(PARTS_OF_EMPIRE, "Front")) ?? OUTSIDE,
    people: zone.get("people").maybe((each) => each.named(PEOPLES, "People")) ?? ROMAN,
    limited: limit !== null,
    city: zone.get("city").maybe(readName),
    camps: readCamps(zone.get("camps"), i),
    port: zone.get("port").maybe(readName),
    joins: joining.maybe((each) => ({
      year: each.get("year").whole(0, 999),
      front: each.get("front").named(FRONTS, "Front"),
    })),
  };
}

/** IMP-9.1.a, IMP-TD.a to IMP-TD.j: the camps of the table, each where and when it stands. */
function readCamps(list: Found, i: number): CampPart[] {
  const { camps } = FIXED.lands[i];
  const items = list.items();
  if (items.length !== camps.length) throw list.wrong(`there must be ${camps.length}, not ${items.length}.`);
  return items.map((camp, k) => {
    mustBe(camp.only("name", "from").get("name"), camps[k].name);
    const from = camp.get("from").maybe((year) => year.whole(161, 217));
    if (from !== camps[k].from) throw camp.get("from").wrong(`must be ${camps[k].from}: IMP-9.1.a.`);
    return { name: camps[k].name, from: from ?? 0 };
  });
}

/** IMP-3.5.k */
function readSea(sea: Found, i: number): SeaPart {
  sea.only("id", "name", "open");
  mustStay(sea.get("open"), FIXED.openSeas[i]);
  return { id: sea.get("id").text(), name: readName(sea.get("name")), open: sea.get("open").flag() };
}

/** IMP-TD.f: the towns of the garrison. */
const STATED_TOWNS = ["roma", "lugdunensis"];

function checkTowns(list: Found, zones: readonly ZonePart[]): void {
  for (const town of STATED_TOWNS) {
    const i = FIXED.zones.indexOf(town);
    if (zones[i].city === null) throw list.items()[i].get("city").wrong("must have a name: IMP-TD.f.");
  }
}

/** IMP-4.5G.g */
function readFront(front: Found, i: number): FrontPart {
  const next = front.only("id", "name", "next").get("next");
  if (next.each((each) => each.text()).join() !== FIXED.neighbours[i].join())
    throw next.wrong(`must be [${FIXED.neighbours[i].join(", ")}]: IMP-4.5G.g.`);
  return {
    id: front.get("id").text(),
    name: readName(front.get("name")),
    next: next.each((each): Front => each.named(FRONTS, "Front")),
  };
}
