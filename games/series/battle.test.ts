import { expect, test } from "vitest";
import { allFaces, faceOf, inFavour, modifiersBy, onTable, rowAt, tableValues, winsOf } from "./battle.ts";

const romans = (tb: number, pc: number | null) => ({ tb, pc, isForeign: false });
const tribe = (tb: number) => ({ tb, pc: null, isForeign: true });

test("the lines of the table, each by itself", () => {
  expect(tableValues(romans(2, null), romans(1, null), false)).toEqual([1, 0, 0, 0, 0]);
  expect(tableValues(romans(0, 3), tribe(1), true)).toEqual([-1, -1, 0, 0, 0]);
  expect(tableValues(tribe(0), romans(0, 3), true)).toEqual([0, 0, 1, 0, 0]);
  expect(tableValues(tribe(0), tribe(0), true)).toEqual([0, -1, 1, 0, 0]);
  expect(tableValues(tribe(0), romans(0, 3), false)).toEqual([0, 0, 0, 0, 0]);
});

test("politics between Romans who have some", () => {
  expect(tableValues(romans(0, 4), romans(0, 3), false)).toEqual([0, 0, 0, 1, 0]);
  expect(tableValues(romans(0, 2), romans(0, 3), false)).toEqual([0, 0, 0, 0, -1]);
  expect(tableValues(romans(0, 3), romans(0, 3), false)).toEqual([0, 0, 0, 0, 0]);
  expect(tableValues(romans(0, 3), romans(0, null), false)).toEqual([0, 0, 0, 0, 0]);
  expect(tableValues(romans(0, 3), { ...tribe(0), pc: 1 }, false)).toEqual([0, 0, 0, 0, 0]);
});

test("a favour counts up for the attacker and down for the defender; for both it is none", () => {
  expect([
    inFavour(2, true, false),
    inFavour(2, false, true),
    inFavour(2, true, true),
    inFavour(2, false, false),
  ]).toEqual([2, -2, 0, 0]);
});

test("lines that do not count are not shown", () => {
  const modifiersIn = modifiersBy([
    { key: "a", rule: "1" },
    { key: "b", rule: "2" },
    { key: "c", rule: "3" },
  ]);
  expect(modifiersIn([1, 0])).toEqual([{ key: "a", rule: "1", value: 1 }]);
  expect(modifiersIn([0, -2, 3]).map(({ key }) => key)).toEqual(["b", "c"]);
  expect(onTable({ baseColumn: 5, shift: 1, column: 6 }, [1, -2], modifiersIn)).toEqual({
    baseColumn: "1/1",
    shift: 1,
    column: "5/4",
    modifiers: [
      { key: "a", rule: "1", value: 1 },
      { key: "b", rule: "2", value: -2 },
    ],
    modifier: -1,
  });
});

test("every face, and how many of them win", () => {
  expect(
    allFaces(5, 0)
      .map(({ winner }) => winner[0])
      .join(""),
  ).toBe("dddaaa");
  expect([winsOf(5, 0), winsOf(5, 2), winsOf(1, 0), winsOf(10, 0)]).toEqual([3, 5, 0, 6]);
  expect(faceOf(6, 8, 9)).toEqual({ die: 6, row: 9, attacker: "R", defender: "E", winner: "attacker" });
  expect(rowAt(-2, 5)).toEqual({ row: -2, attacker: "A", defender: "R", winner: "defender" });
});
