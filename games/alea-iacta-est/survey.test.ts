/** What is seen at one glance is what the rules see step by step. */
import { pick, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { aim, emptyAims } from "./aims.ts";
import { contested } from "./contests.ts";
import { heirOf, masterOfRoma, romanZones } from "./control.ts";
import { frameOf } from "./frames.ts";
import { aleaIactaEst as game } from "./index.ts";
import { hasLeader } from "./owners.ts";
import type { Position } from "./position.ts";
import { SCENARIO_IDS } from "./scenarios.ts";
import { BOTH } from "./sides.ts";
import { troubleOf, troublesOf } from "./steps/republic.ts";
import { emptySurvey, survey } from "./survey.ts";

/** Positions on the way of a game at random, without battles that are still to come, and with nobody about to set out. */
function* quietPositions(scenario: string): Generator<Position> {
  const dice = seededDice(`survey ${scenario}`);
  const p = game.begin(scenario, {});
  game.open(p, dice);
  for (let n = 0; n < 1_200 && game.toMove(p) !== "over"; n++) {
    if (n % 11 === 0 && contested(p).length === 0 && frameOf(p, "group")?.gone !== false) yield p;
    const done = game.acts.read({ do: "deployed" });
    game.play(p, game.refuse(p, done) === null ? done : pick(game.legal(p), dice), dice);
  }
}

describe.each(SCENARIO_IDS)("in %s", (scenario) => {
  test("heirs, zones, cities and leaders are those of the rules of control", () => {
    const seen = emptySurvey();
    for (const p of quietPositions(scenario)) {
      survey(p, seen);
      expect(seen.roma).toBe(masterOfRoma(p));
      for (const [r, region] of p.box.regions.entries()) {
        expect(seen.heirs[r]).toBe(heirOf(p, region));
        for (const side of BOTH) {
          const { zones, cities } = romanZones(p, side, region);
          expect([seen.zonesHeld[2 * r + side], seen.citiesHeld[2 * r + side]]).toEqual([zones, cities]);
          expect(seen.leadersIn[2 * r + side] > 0).toBe(hasLeader(p, side, region));
        }
      }
    }
  });

  test("chances are chances, and troubles add up", () => {
    const seen = emptySurvey();
    const aims = emptyAims();
    for (const p of quietPositions(scenario)) {
      expect(troubleOf(p)).toBe(troublesOf(p).reduce((sum, { change }) => sum + change, 0));
      survey(p, seen);
      aim(p, seen, aims);
      for (const chance of [...aims.holds, ...aims.wins]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      expect(aims.wins[0] + aims.wins[1]).toBeLessThanOrEqual(1.0001);
    }
  });
});
