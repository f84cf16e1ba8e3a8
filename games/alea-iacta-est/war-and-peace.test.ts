import { listDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { ABSENT, BOX, OFF, TO_COME } from "./board.ts";
import type { Event } from "./events/index.ts";
import { ALLEGIANCE, PEACE, type People, WAR } from "./peoples.ts";
import { AEGYPTII_SUBDUED, isFlagged, isMarked, own, type Position, put, STRANDED, setStatus } from "./position.ts";
import { CAES, NOBODY, REP } from "./sides.ts";
import type { Layout } from "./testing/table.ts";
import {
  asked,
  at,
  box,
  byDefault,
  check,
  goTo,
  inZone,
  lay,
  legal,
  people,
  piece,
  play,
  question,
  reason,
  region,
  run,
  side,
  told,
  toMove,
  zone,
} from "./testing/table.ts";
import { activate, comeHome, controllerOf, pacify, pledge } from "./war-and-peace.ts";

/** Does something at an empty table and runs what follows. */
function done(p: Position, deed: (tell: (event: Event) => void) => void): Event[] {
  const events: Event[] = [];
  p.stack.length = 0;
  deed((event) => events.push(event));
  events.push(...run(p));
  if (p.stack.length === 0) check(p);
  return events;
}

const status = (p: Position, name: string) => [p.status[people(name)], p.holder[people(name)]];

const GAUL_AND_ITALY: Layout = { control: { caesarians: ["gallia"], republicans: ["italia"] } };

function rises(layout: Layout, name: string, ...dice: number[]) {
  const p = lay(layout);
  const events = done(p, (tell) => activate(p, people(name), listDice(dice), tell));
  return { p, events, war: told(events, "war")[0] };
}

test("AIE-4.1.a AIE-1.1.b AIE-C255 four Major Peoples and thirteen Minor ones", () => {
  const ids = (which: (each: People) => boolean) => box.peoples.filter(which).map((each) => box.peopleIds[each]);
  expect(ids((each) => box.isMajor[each]).sort()).toEqual(["aegyptii", "numidae", "parthi", "pontici"]);
  expect(ids((each) => !box.isMajor[each]).sort()).toEqual([
    ...["alpes", "armenii", "cappadocii", "celtiberes", "daci", "galatae", "germani", "illyrii", "judaei", "mauri"],
    ...["nabatenei", "pannonii", "thracii"],
  ]);
  for (const each of box.peoples) expect(box.leadersOf[each].length > 0).toBe(box.isMajor[each]);
});

test("AIE-4.1.b every People has zones of origin, all of them outside", () => {
  for (const each of box.peoples) {
    expect(box.homes[each].length).toBeGreaterThan(0);
    for (const home of box.homes[each]) expect(box.region[home]).toBe(-1);
  }
});

test("AIE-4.1.c a People is at peace, at war under a side, or, if Major, in allegiance to one; its pieces follow it", () => {
  const p = lay({ peoples: { aegyptii: ["aegyptii-u1", "cleopatra-vii"] } });
  expect([status(p, "aegyptii"), side(p, "aegyptii-u1")]).toEqual([[PEACE, NOBODY], null]);
  for (const [how, whose] of [
    [WAR, CAES],
    [ALLEGIANCE, REP],
  ] as const) {
    setStatus(p, people("aegyptii"), how, whose);
    check(p);
    expect([p.side[piece("aegyptii-u1")], p.side[piece("cleopatra-vii")]]).toEqual([whose, whose]);
  }
  setStatus(p, people("germani"), ALLEGIANCE, REP);
  expect(() => check(p)).toThrow("Minor");
});

test("AIE-4.2.3.a AIE-4.2.3.b at peace a Minor People is in its box and a Major one at home, and stays there", () => {
  const p = lay({ scenario: "rise-of-caesar", asSetUp: true });
  expect(at(p, "germani-u1")).toBe("box");
  expect(box.homes[people("parthi")]).toContain(p.at[piece("parthi-u1")]);
  expect(at(p, "pacorus-surena")).toBe("parthi-1");
  put(p, piece("parthi-u1"), zone("asia-5"));
  expect(() => check(p)).toThrow("not at home");
});

test("AIE-4.4.1.a AIE-C083 a People goes to the side that holds no region beside it, if the other does", () => {
  const { p, war } = rises(GAUL_AND_ITALY, "germani");
  expect(war).toEqual({ e: "war", rule: "AIE-4.4.1.a", side: "republicans", people: "germani" });
  expect(status(p, "germani")).toEqual([WAR, REP]);
});

test("AIE-4.4.1.b AIE-C084 if both do, even is for the Republicans and odd for the Caesarians", () => {
  expect(rises(GAUL_AND_ITALY, "alpes", 5).war).toMatchObject({ rule: "AIE-4.4.1.b", side: "caesarians", die: 5 });
  expect(rises(GAUL_AND_ITALY, "alpes", 4).war).toMatchObject({ side: "republicans" });
});

test("AIE-4.4.1.c AIE-C085 likewise if no region is beside it", () => {
  expect(rises({}, "daci", 3).war).toMatchObject({ rule: "AIE-4.4.1.c", side: "caesarians" });
  expect(rises({}, "daci", 6).war).toMatchObject({ rule: "AIE-4.4.1.c", side: "republicans" });
  const alone = box.peoples.filter((each) => box.regionsNextTo[each].length === 0);
  expect(alone.map((each) => box.peopleIds[each])).toEqual(["daci", "armenii", "aegyptii"]);
});

test("AIE-4.4.1.d AIE-C086 likewise if nobody holds a region beside it", () => {
  const p = lay({});
  own.control(p)[region("hispania")] = NOBODY;
  const events = done(p, (tell) => activate(p, people("mauri"), listDice([2]), tell));
  expect(told(events, "war")).toMatchObject([{ rule: "AIE-4.4.1.d", side: "republicans", die: 2 }]);
});

test("AIE-4.4.1.e across a strait is beside: the Mauri and Hispania", () => {
  expect(box.regionsNextTo[people("mauri")]).toEqual([region("hispania")]);
  const { war } = rises({ control: { republicans: ["hispania"] } }, "mauri");
  expect(war).toMatchObject({ rule: "AIE-4.4.1.a", side: "caesarians" });
});

test("AIE-4.4.1.f AIE-4.4.1.g AIE-2.F.f AIE-C261 control is settled anew in F.4, by the regions of that moment", () => {
  const p = lay({ control: { republicans: ["gallia"] }, war: { germani: "republicans" } });
  const events = done(p, (tell) => controllerOf(p, people("germani"), listDice([]), tell));
  expect(told(events, "people-held")).toEqual([
    { e: "people-held", rule: "AIE-4.4.1.a", side: "caesarians", people: "germani" },
  ]);
  expect(status(p, "germani")).toEqual([WAR, CAES]);
});

test("AIE-4.2.2.c AIE-4.2.2.d AIE-4.2.2.a AIE-C257 a Minor People that rises is placed by its new controller over its zones", () => {
  const { p } = rises(GAUL_AND_ITALY, "germani");
  expect([asked(p), toMove(p)]).toEqual(["muster", "quirinal"]);
  expect(question(p)).toMatchObject({ rule: "AIE-4.2.2.c", people: "germani", piece: "germani-u1", left: 3 });
  expect(legal(p)).toEqual(["station germani-1", "station germani-2", "rest"]);
  expect(byDefault(p)).toBe("rest");
  expect(reason(p, "station gallia-2")).toBe("AIE-4.2.2.c musterHome");
  play(p, ["station germani-2", "station germani-1", "station germani-2"]);
  expect([inZone(p, "germani-1"), inZone(p, "germani-2")]).toEqual([["germani-u2"], ["germani-u1", "germani-u3"]]);
  expect(p.stack).toEqual([]);
  expect(box.unitsOf[people("germani")].every((unit) => p.face[unit] === 0 && p.side[unit] === REP)).toBe(true);
});

test("AIE-4.2.2.c the rest goes to the first zone, and where there is one only nobody is asked", () => {
  const { p } = rises(GAUL_AND_ITALY, "germani");
  play(p, ["station germani-2", "rest"]);
  expect(inZone(p, "germani-1")).toEqual(["germani-u2", "germani-u3"]);
  const daci = rises({}, "daci", 3);
  expect(told(daci.events, "mustered")).toMatchObject([
    { side: "caesarians", zone: "daci", pieces: ["daci-u1", "daci-u2", "daci-u3", "daci-u4"] },
  ]);
});

test("AIE-4.2.2.e AIE-C257 a leader of the other side who stands there alone is tested, and only where they are placed", () => {
  const alone = { ...GAUL_AND_ITALY, caesarians: { "germani-1": ["curio"] } };
  const met = rises(alone, "germani").p;
  const events = play(met, ["station germani-1", "rest"], [10]);
  expect(told(events, "died")).toMatchObject([{ leader: "curio" }]);
  const missed = rises(alone, "germani").p;
  play(missed, ["station germani-2", "station germani-2", "station germani-2"]);
  expect([at(missed, "curio"), missed.stack.length]).toEqual(["germani-1", 0]);
});

test("AIE-9.3.c units do not return where enemies stand", () => {
  const p = lay({
    war: { germani: "republicans" },
    republicans: { "germani-2": ["germani-u1"] },
    caesarians: { "germani-1": ["curio", "legio-X"] },
  });
  run(goTo(p, { step: "muster", people: people("germani"), side: REP }));
  expect([at(p, "germani-u2"), at(p, "germani-u3")]).toEqual(["germani-2", "germani-2"]);
  // With three homes one of them could be closed.
  const parthi = lay({
    war: { parthi: "republicans" },
    republicans: { "parthi-2": ["parthi-u1"] },
    caesarians: { "parthi-1": ["curio", "legio-X"] },
  });
  run(goTo(parthi, { step: "muster", people: people("parthi"), side: REP }));
  expect(legal(parthi)).toEqual(["station parthi-2", "station parthi-3", "rest"]);
  expect(reason(parthi, "station parthi-1")).toBe("AIE-9.3.c musterEnemies");
});

/** The land of a People is full of Romans of the Caesarians; it is the Republicans'. */
const OCCUPIED: Layout = {
  year: -38,
  war: { germani: "republicans" },
  caesarians: { "germani-1": ["curio", "legio-X"], "germani-2": ["hirtius", "legio-V"] },
  republicans: { "gallia-2": ["germani-u1", "germani-u2"] },
};

test("AIE-4.4.3.a AIE-4.4.3.b AIE-4.4.3.d AIE-9.3.f AIE-C094 AIE-10.1.g a Minor People whose zones are all occupied goes to its box for four years; no points", () => {
  const p = lay(OCCUPIED);
  const events = run(goTo(p, { step: "occupation", side: CAES }));
  expect(told(events, "pacified")).toEqual([
    { e: "pacified", rule: "AIE-4.4.3.a", people: "germani", how: "arms", side: "caesarians" },
  ]);
  expect([status(p, "germani"), p.ban[people("germani")], p.score]).toEqual([[PEACE, NOBODY], -33, 0]);
  expect(box.unitsOf[people("germani")].every((unit) => p.at[unit] === BOX)).toBe(true);
});

test("AIE-4.4.3.f AIE-3.4.1.w the Romans there do not fight it, and may find their way out", () => {
  const p = lay(OCCUPIED);
  run(goTo(p, { step: "occupation", side: CAES }));
  expect(isMarked(p, piece("legio-X"), STRANDED)).toBe(true);
  expect(isMarked(p, piece("curio"), STRANDED)).toBe(true);
});

test("AIE-4.4.3.a not while a zone is free, or held by its own", () => {
  const empty = lay({ ...OCCUPIED, caesarians: { "germani-1": ["curio", "legio-X"], "germani-2": ["hirtius"] } });
  run(goTo(empty, { step: "occupation", side: CAES }));
  expect(status(empty, "germani")).toEqual([WAR, REP]);
  // AIE-R191: a People at war occupies nothing.
  const barbarians = lay({
    war: { germani: "republicans", pannonii: "caesarians" },
    caesarians: { "germani-1": ["pannonii-u1"], "germani-2": ["pannonii-u2"] },
  });
  run(goTo(barbarians, { step: "occupation", side: CAES }));
  expect(status(barbarians, "germani")).toEqual([WAR, REP]);
});

const EGYPT: Layout = {
  year: -47,
  war: { aegyptii: "republicans" },
  caesarians: { aegyptii: ["caesar", "legio-X"] },
  republicans: { marmarica: ["aegyptii-u1", "cleopatra-vii", "achillas"] },
};

test("AIE-4.4.3.a AIE-4.4.3.c AIE-4.4.3.d AIE-4.4.3.e AIE-10.1.d AIE-C097 AIE-C207 a Major People leaves the map at once, for its points and a ban", () => {
  const p = lay(EGYPT);
  const events = run(goTo(p, { step: "occupation", side: CAES }));
  expect(told(events, "points")).toMatchObject([{ rule: "AIE-10.1.d", side: "caesarians", points: 4 }]);
  expect([p.score, p.ban[people("aegyptii")]]).toEqual([4, -42]);
  expect([at(p, "aegyptii-u1"), at(p, "aegyptii-u6"), at(p, "cleopatra-vii")]).toEqual(["off", "off", "off"]);
  expect(p.status[people("aegyptii")]).toBe(PEACE);
  expect(isFlagged(p, AEGYPTII_SUBDUED)).toBe(true);
  // F.6.3: at home again, full, on the face of peace.
  const home = done(p, () => comeHome(p, people("aegyptii")));
  expect(told(home, "mustered")).toMatchObject([{ rule: "AIE-4.4.3.c", side: "republicans", zone: "aegyptii" }]);
  expect([status(p, "aegyptii"), side(p, "cleopatra-vii")]).toEqual([[PEACE, NOBODY], null]);
  expect(box.unitsOf[people("aegyptii")].every((unit) => p.at[unit] === zone("aegyptii"))).toBe(true);
});

test("AIE-4.4.3.c its former holder places it where it has several zones", () => {
  const p = lay({
    war: { parthi: "republicans" },
    caesarians: { "parthi-1": ["legio-I"], "parthi-2": ["legio-II"], "parthi-3": ["legio-III"] },
    republicans: { "asia-5": ["parthi-u1", "orodes-ii"] },
  });
  run(goTo(p, { step: "occupation", side: CAES }));
  check(p);
  done(p, () => comeHome(p, people("parthi")));
  expect([asked(p), toMove(p)]).toEqual(["muster", "quirinal"]);
  play(p, ["station parthi-3", "rest"]);
  expect([at(p, "parthi-u1"), at(p, "orodes-ii"), status(p, "parthi")]).toEqual([
    "parthi-3",
    "parthi-1",
    [PEACE, NOBODY],
  ]);
});

test("AIE-4.4.2.h AIE-10.1.d an allegiance ends by arms as well", () => {
  const p = lay({
    allegiance: { numidae: "republicans" },
    caesarians: { numidae: ["curio", "legio-X"] },
    republicans: { "africa-1": ["numidae-u1"] },
  });
  run(goTo(p, { step: "occupation", side: CAES }));
  expect([p.status[people("numidae")], p.score]).toEqual([PEACE, 2]);
});

test("AIE-9.3.d AIE-9.3.i AIE-C207 a Major People that is all lost comes home at once, with the leaders who fell", () => {
  const p = lay({ year: -40, war: { parthi: "caesarians" } });
  own.at(p)[piece("pacorus-surena")] = ABSENT;
  own.due(p)[piece("pacorus-surena")] = -39;
  const events = done(p, (tell) => pacify(p, people("parthi"), "extinction", tell));
  expect(told(events, "points")).toMatchObject([{ side: "republicans", points: 6 }]);
  expect(asked(p)).toBe("muster");
  expect(toMove(p)).toBe("palatine");
  play(p, "rest");
  expect([at(p, "parthi-u6"), at(p, "pacorus-surena"), p.due[piece("pacorus-surena")]]).toEqual([
    "parthi-1",
    "parthi-1",
    0,
  ]);
  expect([status(p, "parthi"), p.ban[people("parthi")]]).toEqual([[PEACE, NOBODY], -35]);
});

test("AIE-9.3.a a Minor People that is all lost is in its box, with a ban", () => {
  const p = lay({ year: -38, war: { germani: "caesarians" } });
  const events = done(p, (tell) => pacify(p, people("germani"), "extinction", tell));
  expect(told(events, "pacified")).toMatchObject([{ rule: "AIE-9.3.a", side: "republicans" }]);
  expect([status(p, "germani"), p.ban[people("germani")]]).toEqual([[PEACE, NOBODY], -33]);
});

test("AIE-10.1.e AIE-9.3.h AIE-C207 a stratagem is worth half, rounded down, and starts no ban", () => {
  const p = lay({ war: { numidae: "caesarians" }, caesarians: { "africa-1": ["numidae-u1"] } });
  done(p, (tell) => pacify(p, people("numidae"), "stratagem", tell, REP));
  expect([p.score, p.ban[people("numidae")], at(p, "numidae-u1"), at(p, "numidae-u5")]).toEqual([
    -1,
    0,
    "numidae",
    "numidae",
  ]);
});

test("AIE-10.1.h AIE-C207 an event scores nothing", () => {
  const p = lay({ war: { numidae: "caesarians" } });
  done(p, (tell) => pacify(p, people("numidae"), "event", tell, NOBODY));
  expect([p.score, p.ban[people("numidae")]]).toEqual([0, 0]);
});

/** Kings who are gone at once, and who is expected the year after. */
function kings(name: string, deed: (p: Position, tell: (event: Event) => void) => void, crowned: readonly string[]) {
  const p = lay({
    year: -45,
    war: { [name]: "republicans" },
    republicans: { [box.zoneIds[box.homes[people(name)][0]]]: crowned },
  });
  done(p, (tell) => deed(p, tell));
  const out = crowned.filter((king) => at(p, king) === "gone");
  const due = box.foreignLeaders.filter((each) => p.at[each] === TO_COME && p.due[each] === -44);
  return { out, due: due.map((each) => box.pieceIds[each]) };
}

const allies = (name: string, crowned: readonly string[]) =>
  kings(name, (p, tell) => pledge(p, people(name), CAES, tell), crowned);
const pacified = (name: string, crowned: readonly string[]) =>
  kings(name, (p, tell) => pacify(p, people(name), "arms", tell), crowned);

test("AIE-NT.a AIE-NT.c AIE-NT.d AIE-C233 which kings go with an allegiance or a pacification, and their heirs", () => {
  expect(allies("pontici", ["pharnaces-ii"])).toEqual({ out: ["pharnaces-ii"], due: ["darius"] });
  expect(pacified("pontici", ["pharnaces-ii"])).toEqual({ out: ["pharnaces-ii"], due: ["darius"] });
  expect(allies("numidae", ["juba-i"])).toEqual({ out: [], due: [] });
  expect(pacified("numidae", ["juba-i"])).toEqual({ out: ["juba-i"], due: ["juba-ii"] });
  expect(allies("aegyptii", ["achillas", "cleopatra-vii"])).toEqual({ out: ["achillas"], due: [] });
  expect(pacified("aegyptii", ["achillas", "cleopatra-vii"])).toEqual({ out: ["achillas"], due: [] });
  expect(pacified("parthi", ["orodes-ii", "pacorus-surena"])).toEqual({ out: [], due: [] });
});

test("AIE-S7.h AIE-NT.a in the last scenario Cleopatra falls with Egypt, and Egypt may need a new leader", () => {
  const p = lay({
    scenario: "actium",
    allegiance: { aegyptii: "republicans" },
    caesarians: { aegyptii: ["octavianus*", "legio-X"] },
    republicans: { "asia-1": ["cleopatra-vii*", "bassus"] },
  });
  const events = run(goTo(p, { step: "occupation", side: CAES }));
  expect(at(p, "cleopatra-vii")).toBe("gone");
  expect(told(events, "king-gone").at(-1)).toMatchObject({ rule: "AIE-S7.h", leader: "cleopatra-vii", heir: null });
  expect(told(events, "named")).toMatchObject([{ leader: "bassus", as: "successor" }]);
  const elsewhere = lay(EGYPT);
  run(goTo(elsewhere, { step: "occupation", side: CAES }));
  expect(elsewhere.at[piece("cleopatra-vii")]).toBe(OFF);
});

test("AIE-3.4.2.v AIE-4.4.3.c whoever sailed on the ships of a People that is pacified is lost with them", () => {
  const p = lay({
    allegiance: { aegyptii: "republicans" },
    republicans: { "mare-internum-orientalis": ["aegyptii-u5", "corvinus", "legio-XXX"] },
    caesarians: { aegyptii: ["caesar*", "legio-X"] },
  });
  own.title(p)[piece("corvinus")] = 0;
  pacify(p, people("aegyptii"), "arms", () => {});
  expect([at(p, "legio-XXX"), at(p, "corvinus"), at(p, "aegyptii-u5")]).toEqual(["reserve", "gone", "off"]);
  check(p);
});
