/** Dolabella (S5.h to S5.j, R162, R195). */
import { describe, expect, test } from "vitest";
import { ABSENT } from "../board.ts";
import { FACTION_LEADER, FIRST_TURN, hasTitle, takeOff } from "../position.ts";
import { CAES } from "../sides.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  type Layout,
  lay,
  legal,
  play,
  reason,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";

function phaseB(layout: Layout) {
  const p = lay({ scenario: "philippi", year: -42, flags: 0, ...layout });
  return { p, events: run(goTo(p, { step: "turncoat", turned: false })) };
}

describe("Dolabella", () => {
  test("AIE-S5.g AIE-S5.h AIE-S5.i AIE-S5.j AIE-C228 turns his coat once, and is done with the second time", () => {
    const p = lay({
      scenario: "philippi",
      year: -42,
      flags: 0,
      score: 3,
      initiative: "republicans",
      caesarians: { "italia-7": ["dolabella", "legio-X"] },
      republicans: { "sicilia-1": ["legio-I"], "graecia-2": ["legio-IV"] },
    });
    const events = run(goTo(p, { step: "turncoat", turned: false }));
    expect([side(p, "dolabella"), at(p, "dolabella")]).toEqual(["republicans", "sicilia-1"]);
    expect(told(events, "went-over")).toMatchObject([{ leader: "dolabella", zone: "sicilia-1", rule: "AIE-S5.i" }]);
    // The next year brings him back to the Caesarians: that is once too often, and nobody scores.
    p.year = -41;
    p.initiative = CAES;
    const last = run(goTo(p, { step: "turncoat", turned: false }));
    expect([at(p, "dolabella"), p.score, told(last, "points")]).toEqual(["gone", 3, []]);
    expect(told(last, "died")).toMatchObject([{ leader: "dolabella", rule: "AIE-S5.j" }]);
  });

  test("AIE-S5.h stays with those who have the initiative, and in the first turn with whom he is", () => {
    const caesarians = { "italia-7": ["dolabella", "legio-X"] };
    expect(side(phaseB({ initiative: "caesarians", caesarians }).p, "dolabella")).toBe("caesarians");
    expect(side(phaseB({ initiative: "republicans", flags: FIRST_TURN, caesarians }).p, "dolabella")).toBe(
      "caesarians",
    );
  });

  test("AIE-S5.h in no other scenario", () => {
    const { p } = phaseB({
      scenario: "pharsalus",
      initiative: "republicans",
      caesarians: { "italia-7": ["dolabella"] },
      republicans: { "italia-1": ["legio-I"] },
    });
    expect(side(p, "dolabella")).toBe("caesarians");
  });

  test("AIE-S5.i AIE-R162 to the nearest zone by land and sea with a combat unit; his new owner chooses among equals", () => {
    const { p } = phaseB({
      initiative: "republicans",
      caesarians: { "italia-4": ["dolabella", "legio-X"] },
      republicans: {
        "italia-2": ["legio-I"],
        "italia-7": ["naves-6sp-t1-1"],
        "gallia-8": ["legio-IV"],
        "italia-1": ["cato"],
      },
    });
    expect([asked(p), toMove(p)]).toEqual(["turncoat", "quirinal"]);
    expect([legal(p), byDefault(p)]).toEqual([["station italia-2", "station italia-7"], "station italia-2"]);
    expect(reason(p, "station gallia-8")).toBe("AIE-S5.i turncoatNearest");
    expect(reason(p, "station italia-1")).toBe("AIE-S5.i turncoatNearest");
    play(p, "station italia-7");
    expect([at(p, "dolabella"), p.stack]).toEqual(["italia-7", []]);
  });

  test("AIE-S5.i AIE-R162 he loses the marker he bears, and his old faction finds another leader", () => {
    const { p } = phaseB({
      initiative: "republicans",
      caesarians: { "italia-4": ["dolabella*", "legio-X", "octavianus"] },
      republicans: { "italia-2": ["legio-I"] },
    });
    while (p.stack.length > 0) play(p, byDefault(p));
    expect([hasTitle(p, box.dolabella, FACTION_LEADER), hasTitle(p, box.octavianus, FACTION_LEADER)]).toEqual([
      ...[false, true],
    ]);
    expect(side(p, "dolabella")).toBe("republicans");
  });

  test("AIE-S5.h absent in winter he changes all the same, and comes back on the other side", () => {
    const p = lay({
      scenario: "philippi",
      year: -42,
      flags: 0,
      initiative: "republicans",
      caesarians: { "italia-4": ["dolabella"] },
    });
    takeOff(p, box.dolabella, ABSENT);
    run(goTo(p, { step: "turncoat", turned: false }));
    expect([side(p, "dolabella"), at(p, "dolabella"), p.stack]).toEqual(["republicans", "absent", []]);
  });
});
