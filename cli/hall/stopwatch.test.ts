import { expect, test } from "vitest";
import { Stopwatch } from "./stopwatch.ts";

test("so many of a hundred times stay under each figure", () => {
  const watch = new Stopwatch();
  for (let time = 1000; time >= 1; time--) watch.take(time);
  expect(watch.count).toBe(1000);
  expect(watch.spread()).toEqual({ p50: 501, p95: 951, p99: 991, most: 1000 });
});

test("one time is all of them", () => {
  const watch = new Stopwatch();
  watch.take(7);
  expect(watch.spread()).toEqual({ p50: 7, p95: 7, p99: 7, most: 7 });
});

test("what was taken before counts no more after a reset, and nothing has no spread", () => {
  const watch = new Stopwatch();
  watch.take(7);
  watch.reset();
  expect(watch.count).toBe(0);
  expect(watch.spread()).toBeNull();
});
