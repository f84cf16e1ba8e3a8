import { describe, expect, test } from "vitest";
import { worthOf } from "./finals.ts";
import { type Candidate, candidate } from "./race.ts";

const NAMES = ["stay", "march", "sail", "wait"];
const PLANS = NAMES.map((name) => [{ do: name }]);

/** Plans with a value for each try. */
function plans(
  come: (plan: number, sample: number) => number,
  tries: (plan: number) => number,
): Candidate<{ do: string }>[] {
  return PLANS.map((acts, plan) => {
    const each = candidate(acts);
    for (let sample = 0; sample < tries(plan); sample++) {
      each.values.push(come(plan, sample));
      each.sum += come(plan, sample);
    }
    return each;
  });
}

const KNOWN = [0.3, 0.2, 0.1, 0];
const known = plans(
  (plan) => KNOWN[plan],
  () => 24,
);

describe("what plans are worth that were played on", () => {
  test("is what was known when playing on moves them all alike", () => {
    const worth = worthOf(
      known,
      plans(
        (plan) => KNOWN[plan] - 0.5,
        () => 12,
      ),
    );
    PLANS.forEach((acts, plan) => {
      expect(worth.get(acts)).toBeCloseTo(KNOWN[plan]);
    });
  });

  test("is what was found out when it is beyond doubt", () => {
    const found = [-0.4, 0.2, 0.1, 0.3];
    const worth = worthOf(
      known,
      plans(
        (plan) => found[plan],
        () => 12,
      ),
    );
    const differences = PLANS.map((acts) => (worth.get(acts) ?? 0) - (worth.get(PLANS[0]) ?? 0));
    found.forEach((each, plan) => {
      expect(differences[plan]).toBeCloseTo(each - found[0]);
    });
  });

  test("hardly changes by chance alone, and the less, the seldomer a plan was tried", () => {
    // Up and down, each plan in a rhythm of its own, so that in the end nothing is won or lost by it.
    const chance = (plan: number, sample: number): number => ((sample >> (3 - plan)) & 1) - 0.5;
    const worth = worthOf(
      known,
      plans(
        (plan, sample) => KNOWN[plan] + chance(plan, sample) + (plan === 3 ? 0.31 : 0),
        () => 16,
      ),
    );
    const order = [...PLANS].sort((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
    expect(order).toEqual(PLANS);

    const better = (plan: number, sample: number): number => KNOWN[plan] + (plan > 1 ? 1 : 0) + chance(plan, sample);
    const uneven = worthOf(
      known,
      plans(better, (plan) => (plan === 3 ? 4 : 64)),
    );
    const rise = (plan: number): number => (uneven.get(PLANS[plan]) ?? 0) - KNOWN[plan];
    expect(rise(2)).toBeGreaterThan(0.3);
    expect(rise(2)).toBeGreaterThan(rise(3) + 0.05);
  });

  test("says nothing of those that were not tried", () => {
    const two = plans(
      (plan, sample) => KNOWN[plan] + sample / 100,
      () => 12,
    ).slice(0, 2);
    expect([...worthOf(known, two).keys()]).toEqual(PLANS.slice(0, 2));
  });
});
