import { expect, test } from "vitest";
import { Bucket } from "./bucket.ts";

test("so many at once are free; then each waits its turn", () => {
  const bucket = new Bucket({ rate: 10, burst: 3 }, 0);
  expect([1, 2, 3].map(() => bucket.take(0))).toEqual([0, 0, 0]);
  expect([1, 2].map(() => bucket.take(0))).toEqual([100, 200]);
});

test("a silence fills it again, but never higher than at first", () => {
  const bucket = new Bucket({ rate: 10, burst: 3 }, 0);
  for (let i = 0; i < 3; i++) bucket.take(0);
  expect(bucket.take(100)).toBe(0);
  expect([1, 2, 3, 4].map(() => bucket.take(1_000_000))).toEqual([0, 0, 0, 100]);
});

test("several can be taken at once, and more than there are; but no more can be owed than was said", () => {
  const bucket = new Bucket({ rate: 10, burst: 3 }, 0, 20);
  expect([2, 2, 4].map((tokens) => bucket.take(0, tokens))).toEqual([0, 100, 500]);
  expect([100, 100].map((tokens) => bucket.take(0, tokens))).toEqual([2_000, 2_000]);
  expect(bucket.isFull(2_200)).toBe(false);
  expect(bucket.isFull(2_400)).toBe(true);
});
