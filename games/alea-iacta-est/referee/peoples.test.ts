/** A referee's expectations of the Peoples: activation, control, movement, allegiance, pacification. */
import { describe, expect, test } from "vitest";
import { aleaIactaEst } from "../index.ts";
import { PEACE, WAR } from "../peoples.ts";
import { FACTION_LEADER, own, type Position } from "../position.ts";
import { CAES, REP } from "../sides.ts";
import {
  asked,
  at,
  goTo,
  isReduced,
  type Layout,
  lay,
  legal,
  people,
  piece,
  play,
  run,
  side,
  told,
  why,
} from "../testing/table.ts";
import { d10, holding, sequence, withoutStratagems } from "./flow.ts";

const ALL = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"];

describe("activation and control", () => {
  const year = (control: readonly string[], dice: readonly number[]) => {
    const p = withoutStratagems("rise-of-caesar");
    for (const region of p.box.regions) own.control(p)[region] = control.includes(p.box.regionIds[region]) ? CAES : REP;
    const events = run(p, dice);
    return { p, events };
  };

  test("AIE-2.C.h AIE-4.4.1.a the Parthi, who touch Asia alone, go to the player who does not hold it", () => {
    const rep = year(["gallia", "asia"], [1, 6, ...d10(6)]);
    expect(told(rep.events, "war")).toMatchObject([{ people: "parthi", side: "republicans" }]);
    const caes = year(["gallia"], [1, 6, ...d10(6)]);
    expect(told(caes.events, "war")).toMatchObject([{ people: "parthi", side: "caesarians" }]);
  });

  test("AIE-4.4.1.c AIE-MAP.g the Aegyptii touch no region: even Republican, odd Caesarian", () => {
    for (const [die, holder] of [
      [1, "caesarians"],
      [4, "republicans"],
    ] as const) {
      const { events } = year(["gallia"], [4, die, 6, ...d10(6)]);
      expect(told(events, "war")).toMatchObject([{ people: "aegyptii", side: holder, die }]);
    }
  });

  test("AIE-4.4.2.a AIE-2.C.k AIE-4.4.2.c an embassy to a People at war, once a side, against Caesar's PC with one added from afar", () => {
    // The Numidae go to the Caesarians, who hold nothing beside them.
    const { p, events } = year(["gallia"], [3]);
    expect(told(events, "war")).toMatchObject([{ people: "numidae", side: "caesarians" }]);
    expect([asked(p), aleaIactaEst.toMove(p)]).toEqual(["embassy", "quirinal"]);
    for (const [name, rule] of [
      ["parthi", "AIE-4.4.2.a"],
      ["germani", "AIE-4.4.2.a"],
      ["aegyptii", "AIE-4.4.2.a"],
    ])
      expect(why(p, `parley ${name}`)).toBe(rule);
    // Pompeius in Roma has no way by land: PC 5 against 4 + 1.
    const tried = play(p, "parley numidae", d10(4));
    expect(told(tried, "embassy")).toMatchObject([{ leader: "pompeius", pc: 5, die: 4, added: 1, won: false }]);
    expect(aleaIactaEst.toMove(p)).toBe("palatine");
    const won = play(p, "parley numidae", [...d10(4), 6, ...d10(6)]);
    // Caesar, PC 6 against 4 + 1.
    expect(told(won, "embassy")).toMatchObject([{ leader: "caesar", pc: 6, die: 4, added: 1, won: true }]);
    expect(told(won, "allegiance")).toMatchObject([{ people: "numidae", side: "caesarians" }]);
    // AIE-NT.d: Juba I stays, for it is no pacification.
    expect(at(p, "juba-i")).toBe("numidae");
  });

  test("AIE-NT.a AIE-NT.c Achillas and Pharnaces leave with the first allegiance, and Darius comes the turn after", () => {
    const p = lay({ scenario: "pharsalus", asSetUp: true, war: { pontici: "caesarians" }, initiative: "caesarians" });
    goTo(p, { step: "embassy", side: CAES, tried: false });
    run(p);
    play(p, "parley pontici", d10(0));
    expect(at(p, "pharnaces-ii")).toBe("gone");
    expect(p.due[piece("darius")]).toBe(-47);
  });
});

