/** A referee's expectations of how each scenario ends: every map of control, every score, judged by the book. */
import { describe, expect, test } from "vitest";
import { AEGYPTII_SUBDUED, CAESAR_MURDERED, flag, own, type Position, put } from "../position.ts";
import type { ScenarioId } from "../scenarios.ts";
import { award } from "../score.ts";
import { CAES, NOBODY, REP, type Side } from "../sides.ts";
import { asked, goTo, type Layout, lay, legal, piece, play, region, run, zone } from "../testing/table.ts";
import { judge } from "../victory.ts";
import { holding, pass, steps } from "./flow.ts";

const REGIONS = ["italia", "asia", "gallia", "africa", "graecia", "sicilia", "hispania"] as const;
type Name = (typeof REGIONS)[number];
type Map = Readonly<Record<Name, Side>>;

const held = (map: Map, side: Side): number => REGIONS.filter((name) => map[name] === side).length;
const all = (map: Map, side: Side, ...names: Name[]): boolean => names.every((name) => map[name] === side);
const any = (map: Map, side: Side, ...names: Name[]): boolean => names.some((name) => map[name] === side);

/** What the French text says of each: Caesarian and Republican victory. */
const BOOK: Partial<Record<ScenarioId, readonly [(map: Map, roma: Side) => boolean, (map: Map) => boolean]>> = {
  pharsalus: [
    (map) => all(map, CAES, "asia", "graecia", "gallia", "hispania", "italia"),
    (map) => all(map, REP, "africa", "asia", "graecia"),
  ],
  "thapsus-and-munda": [
    (map, roma) => held(map, CAES) >= 6 && all(map, CAES, "italia", "africa", "hispania") && roma === CAES,
    (map) => any(map, REP, "africa", "hispania"),
  ],
  philippi: [
    (map, roma) => held(map, CAES) >= 6 && all(map, CAES, "italia", "graecia") && roma === CAES,
    (map) => all(map, REP, "graecia"),
  ],
  "perusia-and-naulochus": [(map) => held(map, CAES) === 7, (map) => held(map, REP) >= 2],
};

/** Every way in which seven regions and Roma can be one's, the other's or nobody's. */
function* everyMap(): Generator<readonly [Map, Side]> {
  const sides = [CAES, REP, NOBODY];
  for (let n = 0; n < 3 ** 8; n++) {
    const digit = (i: number): Side => sides[Math.floor(n / 3 ** i) % 3];
    yield [Object.fromEntries(REGIONS.map((name, i) => [name, digit(i)])) as Record<Name, Side>, digit(7)];
  }
}

const set = (p: Position, map: Map, roma: Side): void => {
  for (const name of REGIONS) own.control(p)[region(name)] = map[name];
  p.roma = roma;
};

const winnerOf = (p: Position): "caesarians" | "republicans" | "nobody" => {
  const { results } = judge(p);
  return results.palatine === "won" ? "caesarians" : results.quirinal === "won" ? "republicans" : "nobody";
};

describe("by control", () => {
  test.each(Object.keys(BOOK) as ScenarioId[])(
    "AIE-S3.e AIE-S3.f AIE-S3.g AIE-S4.f AIE-S4.g AIE-S4.h AIE-S5.l AIE-S5.m AIE-S5.n AIE-S6.l AIE-S6.m AIE-S6.n %s: 6561 maps",
    (scenario) => {
      const [caesar, republic] = BOOK[scenario] ?? [];
      if (caesar === undefined || republic === undefined) throw new Error("not in the book");
      const p = lay({ scenario });
      const seen = { caesarians: 0, republicans: 0, nobody: 0 };
      for (const [map, roma] of everyMap()) {
        set(p, map, roma);
        const mine = caesar(map, roma) ? "caesarians" : republic(map) ? "republicans" : "nobody";
        if (winnerOf(p) !== mine) throw new Error(`${scenario}: ${JSON.stringify(map)} ${roma} is ${winnerOf(p)}'s`);
        seen[mine]++;
      }
      expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
    },
  );

  test("AIE-S7.i AIE-S7.j AIE-S7.k Actium: a region more, and Egypt held, subdued before, or true to Antonius", () => {
    const caesar: Layout = { caesarians: { aegyptii: ["agrippa", "legio-V"] } };
    const tables: readonly [Position, boolean, boolean][] = [
      [lay({ scenario: "actium", ...caesar }), true, false],
      [lay({ scenario: "actium" }), false, false],
      [lay({ scenario: "actium", allegiance: { aegyptii: "republicans" } }), false, true],
      [lay({ scenario: "actium", allegiance: { aegyptii: "caesarians" } }), false, false],
      [lay({ scenario: "actium", caesarians: { aegyptii: ["agrippa"] } }), false, false],
      [lay({ scenario: "actium", flags: AEGYPTII_SUBDUED }), true, false],
    ];
    for (const [p, egypt, ally] of tables)
      for (const [map, roma] of everyMap()) {
        if (roma !== NOBODY) continue;
        set(p, map, roma);
        const [own, theirs] = [held(map, CAES), held(map, REP)];
        const mine = own > theirs && egypt ? "caesarians" : theirs > own && ally ? "republicans" : "nobody";
        if (winnerOf(p) !== mine) throw new Error(`${JSON.stringify(map)} is ${winnerOf(p)}'s, not ${mine}'s`);
      }
  });

  test("AIE-S7.i AIE-R37 an army in Alexandria before the winter is enough, though the winter would destroy it", () => {
    const p = lay({
      scenario: "actium",
      year: -29,
      flags: 0,
      control: holding(["italia", "gallia", "africa", "hispania", "sicilia"]),
      caesarians: { aegyptii: ["agrippa", "legio-V"], "italia-1": ["octavianus*"] },
      republicans: { "asia-1": ["m-antonius*", "legio-I"] },
    });
    steps(p, [{ step: "triumvirs" }, { step: "triumph" }, { step: "winterOfLegions" }]);
    expect(p.outcome?.results).toEqual({ palatine: "won", quirinal: "lost" });
  });
});

