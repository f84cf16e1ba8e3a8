/** The counters of a pack: leaders, Roman units, fleets, Peoples. Who they are is fixed; what is printed on them is not. */
import { apart, eachFixed, type Found, mustBe, mustStay, nth, readName } from "@rubicon/engine";
import { type Front, OUTSIDE, type Zone } from "./board.ts";
import { FIXED } from "./data/standard.ts";
import { FRONTS, LAND, PEOPLES, ZONES } from "./names.ts";
import type {
  CountersPart,
  FleetPart,
  ForeignLeaderPart,
  LeaderPart,
  MapPart,
  PeoplePart,
  PeopleUnitPart,
  RomanUnitPart,
  UnitPart,
  UnitRatings,
  VexillationPart,
} from "./pack.ts";
import { NATIONALITIES, type People } from "./peoples.ts";
import { TYPES, type Type } from "./pieces.ts";

/** IMP-0.3.a: the years of the calendar. */
export const FIRST_YEAR = 161;
export const LAST_YEAR = 217;

export function readCounters(counters: Found, map: MapPart): CountersPart {
  counters.only("leaders", "foreignLeaders", "units", "vexillations", "fleets", "peoples");
  const read = {
    leaders: eachFixed(counters.get("leaders"), FIXED.leaders, readLeader),
    foreignLeaders: eachFixed(counters.get("foreignLeaders"), FIXED.foreignLeaders, (leader, i) =>
      readForeignLeader(leader, i, map),
    ),
    units: eachFixed(counters.get("units"), FIXED.units, readRomanUnit),
    vexillations: eachFixed(counters.get("vexillations"), FIXED.vexillations, readVexillation),
    fleets: eachFixed(counters.get("fleets"), FIXED.fleets, (fleet, i) => readFleet(fleet, i, map)),
    peoples: eachFixed(counters.get("peoples"), FIXED.peoples, (people, i) => readPeople(people, i, map)),
  };
  apart([...counters.get("leaders").items(), ...counters.get("foreignLeaders").items()]);
  apart(counters.get("peoples").items());
  checkStated(counters);
  apart([...counters.get("units").items(), ...counters.get("vexillations").items(), ...counters.get("fleets").items()]);
  return read;
}

/** IMP-R01: the few ratings that the rules give in their examples. */
const STATED = [
  { list: "leaders", id: "septimius_severus", fields: ["sr"], value: 4, rule: "IMP-2.D.a" },
  { list: "foreignLeaders", id: "maetae_chief", fields: ["sr"], value: 1, rule: "IMP-2.D.a" },
  { list: "units", id: "xii_fulminata", fields: ["full", "qu"], value: 1, rule: "IMP-8.5.a" },
  { list: "units", id: "iii_gallica", fields: ["full", "qu"], value: 1, rule: "IMP-8.5.a" },
  { list: "vexillations", id: "vexillatio_danube_1", fields: ["full", "qu"], value: 3, rule: "IMP-8.5.a" },
] as const;

function checkStated(counters: Found): void {
  for (const { list, id, fields, value, rule } of STATED) {
    const item = counters
      .get(list)
      .items()
      .find((each) => each.get("id").json === id);
    if (item === undefined) throw counters.get(list).wrong(`"${id}" is missing.`);
    const found = fields.reduce((inner, field) => inner.get(field), item);
    if (found.json !== value) throw found.wrong(`must be ${value}: ${rule}.`);
  }
}

// Units ---------------------------------------------------------------------------------------------------

/** IMP-1.2.a */
function readUnit(unit: Found, type: Type): UnitPart {
  const full = readUnitRatings(unit.get("full"));
  const reduced = readUnitRatings(unit.get("reduced"));
  for (const rating of ["sp", "qu", "tb"] as const)
    if (reduced[rating] > full[rating])
      throw unit.get("reduced").get(rating).wrong(`must be no more than the ${full[rating]} of its normal face.`);
  return { id: unit.get("id").text(), name: readName(unit.get("name")), type, full, reduced };
}

function readUnitRatings(ratings: Found): UnitRatings {
  ratings.only("sp", "qu", "tb");
  return {
    sp: ratings.get("sp").whole(1, 20),
    qu: ratings.get("qu").whole(0, 9),
    tb: ratings.get("tb").whole(-3, 9),
  };
}

const year = (found: Found): number => found.whole(FIRST_YEAR, LAST_YEAR);

function readRomanUnit(unit: Found, i: number): RomanUnitPart {
  unit.only("id", "name", "type", "front", "zone", "place", "enters", "full", "reduced");
  const { type, front, zone, place, enters } = FIXED.posts[i];
  mustBe(unit.get("type"), type);
  mustStay(unit.get("front"), front);
  mustBe(unit.get("zone"), zone);
  mustBe(unit.get("place"), place);
  return {
    ...readUnit(unit, unit.get("type").oneOf(TYPES)),
    front: frontOf(unit.get("front")),
    zone: unit.get("zone").named(LAND, "zone"),
    place,
    enters: readEntry(unit.get("enters"), enters),
  };
}

/** IMP-9.1.c, IMP-9.1.d: reinforcements have their dates. */
function readEntry(found: Found, stated: number | null): number {
  const enters = found.maybe(year);
  if (enters !== stated) throw found.wrong(`must be ${stated}: the table of legions says so.`);
  return enters ?? 0;
}

const frontOf = (found: Found): Front => found.maybe((each) => each.named(FRONTS, "Front")) ?? OUTSIDE;

