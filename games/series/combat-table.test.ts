import { expect, test } from "vitest";
import {
  COLUMNS,
  cellAt,
  columnFor,
  columnName,
  flooredMean,
  LAST_COLUMN,
  lossesOfVictor,
  type Result,
  rowFor,
  shifted,
  shiftFor,
} from "./combat-table.ts";

/** Row by row, column by column: what the attacker suffers, what the defender suffers, who has won. */
const TABLE: readonly (readonly [row: number, cells: string])[] = [
  [-2, "E:R:d E:R:d E:R:d A:R:d A:R:d A:R:d A:1/4:d A:1/4:d A:1/4:d R:R:d"],
  [-1, "E:R:d E:R:d A:R:d A:1/4:d A:1/4:d A:1/4:d A:1/2:d A:1/4:d R:R:d R:R:a"],
  [0, "E:R:d A:R:d A:1/4:d A:1/4:d A:1/4:d A:1/2:d A:1/2:d R:R:d R:R:a 3/4:A:a"],
  [1, "A:R:d A:R:d A:1/4:d A:1/2:d A:1/2:d A:3/4:d R:R:d R:R:a 3/4:A:a 1/2:A:a"],
  [2, "A:R:d A:1/4:d A:1/4:d A:1/2:d A:3/4:d R:R:d R:R:a 3/4:A:a 1/2:A:a R:A:a"],
  [3, "A:R:d A:1/4:d A:1/2:d A:3/4:d R:R:d R:R:a 3/4:A:a 1/2:A:a 1/2:A:a R:A:a"],
  [4, "A:1/4:d A:1/2:d A:1/2:d R:R:d R:R:a 3/4:A:a 1/2:A:a 1/2:A:a 1/4:A:a R:A:a"],
  [5, "A:1/2:d A:1/2:d R:R:d R:R:a 3/4:A:a 1/2:A:a 1/2:A:a 1/4:A:a 1/4:A:a R:A:a"],
  [6, "A:1/2:d R:R:d R:R:a 3/4:A:a 1/2:A:a 1/2:A:a 1/4:A:a 1/4:A:a R:A:a R:A:a"],
  [7, "R:R:d R:R:a 1/2:A:a 1/2:A:a 1/4:A:a 1/4:A:a 1/4:A:a R:A:a R:A:a R:E:a"],
  [8, "R:R:a 1/4:A:a 1/2:A:a 1/4:A:a 1/4:A:a 1/4:A:a R:A:a R:A:a R:E:a R:E:a"],
  [9, "1/4:A:a 1/4:A:a 1/4:A:a R:A:a R:A:a R:A:a R:A:a R:E:a R:E:a R:E:a"],
];

test("all 120 cells are as printed", () => {
  expect(TABLE).toHaveLength(12);
  for (const [row, cells] of TABLE) {
    const read = COLUMNS.map((_, i) => {
      const { attacker, defender, attackerWins } = cellAt(row, i + 1);
      return `${attacker}:${defender}:${attackerWins ? "a" : "d"}`;
    });
    expect(read.join(" "), `row ${row}`).toBe(cells);
  }
});

test("a share is for winners, the worst is for losers", () => {
  for (const [row] of TABLE)
    for (let column = 1; column <= LAST_COLUMN; column++) {
      const { attacker, defender, attackerWins } = cellAt(row, column);
      const [won, lost] = attackerWins ? [attacker, defender] : [defender, attacker];
      expect(["R", "1/4", "1/2", "3/4"]).toContain(won);
      expect(["R", "A", "E"]).toContain(lost);
    }
});

test("in every column two rows let both off, the defender winning the lower and the attacker the upper", () => {
  for (let column = 1; column <= LAST_COLUMN; column++) {
    const even = TABLE.map(([row]) => row).filter((row) => {
      const { attacker, defender } = cellAt(row, column);
      return attacker === "R" && defender === "R";
    });
    expect(even).toEqual([8 - column, 9 - column]);
    expect(even.map((row) => cellAt(row, column).attackerWins)).toEqual([false, true]);
  }
});

test("a better die never turns a victory into a defeat, nor do better odds", () => {
  const wins = (row: number, column: number): number => Number(cellAt(row, column).attackerWins);
  for (let row = -2; row <= 9; row++)
    for (let column = 1; column <= LAST_COLUMN; column++) {
      if (row < 9) expect(wins(row + 1, column)).toBeGreaterThanOrEqual(wins(row, column));
      if (column < LAST_COLUMN) expect(wins(row, column + 1)).toBeGreaterThanOrEqual(wins(row, column));
    }
});

test.each([
  [1, 99, "1/3-"],
  [10, 30, "1/3-"],
  [14, 30, "1/3-"],
  [15, 30, "1/2"],
  [19, 30, "1/2"],
  [20, 30, "2/3"],
  [23, 30, "2/3"],
  [24, 30, "4/5"],
  [29, 30, "4/5"],
  [30, 30, "1/1"],
  [37, 30, "1/1"],
  [38, 30, "5/4"],
  [44, 30, "5/4"],
  [45, 30, "3/2"],
  [60, 30, "2/1"],
  [89, 30, "2/1"],
  [90, 30, "3/1"],
  [119, 30, "3/1"],
  [120, 30, "4/1+"],
  [500, 30, "4/1+"],
])("%d against %d stand at %s", (attack, defence, column) => {
  expect(columnName(columnFor(attack, defence))).toBe(column);
});

test("rows and columns end at the edges", () => {
  expect([rowFor(1, -9), rowFor(1, 0), rowFor(6, 3), rowFor(6, 9)]).toEqual([-2, 1, 9, 9]);
  expect([shifted(1, -2), shifted(5, 2), shifted(10, 1)]).toEqual([1, 7, 10]);
});

test.each([
  [3, 3, 0],
  [0, 0, 0],
  [3, 2, 1],
  [4, 2, 2],
  [1, 0, 2],
  [2, 3, -1],
  [2, 4, -2],
  [0, 1, -2],
])("quality %d against %d shifts by %d", (attacker, defender, shift) => {
  expect(shiftFor(attacker, defender)).toBe(shift);
});

test("the victor loses a share of the beaten units, rounded down, but never more than he has", () => {
  const due = (result: Result, beaten: number, own = 20) => lossesOfVictor(result, beaten, own);
  expect([due("1/2", 9), due("1/4", 3), due("3/4", 5), due("R", 9)]).toEqual([4, 0, 3, 0]);
  expect(due("3/4", 4, 2)).toBe(2);
});

test("means are rounded down", () => {
  expect([flooredMean(7, 3), flooredMean(0, 0), flooredMean(6, 3)]).toEqual([2, 0, 2]);
});