describe("by points", () => {
  const verdict = (scenario: ScenarioId, score: number, before: (p: Position) => void = () => {}) => {
    const p = lay({ scenario, score });
    before(p);
    const { results, level } = judge(p);
    const winner = results.palatine === "won" ? "C" : results.quirinal === "won" ? "R" : "-";
    return level === undefined || level === null ? winner : `${winner} ${level}`;
  };

  test("AIE-S2.b fifteen and more, less than nothing, and a draw between", () => {
    expect([-20, -1, 0, 1, 14, 15, 40].map((score) => verdict("rise-of-caesar", score))).toEqual([
      "R",
      "R",
      "-",
      "-",
      "-",
      "C",
      "C",
    ]);
  });

  test("AIE-S1.k AIE-S1.m of twenty-one years: above 25, above 50, for either side", () => {
    const scores = [-75, -51, -50, -26, -25, -1, 0, 1, 25, 26, 50, 51, 75];
    expect(scores.map((score) => verdict("from-caesar-to-augustus", score))).toEqual([
      "R total",
      "R total",
      "R decisive",
      "R decisive",
      "R simple",
      "R simple",
      "-",
      "C simple",
      "C simple",
      "C decisive",
      "C decisive",
      "C total",
      "C total",
    ]);
  });

  test("AIE-S1.l AIE-R94 an Assassin of Caesar who lives on makes it a draw; a bearer of the icon does not", () => {
    const cassius = (p: Position): void => {
      own.side(p)[piece("cassius")] = REP;
      put(p, piece("cassius"), zone("asia-1"));
    };
    expect(verdict("from-caesar-to-augustus", 40, cassius)).toBe("C decisive");
    const murdered = (p: Position): void => {
      flag(p, CAESAR_MURDERED);
      cassius(p);
    };
    expect(verdict("from-caesar-to-augustus", 40, murdered)).toBe("-");
  });

  test("AIE-S1.n AIE-R153 a lead of 75 goes on, 76 is the end, wherever it comes from", () => {
    for (const [score, side] of [
      [75, CAES],
      [-75, REP],
    ] as const) {
      const p = lay({ scenario: "from-caesar-to-augustus", score: score - Math.sign(score) });
      p.stack.push({ step: "movement", side });
      const tell = (): void => {};
      award(p, side, 1, "AIE-10.1.a", tell);
      expect(p.outcome).toBe(null);
      award(p, side, 1, "AIE-10.1.a", tell);
      expect([p.outcome?.level, p.stack.length]).toEqual(["definitive", 0]);
      expect(p.outcome?.results[side === CAES ? "palatine" : "quirinal"]).toBe("won");
    }
  });

  test("AIE-S1.n AIE-S2.a the other scenarios know no such end", () => {
    const p = lay({ scenario: "rise-of-caesar", score: 75 });
    award(p, CAES, 5, "AIE-10.1.a", () => {});
    expect(p.outcome).toBe(null);
  });
});

describe("the death of the Republic", () => {
  const f1 = (layout: Layout): Position => {
    const p = lay({ flags: 0, ...layout });
    goTo(p, { step: "ending" }, { step: "triumph" }, { step: "republic" });
    run(p);
    return p;
  };

  test("AIE-S0.k AIE-5.1.1.j AIE-R31 it makes losers of both, in the last year of a scenario that one of them would have won", () => {
    const p = f1({
      scenario: "pharsalus",
      year: -47,
      spqr: 4,
      control: holding(["asia", "graecia", "gallia", "hispania", "italia"]),
    });
    expect(p.outcome).toMatchObject({ how: "republic-dead", results: { palatine: "lost", quirinal: "lost" } });
  });

  test("AIE-6.4.2.a AIE-R77 either side may save it, the initiative first; saved, the scenario is judged", () => {
    const p = f1({
      scenario: "pharsalus",
      year: -47,
      spqr: 4,
      initiative: "caesarians",
      control: holding(["asia", "graecia", "gallia", "hispania", "italia"]),
      caesarians: { "italia-1": ["caesar*"] },
      hands: { caesarians: ["01"], republicans: ["14"] },
    });
    expect([p.spqr, asked(p), legal(p)]).toEqual([5, "window", ["pass"]]);
    play(p, "pass");
    play(p, "play stratagem-14-a");
    pass(p);
    expect([p.spqr, p.outcome?.how]).toEqual([4, "victory"]);
  });
});