function readVexillation(unit: Found, i: number): VexillationPart {
  unit.only("id", "name", "front", "enters", "full", "reduced");
  const { front, enters } = FIXED.detachments[i];
  mustBe(unit.get("front"), front);
  return {
    ...readUnit(unit, "vexillation"),
    front: frontOf(unit.get("front")),
    enters: readEntry(unit.get("enters"), enters),
  };
}

/** IMP-3.5.i, IMP-3.5.o: its box opens on one of the seas of the coast. */
function readFleet(fleet: Found, i: number, map: MapPart): FleetPart {
  fleet.only("id", "name", "home", "sea");
  mustBe(fleet.get("home"), FIXED.harbours[i]);
  const home = fleet.get("home").named(LAND, "zone");
  const sea = fleet.get("sea").named(ZONES, "sea");
  const washed = map.ways.some(({ between: [a, b] }) => a === home && b === sea);
  if (!washed || map.seas[sea - map.zones.length]?.open !== true)
    throw fleet.get("sea").wrong("must be an open sea at its home.");
  return { id: fleet.get("id").text(), name: readName(fleet.get("name")), home, sea };
}

// Leaders -------------------------------------------------------------------------------------------------

const rating = (found: Found): number => found.whole(0, 20);

/** Whoever comes when Commodus dies, and in no year of his own (IMP-4.5K.b). */
const UNDATED = "didius_julianus";

function readLeader(leader: Found): LeaderPart {
  leader.only("id", "name", "cc", "tb", "pc", "sr", "enters", "tested");
  const id = leader.get("id").text();
  const enters = leader.get("enters").maybe(year);
  if ((enters === null) !== (id === UNDATED))
    throw leader.get("enters").wrong(id === UNDATED ? "must be null: IMP-4.5K.b." : "must be a year.");
  return {
    id,
    name: readName(leader.get("name")),
    cc: rating(leader.get("cc")),
    tb: rating(leader.get("tb")),
    pc: rating(leader.get("pc")),
    sr: rating(leader.get("sr")),
    enters,
    tested: readTested(leader.get("tested"), enters),
  };
}

/** IMP-TL.b: from that year on a die may kill him. */
function readTested(found: Found, enters: number | null): number | null {
  const tested = found.maybe(year);
  if (tested !== null && enters !== null && tested <= enters) throw found.wrong("must come after the year he enters.");
  return tested;
}

function readForeignLeader(leader: Found, i: number, map: MapPart): ForeignLeaderPart {
  leader.only(...["id", "name", "people", "generic", "cc", "tb", "sr", "enters", "follows", "tested", "home"]);
  const { people, generic, follows } = FIXED.kingdoms[i];
  mustBe(leader.get("people"), people);
  mustStay(leader.get("generic"), generic);
  mustStay(leader.get("follows"), follows);
  const enters = leader.get("enters").maybe(year);
  // IMP-4.1.f, IMP-TL.m
  if ((enters === null) !== (generic || follows !== null))
    throw leader.get("enters").wrong(enters === null ? "must be a year." : "must be null.");
  if (generic && leader.get("tested").maybe(year) !== null)
    throw leader.get("tested").wrong("must be null: IMP-4.1.f.");
  const kingdom = leader.get("people").named(PEOPLES, "People");
  return {
    id: leader.get("id").text(),
    name: readName(leader.get("name")),
    people: kingdom,
    generic,
    cc: rating(leader.get("cc")),
    tb: rating(leader.get("tb")),
    pc: 0,
    sr: rating(leader.get("sr")),
    enters,
    follows,
    tested: readTested(leader.get("tested"), enters),
    home: readHome(leader.get("home"), kingdom, map),
  };
}

// Peoples -------------------------------------------------------------------------------------------------

function readHome(found: Found, people: People, map: MapPart): Zone {
  const home = found.named(LAND, "zone");
  if (map.zones[home].people !== people) throw found.wrong("must be a zone of origin of its People.");
  return home;
}

function readPeople(people: Found, i: number, map: MapPart): PeoplePart {
  people.only("id", "name", "nationality", "major", "front", "leaves", "units");
  const { nationality, major, leaves } = FIXED.nations[i];
  const id = people.get("id").text();
  mustBe(people.get("nationality"), nationality);
  mustStay(people.get("major"), major);
  const until = people.get("leaves").maybe(year);
  if (until !== leaves) throw people.get("leaves").wrong(`must be ${leaves}: IMP-4.2.b.`);
  const front = people.get("front").maybe((each) => each.named(FRONTS, "Front"));
  // IMP-4.2.f: nobody else stays at home for ever.
  if ((front === null) !== (id === "armenia"))
    throw people.get("front").wrong(front === null ? "must be a Front." : "must be null: IMP-4.2.f.");
  return {
    id,
    name: readName(people.get("name")),
    nationality: people.get("nationality").oneOf(NATIONALITIES),
    major,
    front: front ?? OUTSIDE,
    leaves: until ?? 0,
    units: eachFixed(people.get("units"), FIXED.peopleUnits[i], (unit, k): PeopleUnitPart => {
      unit.only("id", "name", "type", "home", "full", "reduced");
      mustBe(unit.get("type"), FIXED.looks[i][k]);
      const home = readHome(unit.get("home"), nth<People>(i), map);
      return { ...readUnit(unit, unit.get("type").oneOf(TYPES)), home };
    }),
  };
}
