/** A referee's expectations of warriors and allies: with whom they stand, fight, evade, occupy, and what becomes of them. */
import { describe, expect, test } from "vitest";
import { PEACE, WAR } from "../peoples.ts";
import { FIRST_TURN, own, type Position } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import {
  asked,
  at,
  box,
  goTo,
  type Layout,
  lay,
  legal,
  people,
  piece,
  play,
  region,
  run,
  side,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { d10, holding, LEVY, sequence, steps, WINTER } from "./flow.ts";

const ALL = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];
const caes = (layout: Layout): Position => sequence("caesarians", { control: holding([]), ...layout });
const rep = (layout: Layout): Position => sequence("republicans", { control: holding(ALL), ...layout });

describe("Romans and warriors of their own side", () => {
  test("AIE-4.2.4.c AIE-R111 not even a leader alone stops among them; he may pass", () => {
    const p = caes({
      war: { thracii: "caesarians" },
      caesarians: { "graecia-2": ["hirtius"], "thracii-2": ["thracii-u1"] },
    });
    play(p, "take hirtius");
    expect(why(p, "step thracii-2")).toBe("legal");
    play(p, "step thracii-2");
    expect(why(p, "halt")).toBe("AIE-4.2.4.c");
    play(p, ["step graecia-1", "halt"]);
    expect(at(p, "hirtius")).toBe("graecia-1");
  });

  test("AIE-4.2.4.c AIE-8.2.s nor does a hunted leader hide among them", () => {
    const p = rep({
      war: { germani: "caesarians" },
      caesarians: { "gallia-2": ["hirtius"], "germani-1": ["germani-u1"] },
      republicans: { "gallia-1": ["cato", "legio-I"] },
    });
    play(p, ["take cato", "add legio-I", "step gallia-2", "halt"]);
    play(p, "end-moves", d10(0));
    expect(toMove(p)).toBe("palatine");
    expect(legal(p).sort()).toEqual(["escape gallia-1", "escape gallia-5", "escape germani-2"]);
  });

  test("AIE-4.2.4.c nor do warriors stop among Romans of their side, though a leader alone be there", () => {
    const p = rep({
      war: { germani: "republicans" },
      control: holding([]),
      republicans: { "germani-1": ["germani-u1"], "gallia-2": ["cato"], "gallia-5": ["legio-I"] },
    });
    play(p, "take germani-u1");
    expect(why(p, "step gallia-2")).toBe("AIE-4.2.4.c");
  });

  test("AIE-S5.i AIE-4.2.4.c Dolabella turns his coat, but does not go among warriors of his new friends", () => {
    const p = lay({
      scenario: "philippi",
      year: -42,
      flags: 0,
      initiative: "republicans",
      war: { germani: "republicans" },
      caesarians: { "gallia-5": ["dolabella", "legio-X"] },
      republicans: { "germani-2": ["germani-u1"], "graecia-2": ["legio-I"] },
    });
    goTo(p, { step: "turncoat", turned: false });
    run(p);
    expect([side(p, "dolabella"), at(p, "dolabella")]).toEqual(["republicans", "graecia-2"]);
  });
});

describe("a People rises", () => {
  const drawn = (holders: readonly string[]): { p: Position; events: ReturnType<typeof run> } => {
    const p = lay({
      scenario: "pharsalus",
      asSetUp: true,
      initiative: "caesarians",
      control: holding(holders),
      caesarians: { numidae: ["curio"] },
    });
    goTo(p, { step: "marker" });
    return { p, events: run(p, holders.includes("africa") ? [3, ...d10(8)] : [3]) };
  };

  test("AIE-8.2.s AIE-R146 AIE-4.4.1.a a leader of the other side who is alone in its land is tested there and then", () => {
    const { p, events } = drawn(["africa"]);
    expect(told(events, "war")).toMatchObject([{ people: "numidae", side: "republicans" }]);
    expect(told(events, "hunted")).toMatchObject([{ leader: "curio", die: 8, escapes: false }]);
    expect([at(p, "curio"), p.score]).toEqual(["gone", -1]);
  });

  test("AIE-8.2.s nobody harms a leader of the side that controls it", () => {
    const { p, events } = drawn([]);
    expect(told(events, "war")).toMatchObject([{ people: "numidae", side: "caesarians" }]);
    expect([told(events, "hunted"), at(p, "curio")]).toEqual([[], "numidae"]);
  });
});