describe("movement of Peoples", () => {
  const rep = (layout: Layout): Position => sequence("republicans", { control: holding(ALL), ...layout });

  test("AIE-4.3.h AIE-7.2.c a unit of theirs without a leader goes one zone, across the Rhenus too", () => {
    const p = rep({ war: { germani: "republicans" }, republicans: { "germani-1": ["germani-u1"] } });
    play(p, ["take germani-u1", "step gallia-2"]);
    expect([asked(p), at(p, "germani-u1")]).toEqual(["movement", "gallia-2"]);
  });

  test("AIE-4.3.l AIE-R115 a Minor People goes two zones from home and not three, a Major one three", () => {
    const p = rep({
      war: { germani: "republicans" },
      republicans: { "gallia-5": ["germani-u1"], "gallia-8": ["germani-u2"] },
    });
    play(p, "take germani-u1");
    expect(why(p, "step gallia-8")).toBe("legal");
    play(p, "step gallia-2");
    play(p, "take germani-u2");
    expect(why(p, "step gallia-9")).toBe("AIE-4.3.l");
    const king = rep({ war: { numidae: "republicans" }, republicans: { "africa-2": ["juba-i", "numidae-u1"] } });
    play(king, ["take juba-i", "add numidae-u1"]);
    play(king, ["step africa-3"]);
    expect(at(king, "numidae-u1")).toBe("africa-3");
    expect(asked(king) === "group" ? why(king, "step marmarica") : "ended").toBe("legal");
    play(king, "step marmarica");
    expect(asked(king) === "group" ? why(king, "step aegyptii") : "ended").not.toBe("legal");
  });

  test("AIE-4.3.j a People at war does not enter the home of one at peace, but the land of nobody", () => {
    const p = rep({ war: { pannonii: "republicans" }, republicans: { pannonii: ["pannonii-u1"] } });
    play(p, "take pannonii-u1");
    expect(why(p, "step illyrii")).toBe("AIE-4.3.j");
    expect(why(p, "step noricum")).toBe("legal");
    expect(why(p, "step italia-2")).toBe("legal");
  });

  test("AIE-4.3.f a king leads his own People and nobody else", () => {
    const p = rep({
      war: { parthi: "republicans", armenii: "republicans" },
      republicans: { armenii: ["pacorus-surena", "parthi-u1", "armenii-u1"] },
    });
    play(p, ["take pacorus-surena", "add parthi-u1"]);
    expect(why(p, "add armenii-u1")).toBe("AIE-4.3.f");
  });

  test("AIE-4.3.o AIE-4.3.e a king does not move alone inside the Republic, nor into it", () => {
    const p = rep({
      war: { parthi: "republicans" },
      republicans: { "asia-5": ["pacorus-surena", "parthi-u1"], "parthi-1": ["orodes-ii"] },
    });
    play(p, "take orodes-ii");
    expect(why(p, "step asia-5")).not.toBe("legal");
    play(p, "halt");
    play(p, "take pacorus-surena");
    expect(legal(p, "step")).toEqual([]);
    play(p, "add parthi-u1");
    expect(why(p, "step asia-3")).toBe("legal");
  });

  test("AIE-4.2.4.a Celts stand with Germans, but not Parthi with Aegyptii", () => {
    const p = rep({
      war: {
        germani: "republicans",
        alpes: "republicans",
        aegyptii: "republicans",
        nabatenei: "republicans",
        parthi: "republicans",
      },
      republicans: {
        "germani-2": ["germani-u1"],
        "alpes-1": ["alpes-u1"],
        nabatenei: ["nabatenei-u1"],
        "asia-5": ["parthi-u1"],
      },
    });
    play(p, ["take germani-u1", "step alpes-1"]);
    expect(at(p, "germani-u1")).toBe("alpes-1");
    play(p, "take parthi-u1");
    expect(why(p, "step nabatenei")).toBe("AIE-4.2.4.a");
  });

  test("AIE-4.3.i AIE-4.2.3.b Peoples at peace do not move", () => {
    const p = rep({ peoples: { numidae: ["juba-i", "numidae-u1"] }, republicans: { "africa-1": ["cato"] } });
    expect(why(p, "take numidae-u1")).toBe("AIE-4.3.i");
    expect(why(p, "take juba-i")).toBe("AIE-4.3.i");
  });

  test("AIE-4.3.n AIE-4.3.p AIE-4.2.4.b allies march with a Roman leader as far as he goes, and stand with his legions", () => {
    const p = sequence("republicans", {
      control: holding([]),
      allegiance: { numidae: "republicans" },
      republicans: { "africa-2": ["scipio", "legio-I", "numidae-u1"], "africa-1": ["legio-II", "legio-III"] },
    });
    play(p, ["take scipio", "add legio-I", "add numidae-u1", "step africa-3", "step marmarica"]);
    expect(why(p, "step aegyptii")).not.toBe("legal");
    play(p, "halt");
    expect(at(p, "numidae-u1")).toBe("marmarica");
  });
});

