/** A referee's expectations of harbours and of fleets that meet: who must leave, and who is lost. */
import { describe, expect, test } from "vitest";
import { own, type Position } from "../position.ts";
import { CAES, type REP } from "../sides.ts";
import {
  asked,
  at,
  goTo,
  inZone,
  isReduced,
  type Layout,
  legal,
  play,
  run,
  told,
  toMove,
  why,
} from "../testing/table.ts";
import { d10, holding, sequence } from "./flow.ts";

const WEST = "mare-internum-occidentalis";
const MIDDLE = "mare-internum-centralis";
const EAST = "mare-internum-orientalis";
const SIX = "naves-6sp-t0-1";
const BIG = ["naves-8sp-q2-t1-1", "naves-8sp-q2-t1-2"];
const SMALL = "naves-4sp-t1-1";

const caes = (layout: Layout): Position => sequence("caesarians", { control: holding([]), ...layout });

/** The next sequence is the other side's. */
function nextSequence(p: Position, side: typeof CAES | typeof REP): void {
  own.sequences(p)[side] = 1;
  goTo(p, { step: "movesAndCombats", side, extra: false, begun: false });
  run(p);
}

describe("a fleet without troops in a harbour that an army holds", () => {
  const raid = (defenders: readonly string[]): Position => {
    const p = caes({ caesarians: { [WEST]: ["sulla", ...BIG] }, republicans: { "italia-7": defenders } });
    play(p, ["take sulla", "all", "step italia-7"]);
    return p;
  };

  test("AIE-3.4.2.w AIE-R127 AIE-R147 the ships there slip out to the only sea: there is no battle, no way out, and it is lost", () => {
    const p = raid(["cato", SMALL, "legio-I"]);
    play(p, "end-moves");
    expect([asked(p), toMove(p)]).toEqual(["fleetEvasions", "quirinal"]);
    const events = play(p, ["afloat cato", `bring ${SMALL}`], d10(8));
    expect(told(events, "battle")).toEqual([]);
    expect(told(events, "fleet-taken")).toMatchObject([{ units: BIG }]);
    expect(inZone(p, WEST).sort()).toEqual([SMALL, "cato"].sort());
    // Sulla is left alone with the legion.
    expect([at(p, "sulla"), inZone(p, "italia-7")]).toEqual(["gone", ["legio-I"]]);
  });

  test("AIE-R127 AIE-8.2.o where another sea is free it goes there, not among the enemy", () => {
    const p = caes({
      caesarians: { [MIDDLE]: ["sulla", ...BIG] },
      republicans: { "graecia-3": ["cato", SMALL, "legio-I"] },
    });
    play(p, ["take sulla", "all", "step graecia-3"]);
    play(p, ["end-moves", "afloat cato", `bring ${SMALL}`, `slip ${MIDDLE}`]);
    expect([at(p, "cato"), at(p, "sulla")]).toEqual([MIDDLE, EAST]);
  });

  test("AIE-8.3.a everybody there fights at sea where nothing else is fought: beaten, Labienus leaves his army for the ships", () => {
    const p = raid(["labienus", SMALL, "legio-I"]);
    play(p, ["end-moves", "stand"]);
    // 16 against 4, TB 1 against 2: row 2, R / A.
    const [battle] = told(play(p, "fight italia-7", [3, ...d10(8)]), "battle");
    expect([battle.naval, battle.defender.leaders]).toEqual([true, ["labienus"]]);
    expect([at(p, "labienus"), isReduced(p, SMALL), at(p, "legio-I")]).toEqual([WEST, true, "italia-7"]);
    // Where the beaten lie in the only sea the victor has nowhere to go (R147).
    expect([...BIG, "sulla"].map((name) => at(p, name))).toEqual(["reserve", "reserve", "gone"]);
  });

  test("AIE-8.4.1.f AIE-8.2.o a beaten fleet does not follow anybody: with no free sea it is lost", () => {
    const p = caes({
      caesarians: { "gallia-8": ["curio", SIX] },
      republicans: { "italia-7": ["legio-I", "naves-8sp-q1-t1-1"], [WEST]: ["cato", SMALL] },
    });
    play(p, ["take curio", `add ${SIX}`, `step ${WEST}`, "step italia-7"]);
    // 6 against 8 is 2/3; no TB for Curio, 1 for the ship: a 1 is row 0.
    play(p, "end-moves");
    play(p, "fight italia-7", [1]);
    expect([at(p, SIX), at(p, "curio")]).toEqual(["reserve", "gone"]);
  });
});