describe("allies", () => {
  test("AIE-4.3.p AIE-4.3.o a king in allegiance leads no Roman, and goes nowhere alone inside", () => {
    const p = rep({
      control: holding([]),
      allegiance: { numidae: "republicans" },
      republicans: {
        "africa-2": ["juba-i", "legio-I", "numidae-u1"],
        "africa-1": ["juba-ii", "legio-II", "legio-III"],
      },
    });
    expect(why(p, "take juba-ii")).not.toBe("legal");
    play(p, "take juba-i");
    expect(why(p, "add legio-I")).toBe("AIE-4.3.p");
    expect(why(p, "step africa-3")).toBe("AIE-4.3.o");
    play(p, ["add numidae-u1", "step africa-3"]);
    expect(at(p, "numidae-u1")).toBe("africa-3");
  });

  test("AIE-4.3.q AIE-4.3.h AIE-R116 a unit of theirs goes one zone by itself, to a People at war and to none at peace", () => {
    const p = rep({
      control: holding([]),
      allegiance: { numidae: "republicans" },
      war: { mauri: "caesarians" },
      republicans: { numidae: ["numidae-u1"] },
    });
    play(p, "take numidae-u1");
    expect(why(p, "step mauri-2")).toBe("legal");
    const peace = rep({
      control: holding([]),
      allegiance: { numidae: "republicans" },
      republicans: { numidae: ["numidae-u1"] },
    });
    play(peace, "take numidae-u1");
    expect(why(peace, "step mauri-2")).not.toBe("legal");
  });

  /** Caesar comes from Africa 1 to the Numidae, where these are. */
  const inNumidia = (defenders: readonly string[]): ReturnType<typeof told<"battle-decided">>[0] => {
    const p = caes({
      allegiance: { numidae: "republicans" },
      caesarians: { "africa-1": ["caesar*", "legio-V", "legio-VI"] },
      republicans: { numidae: defenders, "asia-1": ["cato"] },
    });
    play(p, ["take caesar", "add legio-V", "add legio-VI", "step numidae", "end-moves"]);
    if (asked(p) === "evasions") play(p, "stand");
    return told(play(p, "fight numidae", [3]), "battle-decided")[0];
  };

  test("AIE-8.6.3.a AIE-CT.b AIE-R140 a Faction Leader with allies alone: no PC is compared, and their land helps them", () => {
    // Caesar's TB 3, Scipio's 0; one less for their own land; 6 against 4 in PC does not count.
    expect(inNumidia(["scipio*", "numidae-u1", "numidae-u2"]).row).toBe(5);
  });

  test("AIE-8.6.3.a AIE-CT.d with one legion among them it is a Roman Force: PC counts, the land does not", () => {
    expect(inNumidia(["scipio*", "numidae-u1", "legio-I"]).row).toBe(7);
  });

  test("AIE-CT.c AIE-R140 allies alone who attack outside have one more, whatever they are to Rome", () => {
    const p = rep({
      allegiance: { numidae: "republicans" },
      war: { mauri: "caesarians" },
      republicans: { numidae: ["juba-i", "numidae-u1"] },
      caesarians: { "mauri-2": ["mauri-u1"] },
    });
    play(p, ["take juba-i", "add numidae-u1", "step mauri-2", "end-moves"]);
    // Juba's 1 against the Mauri's own 1; both Forces are of enemies of Rome outside: one up, one down.
    const [battle] = told(play(p, "fight mauri-2", [3]), "battle-decided");
    expect(battle.row).toBe(3);
    expect(battle.modifiers.map(({ rule }) => rule)).toEqual(["AIE-CT.b", "AIE-CT.c"]);
  });

  test("AIE-R182 AIE-3.7.2.b a legion left in the enemy's region goes over, the ally beside it does not: they fight", () => {
    const p = rep({
      control: holding(["africa"]),
      allegiance: { numidae: "republicans" },
      republicans: { "africa-1": ["scipio", "legio-I", "numidae-u1"] },
    });
    play(p, ["take scipio", "step numidae", "halt"]);
    const events = play(p, "end-moves");
    expect(told(events, "passed-over")).toMatchObject([{ side: "caesarians", units: ["legio-I"] }]);
    expect(legal(p)).toEqual(["fight africa-1"]);
    expect(told(play(p, "fight africa-1", [6]), "battle")[0]).toMatchObject({
      attacker: { side: "republicans", units: ["numidae-u1"] },
      defender: { units: ["legio-I"] },
    });
  });
});

