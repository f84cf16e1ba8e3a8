/** F.5: the points of the year (10.2), and scenarios that end there. */
import { describe, expect, test } from "vitest";
import { award } from "../score.ts";
import { CAES, REP } from "../sides.ts";
import { box, goTo, type Layout, lay, run, told } from "../testing/table.ts";

const ALL = box.regions.map((region) => box.regionIds[region]);

/** Regions of the Caesarians; the Republicans have the rest. */
const split = (caesarians: readonly string[]) => ({
  caesarians,
  republicans: ALL.filter((name) => !caesarians.includes(name)),
});

function afterF5(layout: Layout) {
  const p = goTo(lay({ scenario: "rise-of-caesar", roma: null, ...layout }), { step: "points" });
  return { p, events: run(p) };
}

describe("points of the year", () => {
  test("AIE-10.2.a AIE-10.2.b AIE-10.2.c AIE-10.2.d AIE-10.0.a AIE-C204 allies, control points and Roma on one signed track", () => {
    const { p, events } = afterF5({
      control: split(["italia", "gallia", "hispania", "sicilia"]),
      roma: "caesarians",
      allegiance: { aegyptii: "republicans", numidae: "republicans" },
    });
    expect(told(events, "control-points")).toMatchObject([{ caesarians: 12, republicans: 8 }]);
    expect(told(events, "points").map(({ side, points, score, rule }) => [side, points, score, rule])).toEqual([
      ["caesarians", 2, 2, "AIE-10.2.c"],
      ["caesarians", 1, 3, "AIE-10.2.d"],
      ["republicans", 2, 1, "AIE-10.2.a"],
    ]);
    expect(p.score).toBe(1);
  });

  test("AIE-10.2.a only Major Peoples in allegiance count, not those at war", () => {
    const peoples = {
      war: { parthi: "caesarians", daci: "caesarians" },
      allegiance: { pontici: "caesarians" },
    } as const;
    expect(afterF5({ control: split(["gallia", "africa", "asia"]), ...peoples }).p.score).toBe(1);
  });

  test("AIE-10.2.b what regions and Roma are worth, 20 in all", () => {
    expect(Object.fromEntries(box.regions.map((region) => [box.regionIds[region], box.points[region]]))).toEqual({
      italia: 5,
      asia: 3,
      gallia: 2,
      africa: 3,
      graecia: 2,
      sicilia: 1,
      hispania: 2,
    });
    expect([...box.points].reduce((sum, points) => sum + points, box.romaPoints)).toBe(20);
  });

  test("AIE-10.2.b AIE-10.2.c AIE-C203 12 to 14 control points bring 2, 15 and more bring 3, fewer bring nothing", () => {
    const share = (regions: readonly string[], withRoma: boolean): [number, number] => {
      const { p, events } = afterF5({ control: split(regions), roma: withRoma ? "caesarians" : null });
      const [{ caesarians }] = told(events, "control-points");
      const points = told(events, "points").filter(({ side, rule }) => side === "caesarians" && rule === "AIE-10.2.c");
      expect(p.outcome).toBe(null);
      return [caesarians, points[0]?.points ?? 0];
    };
    expect(share([], false)).toEqual([0, 0]);
    expect(share(["italia", "asia", "africa"], false)).toEqual([11, 0]);
    expect(share(["italia", "asia", "gallia", "graecia"], false)).toEqual([12, 2]);
    expect(share(["italia", "asia", "africa", "gallia"], false)).toEqual([13, 2]);
    expect(share(["italia", "asia", "africa", "sicilia"], true)).toEqual([14, 2]);
    expect(share(["italia", "asia", "africa", "gallia", "graecia"], false)).toEqual([15, 3]);
    expect(share(ALL, true)).toEqual([20, 3]);
  });

  test("AIE-10.2.c AIE-10.0.a points of the Republicans are subtracted", () => {
    expect(afterF5({ control: split(["gallia"]), roma: "republicans", score: 4 }).p.score).toBe(0);
  });

  test("AIE-10.2.d nobody scores for a Roma that nobody holds", () => {
    expect(afterF5({ control: split(["italia", "asia", "africa"]), roma: null }).p.score).toBe(0);
  });

  test("AIE-2.F.g AIE-2.F.e AIE-C237 with the control that F.4 has just set", () => {
    const p = lay({
      scenario: "rise-of-caesar",
      control: split(["gallia", "asia"]),
      roma: null,
      caesarians: {
        "italia-2": ["caesar", "legio-I"],
        "italia-3": ["legio-II"],
        "italia-4": ["legio-III"],
        "italia-6": ["legio-IV"],
      },
    });
    const events = run(goTo(p, { step: "points" }, { step: "control" }));
    expect(told(events, "control-points")).toMatchObject([{ caesarians: 10, republicans: 8 }]);
  });
});

describe("a lead that ends the game", () => {
  const scenario = "from-caesar-to-augustus" as const;

  test("AIE-S1.n AIE-C219 above 75 it is over at once, with 75 it is not", () => {
    const at = (score: number) => {
      const p = goTo(lay({ scenario, score }), { step: "hands", side: CAES });
      award(p, score > 0 ? CAES : REP, 1, "AIE-10.1.a", () => {});
      return p;
    };
    expect(at(74).outcome).toBe(null);
    expect(at(75).outcome).toMatchObject({ how: "victory", level: "definitive", results: { palatine: "won" } });
    expect(at(-75).outcome).toMatchObject({ level: "definitive", results: { quirinal: "won" }, rule: "AIE-S1.n" });
    expect(at(75).stack).toEqual([]);
  });

  test("AIE-S1.n all points of F.5 are counted before anybody looks", () => {
    const gain = { scenario, control: split(["italia", "gallia", "hispania", "sicilia"]), roma: "caesarians" } as const;
    const allies = { allegiance: { aegyptii: "republicans", numidae: "republicans" } } as const;
    // Three up, two down: 75 in the end.
    expect(afterF5({ ...gain, ...allies, score: 74 }).p.outcome).toBe(null);
    expect(afterF5({ ...gain, score: 74 }).p.outcome).toMatchObject({ level: "definitive" });
  });

  test("AIE-S1.n no other scenario ends so", () => {
    const p = goTo(lay({ scenario: "rise-of-caesar", score: 99 }), { step: "hands", side: CAES });
    award(p, CAES, 1, "AIE-10.1.a", () => {});
    expect(p.outcome).toBe(null);
  });
});

test("AIE-S0.j scenarios of control are judged in F.5 of their last year, and not before", () => {
  const ends = (year: number) => afterF5({ scenario: "pharsalus", year, control: split(["gallia"]) }).p.outcome;
  expect(ends(-48)).toBe(null);
  expect(ends(-47)).toMatchObject({ how: "victory", rule: "AIE-S3.f" });
  // Points are not the end of a scenario of points.
  expect(afterF5({ scenario: "rise-of-caesar", year: -44 }).p.outcome).toBe(null);
});
