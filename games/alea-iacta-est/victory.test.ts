/** Ends of the seven scenarios (S1 to S7). */
import { describe, expect, test } from "vitest";
import { GONE } from "./board.ts";
import { aleaIactaEst } from "./index.ts";
import { AEGYPTII_SUBDUED, CAESAR_MURDERED, own, takeOff } from "./position.ts";
import type { ScenarioId } from "./scenarios.ts";
import { NOBODY } from "./sides.ts";
import { box, goTo, type Layout, lay, piece, region, run } from "./testing/table.ts";

const ALL = box.regions.map((each) => box.regionIds[each]);

/** "caesarians decisive", "republicans", "draw": how a game ends that is judged as the table stands. */
function judged(layout: Layout): string {
  const p = lay(layout);
  p.year = box.scenarios[p.scenario].end;
  run(goTo(p, { step: box.scenarios[p.scenario].victory.kind === "points" ? "ending" : "points" }));
  if (p.outcome === null) return "goes on";
  const { results, level } = p.outcome;
  const winner = results.palatine === "won" ? "caesarians" : results.quirinal === "won" ? "republicans" : "draw";
  return [winner, ...(level === undefined ? [] : [level])].join(" ");
}

describe("by points", () => {
  const scenario = "from-caesar-to-augustus" as const;

  test("AIE-S1.k AIE-S1.l AIE-S1.m AIE-C219 scenario 1: levels of victory, draws, Assassins", () => {
    const result = (score: number, flags = 0): string => judged({ scenario, score, flags });
    expect([1, 25, 26, 50, 51, 75, -26, -51, 0].map((score) => result(score))).toEqual([
      "caesarians simple",
      "caesarians simple",
      "caesarians decisive",
      "caesarians decisive",
      "caesarians total",
      "caesarians total",
      "republicans decisive",
      "republicans total",
      "draw",
    ]);
    // Caesar was murdered, and one of them is still about.
    expect(result(40, CAESAR_MURDERED)).toBe("draw");
  });

  test("AIE-S1.l AIE-R94 nobody is an Assassin unless Caesar was murdered, and the dead do not count", () => {
    const p = lay({ scenario, score: 40, flags: CAESAR_MURDERED, year: -29 });
    for (const name of ["m-brutus", "cassius", "trebonius", "d-brutus"]) takeOff(p, piece(name), GONE);
    run(goTo(p, { step: "ending" }));
    expect(p.outcome).toMatchObject({ level: "decisive", results: { palatine: "won", quirinal: "lost" } });
    expect(judged({ scenario, score: 40 })).toBe("caesarians decisive");
  });

  test("AIE-S2.b AIE-C220 scenario 2: 15 points or a negative score", () => {
    const result = (score: number): string => judged({ scenario: "rise-of-caesar", score });
    expect([15, 14, 0, -1].map(result)).toEqual(["caesarians", "draw", "draw", "republicans"]);
  });

  test("AIE-S0.j AIE-2.F.j the year before the last goes on", () => {
    const p = lay({ scenario: "rise-of-caesar", score: 20, year: -45 });
    run(goTo(p, { step: "ending" }));
    expect(p.outcome).toBe(null);
  });
});

