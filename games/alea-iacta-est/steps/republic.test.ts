/** F.1: the SPQR marker (5.1.1), line by line. */
import { describe, expect, test } from "vitest";
import { ABSENT, GONE, waitingIn } from "../board.ts";
import { NO_PIECE } from "../pieces.ts";
import { CHIEF_FOUGHT, CHIEF_SLAIN, type Position, put, takeOff } from "../position.ts";
import { CAES } from "../sides.ts";
import { sight } from "../sight.ts";
import { box, goTo, type Layout, lay, piece, region, run, told, zone } from "../testing/table.ts";
import { yearSoFar } from "./republic.ts";

/** Where the garrisons of the regions stand, and where all others do. */
const POSTS = [
  ...["italia-1", "italia-1", "asia-1", "asia-1", "asia-1", "gallia-1", "gallia-1", "gallia-1"],
  ...["africa-1", "graecia-2", "graecia-2", "graecia-2", "hispania-1", "hispania-1"],
];
const LEGIONS = box.romanUnits.filter((unit) => box.isLegio[unit]).map((unit) => box.pieceIds[unit]);

/** So many legions on the map, every garrison full; the last few in Gallia. */
function legions(count: number): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const [i, name] of LEGIONS.slice(0, count).entries()) {
    const where = POSTS[i] ?? "gallia-1";
    map[where] = [...(map[where] ?? []), name];
  }
  return map;
}

interface Year extends Layout {
  legions?: number;
}

/** A year in which nothing happened but what is said. A chief has fought, so that nothing moves by itself. */
function after(year: Year): { p: Position; told: ReturnType<typeof told<"republic">>[number]; over: number } {
  const { legions: count = 33, flags = CHIEF_FOUGHT, ...layout } = year;
  const p = goTo(lay({ spqr: 1, caesarians: legions(count), flags, ...layout }), { step: "republic" });
  const events = run(p);
  return { p, told: told(events, "republic")[0], over: told(events, "over").length };
}

/** One People at war, and so neither peace nor trouble. */
const ONE_WAR = { germani: "republicans" } as const;
const why = (year: Year): string[] => after(year).told.troubles.map((trouble) => trouble.why);