describe("warriors beaten", () => {
  test("AIE-8.2.l AIE-8.4.1.c from outside they do not retreat into the Republic", () => {
    const p = caes({
      war: { germani: "republicans" },
      caesarians: { "germani-2": ["caesar*", "legio-X", "legio-XI", "legio-XII"] },
      republicans: { "germani-1": ["germani-u1"], "gallia-8": ["germani-u2"] },
    });
    play(p, ["take caesar", "add legio-X", "add legio-XI", "add legio-XII", "step germani-1", "end-moves"]);
    play(p, "fight germani-1", [1]);
    expect(at(p, "germani-u1")).toBe("box");
  });

  test("AIE-8.2.l AIE-8.4.1.e from inside they may go home, each People by itself", () => {
    const p = caes({
      war: { germani: "republicans", alpes: "republicans" },
      caesarians: { "gallia-8": ["caesar*", "legio-X", "legio-XI", "legio-XII"] },
      republicans: { "gallia-5": ["germani-u1", "alpes-u1"] },
    });
    play(p, ["take caesar", "add legio-X", "add legio-XI", "add legio-XII", "step gallia-5", "end-moves"]);
    play(p, "fight gallia-5", [1]);
    while (asked(p) === "losses") play(p, "rest");
    // The Germani may not be three zones from home: Gallia 6 and Alpes 2 are two.
    expect(asked(p)).toBe("retreat");
    expect(why(p, "retreat gallia-8")).not.toBe("legal");
    play(p, "retreat germani-2");
    // The Alpes may follow or go their own way.
    expect(legal(p)).toContain("retreat alpes-1");
    expect(legal(p)).toContain("retreat germani-2");
  });
});

describe("pacification", () => {
  test("AIE-R117 AIE-4.4.3.a ships occupy a land as well as legions do", () => {
    const p = caes({
      year: -47,
      war: { aegyptii: "republicans" },
      caesarians: { aegyptii: ["sulla", "naves-6sp-t0-1"] },
      republicans: { marmarica: ["aegyptii-u1"] },
    });
    expect(told(play(p, "end-moves"), "pacified")).toMatchObject([{ people: "aegyptii", how: "arms" }]);
    expect(p.score).toBe(4);
  });

  test("AIE-R191 warriors occupy nobody's land for the side that controls them", () => {
    const p = caes({
      war: { pannonii: "republicans", germani: "caesarians" },
      caesarians: { pannonii: ["germani-u1"] },
      republicans: { "italia-2": ["pannonii-u1"] },
    });
    expect(told(play(p, "end-moves"), "pacified")).toEqual([]);
    expect(p.status[people("pannonii")]).toBe(WAR);
  });

  test("AIE-9.3.i AIE-4.4.1.f a People without a unit is not given to anybody in F.4: who fought it has its points in the winter", () => {
    // The Republicans hold Asia, so a new look would give the Pontici to the Caesarians.
    const p = lay({ scenario: "rise-of-caesar", year: -48, control: holding([]), war: { pontici: "republicans" } });
    p.flags &= ~FIRST_TURN;
    steps(p, [{ step: "control" }, ...WINTER]);
    expect([p.status[people("pontici")], p.score, p.ban[people("pontici")]]).toEqual([PEACE, 2, -43]);
    // One unit left, and it is given anew.
    const left = lay({
      scenario: "rise-of-caesar",
      year: -48,
      control: holding([]),
      war: { pontici: "republicans" },
      republicans: { pontici: ["pontici-u1"] },
    });
    left.flags &= ~FIRST_TURN;
    steps(left, [{ step: "control" }]);
    expect(left.holder[people("pontici")]).toBe(CAES);
  });

  test("AIE-9.3.d AIE-R118 AIE-9.3.i an ally without a unit left is pacified like an enemy, for the other side's points", () => {
    const p = lay({
      scenario: "rise-of-caesar",
      year: -48,
      control: holding([]),
      allegiance: { numidae: "republicans" },
    });
    p.flags &= ~FIRST_TURN;
    steps(p, WINTER);
    expect([p.status[people("numidae")], p.holder[people("numidae")], p.score]).toEqual([PEACE, NOBODY, 2]);
    expect(at(p, "numidae-u1")).toBe("numidae");
  });

  test("AIE-EV14.b AIE-R185 the Parthi of event 14 are placed at home by whoever controlled them", () => {
    const p = lay({
      initiative: "caesarians",
      war: { parthi: "republicans" },
      republicans: { "asia-5": ["pacorus-surena", "parthi-u1-"] },
    });
    goTo(p, { step: "event" });
    run(p, [6, ...d10(8)]);
    expect([asked(p), toMove(p)]).toEqual(["muster", "quirinal"]);
    play(p, ["station parthi-3", "rest"]);
    expect([at(p, "parthi-u1"), at(p, "parthi-u2"), at(p, "pacorus-surena")]).toEqual([
      "parthi-3",
      "parthi-1",
      "parthi-1",
    ]);
    expect([p.status[people("parthi")], p.holder[people("parthi")]]).toEqual([PEACE, NOBODY]);
  });
});

