import { BadInput } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { seed, wholeNumber } from "./numbers.ts";

describe("a whole number", () => {
  const games = wholeNumber("--games", 1, 500);

  test.each([
    ["1", 1],
    ["007", 7],
    ["500", 500],
  ])("%s is read as %i", (typed, number) => {
    expect(games(typed)).toBe(number);
  });

  test.each(["0", "501", "-3", "2.5", "1e2", "0x10", "", " ", "ten", "99999999999", "Infinity", "NaN"])(
    "%j is refused with the option's name",
    (typed) => {
      expect(() => games(typed)).toThrow(BadInput);
      expect(() => games(typed)).toThrow("--games takes a whole number from 1 to 500");
    },
  );
});

describe("a seed", () => {
  test.each(["7", "ides-of-march", "a/b"])("%s is taken as it is", (typed) => expect(seed(typed)).toBe(typed));
  test.each(["", "two words", "x".repeat(65), "é", "a\nb"])("%j is refused", (typed) => {
    expect(() => seed(typed)).toThrow(BadInput);
  });
});