describe("what moves the marker", () => {
  test("AIE-5.1.1.a nothing does in a year of one war without deaths, with all garrisons and 33 legions", () => {
    const { p, told } = after({ war: ONE_WAR });
    expect([told.troubles, told.change, p.spqr]).toEqual([[], 0, 1]);
  });

  test("AIE-5.1.1.b AIE-5.1.1.l a Faction Leader who fell or was murdered counts once; other deaths leave no trace", () => {
    expect(why({ war: ONE_WAR, flags: CHIEF_FOUGHT | CHIEF_SLAIN })).toEqual(["chief-slain"]);
    expect(after({ war: ONE_WAR, flags: CHIEF_FOUGHT | CHIEF_SLAIN }).p.spqr).toBe(2);
    expect(why({ war: ONE_WAR, flags: CHIEF_FOUGHT })).toEqual([]);
  });

  test("AIE-5.1.1.c every region below its garrison counts, and legions of either side serve", () => {
    const p = goTo(lay({ spqr: 0, war: ONE_WAR, flags: CHIEF_FOUGHT, caesarians: legions(33) }), { step: "republic" });
    // The garrison of Africa and one legion of Asia leave; the rest of Gallia is beyond need.
    for (const name of [LEGIONS[8], LEGIONS[2]]) put(p, piece(name), zone("gallia-1"));
    const [{ troubles }] = told(run(p), "republic");
    expect(troubles.map(({ why, region }) => [why, region])).toEqual([
      ["garrison", "asia"],
      ["garrison", "africa"],
    ]);
    const enemies = lay({
      spqr: 0,
      war: ONE_WAR,
      flags: CHIEF_FOUGHT,
      caesarians: { ...legions(33), "africa-1": [] },
      republicans: { "africa-1": ["legio-XXXVIII-"] },
    });
    expect(told(run(goTo(enemies, { step: "republic" })), "republic")[0].troubles).toEqual([]);
  });

  test("AIE-5.1.1.d AIE-C199 two Peoples at war, one of them Major; two Minor ones are nothing", () => {
    expect(why({ war: { parthi: "caesarians", daci: "republicans" } })).toEqual(["wars"]);
    expect(why({ war: { parthi: "caesarians", pontici: "republicans", daci: "republicans" } })).toEqual(["wars"]);
    expect(why({ war: { germani: "caesarians", daci: "republicans" } })).toEqual([]);
    expect(why({ war: { parthi: "caesarians" } })).toEqual([]);
  });

  test("AIE-5.1.1.e AIE-C198 25 legions or fewer, 40 or more", () => {
    const rows = [20, 25, 26, 33, 39, 40, 52].map((count) => why({ war: ONE_WAR, legions: count }).length);
    expect(rows).toEqual([1, 1, 0, 0, 0, 1, 1]);
  });

  test("AIE-5.1.1.e AIE-C217 legions that wait or lie in the Reserve are not on the map", () => {
    const p = goTo(lay({ spqr: 0, war: ONE_WAR, flags: CHIEF_FOUGHT, caesarians: legions(40) }), { step: "republic" });
    takeOff(p, piece(LEGIONS[39]), waitingIn(region("gallia")));
    expect(told(run(p), "republic")[0].troubles).toEqual([]);
  });

  test("AIE-5.1.1.f AIE-C263 no People at war: one in allegiance is not at war", () => {
    expect(why({ allegiance: { numidae: "republicans" } })).toEqual(["peace"]);
    expect(after({ allegiance: { numidae: "republicans" } }).told.change).toBe(-1);
  });

  test("AIE-5.1.1.g no Faction Leader fought Romans", () => {
    expect(why({ war: ONE_WAR, flags: 0 })).toEqual(["no-chief-fought"]);
  });

  test("AIE-5.1.1.h AIE-C200 the Aegyptii in allegiance to either side", () => {
    const alliance = { spqr: 3, war: ONE_WAR, legions: 30 };
    for (const side of ["caesarians", "republicans"] as const) {
      const { p, told } = after({ ...alliance, allegiance: { aegyptii: side } });
      expect([told.change, p.spqr]).toEqual([-1, 2]);
    }
    expect(why({ ...alliance, allegiance: { numidae: "caesarians" } })).toEqual([]);
  });
});

