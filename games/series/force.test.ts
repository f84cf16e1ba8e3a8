import { expect, test } from "vitest";
import { oddsOf, quality, tacticalBonus, total } from "./force.ts";

const force = (sp: readonly number[], qu: readonly number[]) => ({ sp, qu });

test("odds first, then the shift by quality", () => {
  expect(oddsOf(force([5, 5, 5], [4, 4, 4]), force([5, 5], [2, 2]))).toEqual({ baseColumn: 7, shift: 2, column: 9 });
  expect(oddsOf(force([1], [1]), force([9], [3]))).toEqual({ baseColumn: 1, shift: -2, column: 1 });
});

test("quality is a mean, rounded down", () => {
  expect(quality({ qu: [3, 3, 1] })).toBe(2);
});

test("the best leader gives the tactical bonus; without leaders the mean of the units does", () => {
  expect(tacticalBonus([1, 3], [0, 0])).toBe(3);
  expect(tacticalBonus([0], [1, 1, 1])).toBe(0);
  expect(tacticalBonus([], [1, 1, 0])).toBe(0);
  expect(tacticalBonus([], [1, 1, 1])).toBe(1);
});

test("modifiers add up", () => {
  expect(
    total([
      { key: "a", value: 2, rule: "" },
      { key: "b", value: -3, rule: "" },
    ]),
  ).toBe(-1);
});
