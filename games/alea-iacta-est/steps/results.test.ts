/** Phase F as a whole (2.F). */
import { seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { GONE } from "../board.ts";
import { WAR } from "../peoples.ts";
import { CHIEF_FOUGHT, eliminate, type Position, setStatus, takeOff } from "../position.ts";
import { REP } from "../sides.ts";
import { box, byDefault, goTo, type Layout, lay, people, play, run, told } from "../testing/table.ts";
import { results } from "./results.ts";

/** The set-up of -49, with its 33 legions; a chief has fought. */
const quiet: Layout = { scenario: "rise-of-caesar", asSetUp: true, flags: CHIEF_FOUGHT, spqr: 0 };

/** What is told from F.1 on, up to the next Phase C, with the default wherever somebody is asked. */
function phaseF(p: Position, ...beneath: Parameters<typeof goTo>[1][]) {
  const dice = seededDice("phase F");
  const events = run(goTo(p, ...beneath, { step: "results" }), dice);
  while (p.stack.length > 0 && !events.some(({ e }) => e === "year")) events.push(...play(p, byDefault(p), dice));
  return events;
}

const stepsOf = (p: Position): string[] => {
  results.run(goTo(p, { step: "results" }), { step: "results" }, seededDice(1), () => {});
  return p.stack.map(({ step }) => step).reverse();
};

describe("the order of Phase F", () => {
  test("AIE-2.F.a AIE-9.0.a AIE-C237 Republic, change of sides, Ides, control, points, ships, legions, Peoples, garrisons, recruits, hands", () => {
    expect(stepsOf(lay(quiet))).toEqual([
      ...["republic", "exchange", "ides", "triumvirs", "triumph"],
      ...["winterOfShips", "winterOfLegions", "quarters", "quarters", "winterOfPeoples"],
      ...["garrisons", "recruitment", "hands", "hands", "ending"],
    ]);
  });

  test("AIE-2.F.a AIE-2.B.g where both choose, the side with the initiative is first", () => {
    for (const initiative of ["caesarians", "republicans"] as const) {
      const p = lay({ ...quiet, initiative });
      stepsOf(p);
      const sides = p.stack.flatMap((frame) =>
        frame.step === "hands" || frame.step === "quarters" ? [frame.side] : [],
      );
      const [first, second] = initiative === "caesarians" ? [0, 1] : [1, 0];
      expect(sides.reverse()).toEqual([first, second, first, second]);
    }
  });

  test("AIE-2.F.a AIE-2.F.f AIE-2.F.g it is told in that order", () => {
    const p = lay({
      ...quiet,
      year: -48,
      war: { germani: "republicans" },
      caesarians: {
        "italia-1": ["legio-XXXI"],
        "italia-6": ["legio-XXXII-"],
        "italia-7": ["legio-XXXIII"],
        "asia-4": ["legio-XXXIV", "sulla"],
      },
      republicans: { "gallia-3": ["germani-u1"] },
    });
    for (const name of ["cato", "pompeius", "g-pompeius", "scipio", "labienus", "spinther", "ahenobarbus"])
      takeOff(p, box.pieceNumbers.get(name) ?? box.caesar, GONE);
    const e = phaseF(p).map((event) => event.e);
    const firsts = (
      ["republic", "region", "people-held", "control-points", "winter", "recovered", "quarters", "mustered"] as const
    ).map((each) => e.indexOf(each));
    expect(firsts).not.toContain(-1);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
  });

  test("AIE-2.F.b AIE-5.1.1.j a dead Republic ends it before anything else", () => {
    const p = lay({ ...quiet, asSetUp: false, spqr: 4 });
    expect(phaseF(p).map(({ e }) => e)).toEqual(["republic", "over"]);
    expect(p.outcome).toMatchObject({ how: "republic-dead", results: { palatine: "lost", quirinal: "lost" } });
  });
});

describe("the end of a year", () => {
  test("AIE-2.F.j AIE-S0.j AIE-R154 the last one ends the game after the winter, whose pacifications count", () => {
    const p = lay({ ...quiet, year: -44, score: 18 });
    // All their units were lost this year.
    for (const unit of box.unitsOf[box.pontici]) eliminate(p, unit);
    setStatus(p, people("pontici"), WAR, REP);
    const events = phaseF(p);
    expect(events.at(-1)?.e).toBe("over");
    // Two for the Pontici make up for half of what the Republicans score in F.5.
    expect(told(events, "points").map(({ rule, score }) => [rule, score])).toEqual([
      ["AIE-10.2.c", 15],
      ["AIE-10.2.d", 14],
      ["AIE-10.1.d", 16],
    ]);
    expect(p.outcome).toMatchObject({ how: "victory", rule: "AIE-S2.b", results: { palatine: "won" } });
  });

  test("AIE-2.F.j any other is followed by the next", () => {
    const p = lay({ ...quiet, year: -46 });
    const events = phaseF(p, { step: "newYear" });
    expect(told(events, "year")).toMatchObject([{ year: -45 }]);
    expect(p.year).toBe(-45);
  });
});
