import { expect, test } from "vitest";
import { waitingIn } from "../board.ts";
import { own, type Position, put } from "../position.ts";
import { CAES, NOBODY, REP, type Side } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  isReduced,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  region,
  run,
  side,
  told,
  toMove,
  why,
  zone,
} from "../testing/table.ts";

/** Units that were recruited in a region last year. */
function recruits(layout: Layout, where: string, names: readonly string[], whose: Side = CAES): Position {
  const p = lay(layout);
  for (const name of names) {
    own.at(p)[piece(name)] = waitingIn(region(where));
    own.side(p)[piece(name)] = whose;
  }
  return p;
}

const placing = (p: Position, whose: Side = CAES) => run(goTo(p, { step: "placing", side: whose }));

const ITALY: Layout = { control: { caesarians: ["italia", "africa"], republicans: ["sicilia", "asia"] } };

test("AIE-3.3.2.d AIE-2.D.j AIE-9.4.n AIE-C217 recruits come to cities and ports of their region, free of enemies", () => {
  const p = recruits({ ...ITALY, republicans: { "italia-4": ["legio-V"] } }, "italia", ["legio-I-R", "legio-II-R"]);
  placing(p);
  expect([asked(p), toMove(p)]).toEqual(["placing", "palatine"]);
  expect(question(p)).toMatchObject({ rule: "AIE-3.3.2.d", unit: "legio-I-R", region: "italia", left: 2 });
  expect(legal(p)).toEqual([
    ...["italia-1", "italia-3", "italia-5", "italia-6", "italia-7"].map((name) => `station ${name}`),
    "rest",
  ]);
  expect(reason(p, "station italia-2")).toBe("AIE-3.3.2.d placeCity");
  expect(reason(p, "station italia-4")).toBe("AIE-3.3.2.d placeEnemies");
  expect(reason(p, "station africa-1")).toBe("AIE-3.3.2.d placeRegion");
  expect(byDefault(p)).toBe("rest");
  const events = play(p, ["station italia-6", "rest"]);
  expect(told(events, "recruit-placed").map(({ unit, zone: where }) => [unit, where])).toEqual([
    ["legio-I-R", "italia-6"],
    ["legio-II-R", "italia-1"],
  ]);
  expect([isReduced(p, "legio-I-R"), side(p, "legio-I-R"), p.stack.length]).toEqual([false, "caesarians", 0]);
});

test("AIE-3.3.2.d a port without a city will do; ships need a port", () => {
  const p = recruits(ITALY, "africa", ["legio-I-R", "naves-6sp-t0-1"]);
  placing(p);
  expect(legal(p)).toEqual(["station africa-1", "station africa-2", "station africa-3", "rest"]);
  play(p, "station africa-2");
  expect(legal(p)).toEqual(["station africa-1", "station africa-2", "rest"]);
  expect(reason(p, "station africa-3")).toBe("AIE-3.3.2.d placePort");
});

test("AIE-3.3.2.d where there is one zone only nobody is asked", () => {
  const p = recruits(ITALY, "asia", ["naves-6sp-t0-1"], REP);
  expect(told(placing(p, REP), "recruit-placed")).toMatchObject([{ zone: "asia-1" }]);
});

test("AIE-4.2.4.c not among their own barbarians", () => {
  const p = recruits({ ...ITALY, war: { alpes: "caesarians" }, caesarians: { "italia-3": ["alpes-u1"] } }, "italia", [
    "legio-I-R",
  ]);
  placing(p);
  expect(why(p, "station italia-3")).toMatch(/^AIE-(3.4.1.u|4.2.4.c)$/);
});

test("AIE-9.4.p AIE-C279 without a legal zone they go on waiting", () => {
  const p = recruits({ control: { caesarians: ["sicilia"] } }, "sicilia", ["legio-I-R", "legio-II-R"]);
  own.control(p)[region("sicilia")] = NOBODY;
  own.triumvir(p)[region("sicilia")] = piece("lepidus");
  expect(placing(p)).toEqual([]);
  expect([at(p, "legio-I-R"), p.stack.length]).toEqual(["waiting-sicilia", 0]);
  const held = recruits(
    {
      control: { caesarians: ["sicilia"] },
      republicans: { "sicilia-1": ["legio-V"], "sicilia-2": ["legio-VI"], "sicilia-3": ["legio-VII"] },
    },
    "sicilia",
    ["legio-I-R"],
  );
  expect(placing(held)).toEqual([]);
  expect(at(held, "legio-I-R")).toBe("waiting-sicilia");
});

test("AIE-9.4.p if the region has gone over to the other side they go to the Reserve", () => {
  const p = recruits({ control: { republicans: ["sicilia"] } }, "sicilia", ["legio-I-R"]);
  expect(told(placing(p), "recruit-lost")).toEqual([
    { e: "recruit-lost", rule: "AIE-9.4.p", side: "caesarians", unit: "legio-I-R", region: "sicilia" },
  ]);
  expect([at(p, "legio-I-R"), p.side[piece("legio-I-R")]]).toEqual(["reserve", NOBODY]);
});

