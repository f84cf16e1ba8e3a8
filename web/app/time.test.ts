import { expect, test } from "vitest";
import { fromNow } from "./time.ts";

const NOON = Date.parse("2026-03-15T12:00:00Z");

test("moments are told in the largest unit that fits, in each language", () => {
  expect(fromNow("2026-03-17T13:00:00Z", "en", NOON)).toBe("in 2 days");
  expect(fromNow("2026-03-15T09:00:00Z", "en", NOON)).toBe("3 hours ago");
  expect(fromNow("2026-03-15T09:00:00Z", "fr", NOON)).toBe("il y a 3 heures");
  expect(fromNow("2026-03-22T11:59:50Z", "en", NOON)).toBe("in 1 week");
  expect(fromNow("2026-03-15T12:59:50Z", "en", NOON)).toBe("in 1 hour");
  expect(fromNow("2026-03-14T11:00:00Z", "it", NOON)).toBe("ieri");
});

test("what is hardly over is now", () => {
  expect(fromNow(NOON - 20_000, "en", NOON)).toBe("now");
  expect(fromNow(NOON - 61_000, "en", NOON)).toBe("1 minute ago");
});