describe("pacification", () => {
  const war = (layout: Layout): Position =>
    sequence("caesarians", { scenario: "pharsalus", year: -48, control: holding(["gallia"]), ...layout });

  test("AIE-4.4.3.a AIE-4.4.3.b AIE-10.1.g all zones of the Germani occupied: their units leave at once, no points, a ban to -43", () => {
    const p = war({
      war: { germani: "republicans" },
      caesarians: {
        "germani-1": ["hirtius", "legio-V"],
        "gallia-2": ["sulla", "legio-VI", "legio-I-R", "legio-II-R", "legio-III-R"],
      },
      republicans: { "gallia-5": ["germani-u1-"] },
    });
    play(p, ["take sulla", "add legio-VI", "step germani-2"]);
    const events = play(p, "end-moves");
    expect(told(events, "pacified")).toMatchObject([{ people: "germani", how: "arms" }]);
    expect(at(p, "germani-u1")).toBe("box");
    expect([p.status[people("germani")], p.ban[people("germani")], p.score]).toEqual([PEACE, -43, 0]);
  });

  test("AIE-4.4.3.c AIE-4.4.3.e AIE-R07 the Pontici occupied: off the map at once, two points, back at home in the winter", () => {
    const p = war({
      war: { pontici: "republicans" },
      control: holding(["asia"]),
      caesarians: { "asia-2": ["caesar*", "legio-V", "legio-VI", "legio-I-R", "legio-II-R", "legio-III-R"] },
      republicans: { cappadocii: ["pontici-u1", "pharnaces-ii"] },
    });
    play(p, ["take caesar", "add legio-V", "add legio-VI", "step pontici", "halt"]);
    const events = play(p, "end-moves");
    expect(told(events, "pacified")).toMatchObject([{ people: "pontici", how: "arms" }]);
    expect([at(p, "pontici-u1"), at(p, "pharnaces-ii"), p.score]).toEqual(["off", "gone", 2]);
    expect(p.ban[people("pontici")]).toBe(-43);
  });

  test("AIE-R117 one zone left free keeps a People at war", () => {
    const p = war({
      war: { germani: "republicans" },
      caesarians: { "germani-1": ["hirtius", "legio-V"] },
      republicans: { "gallia-1": ["germani-u1"] },
    });
    expect(told(play(p, "end-moves"), "pacified")).toEqual([]);
    expect(p.status[people("germani")]).toBe(WAR);
  });

  test("AIE-4.4.2.h allegiance ends when the other player occupies their land", () => {
    const p = war({
      control: holding(["africa"]),
      allegiance: { numidae: "republicans" },
      caesarians: { "africa-1": ["curio", "legio-V", "legio-I-R"] },
      republicans: { "africa-3": ["cato", "numidae-u1", "juba-i"] },
    });
    play(p, ["take curio", "add legio-V", "step numidae", "halt"]);
    const events = play(p, "end-moves");
    expect(told(events, "pacified")).toMatchObject([{ people: "numidae", how: "arms" }]);
    expect([at(p, "juba-i"), p.score]).toEqual(["gone", 2]);
    expect(p.due[piece("juba-ii")]).toBe(-47);
  });

  test("AIE-4.4.3.f AIE-R119 AIE-R177 the army that has pacified a People comes home through its land at peace", () => {
    const p = sequence("caesarians", {
      control: holding(["gallia"]),
      caesarians: { "germani-2": ["hirtius", "legio-V"] },
    });
    play(p, ["take hirtius", "add legio-V"]);
    expect(why(p, "step gallia-2")).toBe("legal");
  });

  test("AIE-EV14.a AIE-EV14.b the Parthi of event 14: at peace they rise, at war they are pacified without points or ban", () => {
    const p = lay({ scenario: "pharsalus", asSetUp: true, initiative: "caesarians" });
    goTo(p, { step: "event" });
    expect(told(run(p, [6, ...d10(8)]), "war")).toMatchObject([{ people: "parthi" }]);
    goTo(p, { step: "event" });
    expect(told(run(p, [6, ...d10(8)]), "pacified")).toMatchObject([{ people: "parthi", how: "event" }]);
    expect([p.ban[people("parthi")], p.score]).toEqual([0, 0]);
  });

  test("AIE-EV13.a AIE-EV13.b plague in the Orient: Asia, the Pontici, the Aegyptii; whoever was reduced is gone, leaders are spared", () => {
    const p = lay({
      caesarians: { "asia-5": ["caesar*", "legio-V", "legio-VI-"], "graecia-2": ["legio-X"] },
      peoples: { pontici: ["pontici-u1"], aegyptii: ["aegyptii-u5"] },
      initiative: "caesarians",
    });
    goTo(p, { step: "event" });
    run(p, [6, ...d10(7)]);
    expect([isReduced(p, "legio-V"), at(p, "legio-VI"), isReduced(p, "legio-X")]).toEqual([true, "reserve", false]);
    expect([isReduced(p, "pontici-u1"), isReduced(p, "aegyptii-u5"), at(p, "caesar")]).toEqual([true, true, "asia-5"]);
  });

  test("AIE-3.5.1.c once Pompeius is gone each side may name a second Faction Leader, never a third", () => {
    const p = lay({
      scenario: "thapsus-and-munda",
      caesarians: { "italia-1": ["caesar*", "m-antonius"] },
      republicans: { "africa-1": ["scipio*", "g-pompeius*", "cato"] },
      initiative: "caesarians",
    });
    goTo(p, { step: "secondLeader", side: CAES });
    run(p);
    play(p, "second m-antonius");
    expect(p.title[piece("m-antonius")] & FACTION_LEADER).toBe(FACTION_LEADER);
    goTo(p, { step: "secondLeader", side: REP });
    run(p);
    expect(asked(p)).toBe("nothing");
    expect(side(p, "cato")).toBe("republicans");
  });
});
