import { expect, test } from "vitest";
import type { Json } from "./game.ts";
import { valuesOf } from "./provenance.ts";
import { type PathStep, provenanceAt } from "./sources.ts";

const file: Json = {
  leaders: [
    {
      ...{ id: "caesar", name: "Caesar", full: { cc: 12, sr: 6 } },
      ...{ stated: { "id name": "table", "full.sr": "2.D" }, ours: { full: "R7" }, basis: "the best of them" },
    },
    { id: "curio", full: { cc: 5 } },
    { id: "hirtius", found: { "*": "F1" }, ours: "a guess" },
  ],
  scenarios: [
    { id: "one", forces: { rome: ["x"] }, rules: { ides: true }, stated: { "*": "1" }, ours: { rules: "R2" } },
  ],
  count: 3,
  stated: { count: "6" },
};

const of = (...steps: readonly PathStep[]) => provenanceAt(file, steps);

test("a field is stated where its record says so, and ours where it does not", () => {
  expect(of("leaders", 0, "name")).toEqual({ from: "stated", where: "table", basis: "the best of them" });
  expect(of("count")).toMatchObject({ from: "stated", where: "6" });
  expect(of("leaders", 1, "full", "cc")).toEqual({ from: "ours", where: null, basis: null });
  expect(of("leaders", 2, "id")).toEqual({ from: "found", where: "F1", basis: "a guess" });
});

test("the innermost field counts, whichever side it is on", () => {
  expect(of("leaders", 0, "full", "sr")).toMatchObject({ from: "stated", where: "2.D" });
  expect(of("leaders", 0, "full", "cc")).toMatchObject({ from: "ours", where: "R7" });
  expect(of("scenarios", 0, "rules", "ides")).toMatchObject({ from: "ours", where: "R2" });
});

test("what is said of a record holds for all within it that says nothing itself", () => {
  expect(of("scenarios", 0, "forces", "rome", 0)).toMatchObject({ from: "stated", where: "1" });
});

test("values are all the rest", () => {
  expect(JSON.stringify(valuesOf(file))).toBe(
    JSON.stringify({
      leaders: [
        { id: "caesar", name: "Caesar", full: { cc: 12, sr: 6 } },
        { id: "curio", full: { cc: 5 } },
        { id: "hirtius" },
      ],
      scenarios: [{ id: "one", forces: { rome: ["x"] }, rules: { ides: true } }],
      count: 3,
    }),
  );
});
