import { by } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { ABSENT } from "../board.ts";
import { ALLEGIANCE, PEACE, type People, WAR } from "../peoples.ts";
import { own, type Position, STRANDED } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import { SPENT } from "../stratagems.ts";
import {
  asked,
  at,
  box,
  byDefault,
  check,
  goTo,
  isReduced,
  type Layout,
  lay,
  legal,
  people,
  piece,
  play,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";
import { openWindow } from "../windows.ts";

/** A window in which either side may play, the Caesarians first. */
function between(layout: Layout): Position {
  const p = lay(layout);
  goTo(p);
  openWindow(p, "sequence", CAES);
  run(p);
  return p;
}

/** The same box with another value of a People. */
function worth(p: Position, name: string, points: number): Position {
  const peopleVp = by<People, number>(box.peoples.map((each) => (each === people(name) ? points : box.peopleVp[each])));
  return { ...p, box: { ...p.box, peopleVp } };
}

const units = (name: string): string[] => box.unitsOf[people(name)].map((unit) => box.pieceIds[unit]);

describe("Pacification of a Minor People (6.3.12)", () => {
  test("AIE-6.3.12.a AIE-9.3.h AIE-C268 to its box at once, eliminated ones are there already; no ban, no points", () => {
    const p = between({
      year: -46,
      hands: { caesarians: ["07"] },
      war: { mauri: "republicans" },
      republicans: { "mauri-1": ["mauri-u1"] },
    });
    const events = play(p, "pacify stratagem-07-b mauri");
    expect(told(events, "pacified")[0]).toMatchObject({ rule: "AIE-6.3.12.a", how: "stratagem", side: "caesarians" });
    expect([p.status[people("mauri")], p.holder[people("mauri")]]).toEqual([PEACE, NOBODY]);
    expect(units("mauri").map((name) => at(p, name))).toEqual(["box", "box"]);
    expect([p.score, p.ban[people("mauri")]]).toEqual([0, 0]);
    // It may rise again the year after, and this very year as far as the ban is concerned.
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-6.3.12.a one's own too; not a Major People, not one at peace", () => {
    const p = between({ hands: { caesarians: ["07"] }, war: { mauri: "caesarians", pontici: "republicans" } });
    expect(legal(p, "pacify")).toEqual(["pacify stratagem-07-b mauri"]);
    expect(reason(p, "pacify stratagem-07-b pontici")).toBe("AIE-6.3.12.a peaceMajor");
    expect(reason(p, "pacify stratagem-07-b germani")).toBe("AIE-6.0.g peaceAlready");
  });
});

describe("Pacification of a Major People (6.3.13)", () => {
  const PONTICI: Layout = {
    year: -44,
    hands: { caesarians: ["11"] },
    war: { pontici: "republicans" },
    republicans: { "asia-2": ["pontici-u1-", "pontici-u2", "pharnaces-ii"] },
  };

  test("AIE-9.3.h AIE-6.3.13.a AIE-6.3.13.b AIE-C096 all of them at home at full strength, half the points rounded down, no ban", () => {
    const p = worth(between(PONTICI), "pontici", 5);
    const events = play(p, "pacify stratagem-11-b pontici");
    expect(told(events, "pacified")[0]).toMatchObject({ rule: "AIE-6.3.13.a", side: "caesarians" });
    expect(told(events, "points")).toMatchObject([{ rule: "AIE-10.1.e", side: "caesarians", points: 2 }]);
    expect(units("pontici").map((name) => at(p, name))).toEqual(units("pontici").map(() => "pontici"));
    expect(units("pontici").some((name) => isReduced(p, name))).toBe(false);
    expect([p.status[people("pontici")], p.holder[people("pontici")], p.ban[people("pontici")]]).toEqual([
      PEACE,
      NOBODY,
      0,
    ]);
    expect(p.score).toBe(2);
  });

  test("AIE-6.3.13.a AIE-R185 whoever held it says where it stands, and its kings come with it", () => {
    const p = between({
      hands: { caesarians: ["11"] },
      war: { parthi: "republicans" },
      republicans: { "asia-5": ["parthi-u1", "orodes-ii", "pacorus-surena"] },
    });
    play(p, "pacify stratagem-11-b parthi");
    expect([asked(p), toMove(p)]).toEqual(["muster", "quirinal"]);
    expect(legal(p, "station")).toEqual(["station parthi-1", "station parthi-2", "station parthi-3"]);
    play(p, "station parthi-2");
    play(p, "rest");
    expect(units("parthi").map((name) => at(p, name))).toEqual([
      "parthi-2",
      ...units("parthi")
        .slice(1)
        .map(() => "parthi-1"),
    ]);
    expect([at(p, "orodes-ii"), p.side[piece("orodes-ii")]]).toEqual(["parthi-1", NOBODY]);
  });

  test("AIE-6.3.13.a AIE-4.2.1.c a king who has fallen in battle comes back with the next year, not with them", () => {
    const p = lay({ hands: { caesarians: ["11"] }, war: { parthi: "republicans" } });
    own.at(p)[piece("orodes-ii")] = ABSENT;
    own.due(p)[piece("orodes-ii")] = p.year + 1;
    goTo(p);
    openWindow(p, "sequence", CAES);
    run(p);
    play(p, ["pacify stratagem-11-b parthi", "rest"]);
    expect([at(p, "orodes-ii"), p.due[piece("orodes-ii")]]).toEqual(["absent", p.year + 1]);
  });

  test("AIE-4.4.2.h AIE-6.3.13.a AIE-C264 it ends an allegiance to the other side, never one to oneself", () => {
    const layout: Layout = {
      allegiance: { numidae: "republicans" },
      republicans: { numidae: ["numidae-u1", "juba-i"] },
    };
    const own = between({ ...layout, hands: { republicans: ["11"] } });
    expect(toMove(own)).toBe("quirinal");
    expect(reason(own, "pacify stratagem-11-b numidae")).toBe("AIE-4.4.2.h peaceOwnAlly");
    const p = between({ ...layout, hands: { caesarians: ["11"] } });
    play(p, "pacify stratagem-11-b numidae");
    expect(p.status[people("numidae")]).toBe(PEACE);
    // AIE-NT.d: with the first pacification Juba I is gone.
    expect(at(p, "juba-i")).toBe("gone");
    expect(p.score).toBe(1);
  });

  test("AIE-6.3.13.a not a Minor one; AIE-S7.g AIE-C231 and not the Aegyptii in the last scenario", () => {
    const p = between({
      scenario: "actium",
      asSetUp: true,
      hands: { caesarians: ["11", "08", "10"] },
      war: { germani: "republicans", parthi: "caesarians" },
    });
    expect(reason(p, "pacify stratagem-11-b germani")).toBe("AIE-6.3.13.a peaceMinor");
    expect(reason(p, "pacify stratagem-11-b aegyptii")).toBe("AIE-S7.g peaceAegyptii");
    expect(reason(p, "pacify stratagem-08-b aegyptii")).toBe("AIE-S7.g peaceAegyptii");
    expect(legal(p, "pacify stratagem-11")).toEqual(["pacify stratagem-11-b parthi"]);
    // Nor with others of their Nationality, should they ever be at war.
    const q = between({ scenario: "actium", hands: { caesarians: ["10"] }, war: { aegyptii: "republicans" } });
    expect(reason(q, "pacify-nation stratagem-10-b hamites-semites")).toBe("AIE-6.3.14.a peaceNation");
  });

  test("AIE-4.4.3.f AIE-R119 Romans in the land of a People that comes to peace may find their way home", () => {
    const p = between({ ...PONTICI, caesarians: { pontici: ["caesar*", "legio-X"] } });
    play(p, "pacify stratagem-11-b pontici");
    expect(p.marks[piece("legio-X")] & STRANDED).toBe(STRANDED);
  });

  test("AIE-R146 a leader whose only companions are gone is tested at once; one who was alone before is not yet", () => {
    const p = lay({
      hands: { caesarians: ["11"] },
      allegiance: { aegyptii: "republicans" },
      caesarians: { "asia-1": ["legio-X"], "asia-5": ["legio-V"] },
      republicans: { "asia-1": ["scipio", "aegyptii-u1"], "asia-5": ["cato"] },
    });
    // Cato has been found alone in the course of this movement.
    goTo(p, { step: "movement", side: CAES });
    run(p);
    const events = play(p, "pacify stratagem-11-b aegyptii", [1]);
    while (asked(p) === "loneLeader" || asked(p) === "muster") events.push(...play(p, byDefault(p)));
    expect(told(events, "hunted").map(({ leader }) => leader)).toEqual(["scipio"]);
    expect([asked(p), at(p, "cato")]).toEqual(["movement", "asia-5"]);
    check(p);
  });
});

describe("Pacification of a Nationality (6.3.14)", () => {
  test("AIE-6.3.14.a AIE-C269 all Peoples of it at war, one's own included; points for the Major one", () => {
    const p = worth(
      between({
        hands: { caesarians: ["10"] },
        war: { pontici: "republicans", daci: "caesarians", parthi: "republicans" },
      }),
      "pontici",
      5,
    );
    const events = play(p, "pacify-nation stratagem-10-b thraco-phrygians");
    expect(told(events, "pacified").map((event) => [event.people, event.rule])).toEqual([
      ["daci", "AIE-6.3.14.a"],
      ["pontici", "AIE-6.3.14.a"],
    ]);
    expect(p.status[people("parthi")]).toBe(WAR);
    expect(p.score).toBe(2);
  });

  test("AIE-6.3.14.a no allegiance is touched, and a Nationality that is not at war cannot be named", () => {
    const p = between({
      hands: { caesarians: ["10"] },
      war: { mauri: "republicans" },
      allegiance: { numidae: "republicans" },
    });
    expect(reason(p, "pacify-nation stratagem-10-b celts")).toBe("AIE-6.3.14.a peaceNation");
    expect(legal(p, "pacify")).toEqual(["pacify-nation stratagem-10-b hamites-semites"]);
    play(p, "pacify-nation stratagem-10-b hamites-semites");
    expect([p.status[people("mauri")], p.status[people("numidae")]]).toEqual([PEACE, ALLEGIANCE]);
  });
});

describe("Pax Romana (6.3.15)", () => {
  const WORLD: Layout = {
    hands: { caesarians: ["08"] },
    war: { germani: "republicans", pontici: "caesarians" },
    allegiance: { numidae: "republicans" },
  };

  test("AIE-6.3.15.a AIE-6.3.15.c AIE-C098 every People at war, whoever has it; no allegiance; and the counter is out", () => {
    const p = worth(between(WORLD), "pontici", 5);
    const events = play(p, "play stratagem-08-b");
    expect(told(events, "pacified").map((event) => event.people)).toEqual(["germani", "pontici"]);
    expect([p.status[people("numidae")], p.holder[people("numidae")]]).toEqual([ALLEGIANCE, REP]);
    expect(p.counter[box.counters[7]]).toBe(SPENT);
    expect(p.score).toBe(2);
  });

  test("AIE-6.3.15.b AIE-6.3.15.c AIE-C098 or a single one, Major or Minor, at war or in allegiance to the other side", () => {
    const p = between(WORLD);
    expect(legal(p, "pacify")).toEqual(
      ["germani", "pontici", "numidae"].map((name) => `pacify stratagem-08-b ${name}`),
    );
    const events = play(p, "pacify stratagem-08-b numidae");
    expect(told(events, "pacified")[0]).toMatchObject({ rule: "AIE-6.3.15.b", people: "numidae" });
    expect([p.status[people("germani")], p.status[people("pontici")]]).toEqual([WAR, WAR]);
    expect(p.counter[box.counters[7]]).toBe(SPENT);
  });

  test("AIE-6.3.15.a AIE-6.0.g not where there is peace already, but an enemy's ally can be had", () => {
    const quiet = between({ hands: { caesarians: ["08"] } });
    expect(reason(quiet, "play stratagem-08-b")).toBe("AIE-6.3.15.a peaceNobody");
    expect(legal(quiet)).toEqual(["pass"]);
    const p = between({ hands: { caesarians: ["08"] }, allegiance: { numidae: "republicans" } });
    expect(legal(p)).toEqual(["pass", "pacify stratagem-08-b numidae"]);
  });

  test("AIE-6.3.15.a AIE-S1.n the points may end the game in the middle of it", () => {
    const p = between({
      ...WORLD,
      scenario: "from-caesar-to-augustus",
      score: 75,
      war: { pontici: "republicans", numidae: "republicans" },
      allegiance: {},
    });
    play(p, "play stratagem-08-b");
    expect(p.outcome?.level).toBe("definitive");
    expect(p.stack.length).toBe(0);
  });

  test("AIE-6.3.15.a a battle that has lost its barbarians does not take place", () => {
    const p = lay({
      hands: { republicans: ["08"] },
      war: { germani: "republicans" },
      caesarians: { "gallia-2": ["caesar*", "legio-X"] },
      republicans: { "gallia-2": ["germani-u1", "germani-u2"] },
    });
    goTo(p, { step: "combats", side: CAES, announced: true });
    run(p);
    play(p, "fight gallia-2");
    expect([asked(p), toMove(p)]).toEqual(["window", "quirinal"]);
    const events = play(p, "play stratagem-08-b");
    expect(told(events, "battle-decided")).toEqual([]);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-3.4.2.v whoever sailed on the ships of a People that comes to peace is lost", () => {
    const p = between({
      hands: { caesarians: ["11"] },
      allegiance: { aegyptii: "republicans" },
      republicans: { "mare-internum-orientalis": ["aegyptii-u6", "legio-I", "scipio"], "asia-1": ["pompeius*"] },
    });
    expect(box.isNaves[piece("aegyptii-u6")]).toBe(true);
    play(p, "pacify stratagem-11-b aegyptii");
    expect([at(p, "legio-I"), at(p, "scipio"), at(p, "aegyptii-u6")]).toEqual(["reserve", "gone", "aegyptii"]);
    // No combat was fought: nobody scores for him.
    expect(p.score).toBe(2);
  });
});
