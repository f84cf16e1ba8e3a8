/** Recruitment (9.4.d to 9.4.m). */
import { nth } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { GONE, RESERVE, type Region } from "../board.ts";
import { own, type Position, takeOff } from "../position.ts";
import { NOBODY } from "../sides.ts";
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
} from "../testing/table.ts";

const FIRST = { step: "recruitment", region: nth<Region>(0), types: 0, recruited: false, resting: 0 } as const;

/** The usual controllers, every garrison full unless said otherwise, and only these units in the Reserve. */
const FULL: Layout = {
  control: { caesarians: ["italia", "gallia", "hispania"], republicans: ["asia", "africa", "graecia", "sicilia"] },
  caesarians: {
    "italia-1": ["legio-I", "legio-II"],
    "gallia-1": ["legio-III", "legio-IV", "legio-V"],
    "hispania-1": ["legio-VI", "legio-VII"],
  },
  republicans: {
    "asia-1": ["legio-VIII", "legio-IX", "legio-X"],
    "africa-1": ["legio-XI"],
    "graecia-1": ["legio-XII", "legio-XIII", "legio-XIV"],
  },
};

function recruiting(layout: Layout, reserve: readonly string[]): Position {
  const p = lay(layout);
  for (const unit of box.romanUnits)
    if (p.at[unit] === RESERVE && !reserve.includes(box.pieceIds[unit])) takeOff(p, unit, GONE);
  for (const name of reserve) if (p.at[piece(name)] !== RESERVE) throw new Error(`${name} is on the map`);
  run(goTo(p, FIRST));
  return p;
}

const raised = (p: Position, name: string): string[] =>
  box.romanUnits.filter((unit) => at(p, box.pieceIds[unit]) === `waiting-${name}`).map((unit) => box.pieceIds[unit]);