test("AIE-2.D.j AIE-2.D.l each side places its own", () => {
  const p = recruits(ITALY, "italia", ["legio-I-R"]);
  expect(placing(p, REP)).toEqual([]);
  expect(at(p, "legio-I-R")).toBe("waiting-italia");
});

const LEGIONS = [
  "legio-I",
  "legio-II",
  "legio-III",
  "legio-IV",
  "legio-V",
  "legio-VI",
  "legio-VII",
  "legio-VIII",
  "legio-IX",
];

const disbanding = (p: Position, whose: Side = CAES) => {
  run(goTo(p, { step: "disbanding", side: whose, count: 0 }));
  return p;
};

test("AIE-10.1.c AIE-2.D.k AIE-C205 a point for every three legions of one Phase D", () => {
  for (const [count, points] of [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [7, 2],
    [9, 3],
  ]) {
    const p = disbanding(lay({ caesarians: { pannonii: [...LEGIONS, "legio-X"] } }));
    play(p, [...LEGIONS.slice(0, count).map((name) => `disband ${name}`), "done"]);
    expect([count, p.score]).toEqual([count, points]);
  }
});

test("AIE-10.1.c AIE-9.4.o AIE-C206 AIE-C278 AIE-C302 they are out of the game, and not in the Reserve", () => {
  const p = disbanding(lay({ score: 4, republicans: { pannonii: LEGIONS } }), REP);
  const reserve = () => box.romanUnits.filter((unit) => box.isLegio[unit] && p.at[unit] === -2).length;
  const before = reserve();
  const events = play(p, [...LEGIONS.slice(0, 6).map((name) => `disband ${name}`), "done"]);
  expect([p.score, reserve(), at(p, "legio-I"), side(p, "legio-I")]).toEqual([2, before, "gone", null]);
  expect(told(events, "disbanded")[0]).toEqual({
    ...{ e: "disbanded", rule: "AIE-9.4.o", side: "republicans", unit: "legio-I", zone: "pannonii" },
  });
});

test("AIE-9.4.o where a table plays it so they go to the Reserve", () => {
  const p = disbanding(lay({ options: { disbanded: "reserve" }, caesarians: { pannonii: LEGIONS } }));
  play(p, "disband legio-I");
  expect(at(p, "legio-I")).toBe("reserve");
});

test("AIE-2.D.k AIE-C302 as many as one likes, also recruits who have just come; by default none", () => {
  const p = disbanding(
    lay({ caesarians: { pannonii: ["legio-I", "legio-I-R", "auxilia-1"] }, republicans: { daci: ["legio-V"] } }),
  );
  expect([asked(p), question(p)]).toMatchObject(["disbanding", { count: 0 }]);
  expect(legal(p)).toEqual(["done", "disband legio-I", "disband legio-I-R"]);
  expect(byDefault(p)).toBe("done");
  expect(reason(p, "disband auxilia-1")).toBe("AIE-2.D.k disbandLegion");
  expect(reason(p, "disband legio-V")).toBe("AIE-2.D.k disbandNotYours");
  own.side(p)[piece("legio-II")] = CAES;
  expect(reason(p, "disband legio-II")).toBe("AIE-2.D.k disbandOffMap");
});

test("AIE-2.D.k AIE-3.1.1.c AIE-3.1.1.d AIE-3.1.1.e AIE-3.1.1.f garrisons of one's own regions are kept; all legions there count", () => {
  const p = lay({
    caesarians: { "italia-1": ["legio-I", "legio-II"], "asia-1": ["legio-III"] },
    republicans: { "italia-3": ["legio-V"] },
    control: { caesarians: ["italia"], republicans: ["asia"] },
  });
  disbanding(p);
  expect(legal(p)).toEqual(["done", "disband legio-I", "disband legio-II", "disband legio-III"]);
  play(p, "disband legio-I");
  expect(reason(p, "disband legio-II")).toBe("AIE-2.D.k disbandGarrison");
  expect(why(p, "disband legio-III")).toBe("legal");
  play(p, "disband legio-III");
  // Nothing is left to disband.
  expect(p.stack).toEqual([]);
});

test("AIE-3.6.5.d neutral legions are not disbanded", () => {
  const p = lay({ caesarians: { "sicilia-1": ["lepidus", "legio-I"], pannonii: ["legio-II"] } });
  own.triumvir(p)[region("sicilia")] = piece("lepidus");
  expect(reason(disbanding(p), "disband legio-I")).toBe("AIE-3.6.5.d disbandNeutral");
  put(p, piece("legio-I"), zone("pannonii"));
  expect(why(p, "disband legio-I")).toBe("legal");
});
