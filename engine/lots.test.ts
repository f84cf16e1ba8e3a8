import { expect, test } from "vitest";
import { seededDice } from "./dice.ts";
import { drawn, lot, share } from "./lots.ts";

test("shares lie from 0 up to 1, all over", () => {
  const random = seededDice("shares");
  const tens = new Set<number>();
  for (let i = 0; i < 200; i++) tens.add(Math.floor(10 * share(random)));
  expect([...tens].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("the weightier the likelier, and what weighs nothing is never drawn", () => {
  const random = seededDice("lots");
  const times = [0, 0, 0, 0];
  for (let i = 0; i < 4_000; i++) times[lot([1, 0, 3, 0], random)]++;
  expect([times[1], times[3]]).toEqual([0, 0]);
  expect(times[2] / times[0]).toBeGreaterThan(2.5);
  expect(times[2] / times[0]).toBeLessThan(3.5);
});

test("where nothing weighs anything, nothing is drawn", () => {
  const random = seededDice("none");
  expect(lot([], random)).toBe(-1);
  expect(lot([0, 0], random)).toBe(-1);
  expect(drawn(["a", "b"], () => 0, random)).toBeNull();
  expect(drawn(["a", "b"], (each) => (each === "b" ? 1 : 0), random)).toBe("b");
});
