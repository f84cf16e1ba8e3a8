/** The counters of a pack: leaders, Roman units, Peoples. Who they are is fixed; what is printed on them is not. */
import { apart, eachFixed, type Found, mustStay, numbersOf, readName } from "@rubicon/engine";
import { FIXED } from "./data/standard.ts";
import type {
  CountersPart,
  ForeignLeaderPart,
  LeaderPart,
  PeoplePart,
  Ratings,
  UnitPart,
  UnitRatings,
} from "./pack.ts";
import { NATIONALITIES, type People } from "./peoples.ts";

const PEOPLES = numbersOf<People>(FIXED.peoples);
const FACTIONS = ["caesarians", "republicans", "drawn"] as const;
const UNIT_TYPES = ["legio", "auxilia", "equites", "naves", "pedites"] as const;
/** AIE-3.7.1.b: who never changes his faction, and so can be no Pretender (AIE-3.6.1.c, AIE-3.6.1.d). */
const STEADFAST = ["caesar", "octavianus", "pompeius", "g-pompeius", "s-pompeius"];

export function readCounters(counters: Found): CountersPart {
  counters.only("leaders", "foreignLeaders", "units", "peoples");
  const read = {
    leaders: eachFixed(counters.get("leaders"), FIXED.leaders, readLeader),
    foreignLeaders: eachFixed(counters.get("foreignLeaders"), FIXED.foreignLeaders, readForeignLeader),
    units: eachFixed(counters.get("units"), FIXED.units, (unit, i) => readUnit(unit, FIXED.looks[i])),
    peoples: eachFixed(counters.get("peoples"), FIXED.peoples, readPeople),
  };
  apart([...counters.get("leaders").items(), ...counters.get("foreignLeaders").items()]);
  apart(counters.get("peoples").items());
  checkHeirs(counters.get("foreignLeaders"), read.foreignLeaders);
  return read;
}

function readPeople(people: Found, i: number): PeoplePart {
  people.only("id", "name", "nationality", "major", "vp", "units");
  const { nationality, major } = FIXED.nations[i];
  mustStay(people.get("nationality"), nationality);
  mustStay(people.get("major"), major);
  const vp = people.get("vp").whole(0, 20);
  // AIE-10.1.g
  if (!major && vp > 0) throw people.get("vp").wrong("must be 0: nobody scores for a Minor People.");
  return {
    id: people.get("id").text(),
    name: readName(people.get("name")),
    nationality: people.get("nationality").oneOf(NATIONALITIES),
    major,
    vp,
    units: eachFixed(people.get("units"), FIXED.peopleUnits[i], (unit, k) => readUnit(unit, FIXED.peopleLooks[i][k])),
  };
}

interface Look {
  readonly type: string;
  readonly model: string;
  readonly recruit: boolean;
}

function readUnit(unit: Found, look: Look): UnitPart {
  unit.only("id", "name", "type", "model", "recruit", "full", "reduced");
  mustStay(unit.get("type"), look.type);
  mustStay(unit.get("model"), look.model);
  const recruit = unit.get("recruit").maybe((each) => each.flag()) ?? false;
  if (recruit !== look.recruit) throw unit.get("recruit").wrong(`must be ${look.recruit}: the board is drawn for it.`);
  const full = readUnitRatings(unit.get("full"));
  const reduced = readUnitRatings(unit.get("reduced"));
  for (const rating of ["sp", "qu", "tb"] as const)
    if (reduced[rating] > full[rating])
      throw unit.get("reduced").get(rating).wrong(`must be no more than the ${full[rating]} of its full face.`);
  return {
    id: unit.get("id").text(),
    name: readName(unit.get("name")),
    type: unit.get("type").oneOf(UNIT_TYPES),
    model: unit.get("model").text(),
    recruit,
    full,
    reduced,
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

function readLeader(leader: Found, i: number): LeaderPart {
  leader.only(
    ...["id", "name", "fullName", "enters", "faction", "caesarian", "republican", "death", "assassin", "pretender"],
  );
  mustStay(leader.get("assassin"), FIXED.assassins[i]);
  const enters = leader.get("enters");
  const death = leader.get("death").each((number) => number.whole(0, 10));
  if (death.length !== 3) throw leader.get("death").wrong("must be three numbers, one for each five years.");
  const read: LeaderPart = {
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
  checkFaces(leader, read);
  return read;
}

/** AIE-1.2.1.b: he has a face for every side he can be on. */
function checkFaces(leader: Found, { id, faction, caesarian, republican, assassin, pretender }: LeaderPart): void {
  const steadfast = STEADFAST.includes(id);
  if (caesarian === null && faction !== "republicans")
    throw leader.get("caesarian").wrong("must be there: he may need it.");
  if (republican === null && (faction !== "caesarians" || assassin))
    throw leader.get("republican").wrong("must be there: he may need it.");
  if (steadfast && faction === "drawn") throw leader.get("faction").wrong("must be one of the two: AIE-3.7.1.b.");
  const both = caesarian !== null && republican !== null;
  if (steadfast && both)
    throw leader.get(faction === "caesarians" ? "republican" : "caesarian").wrong("must be null: AIE-3.7.1.b.");
  if (pretender && !both) throw leader.get("pretender").wrong("must be false: AIE-3.6.1.d.");
}

function readForeignLeader(leader: Found, i: number): ForeignLeaderPart {
  leader.only(...["id", "name", "people", "cc", "tb", "sr", "enters", "follows", "leaves", "leavesAtFirst"]);
  mustStay(leader.get("people"), FIXED.kingdoms[i]);
  const enters = leader.get("enters").maybe(year);
  const leaves = leader.get("leaves").maybe(year);
  if (enters !== null && leaves !== null && leaves <= enters)
    throw leader.get("leaves").wrong("must come after the year he enters.");
  return {
    id: leader.get("id").text(),
    name: readName(leader.get("name")),
    people: leader.get("people").named(PEOPLES, "People"),
    cc: leader.get("cc").whole(0, 20),
    tb: leader.get("tb").whole(0, 20),
    sr: leader.get("sr").whole(0, 20),
    enters,
    follows: leader.get("follows").maybe((other) => other.oneOf(FIXED.foreignLeaders)),
    leaves,
    leavesAtFirst: leader.get("leavesAtFirst").each((what) => what.oneOf(["allegiance", "pacification"])),
  };
}

/** AIE-NT.c, AIE-NT.d: one of the same People, who has a year of his own to enter. */
function checkHeirs(list: Found, leaders: readonly ForeignLeaderPart[]): void {
  for (const [i, { people, follows, enters }] of leaders.entries()) {
    const found = list.items()[i];
    if ((follows === null) === (enters === null))
      throw found.get("enters").wrong("either he enters in a year, or he follows.");
    const before = leaders.find(({ id }) => id === follows);
    if (before !== undefined && (before.people !== people || before.enters === null))
      throw found.get("follows").wrong("must be one of his People, who enters in a year.");
  }
}
