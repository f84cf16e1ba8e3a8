import { expect, test } from "vitest";
import { isInside, isOutside, isSea } from "./board.ts";
import { broken } from "./faults.ts";
import { aleaIactaEst } from "./index.ts";
import { NATIONALITIES, ROMAN } from "./peoples.ts";
import { FROM_THE_START, type Piece, REDUCED } from "./pieces.ts";
import {
  ccOf,
  changeSide,
  eliminate,
  isAssassin,
  loseStep,
  own,
  pcOf,
  put,
  quOf,
  spOf,
  srOf,
  tbOf,
  unitTbOf,
} from "./position.ts";
import { SCENARIO_IDS } from "./scenarios.ts";
import { setUp } from "./setting-up.ts";
import { CAES, NOBODY, REP, SIDES } from "./sides.ts";
import { standRefusal } from "./stacking.ts";
import { at, box, isReduced, lay, piece, scenario, side, zone } from "./testing/table.ts";

const names = (pieces: readonly Piece[]) => pieces.map((each) => box.pieceIds[each]);

test("AIE-0.2.a every zone is land, coast or sea; a coast is land that touches an open sea", () => {
  for (const each of box.zones) {
    if (isSea(box, each)) expect(box.isCoast[each]).toBe(false);
    else expect(box.isCoast[each]).toBe(box.routesFrom[each].some(({ to }) => isSea(box, to)));
  }
  expect([box.isCoast[zone("gallia-8")], box.isCoast[zone("gallia-5")]]).toEqual([true, false]);
});

test("AIE-0.2.b land is inside one region or outside; seas are neither", () => {
  for (const each of box.zones) {
    const kinds = [isInside(box, each), isOutside(box, each), isSea(box, each)].filter(Boolean);
    expect(kinds.length).toBe(1);
  }
  expect([isInside(box, zone("italia-1")), isOutside(box, zone("noricum"))]).toEqual([true, true]);
});

test("AIE-0.4.a AIE-0.4.b any number of pieces may stand in a zone; only Nationality and allegiance part them", () => {
  const p = lay({});
  for (const unit of box.romanUnits)
    if (unit !== piece("legio-X")) {
      own.side(p)[unit] = CAES;
      put(p, unit, zone("italia-7"));
    }
  own.side(p)[piece("legio-X")] = CAES;
  expect(standRefusal(p, piece("legio-X"), zone("italia-7"), zone("italia-1"))).toBe(null);
  put(p, piece("legio-X"), zone("italia-7"));
  // Nothing is wrong but that nothing goes on.
  expect(broken(p)).toBe("the game stopped");
});

test("AIE-0.5.a there are two factions, and each is led by one seat at a time", () => {
  expect(SIDES).toEqual(["caesarians", "republicans"]);
  const p = aleaIactaEst.begin("pharsalus");
  expect([...p.leads]).toEqual([0, 1]);
});

test("AIE-1.1.a AIE-1.1.b seventeen Peoples of six Nationalities beside the Romans", () => {
  const of = (nation: string) =>
    box.peoples.filter((each) => box.nationality[each] === nation).map((each) => box.peopleIds[each]);
  expect(Object.fromEntries(NATIONALITIES.map((nation) => [nation, of(nation)]))).toEqual({
    illyrians: ["illyrii"],
    iranians: ["parthi"],
    germans: ["germani"],
    celts: ["alpes", "galatae", "celtiberes", "pannonii"],
    "thraco-phrygians": ["daci", "thracii", "pontici", "cappadocii", "armenii"],
    "hamites-semites": ["mauri", "nabatenei", "numidae", "judaei", "aegyptii"],
  });
  expect(box.peoples.length).toBe(17);
  expect(box.people[piece("legio-X")]).toBe(ROMAN);
});

test("AIE-1.2.a AIE-1.2.b every leader has CC and TB; PC and SR are Roman, but for evasion", () => {
  const p = lay({ caesarians: { "italia-1": ["caesar"] }, peoples: { numidae: ["juba-i"] } });
  expect([ccOf(p, piece("caesar")), tbOf(p, piece("caesar"))]).toEqual([12, 3]);
  expect([pcOf(p, piece("caesar")), srOf(p, piece("caesar"))]).toEqual([6, 6]);
  expect([ccOf(p, piece("juba-i")), tbOf(p, piece("juba-i"))]).toEqual([5, 1]);
  expect([pcOf(p, piece("juba-i")), srOf(p, piece("juba-i"))]).toEqual([0, 3]);
});

test("AIE-1.2.c four leaders bear the icon of the Assassins, and are none before the deed", () => {
  const bearers = box.romanLeaders.filter((leader) => box.isIconBearer[leader]);
  expect(names(bearers).sort()).toEqual(["cassius", "d-brutus", "m-brutus", "trebonius"]);
  expect(bearers.some((leader) => isAssassin(lay({}), leader))).toBe(false);
});

test("AIE-1.2.1.a ratings are those of the face shown", () => {
  const p = lay({ republicans: { "italia-1": ["m-brutus"] } });
  expect([ccOf(p, piece("m-brutus")), pcOf(p, piece("m-brutus"))]).toEqual([7, 5]);
  changeSide(p, piece("m-brutus"), CAES);
  expect([ccOf(p, piece("m-brutus")), pcOf(p, piece("m-brutus"))]).toEqual([6, 3]);
});

test("AIE-1.2.1.b who has one face never belongs to the other faction", () => {
  const single = box.romanLeaders.filter((leader) => !box.hasFace[2 * leader + CAES] || !box.hasFace[2 * leader + REP]);
  expect(names(single)).toEqual(["caesar", "octavianus", "pompeius", "g-pompeius", "s-pompeius"]);
  const p = lay({ republicans: { "italia-1": ["pompeius"] } });
  changeSide(p, piece("pompeius"), CAES);
  expect(broken(p)).toBe("pompeius has no such face");
});

