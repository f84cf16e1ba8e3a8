import { expect, test } from "vitest";
import { waitAfter } from "./backoff.ts";

test("twice as long each time, up to a limit", () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7, 1000].map((tried) => waitAfter(tried, 1));
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

test("luck spreads the tries over the second half of the wait", () => {
  expect([0, 0.5, 1].map((luck) => waitAfter(2, luck))).toEqual([500, 750, 1000]);
});
