import { expect, test } from "vitest";
import { meanOf, rateOf } from "./interval.ts";

test("a rate lies in its interval, which narrows as pairs are added", () => {
  const few = rateOf([2, 1, 0, 2, 1]);
  const many = rateOf(Array.from({ length: 20 }, () => [2, 1, 0, 2, 1]).flat());
  expect(few.rate).toBeCloseTo(0.6);
  expect(many.rate).toBeCloseTo(0.6);
  expect(few.low).toBeLessThan(many.low);
  expect(few.high).toBeGreaterThan(many.high);
});

test("who has won all games may still lose one", () => {
  const { rate, low, high } = rateOf(Array.from({ length: 50 }, () => 2));
  expect([rate, high]).toEqual([1, 1]);
  expect(low).toBeGreaterThan(0.95);
  expect(low).toBeLessThan(0.97);
  const lost = rateOf(Array.from({ length: 50 }, () => 0));
  expect(lost.low).toBe(0);
  expect(lost.high).toBeCloseTo(1 - low);
});

test("pairs that all were split say little", () => {
  const { rate, low, high } = rateOf(Array.from({ length: 10 }, () => 1));
  expect(rate).toBe(0.5);
  expect(low).toBeLessThan(0.3);
  expect(high).toBeGreaterThan(0.7);
});

test("no pair, no knowledge", () => {
  expect(rateOf([])).toEqual({ rate: 0.5, low: 0, high: 1 });
});

test("a mean knows how far off it may be", () => {
  expect(meanOf([1, 2, 3])).toMatchObject({ mean: 2 });
  expect(meanOf([1, 2, 3]).error).toBeCloseTo(1.96 / Math.sqrt(3));
  expect(meanOf([5]).error).toBe(Number.POSITIVE_INFINITY);
});
