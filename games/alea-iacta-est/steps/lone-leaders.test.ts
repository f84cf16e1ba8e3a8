import { describe, expect, test } from "vitest";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { CAESAR_MURDERED, CHIEF_SLAIN, flag, ILL, isFlagged, own, type Position } from "../position.ts";
import {
  asked,
  at,
  byDefault,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  run,
  told,
  toMove,
  zone,
} from "../testing/table.ts";

/** Whoever is alone among enemies is tested now. */
function hunt(layout: Layout, dice: readonly number[] = [], before: (p: Position) => void = () => {}) {
  const p = lay(layout);
  before(p);
  p.stack.length = 0;
  checkLoneLeaders(p);
  return { p, events: run(p, dice) };
}

const CATO_IN_ROMA: Layout = { republicans: { "italia-1": ["cato"] }, caesarians: { "italia-1": ["legio-X"] } };
/** A d10 is thrown as 1 to 10 and read as 0 to 9. */
const d10 = (face: number): number[] => [face + 1];

describe("AIE-8.2.s AIE-C120 a leader alone among enemies", () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])("gets away with %d", (face) => {
    const { p } = hunt(CATO_IN_ROMA, d10(face));
    expect(asked(p)).toBe("loneLeader");
    expect(toMove(p)).toBe("quirinal");
    expect(legal(p)).toEqual(["escape italia-4", "escape italia-6", "escape italia-7"]);
    const events = play(p, "escape italia-6");
    expect(at(p, "cato")).toBe("italia-6");
    expect(told(events, "escaped")).toMatchObject([{ leader: "cato", from: "italia-1", to: "italia-6" }]);
  });

  test.each([8, 9])("dies with %d", (face) => {
    const { p, events } = hunt(CATO_IN_ROMA, d10(face));
    expect(at(p, "cato")).toBe("gone");
    expect(told(events, "hunted")).toMatchObject([{ leader: "cato", die: face, escapes: false }]);
    expect(asked(p)).toBe("nothing");
  });

  test("is not asked where there is but one way", () => {
    const { p } = hunt({ republicans: { "graecia-4": ["cato"] }, caesarians: { "graecia-4": ["legio-X"] } }, d10(0));
    expect(at(p, "cato")).toBe("graecia-3");
  });

  test("does not go where enemies are, nor farther than the next zone", () => {
    const { p } = hunt({ ...CATO_IN_ROMA, caesarians: { "italia-1": ["legio-X"], "italia-6": ["legio-XI"] } }, d10(0));
    expect(legal(p)).toEqual(["escape italia-4", "escape italia-7"]);
    expect(reason(p, "escape italia-6")).toBe("AIE-8.2.s noRefugeThere");
    expect(reason(p, "escape italia-5")).toBe("AIE-8.2.s noRefugeThere");
    expect(reason(p, "escape mare-internum-occidentalis")).toBe("AIE-8.2.s noRefugeThere");
  });

  test("AIE-0.5.c AIE-C292 is in no danger among friends, among leaders, or at peace", () => {
    const safe: Layout[] = [
      { republicans: { "italia-1": ["cato", "naves-6sp-t0-1"] }, caesarians: { "italia-1": ["legio-X"] } },
      { republicans: { "italia-1": ["cato"] }, caesarians: { "italia-1": ["caesar"] } },
      { republicans: { aegyptii: ["cato"] }, peoples: { aegyptii: ["aegyptii-u1", "aegyptii-u2"] } },
    ];
    for (const layout of safe) expect(asked(hunt(layout).p)).toBe("nothing");
  });

  test("AIE-0.5.c AIE-C292 is in danger among a People at war with him, or bound to the enemy", () => {
    const war: Layout = {
      war: { illyrii: "caesarians" },
      caesarians: { illyrii: ["illyrii-u1"] },
      republicans: { illyrii: ["cato"] },
    };
    expect(told(hunt(war, d10(9)).events, "hunted")).toHaveLength(1);
    const bound: Layout = {
      allegiance: { aegyptii: "caesarians" },
      caesarians: { aegyptii: ["aegyptii-u1"] },
      republicans: { aegyptii: ["cato"] },
    };
    expect(told(hunt(bound, d10(9)).events, "hunted")).toHaveLength(1);
  });

  test("by default goes towards his Faction Leader", () => {
    const { p } = hunt({ ...CATO_IN_ROMA, republicans: { "italia-1": ["cato"], "italia-5": ["pompeius*"] } }, d10(3));
    expect(byDefault(p)).toBe("escape italia-4");
  });
});

