/** AIE-6.1.2.b, AIE-R57: while the temple of Janus is shut a single Roman unit keeps all Romans of the other side out of a zone. */
import { describe, expect, test } from "vitest";
import { aim, emptyAims } from "../aims.ts";
import { JANUS, own } from "../position.ts";
import { BOTH, CAES, REP, type Side } from "../sides.ts";
import { emptySurvey, survey } from "../survey.ts";
import { moving } from "../testing/moving.ts";
import { box, type Layout, region, zone } from "../testing/table.ts";
import { goalsOf } from "./goals.ts";
import { dangerTo, noStrikes, strikesOf } from "./strikes.ts";

const LEGIONS = ["legio-V", "legio-VI", "legio-VII", "legio-VIII", "legio-IX"];
const LAST = -47;

/** Caesar with five legions next to Graecia 2, where Pompeius stands, in the last year. */
function beside(flags: number, republicans: Record<string, readonly string[]>, more: Layout = {}) {
  const caesarians = { "graecia-1": ["caesar*", ...LEGIONS] };
  const control = { caesarians: ["italia", "gallia"], republicans: ["graecia", "asia", "africa"] };
  const p = moving("caesarians", { year: LAST, control, caesarians, republicans, ...more, flags });
  for (const side of BOTH) own.sequences(p)[side] = 3;
  const seen = emptySurvey();
  survey(p, seen);
  return { p, seen };
}

const POMPEIUS = { "graecia-2": ["pompeius*", "legio-I", "legio-III"] };

describe("where Romans stand", () => {
  const gains = (flags: number, republicans = POMPEIUS): number => {
    const { p, seen } = beside(flags, republicans);
    const found = noStrikes();
    strikesOf(p, seen, CAES, found);
    return found.gains;
  };

  test("nobody strikes, and a chief is safe with a single unit", () => {
    expect([gains(0) > 0, gains(JANUS)]).toEqual([true, 0]);
    const danger = (flags: number): number => {
      const { p, seen } = beside(flags, { "graecia-2": ["pompeius*", "legio-I"] });
      return dangerTo(p, seen, REP, zone("graecia-2"));
    };
    expect([danger(0) > 0, danger(JANUS)]).toEqual([true, 0]);
  });

  test("a leader alone is caught as ever", () => {
    const { p, seen } = beside(JANUS, { "graecia-2": ["pompeius*"] });
    expect(dangerTo(p, seen, REP, zone("graecia-2"))).toBe(1);
  });

  test("no plan goes there", () => {
    const goals = goalsOf(beside(JANUS, POMPEIUS).p, CAES);
    expect(goals.strikes.map(({ zone: to }) => box.zoneIds[to])).not.toContain("graecia-2");
    expect(goalsOf(beside(0, POMPEIUS).p, CAES).strikes.map(({ zone: to }) => box.zoneIds[to])).toContain("graecia-2");
  });
});

describe("a region", () => {
  const chance = (flags: number, side: Side, zones: readonly string[]): number => {
    const units = ["legio-I", "legio-III", "legio-XV", "legio-IV"];
    const republicans = Object.fromEntries(zones.map((name, i) => [name, i === 0 ? ["cato", units[i]] : [units[i]]]));
    const { p, seen } = beside(flags, republicans);
    const aims = emptyAims();
    aim(p, seen, aims);
    return aims.holds[2 * box.regions.indexOf(region("graecia")) + side];
  };

  test("is safe in the last year behind single units, if too little of it is open", () => {
    const all = ["graecia-2", "graecia-3", "graecia-4"];
    expect(chance(0, REP, all)).toBeLessThan(0.9);
    expect(chance(JANUS, REP, all)).toBe(1);
    expect(chance(JANUS, CAES, all)).toBe(0);
  });

  test("is not, where enough of it is open", () => {
    expect(chance(JANUS, REP, ["graecia-4"])).toBeLessThan(1);
  });
});