describe("rounds", () => {
  test("AIE-9.4.e AIE-9.4.f AIE-9.4.g AIE-9.4.h AIE-C214 one legion each in the order of the table, while the Reserve lasts", () => {
    const p = recruiting(FULL, ["legio-XX", "legio-XXI", "legio-XXII", "legio-XXIII", "legio-XXIV"]);
    const order: string[] = [];
    while (p.stack.length > 0) {
      const { region: where } = Object(question(p));
      order.push(`${where} ${toMove(p)}`);
      play(p, legal(p, "recruit ")[0]);
    }
    expect(order).toEqual([
      "italia palatine",
      "asia quirinal",
      "gallia palatine",
      "africa quirinal",
      "graecia quirinal",
    ]);
    const counts = box.regions.map((each) => raised(p, box.regionIds[each]).length);
    expect(counts).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  test("AIE-9.4.f one unit of each type in a region's turn", () => {
    const p = recruiting(FULL, ["legio-XX", "legio-XXI", "equites2-1", "naves-6sp-t0-1", "naves-6sp-t0-2"]);
    expect(question(p)).toMatchObject({ region: "italia", types: ["legio", "equites", "naves"], must: false });
    play(p, "recruit legio-XX");
    expect(reason(p, "recruit legio-XXI")).toBe("AIE-9.4.f recruitOneOfType");
    play(p, ["recruit naves-6sp-t0-1", "recruit equites2-1"]);
    // Nothing of another type is left for Italia: it is Asia's turn.
    expect(question(p)).toMatchObject({ region: "asia" });
  });

  test("AIE-9.4.g AIE-9.4.h rounds go on until limits are reached", () => {
    const legions = ["legio-XX", "legio-XXI", "legio-XXII", "legio-XXIII", "legio-XXIV", "legio-XXV"];
    const p = recruiting(FULL, legions);
    for (let i = 0; i < 40 && p.stack.length > 0; i++) {
      const italia = Object(question(p)).region === "italia";
      play(p, italia ? legal(p, "recruit ")[0] : "done");
    }
    expect(raised(p, "italia")).toEqual(legions.slice(0, 4));
    expect(p.recruited.slice(0, 4)).toEqual([4, 0, 0, 0]);
  });

  test("AIE-9.4.h the limits of each region, type by type", () => {
    const table = Object.fromEntries(box.regions.map((each) => [box.regionIds[each], box.recruits[each]]));
    expect(table).toEqual({
      italia: [4, 0, 1, 2],
      asia: [2, 1, 1, 1],
      gallia: [1, 2, 2, 1],
      africa: [2, 1, 2, 2],
      graecia: [2, 2, 1, 1],
      sicilia: [1, 2, 0, 2],
      hispania: [1, 1, 2, 0],
    });
    const p = recruiting(FULL, ["auxilia-1", "legio-XX"]);
    expect(reason(p, "recruit auxilia-1")).toBe("AIE-9.4.h recruitLimit");
  });

  test("AIE-9.4.g AIE-9.4.j a full round in which nobody recruits is the last; declining once forfeits nothing", () => {
    const p = recruiting(FULL, ["legio-XX", "legio-XXI", "auxilia-1"]);
    play(p, ["done", "done", "done", "recruit auxilia-1", "done", "done", "done", "done"]);
    // Africa has recruited: there is a second round, and Italia is asked again.
    expect(question(p)).toMatchObject({ region: "italia" });
    play(p, ["recruit legio-XX"]);
    while (p.stack.length > 0) play(p, "done");
    expect([raised(p, "italia"), raised(p, "africa")]).toEqual([["legio-XX"], ["auxilia-1"]]);
  });

  test("AIE-9.4.g nobody is asked in an empty Reserve", () => {
    expect(recruiting(FULL, []).stack).toEqual([]);
  });

  test("AIE-9.4.m AIE-C279 regions without controller recruit nothing", () => {
    const p = lay(FULL);
    own.control(p)[region("italia")] = NOBODY;
    run(goTo(p, FIRST));
    expect(question(p)).toMatchObject({ region: "asia" });
  });
});

describe("what may be taken", () => {
  test("AIE-9.4.i AIE-C215 the first legion of a region is one of recruits, if the Reserve has one", () => {
    const layout: Layout = {
      ...FULL,
      republicans: { ...FULL.republicans, "asia-1": ["legio-IX", "legio-X", "legio-XI-R"] },
    };
    const p = recruiting(layout, ["legio-XV", "legio-III-R"]);
    play(p, "done");
    expect(reason(p, "recruit legio-XV")).toBe("AIE-9.4.i recruitFirstR");
    play(p, "recruit legio-III-R");
    expect(question(p)).toMatchObject({ region: "gallia" });
    // None is left: any will do, as the first legion of Gallia or as the second of Asia.
    expect(legal(p, "recruit ")).toEqual(["recruit legio-XV"]);
    for (let i = 0; i < 6; i++) play(p, "done");
    expect(question(p)).toMatchObject({ region: "asia" });
    play(p, "recruit legio-XV");
    expect(raised(p, "asia")).toEqual(["legio-XV", "legio-III-R"]);
  });

  test("AIE-9.4.i in each region anew, and the second legion is free", () => {
    const p = recruiting(FULL, ["legio-XV", "legio-I-R", "legio-II-R", "legio-III-R"]);
    play(p, "recruit legio-I-R");
    expect(reason(p, "recruit legio-XV")).toBe("AIE-9.4.i recruitFirstR");
    while (Object(question(p)).region !== "italia") play(p, "done");
    expect(reason(p, "recruit legio-XV")).toBe("legal");
  });

  test("AIE-9.4.l AIE-C278 from one Reserve for both; what is on the map, waits or is gone cannot be taken", () => {
    const p = recruiting(FULL, ["legio-XX", "legio-XXI"]);
    expect(reason(p, "recruit legio-I")).toBe("AIE-9.4.l recruitNotInReserve");
    expect(reason(p, "recruit legio-XXX")).toBe("AIE-9.4.l recruitNotInReserve");
    expect(reason(p, "recruit caesar")).toBe("AIE-9.4.l recruitNotInReserve");
    play(p, "recruit legio-XX");
    expect(reason(p, "recruit legio-XX")).toBe("AIE-9.4.l recruitNotInReserve");
    expect(toMove(p)).toBe("quirinal");
    play(p, "recruit legio-XXI");
    expect([side(p, "legio-XX"), side(p, "legio-XXI")]).toEqual(["caesarians", "republicans"]);
  });

  test("AIE-9.4.k AIE-9.4.n AIE-C217 recruits wait in the box of their region, at full strength, and are not on the map", () => {
    const p = recruiting(FULL, ["legio-XX"]);
    const events = play(p, "recruit legio-XX");
    expect([at(p, "legio-XX"), isReduced(p, "legio-XX")]).toEqual(["waiting-italia", false]);
    expect(told(events, "recruited")).toMatchObject([{ unit: "legio-XX", region: "italia", side: "caesarians" }]);
  });
});

describe("what must be taken", () => {
  const SHORT: Layout = { ...FULL, republicans: { ...FULL.republicans, "asia-1": ["legio-VIII"] } };

  test("AIE-9.4.d AIE-C216 legions that a garrison lacks, one a round, within limit and Reserve", () => {
    const p = recruiting(SHORT, ["legio-XX", "legio-XXI", "legio-XXII"]);
    play(p, "done");
    expect(question(p)).toMatchObject({ region: "asia", must: true });
    expect(reason(p, "done")).toBe("AIE-9.4.d recruitGarrison");
    expect(byDefault(p)).toBe("recruit legio-XX");
    play(p, "recruit legio-XX");
    // In this turn it has its legion; in the next round it must take the second.
    while (Object(question(p)).region !== "asia") play(p, "done");
    expect(question(p)).toMatchObject({ must: true });
    play(p, "recruit legio-XXI");
    while (p.stack.length > 0) play(p, byDefault(p));
    expect(raised(p, "asia")).toEqual(["legio-XX", "legio-XXI"]);
  });

  test("AIE-9.4.d AIE-9.4.j other units beside it are a matter of choice", () => {
    const p = recruiting(SHORT, ["legio-XX", "auxilia-1"]);
    play(p, ["done", "recruit auxilia-1"]);
    expect(reason(p, "done")).toBe("AIE-9.4.d recruitGarrison");
    play(p, "recruit legio-XX");
    expect(p.stack.length === 0 || Object(question(p)).region !== "asia").toBe(true);
  });

  test("AIE-9.4.d AIE-9.4.i the recruit legion comes first here too", () => {
    const p = recruiting(SHORT, ["legio-XX", "legio-I-R"]);
    play(p, "done");
    expect(byDefault(p)).toBe("recruit legio-I-R");
  });

  test("AIE-9.4.d beyond limit or Reserve nobody is bound", () => {
    const bare: Layout = { ...FULL, caesarians: { ...FULL.caesarians, "gallia-1": [] } };
    const p = recruiting(bare, ["legio-XX", "legio-XXI", "legio-XXII"]);
    play(p, ["done", "done", "recruit legio-XX"]);
    while (p.stack.length > 0) play(p, byDefault(p));
    // Gallia may raise one legion a year, though it lacks three.
    expect([raised(p, "gallia"), at(p, "legio-XXI")]).toEqual([["legio-XX"], "reserve"]);
  });

  test("AIE-9.4.d AIE-9.4.j the rest: nothing more this year but what must be", () => {
    const p = recruiting(SHORT, ["legio-XX", "legio-XXI", "legio-XXII", "auxilia-1"]);
    play(p, "rest");
    expect([asked(p), toMove(p)]).toEqual(["recruitment", "quirinal"]);
    play(p, "rest");
    expect([p.stack, raised(p, "asia")]).toEqual([[], ["legio-XX", "legio-XXI"]]);
  });
});