test("AIE-8.2.t AIE-C120 without a free zone beside him he dies, and no die is thrown", () => {
  const { p, events } = hunt({
    republicans: { "graecia-5": ["cato", "scipio"] },
    caesarians: { "graecia-5": ["legio-X"] },
  });
  expect([at(p, "cato"), at(p, "scipio")]).toEqual(["gone", "gone"]);
  expect(told(events, "die")).toEqual([]);
  expect(told(events, "hunted")).toMatchObject([
    { rule: "AIE-8.2.t", die: null },
    { rule: "AIE-8.2.t", die: null },
  ]);
});

test("AIE-8.2.v AIE-C120 several throw one after the other, those of the active side first", () => {
  const p = lay({
    republicans: { "italia-1": ["cato", "scipio"], "gallia-1": ["legio-I"] },
    caesarians: { "italia-1": ["legio-X"], "gallia-1": ["curio"] },
  });
  p.stack.length = 0;
  p.stack.push({ step: "loneLeaders", spared: [] });
  p.initiative = p.side[piece("curio")];
  const events = run(p, [10, 9, 10]);
  expect(told(events, "hunted").map(({ leader, die }) => [leader, die])).toEqual([
    ["curio", 9],
    ["cato", 8],
    ["scipio", 9],
  ]);
});

describe("AIE-8.2.u AIE-C121 an Assassin of Caesar", () => {
  const layout: Layout = {
    scenario: "from-caesar-to-augustus",
    republicans: { "italia-1": ["cassius"] },
    caesarians: { "italia-1": ["legio-X"] },
  };
  const murdered = (p: Position): void => flag(p, CAESAR_MURDERED);

  test.each([0, 3, 7])("dies with %d", (face) => {
    const { p, events } = hunt(layout, d10(face), murdered);
    expect(at(p, "cassius")).toBe("gone");
    expect(told(events, "hunted")).toMatchObject([{ rule: "AIE-8.2.u", escapes: false }]);
  });

  test.each([8, 9])("gets away with %d", (face) => {
    const { p } = hunt(layout, d10(face), murdered);
    expect(asked(p)).toBe("loneLeader");
    expect(question(p).rule).toBe("AIE-8.2.u");
  });

  test("is like everybody else before the deed", () => {
    expect(at(hunt(layout, d10(8)).p, "cassius")).toBe("gone");
    expect(asked(hunt(layout, d10(0)).p)).toBe("loneLeader");
  });

  test("bears the curse from the start at Philippi", () => {
    expect(at(hunt({ ...layout, scenario: "philippi" }, d10(0)).p, "cassius")).toBe("gone");
  });
});

describe("AIE-8.2.w AIE-10.1.b AIE-5.1.1.b AIE-C272 his death", () => {
  const layout: Layout = {
    republicans: { "italia-1": ["pompeius*"], "graecia-1": ["scipio"] },
    caesarians: { "italia-1": ["legio-X"] },
  };

  test("is a death in combat: a point, the Republic, a successor at once", () => {
    const { p, events } = hunt(layout, d10(8));
    expect(p.score).toBe(1);
    expect(isFlagged(p, CHIEF_SLAIN)).toBe(true);
    expect(told(events, "died")).toMatchObject([{ leader: "pompeius", how: "combat" }]);
    // Whether Scipio, who alone can succeed, is asked for or named without a question is for the succession to say.
    expect(asked(p) === "succession" || told(events, "named").length === 1).toBe(true);
  });

  test("AIE-8.2.w as an option it counts for nothing, and who is not Roman comes back all the same", () => {
    const { p } = hunt({ ...layout, options: { loneDeath: "other" } }, d10(8));
    expect([p.score, isFlagged(p, CHIEF_SLAIN), at(p, "pompeius")]).toEqual([0, false, "gone"]);
    const king = hunt(
      {
        war: { pontici: "republicans" },
        options: { loneDeath: "other" },
        republicans: { pontici: ["pharnaces-ii"] },
        caesarians: { pontici: ["legio-X"] },
      },
      d10(9),
    );
    expect(at(king.p, "pharnaces-ii")).toBe("absent");
    expect(king.p.due[piece("pharnaces-ii")]).toBe(king.p.year + 1);
    expect(king.p.score).toBe(0);
  });
});

