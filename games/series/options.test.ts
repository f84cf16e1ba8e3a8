import { BadInput } from "@rubicon/engine";
import { expect, test } from "vitest";
import { switchesOf } from "./options.ts";

const { shapes, switched, isSwitched, optionsOf } = switchesOf([
  { id: "winter", values: ["mild", "hard"] },
  { id: "wine", values: ["red", "white"] },
] as const);

test("the first value is the usual one", () => {
  expect(shapes).toEqual([
    { id: "winter", values: ["mild", "hard"], byDefault: "mild" },
    { id: "wine", values: ["red", "white"], byDefault: "red" },
  ]);
});

test("what is away from it is a bit, and can be told from it", () => {
  const options = switched({ wine: "white" });
  expect([isSwitched({ options }, "wine"), isSwitched({ options }, "winter")]).toEqual([true, false]);
  expect(optionsOf(options)).toEqual({ winter: "mild", wine: "white" });
  expect(switched({ winter: "mild" })).toBe(0);
});

test("what there is not is refused in words", () => {
  expect(() => switched({ weather: "hard" })).toThrow(BadInput);
  expect(() => switched({ winter: "warm" })).toThrow('"winter" is mild or hard, not "warm"');
});