test("AIE-1.3.a AIE-1.3.b AIE-1.3.d a unit has SP, QU and TB of its face, and two steps; lost ones go to the Reserve or to their box", () => {
  const p = lay({
    caesarians: { "italia-1": ["legio-X"] },
    war: { daci: "republicans" },
    republicans: { daci: ["daci-u1"] },
  });
  const ratings = () => [spOf(p, piece("legio-X")), quOf(p, piece("legio-X")), unitTbOf(p, piece("legio-X"))];
  const full = ratings();
  expect(loseStep(p, piece("legio-X"))).toBe(false);
  expect([isReduced(p, "legio-X"), at(p, "legio-X")]).toEqual([true, "italia-1"]);
  expect(ratings()).not.toEqual(full);
  expect(ratings()[0]).toBe(box.sp[2 * piece("legio-X") + REDUCED]);
  expect(loseStep(p, piece("legio-X"))).toBe(true);
  expect([at(p, "legio-X"), side(p, "legio-X"), isReduced(p, "legio-X")]).toEqual(["reserve", null, false]);
  eliminate(p, piece("daci-u1"));
  expect(at(p, "daci-u1")).toBe("box");
});

test("AIE-1.3.c Roman units are legions, auxiliaries, horse of two strengths, and ships", () => {
  expect(new Set(box.romanUnits.map((unit) => box.type[unit]))).toEqual(
    new Set(["legio", "auxilia", "equites", "naves"]),
  );
  const horse = box.romanUnits.filter((unit) => box.type[unit] === "equites").map((unit) => box.sp[2 * unit]);
  expect(new Set(horse)).toEqual(new Set([2, 4]));
  expect(box.romanUnits.some((unit) => box.isRecruit[unit])).toBe(true);
  expect(box.romanUnits.every((unit) => !box.isRecruit[unit] || box.isLegio[unit])).toBe(true);
});

test("AIE-1.3.1.a every legion exists once, and stands on one side's list", () => {
  expect(new Set(box.pieceIds).size).toBe(box.pieces.length);
  for (const id of SCENARIO_IDS) {
    const { placed } = box.scenarios[scenario(id)];
    expect(new Set(placed.map(({ piece: each }) => each)).size).toBe(placed.length);
  }
});

test("AIE-LT.a AIE-LT.b AIE-LT.c AIE-LT.k AIE-C042 who enters when, and on whose side", () => {
  const entering = (when: number, whose: number) =>
    names(box.romanLeaders.filter((leader) => box.enters[leader] === when && box.firstSide[leader] === whose)).sort();
  expect(entering(FROM_THE_START, CAES)).toEqual([
    ...["caesar", "curio", "d-brutus", "hirtius", "lepidus", "m-antonius", "trebonius"],
  ]);
  expect(entering(FROM_THE_START, REP)).toEqual([
    ...["afranius", "ahenobarbus", "cato", "g-pompeius", "labienus", "petreius", "pompeius", "scipio", "spinther"],
  ]);
  expect(entering(-48, CAES)).toEqual(["bassus", "calvinus", "dolabella", "plancus", "pollio", "sulla"]);
  expect(entering(-48, REP)).toEqual(["bibulus", "cassius", "m-brutus", "s-pompeius"]);
  expect(entering(0, CAES)).toEqual(["agrippa", "flaccus", "lurius", "octavianus", "saxa"]);
  expect(entering(0, REP)).toEqual(["corvinus", "l-antonius", "menas"]);
  expect(entering(0, NOBODY)).toEqual(["pansa", "salvidienus"]);
  expect(box.romanLeaders.length).toBe(36);
});

test("AIE-LT.a AIE-3.3.1.a in the first scenario all leaders of the start are on the map, and nobody else", () => {
  const p = setUp(box, scenario("rise-of-caesar"), {});
  const present = box.romanLeaders.filter((leader) => p.at[leader] >= 0);
  expect(present).toEqual(box.romanLeaders.filter((leader) => box.enters[leader] === FROM_THE_START));
  for (const leader of present) expect(p.side[leader]).toBe(box.firstSide[leader]);
});

test("AIE-NT.a AIE-NT.b AIE-NT.c AIE-NT.d the leaders of Peoples, and how long they stay", () => {
  const row = (name: string) => {
    const it = piece(name);
    const heirOf = box.follows[it];
    return [
      box.peopleIds[box.people[it]],
      box.leaves[it],
      box.leavesAtAllegiance[it],
      box.leavesAtPacification[it],
      heirOf < 0 ? null : box.pieceIds[heirOf],
    ];
  };
  expect(row("cleopatra-vii")).toEqual(["aegyptii", 0, false, false, null]);
  expect(row("achillas")).toEqual(["aegyptii", 0, true, true, null]);
  expect(row("orodes-ii")).toEqual(["parthi", -39, false, false, null]);
  expect(row("pacorus-surena")).toEqual(["parthi", 0, false, false, null]);
  expect([...row("phraates-iv"), box.enters[piece("phraates-iv")]]).toEqual(["parthi", 0, false, false, null, -38]);
  expect(row("pharnaces-ii")).toEqual(["pontici", 0, true, true, null]);
  expect(row("darius")).toEqual(["pontici", 0, false, false, "pharnaces-ii"]);
  expect(row("juba-i")).toEqual(["numidae", 0, false, true, null]);
  expect(row("juba-ii")).toEqual(["numidae", 0, false, false, "juba-i"]);
});
