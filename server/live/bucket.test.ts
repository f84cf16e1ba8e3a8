import { expect, test } from "vitest";
import { Bucket } from "./bucket.ts";

test("so many at once are free; then each waits its turn", () => {
  const bucket = new Bucket(10, 3, 0);
  expect([1, 2, 3].map(() => bucket.take(0))).toEqual([0, 0, 0]);
  expect([1, 2].map(() => bucket.take(0))).toEqual([100, 200]);
});

test("a silence fills it again, but never higher than at first", () => {
  const bucket = new Bucket(10, 3, 0);
  for (let i = 0; i < 3; i++) bucket.take(0);
  expect(bucket.take(100)).toBe(0);
  expect([1, 2, 3, 4].map(() => bucket.take(1_000_000))).toEqual([0, 0, 0, 100]);
});