describe("by control", () => {
  interface Held extends Omit<Layout, "control"> {
    caes: readonly string[];
    rep?: readonly string[];
  }
  const held = (scenario: ScenarioId, { caes, rep, ...layout }: Held): string =>
    judged({
      scenario,
      roma: null,
      ...layout,
      control: { caesarians: caes, republicans: rep ?? ALL.filter((name) => !caes.includes(name)) },
    });

  test("AIE-S3.e AIE-S3.f AIE-S3.g AIE-C221 scenario 3", () => {
    const result = (caes: readonly string[]): string => held("pharsalus", { caes });
    expect(result(["gallia", "hispania", "italia", "asia", "graecia"])).toBe("caesarians");
    expect(result(["gallia", "hispania", "italia", "sicilia"])).toBe("republicans");
    expect(result(["gallia", "hispania", "italia", "graecia"])).toBe("draw");
    expect(result(["gallia", "italia", "asia", "graecia"])).toBe("draw");
  });

  test("AIE-S4.f AIE-S4.g AIE-S4.h AIE-C222 scenario 4", () => {
    const six = ["africa", "asia", "gallia", "graecia", "hispania", "italia"];
    const result = (held_: Held): string => held("thapsus-and-munda", held_);
    expect(result({ caes: six, roma: "caesarians" })).toBe("caesarians");
    expect(result({ caes: six, roma: null })).toBe("draw");
    expect(result({ caes: ALL.filter((name) => name !== "africa"), roma: "caesarians" })).toBe("republicans");
    expect(result({ caes: ALL.filter((name) => name !== "hispania"), roma: "caesarians" })).toBe("republicans");
    expect(result({ caes: ["africa", "gallia", "graecia", "hispania", "italia"], roma: "caesarians" })).toBe("draw");
    expect(result({ caes: ALL.filter((name) => name !== "italia"), roma: "caesarians" })).toBe("draw");
  });

  test("AIE-S5.l AIE-S5.m AIE-S5.n AIE-C223 scenario 5", () => {
    const result = (caes: readonly string[], roma: "caesarians" | null = "caesarians"): string =>
      held("philippi", { caes, roma });
    expect(result(["africa", "gallia", "graecia", "hispania", "italia", "sicilia"])).toBe("caesarians");
    expect(result(["africa", "asia", "gallia", "hispania", "italia", "sicilia"])).toBe("republicans");
    expect(result(["africa", "gallia", "graecia", "hispania", "italia"])).toBe("draw");
    expect(result(["africa", "gallia", "graecia", "hispania", "italia", "sicilia"], null)).toBe("draw");
  });

  test("AIE-S6.l AIE-S6.m AIE-S6.n AIE-C224 scenario 6", () => {
    const result = (caes: readonly string[]): string => held("perusia-and-naulochus", { caes });
    expect(result(ALL)).toBe("caesarians");
    expect(result(ALL.slice(0, 5))).toBe("republicans");
    expect(result(ALL.slice(0, 6))).toBe("draw");
    const p = lay({ scenario: "perusia-and-naulochus", control: { caesarians: ALL }, year: -35 });
    own.control(p)[region("sicilia")] = NOBODY;
    run(goTo(p, { step: "points" }));
    expect(p.outcome).toMatchObject({ how: "draw", rule: "AIE-S6.n" });
  });

  test("AIE-S7.i AIE-S7.j AIE-S7.k AIE-C225 scenario 7: more regions, and the Aegyptii", () => {
    const result = (caes: number, layout: Omit<Held, "caes"> = {}): string =>
      held("actium", { caes: ALL.slice(0, caes), ...layout });
    const occupied = { caesarians: { aegyptii: ["legio-V"] } };
    const allied = { allegiance: { aegyptii: "republicans" } } as const;
    expect(result(4, occupied)).toBe("caesarians");
    expect(result(3, allied)).toBe("republicans");
    expect(result(5, allied)).toBe("draw");
    expect(result(3, occupied)).toBe("draw");
    // Three regions each, and one in nobody's hands.
    const p = lay({
      scenario: "actium",
      ...allied,
      control: { caesarians: ALL.slice(0, 3), republicans: ALL.slice(3) },
    });
    own.control(p)[region("hispania")] = NOBODY;
    p.year = -29;
    run(goTo(p, { step: "points" }));
    expect(p.outcome).toMatchObject({ how: "draw", rule: "AIE-S7.k" });
  });

  test("AIE-S7.i AIE-R37 pacified by arms before is as good as occupied, and a leader or a People at war occupies nothing", () => {
    const result = (layout: Omit<Held, "caes">): string => held("actium", { caes: ALL.slice(0, 4), ...layout });
    expect(result({ flags: AEGYPTII_SUBDUED })).toBe("caesarians");
    expect(result({})).toBe("draw");
    expect(result({ caesarians: { aegyptii: ["octavianus"] } })).toBe("draw");
    expect(result({ war: { nabatenei: "caesarians" }, caesarians: { aegyptii: ["nabatenei-u1"] } })).toBe("draw");
    expect(result({ allegiance: { numidae: "caesarians" }, caesarians: { aegyptii: ["numidae-u1"] } })).toBe(
      "caesarians",
    );
  });
});

describe("the end in words", () => {
  const { words, read, write } = aleaIactaEst;
  const told = (layout: Layout): string => {
    const p = lay(layout);
    p.year = box.scenarios[p.scenario].end;
    run(goTo(p, { step: "ending" }));
    // What is written down of it is read again.
    expect(write(read(write(p)))).toEqual(write(p));
    return p.outcome === null ? "" : words("en").outcome(p.outcome);
  };

  test("AIE-S1.m who has won, how greatly, and with which score", () => {
    const scenario = "from-caesar-to-augustus";
    expect(told({ scenario, score: 26 })).toBe("The Caesarians win a decisive victory. Score +26.");
    expect(told({ scenario, score: -3 })).toBe("The Republicans win. Score -3.");
    expect(told({ scenario, score: 0 })).toBe("The game is a draw. The score is even.");
  });
});