describe("recruits who wait", () => {
  const table = (): Position => {
    const p = lay({ scenario: "rise-of-caesar", year: -48, control: holding(["africa"]) });
    for (const each of box.regions) if (each !== region("africa")) own.control(p)[each] = NOBODY;
    p.flags &= ~FIRST_TURN;
    steps(p, LEVY);
    play(p, ["recruit legio-I-R", "recruit naves-6sp-t0-1", "rest"]);
    return p;
  };

  test("AIE-9.4.p AIE-R152 in a region that nobody controls they go on waiting, and come when it is their side's again", () => {
    const p = table();
    own.control(p)[region("africa")] = NOBODY;
    goTo(p, { step: "placing", side: CAES });
    run(p);
    expect([asked(p), at(p, "legio-I-R"), side(p, "legio-I-R")]).toEqual(["nothing", "waiting-africa", "caesarians"]);
    own.control(p)[region("africa")] = CAES;
    goTo(p, { step: "placing", side: CAES });
    run(p);
    play(p, "station africa-3");
    // Ships go to a port: Utica or Hadrumetum.
    expect(legal(p, "station")).toEqual(["station africa-1", "station africa-2"]);
  });

  test("AIE-9.4.p AIE-3.3.2.d where enemies are in every city and port they wait too", () => {
    const p = table();
    for (const [name, zone] of [
      ["legio-I", "africa-1"],
      ["legio-II", "africa-2"],
      ["legio-III", "africa-3"],
    ]) {
      own.side(p)[piece(name)] = REP;
      own.at(p)[piece(name)] = box.zoneNumbers.get(zone) ?? p.at[piece(name)];
      own.land(p)[2 * p.at[piece(name)] + REP]++;
    }
    goTo(p, { step: "placing", side: CAES });
    run(p);
    expect([asked(p), at(p, "legio-I-R")]).toEqual(["nothing", "waiting-africa"]);
  });

  test("AIE-9.4.d AIE-9.4.h Gallia lacks three legions and may recruit one: one is due, and no more can be", () => {
    const p = lay({ scenario: "rise-of-caesar", year: -48, control: holding(["gallia"]) });
    for (const each of box.regions) if (each !== region("gallia")) own.control(p)[each] = NOBODY;
    p.flags &= ~FIRST_TURN;
    steps(p, LEVY);
    expect(why(p, "done")).toBe("AIE-9.4.d");
    play(p, "recruit legio-II-R");
    expect([why(p, "done"), why(p, "recruit legio-III-R")]).toEqual(["legal", "AIE-9.4.f"]);
    play(p, "done");
    // The second round: one is the limit of the year.
    expect([why(p, "done"), why(p, "recruit legio-III-R")]).toEqual(["legal", "AIE-9.4.h"]);
  });
});
