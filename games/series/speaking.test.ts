import { expect, test } from "vitest";
import { columnText, figure, frenchSpaces, troopsIn } from "./said.ts";
import { lookUp, madeOnce } from "./speaking.ts";

test("names from outside are looked up among own keys only", () => {
  expect([lookUp({ a: 1 }, "a"), lookUp({ a: 1 }, "b"), lookUp({ a: 1 }, "toString")]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

test("whatever is made of a box in a language is made once", () => {
  const made: string[] = [];
  const [one, other] = [{}, {}];
  const words = madeOnce<object, object>((box, language) => {
    made.push(`${box === one ? "one" : "other"} ${language}`);
    return {};
  });
  expect(words(one, "en")).toBe(words(one, "en"));
  expect(words(one, "fr")).not.toBe(words(one, "en"));
  expect(words(other, "en")).not.toBe(words(one, "en"));
  expect(made).toEqual(["one en", "one fr", "other en"]);
});

test("French puts spaces before high signs, and figures are short", () => {
  expect(frenchSpaces("Où ? Ici: là ; 2:1 !")).toBe("Où\u00a0? Ici\u00a0: là\u00a0; 2:1\u00a0!");
  expect([figure(2), figure(2.125)]).toEqual(["2", "2.1"]);
});

test("AIE-1.2.a IMP-1.1.a a leader with his units is one, leaders together are many", () => {
  const { one } = troopsIn(
    { isLeader: (piece) => piece.startsWith("leader"), piece: (piece) => piece },
    { all: (items) => items.join(), units: String, with: "with", reduced: (units) => units, lost: (units) => units },
  );
  expect([["leader", "a", "b"], ["a"]].map(one)).toEqual([true, true]);
  expect(
    [
      ["leader 1", "leader 2"],
      ["a", "b"],
    ].map(one),
  ).toEqual([false, false]);
});

test("AIE-CT.p IMP-TC.j a column is told with that of the odds and the shift, and that it stops at the edge", () => {
  const told = (baseColumn: string, column: string, shift?: number): string =>
    columnText({ baseColumn, column, shift }, { why: "for quality", atEdge: "at the edge" });
  expect([told("1/1", "4/5", -1), told("3/1", "4/1+", 2), told("4/1+", "4/1+", 1), told("3/1", "4/1+")]).toEqual([
    "4/5 (1/1, -1 for quality)",
    "4/1+ (3/1, +2 for quality, at the edge)",
    "4/1+ (4/1+, +1 for quality, at the edge)",
    "4/1+ (3/1, +1 for quality)",
  ]);
  expect(told("1/1", "1/1")).toBe("1/1");
});