describe("AIE-8.2.x AIE-C290 he may go", () => {
  test("inside or outside, wherever the enemy came from", () => {
    const { p } = hunt({ republicans: { "italia-2": ["cato"] }, caesarians: { "italia-2": ["legio-X"] } }, d10(0));
    expect(legal(p)).toEqual([
      "escape italia-3",
      "escape italia-4",
      "escape alpes-1",
      "escape pannonii",
      "escape illyrii",
      "escape noricum",
    ]);
  });

  test("AIE-S6.i but not where he is barred", () => {
    const { p } = hunt(
      {
        scenario: "perusia-and-naulochus",
        caesarians: { "italia-5": ["octavianus"] },
        republicans: { "italia-5": ["legio-XIX"], "italia-4": ["legio-XX"] },
      },
      d10(0),
    );
    expect(legal(p)).not.toContain("escape graecia-1");
  });
});

describe("AIE-EV4.e AIE-C298 a Faction Leader who is ill", () => {
  test("cannot get away: he dies without a die, in combat, whatever the table plays", () => {
    for (const loneDeath of ["combat", "other"]) {
      const { p, events } = hunt(
        {
          caesarians: { "italia-1": ["caesar*"] },
          republicans: { "italia-1": ["legio-I", "legio-III"] },
          options: { loneDeath },
        },
        [],
        (table) => {
          own.title(table)[piece("caesar")] |= ILL;
        },
      );
      expect(told(events, "die")).toEqual([]);
      expect(at(p, "caesar")).toBe("gone");
      expect([p.score, isFlagged(p, CHIEF_SLAIN)]).toEqual([-1, true]);
    }
  });
});

describe("AIE-S2.c flight from Roma without a die", () => {
  const layout: Layout = { ...CATO_IN_ROMA, scenario: "rise-of-caesar" };

  test("is off unless the table has switched it on", () => {
    expect(told(hunt(layout, d10(9)).events, "hunted")).toMatchObject([{ escapes: false, die: 9 }]);
  });

  test("is there in scenario 2 if it has", () => {
    const { p, events } = hunt({ ...layout, options: { flightFromRoma: "yes" } });
    expect(told(events, "die")).toEqual([]);
    expect(asked(p)).toBe("loneLeader");
    expect(told(play(p, "escape italia-7"), "hunted")).toMatchObject([{ die: null, escapes: true }]);
  });

  test("is there in no other scenario and no other zone", () => {
    const elsewhere: Layout = {
      scenario: "rise-of-caesar",
      options: { flightFromRoma: "yes" },
      republicans: { "italia-7": ["cato"] },
      caesarians: { "italia-7": ["legio-X"] },
    };
    for (const table of [elsewhere, { ...CATO_IN_ROMA, options: { flightFromRoma: "yes" } }])
      expect(told(hunt(table, d10(9)).events, "die")).toHaveLength(1);
  });
});

test("AIE-3.6.5.f not into the region of a Triumvir; and a leader there is in no danger", () => {
  const p = lay({ ...CATO_IN_ROMA, republicans: { "italia-1": ["cato"], "sicilia-1": ["scipio"] } });
  own.triumvir(p)[p.box.region[zone("italia-1")]] = piece("scipio");
  p.stack.length = 0;
  checkLoneLeaders(p);
  expect(p.stack).toEqual([]);
});
