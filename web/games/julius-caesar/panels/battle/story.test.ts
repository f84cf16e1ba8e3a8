import { describe, expect, test } from "vitest";
import { isHit, storyOf } from "./story.ts";

const fired = {
  ...{ e: "fired", rule: "JC-7.4.a", side: "caesar", block: "legio-16" },
  ...{ dice: [1, 6], firepower: 2, hits: 1 },
};
const fell = {
  ...{ e: "eliminated", rule: "JC-7.4.e", side: "pompeius", block: "p-ballista" },
  ...{ place: "burdigala", cause: "hit" },
};
const over = { e: "battle-over", rule: "JC-7.2.c", side: "caesar", place: "burdigala" };

describe("the last entry of a battle", () => {
  test("its dice, its losses, its end, and the rest in the order it happened", () => {
    const story = storyOf([fired, fell, over]);
    expect(story.fired).toEqual(fired);
    expect(story.lost).toEqual([fell]);
    expect(story.over).toEqual(over);
    expect(story.told.map(({ e }) => e)).toEqual(["eliminated", "battle-over"]);
  });

  test("what is no affair of a battle is not told", () => {
    const levied = { e: "levied", rule: "JC-6.4.b", side: "caesar", city: "roma" };
    expect(storyOf([levied, null, 3, "fired"])).toEqual({ fired: null, lost: [], over: null, told: [] });
  });

  test("JC-7.4.a a die at or below the firepower hits", () => {
    expect([1, 2, 3, 4, 5, 6].filter((die) => isHit({ firepower: 3 }, die))).toEqual([1, 2, 3]);
  });
});
