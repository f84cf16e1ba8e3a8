import { expect, test } from "vitest";
import { rubicon } from "../testing/desk.ts";
import { skirmishRules } from "../testing/skirmish.ts";

test("every figure is there and is a positive number", async () => {
  const { code, out } = await rubicon([skirmishRules], ["bench", "--milliseconds", "20", "--json"]);
  expect(code).toBe(0);
  const figures = JSON.parse(out);
  expect(figures).toMatchObject({ game: "skirmish", scenario: "meadow", node: process.version });
  expect(figures.decisionsPerSecond.best).toBeGreaterThanOrEqual(figures.decisionsPerSecond.median);
  expect(figures.decisionsPerSecond.median).toBeGreaterThan(0);
  expect(Object.keys(figures.nanoseconds)).toEqual(["copy", "legal", "play", "hash", "sight"]);
  for (const name of ["copy", "legal", "hash", "sight"]) expect(figures.nanoseconds[name]).toBeGreaterThan(0);
});

test("people read the figures a line each", async () => {
  const { out } = await rubicon([skirmishRules], ["bench", "--milliseconds", "5"]);
  expect(out).toMatch(/decisions a second: \d+ best, \d+ median/);
  expect(out).toMatch(/copy: [\d.]+ ns/);
});
