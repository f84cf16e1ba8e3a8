import { expect, test } from "vitest";
import { halfTangent } from "./half-tangent.ts";

test("it is tanh(x / 2), as near as it has to be", () => {
  for (const x of [-12, -9, -3, -0.5, 0, 0.1, 2, 8, 9.1, 40]) expect(halfTangent(x)).toBeCloseTo(Math.tanh(x / 2), 3);
});

test("it grows everywhere, however far out, and never reaches what is certain", () => {
  for (let x = -60; x < 60; x += 0.05) expect(halfTangent(x + 0.05)).toBeGreaterThan(halfTangent(x));
  for (const x of [-1e6, -400, 400, 1e6]) expect(Math.abs(halfTangent(x))).toBeLessThan(1);
});
