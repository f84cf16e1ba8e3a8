/** How positions are judged by weights, and which family of scenarios goes by which. */
import { describe, expect, test } from "vitest";
import type { ActShape } from "./acts.ts";
import { thinkingBy, type Unweighed } from "./judging.ts";

interface War {
  readonly outcome: null;
  readonly scenario: string;
  readonly legions: number;
  readonly cities: number;
}

const never = (): never => {
  throw new Error("is not asked here");
};

const parts: Unweighed<War, ActShape> = {
  game: "war",
  features: ["legions", "cities"],
  first: "rome",
  scenarioOf: ({ scenario }) => scenario,
  measure(p, into) {
    into.splice(0, 2, p.legions, p.cities);
  },
  moment: never,
  chain: never,
  depth: never,
  level: never,
  key: never,
  weed: never,
  script: never,
  proposals: never,
};

const war = (scenario: string): War => ({ outcome: null, scenario, legions: 1, cities: 2 });
const RAIDS = { scenarios: ["raid", "foray"], weights: { cities: 3 } };
const CAMPAIGNS = { weights: { legions: 2, cities: -0.5, walls: 9 } };

/** What the sum of weighed features is for such a value. */
const summed = (value: number): number => 2 * Math.atanh(value);

describe("a family of scenarios", () => {
  test("goes by its own weights, and scenarios of no other by those of the family that names none", () => {
    for (const families of [
      [RAIDS, CAMPAIGNS],
      [CAMPAIGNS, RAIDS],
    ]) {
      const thought = thinkingBy(parts, ...families);
      expect(thought.weightsAt(war("foray"))).toEqual([0, 3]);
      expect(summed(thought.value(war("raid"), "rome"))).toBeCloseTo(6);
      expect(summed(thought.value(war("siege"), "rome"))).toBeCloseTo(1);
      expect(thought.value(war("siege"), "gaul")).toBe(-thought.value(war("siege"), "rome"));
    }
  });

  test("has other weights when all have the same, and when each has its own", () => {
    const thought = thinkingBy(parts, RAIDS, CAMPAIGNS);
    const same = thought.weighing([1, 1]);
    for (const scenario of ["raid", "siege"]) expect(summed(same.value(war(scenario), "rome"))).toBeCloseTo(3);
    const own = same.weighing([1, 0], [0, 1]);
    expect(summed(own.value(war("raid"), "rome"))).toBeCloseTo(1);
    expect(summed(own.value(war("siege"), "rome"))).toBeCloseTo(2);
  });

  test("is refused weights that are not one for each feature, and sets that are not one for each family", () => {
    const thought = thinkingBy(parts, RAIDS, CAMPAIGNS);
    expect(() => thought.weighing([1, 2, 3])).toThrow("There are 2 features, but 3 weights.");
    expect(() => thought.weighing([1, 2], [1])).toThrow("There are 2 features, but 1 weights.");
    expect(() => thought.weighing([1, 2], [1, 2], [1, 2])).toThrow(
      "There are 2 families of scenarios, but 3 sets of weights.",
    );
  });
});
