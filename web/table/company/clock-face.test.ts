import type { TableInfo } from "@rubicon/server/protocol";
import { expect, test } from "vitest";
import { faceOf, isShort, timeLeft } from "./clock-face.ts";

type Clock = TableInfo["clock"];
const still = { window: false, interrupted: null };
const live: Clock = {
  setting: { kind: "live", minutes: 10, increment: 5, window: 60, out: "claim" },
  deadline: null,
  remaining: { caesar: 60_000, pompeius: 90_000 },
  ...still,
};
const days: Clock = {
  setting: { kind: "days", days: 3, window: 43_200, out: "claim" },
  deadline: "2026-01-03T00:00:00.000Z",
  remaining: null,
  ...still,
};
const none: Clock = { setting: { kind: "none", window: null }, deadline: null, remaining: null, ...still };

test("on a live clock only the time of the seat to move runs", () => {
  expect(timeLeft(live, "caesar", "caesar", 1_000, 11_000)).toBe(50_000);
  expect(timeLeft(live, "pompeius", "caesar", 1_000, 11_000)).toBe(90_000);
  expect(timeLeft(live, "caesar", "caesar", 0, 61_000)).toBe(-1_000);
  expect(timeLeft(live, "egypt", "caesar", 0, 0)).toBeNull();
});

test("a clock of days shows the time of whoever is asked", () => {
  const now = Date.parse("2026-01-01T12:00:00.000Z");
  expect(timeLeft(days, "caesar", "caesar", 0, now)).toBe(36 * 3_600_000);
  expect(timeLeft(days, "pompeius", "caesar", 0, now)).toBeNull();
});

test("no clock shows nothing", () => {
  expect(timeLeft(none, "caesar", "caesar", 0, 0)).toBeNull();
});

test("faces", () => {
  expect(faceOf(65_900, "en")).toBe("1:05");
  expect(faceOf(3_725_000, "en")).toBe("1:02:05");
  expect(faceOf(-5, "en")).toBe("0:00");
  expect(faceOf(2 * 86_400_000 + 5 * 3_600_000, "en")).toBe("2d 5h");
});

test("short is less than a minute live, and less than a quarter of a day otherwise", () => {
  expect(isShort(live, 59_000)).toBe(true);
  expect(isShort(live, 61_000)).toBe(false);
  expect(isShort(days, 5 * 3_600_000)).toBe(true);
  expect(isShort(days, 7 * 3_600_000)).toBe(false);
});

test("in a window its own time runs, and the turn that it interrupts stands still", () => {
  const now = Date.parse("2026-01-02T23:59:30.000Z");
  const window = { window: true, interrupted: "caesar", deadline: "2026-01-03T00:00:00.000Z" };
  for (const clock of [live, days, none])
    expect(timeLeft({ ...clock, ...window }, "pompeius", "pompeius", 0, now)).toBe(30_000);
  expect(timeLeft({ ...live, ...window }, "caesar", "pompeius", 0, now)).toBe(60_000);
  const left = { remaining: { caesar: 7_000 } };
  expect(timeLeft({ ...days, ...window, ...left }, "caesar", "pompeius", 0, now)).toBe(7_000);
  expect(timeLeft({ ...none, ...window }, "caesar", "pompeius", 0, now)).toBeNull();
  expect(isShort({ ...days, ...window }, 30_000)).toBe(false);
  expect(isShort({ ...days, ...window }, 10_000)).toBe(true);
});