describe("an army comes to a harbour", () => {
  test("AIE-7.1.a AIE-R127 it stops where nothing but enemy ships are", () => {
    const p = caes({
      caesarians: { "italia-6": ["sulla", "legio-V"] },
      republicans: { "italia-7": ["cato", SMALL] },
    });
    play(p, ["take sulla", "add legio-V", "step italia-1", "step italia-7"]);
    expect(asked(p)).toBe("movement");
    play(p, "end-moves");
    expect([at(p, SMALL), at(p, "cato"), at(p, "legio-V")]).toEqual([WEST, WEST, "italia-7"]);
  });

  test("AIE-8.2.r between an army and a fleet ships are lost, and their leader is hunted", () => {
    const p = caes({
      caesarians: { "italia-1": ["sulla", "legio-V"], [WEST]: ["curio", SIX] },
      republicans: { "italia-7": ["cato", SMALL] },
    });
    play(p, ["take sulla", "add legio-V", "step italia-7"]);
    const events = play(p, "end-moves", d10(8));
    expect(told(events, "fleet-taken")).toMatchObject([{ units: [SMALL], why: "no-sea" }]);
    expect(at(p, "cato")).toBe("gone");
  });

  test("AIE-EV9.b AIE-R131 in the year of Neptune too, ships leave a harbour that is taken", () => {
    const p = sequence("republicans", {
      event: 9,
      control: holding(["italia", "gallia"]),
      republicans: { "italia-1": ["cato", "legio-I"] },
      caesarians: { "italia-7": ["sulla", SIX] },
    });
    play(p, ["take cato", "add legio-I", "step italia-7"]);
    play(p, "end-moves");
    expect([at(p, SIX), at(p, "sulla")]).toEqual([WEST, WEST]);
  });

  test("AIE-8.4.1.h AIE-8.4.1.f beaten on land it takes its victorious ships away, and loses them if those they beat hold the only sea", () => {
    const p = caes({
      caesarians: { [WEST]: ["caesar*", ...BIG, "legio-V"] },
      republicans: { "italia-7": ["naves-4sp-t0-1", "legio-I", "legio-II", "legio-III", "legio-IV"] },
    });
    play(p, ["take caesar", "all", "step italia-7"]);
    play(p, ["end-moves", "done"]);
    // At sea 4/1 and one for the crews: row 2, R / A. On land 5 against 20, Caesar's 3: row 4, A / 1/4.
    const events = play(p, "fight italia-7", [1, 1]);
    expect(told(events, "battle-decided").map(({ winner }) => winner)).toEqual(["caesarians", "republicans"]);
    expect(at(p, "naves-4sp-t0-1")).toBe(WEST);
    // They are on foot now: there is no sea for them.
    expect(legal(p)).toEqual(["retreat italia-1", "retreat italia-4", "retreat italia-5"]);
    play(p, "retreat italia-1");
    expect([at(p, "caesar"), at(p, "legio-V"), at(p, BIG[0])]).toEqual(["italia-1", "italia-1", "reserve"]);
  });
});

