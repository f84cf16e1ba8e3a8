import { describe, expect, test } from "vitest";
import { FIRST_TURN, isFlagged, JANUS } from "../position.ts";
import type { ScenarioId } from "../scenarios.ts";
import { SIDES, type SideName } from "../sides.ts";
import { PLAYED } from "../stratagems.ts";
import {
  asked,
  box,
  goTo,
  type Layout,
  lay,
  legal,
  people,
  play,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";

const TABLE: Layout = {
  caesarians: { "gallia-1": ["caesar*", "legio-X"] },
  republicans: { "graecia-1": ["pompeius*", "legio-I"] },
};

/** Phase B with these hands; Caesar's PC is 6, so that every die but a 6 gives him the initiative. */
function phaseB(layout: Layout, die: number) {
  const p = goTo(lay({ ...TABLE, flags: 0, ...layout }), { step: "initiative" });
  return { p, events: run(p, [die]) };
}

describe("Initiative (6.1.1)", () => {
  test("AIE-6.1.1.a AIE-2.B.e whoever has not got it turns it", () => {
    const { p } = phaseB({ hands: { republicans: ["01"] } }, 1);
    expect([asked(p), toMove(p)]).toEqual(["window", "quirinal"]);
    const events = play(p, "play stratagem-01-a");
    expect(told(events, "initiative").at(-1)?.side).toBe("republicans");
    expect(SIDES[p.initiative]).toBe("republicans");
  });

  test("AIE-6.1.1.b AIE-2.B.e AIE-C020 it is answered with the second one", () => {
    const { p } = phaseB({ hands: { republicans: ["01"], caesarians: ["02"] } }, 1);
    play(p, "play stratagem-01-a");
    expect([asked(p), toMove(p)]).toEqual(["window", "palatine"]);
    play(p, "play stratagem-02-a");
    expect(SIDES[p.initiative]).toBe("caesarians");
    expect([0, 1].map((i) => p.counter[box.counters[i]])).toEqual([PLAYED, PLAYED]);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-6.1.1.a whoever has it is not asked", () => {
    const { p } = phaseB({ hands: { caesarians: ["01"] } }, 1);
    // Only whether the temple of Janus is shut.
    expect(legal(p)).toEqual(["pass"]);
    expect(reason(p, "play stratagem-01-a")).toBe("AIE-6.0.f notItsMoment");
  });

  test.each<[ScenarioId, SideName, boolean]>([
    ["from-caesar-to-augustus", "caesarians", false],
    ["rise-of-caesar", "caesarians", false],
    ["pharsalus", "republicans", false],
    ["thapsus-and-munda", "republicans", true],
    ["philippi", "republicans", true],
    ["perusia-and-naulochus", "caesarians", true],
    ["actium", "caesarians", true],
  ])("AIE-6.1.1.c AIE-C021 AIE-C022 in the first turn of %s: %s may turn it: %s", (scenario, side, open) => {
    const p = lay({ scenario, asSetUp: true, hands: { [side]: ["01"] } });
    expect(isFlagged(p, FIRST_TURN)).toBe(true);
    goTo(p, { step: "initiative" });
    run(p);
    expect(legal(p).includes("play stratagem-01-a")).toBe(open);
    if (open) {
      play(p, "play stratagem-01-a");
      expect(SIDES[p.initiative]).toBe(side);
    }
  });
});

describe("Janus (6.1.2)", () => {
  test("AIE-6.1.2.a AIE-R57 when the initiative is settled either side may shut the temple, the one that has it first", () => {
    for (const side of ["caesarians", "republicans"] as const) {
      const { p } = phaseB({ hands: { [side]: ["03"] } }, 1);
      if (side === "republicans") play(p, "pass"); // the initiative stays where it is
      expect(legal(p)).toContain("play stratagem-03-a");
      play(p, "play stratagem-03-a");
      expect(isFlagged(p, JANUS)).toBe(true);
    }
  });

  test("AIE-6.1.2.a AIE-6.1.2.c AIE-C181 Romans do not fight Romans, but Germans fight legions and lone leaders are tested", () => {
    const german = box.pieceIds[box.unitsOf[people("germani")][0]];
    const p = lay({
      flags: JANUS,
      caesarians: { "gallia-2": ["legio-X"], "gallia-5": ["caesar*", "legio-V"], "gallia-7": ["legio-VI"] },
      republicans: { "gallia-2": [german], "gallia-5": ["pompeius*", "legio-I"], "gallia-7": ["labienus"] },
      war: { germani: "republicans" },
    });
    goTo(p, { step: "combats", announced: false, side: p.initiative });
    run(p);
    expect(legal(p)).toEqual(["fight gallia-2"]);
    // The end of movement: Labienus is alone among enemies.
    goTo(p, { step: "endOfMovement", side: p.initiative });
    expect(told(run(p, [9]), "hunted").map(({ leader }) => leader)).toEqual(["labienus"]);
  });
});
