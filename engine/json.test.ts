import { expect, test } from "vitest";
import type { Json } from "./game.ts";
import { canonical, isCount, isShallow, quote } from "./json.ts";

test("canonical text does not depend on the order of fields", () => {
  expect(canonical({ b: [1, { d: null, c: "x" }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
});

test("nesting that would break a stack is seen from outside", () => {
  expect(isShallow({ a: [{ b: 1 }] }, 3)).toBe(true);
  expect(isShallow({ a: [{ b: [] }] }, 3)).toBe(false);
  const deep: Json = JSON.parse("[".repeat(5000) + "]".repeat(5000));
  expect(isShallow(deep, 6)).toBe(false);
  expect(quote(deep)).toBe("a list");
});

test("a count is a whole number from nothing upwards", () => {
  expect([0, 7, 2 ** 52].every(isCount)).toBe(true);
  expect([-1, 0.5, 1e300, "1", null, undefined].some(isCount)).toBe(false);
});

test("what is quoted stays short", () => {
  expect(quote("roma")).toBe('"roma"');
  expect(quote("x".repeat(100))).toBe(`"${"x".repeat(40)}..."`);
  expect(quote(undefined)).toBe('"undefined"');
});