describe("at sea", () => {
  test("AIE-8.2.z ships that slip away without their passengers lose them", () => {
    const p = caes({
      caesarians: { "italia-7": ["caesar*", SIX] },
      republicans: { [WEST]: ["cato", SMALL, "legio-I"] },
    });
    play(p, ["take caesar", `add ${SIX}`, `step ${WEST}`, "halt", "end-moves", "afloat cato", `bring ${SMALL}`]);
    expect(told(play(p, `slip ${MIDDLE}`), "drowned")).toMatchObject([{ units: ["legio-I"] }]);
    expect([at(p, SMALL), at(p, "legio-I")]).toEqual([MIDDLE, "reserve"]);
  });

  test("AIE-3.4.2.t AIE-3.4.2.m no ship leaves others behind with more passengers than places", () => {
    const legions = ["legio-V", "legio-VI", "legio-VII", "legio-VIII"];
    const p = caes({ caesarians: { [WEST]: ["caesar*", "sulla", SIX, "naves-6sp-t0-2", ...legions] } });
    play(p, ["take caesar", `add ${SIX}`]);
    expect(why(p, "step italia-7")).not.toBe("legal");
    play(p, "add legio-V");
    expect(why(p, "step italia-7")).toBe("legal");
  });

  test("AIE-3.4.2.v AIE-3.4.2.n nobody is left at sea without a ship, a leader no more than a legion", () => {
    const p = caes({ caesarians: { [WEST]: ["caesar*", "sulla", SIX] } });
    play(p, ["take caesar", `add ${SIX}`]);
    expect(why(p, "step italia-7")).not.toBe("legal");
    play(p, "add sulla");
    expect(why(p, "step italia-7")).toBe("legal");
  });

  test("AIE-3.4.2.r passengers stay aboard from one sequence to the next, and land where the fleet ends", () => {
    const p = caes({ caesarians: { "gallia-8": ["caesar*", SIX, "legio-V"] } });
    play(p, ["take caesar", `add ${SIX}`, "add legio-V", `step ${WEST}`, "halt", "end-moves"]);
    expect(at(p, "legio-V")).toBe(WEST);
    nextSequence(p, CAES);
    expect(why(p, "take legio-V")).not.toBe("legal");
    play(p, ["take caesar", "all", "step africa-1"]);
    expect([at(p, "legio-V"), asked(p)]).toEqual(["africa-1", "movement"]);
  });

  test("AIE-8.5.2.e AIE-8.5.2.a a Faction Leader beaten by another at sea dies", () => {
    const p = caes({
      caesarians: { "italia-7": ["caesar*", ...BIG] },
      republicans: { [WEST]: ["pompeius*", SMALL], "asia-1": ["scipio"] },
    });
    play(p, ["take caesar", ...BIG.map((ship) => `add ${ship}`), `step ${WEST}`, "halt", "end-moves", "stand"]);
    play(p, `fight ${WEST}`, [2]);
    expect([at(p, "pompeius"), p.score]).toEqual(["gone", 1]);
  });

  test("AIE-CT.b AIE-R140 AIE-CT.q their own coast helps the Aegyptii, the open sea does not", () => {
    const rowAt = (zone: string, from: string): number => {
      const p = caes({
        war: { aegyptii: "republicans" },
        caesarians: { [from]: ["sulla", SIX] },
        republicans: { [zone]: ["aegyptii-u5"] },
      });
      play(p, ["take sulla", "all", `step ${zone}`]);
      if (asked(p) === "group") play(p, "halt");
      play(p, "end-moves");
      return told(play(p, `fight ${zone}`, [3]), "battle-decided")[0].row;
    };
    expect([rowAt("aegyptii", EAST), rowAt(EAST, MIDDLE)]).toEqual([3, 4]);
  });

  test("AIE-4.3.c AIE-4.3.d AIE-3.4.2.j allied ships of the Aegyptii carry three of whatever kind, hostile ones no Roman", () => {
    const table = (layout: Layout): Position =>
      caes({
        ...layout,
        caesarians: { "asia-1": ["caesar*", "aegyptii-u5", "legio-V", "legio-VI", "legio-X", "auxilia-1"] },
      });
    const p = table({ allegiance: { aegyptii: "caesarians" } });
    play(p, ["take caesar", "add aegyptii-u5", "add legio-V", "add legio-VI", "add legio-X"]);
    expect(why(p, "add auxilia-1")).toBe("AIE-3.4.2.k");
    play(p, [`step ${EAST}`, "halt"]);
    expect(at(p, "legio-X")).toBe(EAST);
    const hostile = table({ war: { aegyptii: "caesarians" } });
    play(hostile, "take caesar");
    expect(why(hostile, "add aegyptii-u5")).not.toBe("legal");
  });
});
