/** The map of a pack: zones, seas, ways and Fronts, and what the rules say of them (3.1, 3.5, 4.2, 7). */
import { apart, eachFixed, type Found, mustBe, mustStay, readName } from "@rubicon/engine";
import { type Front, OUTSIDE, type Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import { FRONTS, PARTS_OF_EMPIRE, PEOPLES, ZONES } from "./names.ts";
import type { CampPart, FrontPart, MapPart, SeaPart, WayKind, WayPart, ZonePart } from "./pack.ts";
import { ROMAN } from "./peoples.ts";

export function readMap(map: Found): MapPart {
  map.only("zones", "seas", "ways", "fronts", "roma", "ctesiphon");
  const zones = eachFixed(map.get("zones"), FIXED.zones, readZone);
  const seas = eachFixed(map.get("seas"), FIXED.seas, readSea);
  apart([...map.get("zones").items(), ...map.get("seas").items()]);
  const ways = readWays(map.get("ways"));
  checkPorts(map.get("zones"), zones, ways);
  checkStated(map, zones, ways);
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

/** IMP-7.1.c */
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

/** IMP-0.2.a: between lands, between a land and a sea, between seas. */
function readKind(kind: Found, from: Zone, to: Zone): WayKind {
  const seas = [from, to].filter((zone) => zone >= FIXED.zones.length).length;
  if (seas === 0) return kind.oneOf(BY_LAND);
  return seas === 1 ? kind.oneOf(["coast"]) : kind.oneOf(["sea"]);
}

/** A port lies on a sea. */
function checkPorts(list: Found, zones: readonly ZonePart[], ways: readonly WayPart[]): void {
  for (const [i, zone] of zones.entries()) {
    const washed = ways.some(({ between: [a, b] }) => a === i && b >= zones.length);
    if (zone.port !== null && !washed) throw list.items()[i].get("port").wrong("must be null: no sea is there.");
  }
}

/** What the rules say of single ways: by what kind of way one goes from one zone to another. */
const STATED_WAYS = [
  { between: "roma umbria", kind: "land", rule: "IMP-3.5.a" },
  { between: "umbria ravenna", kind: "land", rule: "IMP-3.5.a" },
  { between: "moesia_inferior roxolani", kind: "river", rule: "IMP-7.1.c" },
  { between: "germania_superior hermunduri", kind: "land", rule: "IMP-7.1.b" },
  { between: "britannia_deva maetae", kind: "land", rule: "IMP-7.2.a" },
  { between: "maetae caledonia", kind: "land", rule: "IMP-7.2.a" },
  { between: "caledonia caledonia_ultima", kind: "land", rule: "IMP-7.2.a" },
  { between: "jazyges daci", kind: "land", rule: "IMP-7.2.c" },
  { between: "dacia daci", kind: "land", rule: "IMP-7.2.c" },
  { between: "dacia roxolani", kind: "land", rule: "IMP-7.2.c" },
] as const;

/** IMP-TD.f: the towns of the garrison. */
const STATED_TOWNS = ["roma", "lugdunensis"];

function checkStated(map: Found, zones: readonly ZonePart[], ways: readonly WayPart[]): void {
  const list = map.get("zones").items();
  for (const town of STATED_TOWNS) {
    const i = FIXED.zones.indexOf(town);
    if (zones[i].city === null) throw list[i].get("city").wrong("must have a name: IMP-TD.f.");
  }
  for (const { between, kind, rule } of STATED_WAYS) {
    const i = FIXED.ways.findIndex((ends) => sameEnds(ends, between));
    if (i < 0) throw new Error(`no way leads between ${between}`);
    if (ways[i].kind !== kind) throw map.get("ways").items()[i].get("kind").wrong(`must be ${kind}: ${rule}.`);
  }
}

const sameEnds = ([a, b]: readonly string[], between: string): boolean =>
  between === `${a} ${b}` || between === `${b} ${a}`;

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