describe("the sum", () => {
  test("AIE-5.1.1.a AIE-5.1.1.f AIE-5.1.1.g AIE-5.1.1.i AIE-C195 a quiet year: two less, but not below nought", () => {
    const { p, told } = after({ flags: 0 });
    expect([told.change, p.spqr]).toEqual([-2, 0]);
  });

  test("AIE-5.1.1.b AIE-5.1.1.c AIE-5.1.1.d AIE-5.1.1.e AIE-5.1.1.j AIE-2.F.b AIE-S0.k AIE-C196 a bad year kills the Republic", () => {
    const { "africa-1": _, "hispania-1": __, ...held } = legions(41);
    const p = lay({
      spqr: 1,
      score: 30,
      flags: CHIEF_FOUGHT | CHIEF_SLAIN,
      war: { parthi: "caesarians", daci: "republicans" },
      caesarians: {
        ...held,
        "gallia-1": [...held["gallia-1"], ...legions(41)["africa-1"], ...legions(41)["hispania-1"]],
      },
    });
    const events = run(goTo(p, { step: "control" }, { step: "republic" }));
    const [{ troubles, change }] = told(events, "republic");
    expect(troubles.map(({ why }) => why)).toEqual(["chief-slain", "garrison", "garrison", "wars", "many-legions"]);
    expect([change, p.spqr]).toEqual([5, 5]);
    expect(p.outcome).toMatchObject({
      results: { palatine: "lost", quirinal: "lost" },
      how: "republic-dead",
      rule: "AIE-5.1.1.j",
    });
    // Nothing else of Phase F happens, and the score is of no account.
    expect([p.stack.length, events.map(({ e }) => e)]).toEqual([0, ["republic", "over"]]);
  });

  test("AIE-5.1.1.i it stops at five, and four is not the end", () => {
    expect(after({ spqr: 4, war: { parthi: "caesarians", daci: "republicans" }, legions: 45 }).p.spqr).toBe(5);
    const { p, over } = after({ spqr: 3, war: { parthi: "caesarians", daci: "republicans" } });
    expect([p.spqr, over, p.outcome]).toEqual([4, 0, null]);
  });

  test("AIE-5.1.1.m AIE-C265 the map counts as it stands, before regions and winter", () => {
    const p = lay({
      spqr: 0,
      war: ONE_WAR,
      flags: CHIEF_FOUGHT,
      control: { caesarians: ["gallia", "hispania", "italia"] },
      caesarians: { ...legions(30), "gallia-1": LEGIONS.slice(5, 7), "hispania-2": LEGIONS.slice(30, 46) },
    });
    expect(told(run(goTo(p, { step: "republic" })), "republic")[0].troubles.map(({ region }) => region)).toEqual([
      "gallia",
    ]);
  });

  test("AIE-5.1.1.k the marker shows Cicero while Caesar is in play, and Princeps afterwards", () => {
    const marker = (p: Position) => Object(sight(p, "watcher")).marker;
    const p = lay({ scenario: "pharsalus", asSetUp: true });
    goTo(p, { step: "deploy", side: p.initiative, piece: NO_PIECE });
    expect(marker(p)).toBe("cicero");
    takeOff(p, box.caesar, ABSENT);
    expect(marker(p)).toBe("cicero");
    takeOff(p, box.caesar, GONE);
    expect(marker(p)).toBe("princeps");
    const later = lay({ scenario: "philippi", asSetUp: true });
    goTo(later, { step: "deploy", side: later.initiative, piece: NO_PIECE });
    expect(marker(later)).toBe("princeps");
  });

  test("AIE-S1.f AIE-C201 the set-up of scenario 1 is in balance", () => {
    const p = lay({ scenario: "from-caesar-to-augustus", asSetUp: true });
    const own = (side: number): number =>
      box.romanUnits.filter((unit) => box.isLegio[unit] && p.side[unit] === side).length;
    expect([own(0), own(1)]).toEqual([13, 20]);
    const [{ troubles }] = told(run(goTo(p, { step: "republic" })), "republic");
    expect(troubles.map(({ why }) => why)).toEqual(["peace", "no-chief-fought"]);
  });
});

describe("what the year would bring if it ended now", () => {
  const dying = { spqr: 4, war: ONE_WAR, flags: CHIEF_FOUGHT | CHIEF_SLAIN, caesarians: legions(33) };

  test("AIE-5.1.1.b AIE-5.1.1.j everybody sees that the Republic would die, and of what", () => {
    const p = goTo(lay(dying), { step: "results" }, { step: "disbanding", side: CAES, count: 0 });
    expect(sight(p, "watcher")).toMatchObject({
      spqr: 4,
      yearSoFar: { troubles: [{ why: "chief-slain", change: 1 }], spqr: 5, counted: 5, dead: true },
    });
  });

  test("AIE-5.1.1.i within the track", () => {
    const p = goTo(lay({ ...dying, spqr: 0, war: {}, flags: 0 }), { step: "results" });
    expect(yearSoFar(p)).toMatchObject({ spqr: 0, counted: -2, dead: false });
    expect(told(run(goTo(p, { step: "republic" })), "republic")).toMatchObject([{ change: -2, spqr: 0, counted: -2 }]);
  });

  test("nothing of it is said when the Republic has been judged", () => {
    const p = goTo(lay({ ...dying, spqr: 1 }), { step: "republic" });
    expect(yearSoFar(p)).not.toBeNull();
    run(p);
    expect(yearSoFar(p)).toBeNull();
  });
});
