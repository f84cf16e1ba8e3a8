import { expect, test } from "vitest";
import { worthiest } from "./worthiest.ts";

test("the first of those that are worth most is chosen, and nobody who is worth null", () => {
  const worth: Readonly<Record<string, number | null>> = { stay: -2, march: 1, sail: 1, wait: null };
  const worthOf = (act: string): number | null => worth[act];
  expect(worthiest(["stay", "march", "sail", "wait"], worthOf)).toBe("march");
  expect(worthiest(["stay", "wait"], worthOf)).toBe("stay");
  expect(worthiest(["wait"], worthOf)).toBeNull();
});
