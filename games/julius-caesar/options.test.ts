/** Scenarios and options: names in, names out, and plain words for what does not exist. */
import { BadInput } from "@rubicon/engine";
import { expect, test } from "vitest";
import { juliusCaesar } from "./index.ts";
import { isSwitched, OPTIONS, optionsOf, switched } from "./options.ts";

test("without a word every option stands at its default", () => {
  expect(optionsOf(switched({}))).toEqual(Object.fromEntries(OPTIONS.map(({ id, byDefault }) => [id, byDefault])));
});

test("each option is switched alone", () => {
  for (const { id, values } of OPTIONS) {
    const bits = switched({ [id]: values[1] });
    expect(OPTIONS.filter((option) => isSwitched({ options: bits }, option.id)).map((option) => option.id)).toEqual([
      id,
    ]);
    expect(optionsOf(bits)[id]).toBe(values[1]);
  }
});

test("an option or a value that does not exist is refused by name", () => {
  expect(() => switched({ weather: "rain" })).toThrow(BadInput);
  expect(() => switched({ weather: "rain" })).toThrow(/weather.*apolloOrder/);
  expect(() => switched({ apolloOrder: "never" })).toThrow(/apolloOrder.*copied-card or always-first.*never/);
});

test("a scenario that does not exist is refused by name", () => {
  expect(() => juliusCaesar.begin("imaginary")).toThrow(/imaginary.*historical and free/);
});
