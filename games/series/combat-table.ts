/**
 * The combat table, the same in both volumes: ten columns of odds, twelve rows of the modified die, 120 cells.
 * AIE-CT.m, AIE-8.3.c, AIE-8.3.d, AIE-8.3.e, IMP-TC.a, IMP-8.2.a, IMP-8.2.b.
 */

/** 1 (one to three and less) to 10 (four to one and more). */
export type Column = number;
/** -2 to 9. */
export type Row = number;

/** What a side suffers: everything, a step each, nothing, or a share of the number of beaten units. */
export type Result = "E" | "A" | "R" | "1/4" | "1/2" | "3/4";

export interface Cell {
  readonly attacker: Result;
  readonly defender: Result;
  readonly attackerWins: boolean;
}

/** The outer ones hold for all odds beyond them. */
export const COLUMNS = ["1/3-", "1/2", "2/3", "4/5", "1/1", "5/4", "3/2", "2/1", "3/1", "4/1+"] as const;
export const FIRST_COLUMN = 1;
export const LAST_COLUMN = COLUMNS.length;
export const LOWEST_ROW = -2;
export const HIGHEST_ROW = 9;

const ODDS: readonly (readonly [number, number])[] = [
  [1, 3],
  [1, 2],
  [2, 3],
  [4, 5],
  [1, 1],
  [5, 4],
  [3, 2],
  [2, 1],
  [3, 1],
  [4, 1],
];

/** Rows from -2 to 9, columns from 1/3 to 4/1: attacker, then defender. */
const PRINTED = [
  "E/R E/R E/R A/R A/R A/R A/1/4 A/1/4 A/1/4 R/R",
  "E/R E/R A/R A/1/4 A/1/4 A/1/4 A/1/2 A/1/4 R/R R/R",
  "E/R A/R A/1/4 A/1/4 A/1/4 A/1/2 A/1/2 R/R R/R 3/4/A",
  "A/R A/R A/1/4 A/1/2 A/1/2 A/3/4 R/R R/R 3/4/A 1/2/A",
  "A/R A/1/4 A/1/4 A/1/2 A/3/4 R/R R/R 3/4/A 1/2/A R/A",
  "A/R A/1/4 A/1/2 A/3/4 R/R R/R 3/4/A 1/2/A 1/2/A R/A",
  "A/1/4 A/1/2 A/1/2 R/R R/R 3/4/A 1/2/A 1/2/A 1/4/A R/A",
  "A/1/2 A/1/2 R/R R/R 3/4/A 1/2/A 1/2/A 1/4/A 1/4/A R/A",
  "A/1/2 R/R R/R 3/4/A 1/2/A 1/2/A 1/4/A 1/4/A R/A R/A",
  "R/R R/R 1/2/A 1/2/A 1/4/A 1/4/A 1/4/A R/A R/A R/E",
  "R/R 1/4/A 1/2/A 1/4/A 1/4/A 1/4/A R/A R/A R/E R/E",
  "1/4/A 1/4/A 1/4/A R/A R/A R/A R/A R/E R/E R/E",
];

const RESULTS: readonly Result[] = ["E", "A", "R", "1/4", "1/2", "3/4"];

function resultAt(text: string, start: boolean): Result {
  const found = RESULTS.find((result) => (start ? text.startsWith(result) : text.endsWith(result)));
  if (found === undefined) throw new Error(`${text} is no cell of the combat table`);
  return found;
}

/** AIE-CT.n, IMP-R88: where both sides get off lightly, the attacker has won from this diagonal on. */
const attackerWins = (row: Row, column: Column): boolean => row + column >= 9;

const CELLS: readonly (readonly Cell[])[] = PRINTED.map((line, r) =>
  line.split(" ").map((text, c) => ({
    attacker: resultAt(text, true),
    defender: resultAt(text, false),
    attackerWins: attackerWins(r + LOWEST_ROW, c + FIRST_COLUMN),
  })),
);

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** AIE-8.3.c, IMP-8.2.a: the highest printed odds that are reached; the first column for anything less. */
export function columnFor(attack: number, defence: number): Column {
  let column = FIRST_COLUMN;
  for (let i = 0; i < ODDS.length; i++) {
    const [a, d] = ODDS[i];
    if (attack * d >= defence * a) column = FIRST_COLUMN + i;
  }
  return column;
}

/** AIE-CT.h, AIE-CT.i, AIE-CT.j, IMP-TC.h, IMP-TC.i: one column for better quality, two for double; never both. */
export function shiftFor(attacker: number, defender: number): number {
  if (attacker === defender) return 0;
  if (attacker > defender) return attacker >= 2 * defender ? 2 : 1;
  return defender >= 2 * attacker ? -2 : -1;
}

/** AIE-CT.k, AIE-CT.p, IMP-TC.j: shifts stop at the edges of the table. */
export const shifted = (column: Column, shift: number): Column => clamp(column + shift, FIRST_COLUMN, LAST_COLUMN);

/** AIE-8.3.e, IMP-8.2.b */
export const rowFor = (die: number, modifier: number): Row => clamp(die + modifier, LOWEST_ROW, HIGHEST_ROW);

/** AIE-CT.l, IMP-TC.a: results are read attacker first. */
export const cellAt = (row: Row, column: Column): Cell => CELLS[row - LOWEST_ROW][column - FIRST_COLUMN];

export const columnName = (column: Column): string => COLUMNS[column - FIRST_COLUMN];

/** AIE-CT.k, IMP-TC.j: how far a column is from another, by their names: what is left of a shift at the edge of the table. */
export function columnsBetween(from: string, to: string): number {
  const columns: readonly string[] = COLUMNS;
  return columns.indexOf(to) - columns.indexOf(from);
}

const QUARTERS: Readonly<Record<Result, number>> = { E: 0, A: 0, R: 0, "1/4": 1, "1/2": 2, "3/4": 3 };

/** AIE-8.4.2.c, AIE-8.4.2.d, IMP-8.3.e, IMP-8.3.f: a share of the beaten units, but no more than the victor has. */
export const lossesOfVictor = (result: Result, beaten: number, own: number): number =>
  Math.min(own, Math.floor((QUARTERS[result] * beaten) / 4));

/** AIE-8.6.1.a, IMP-8.5.a: means are rounded down. */
export const flooredMean = (sum: number, count: number): number => (count === 0 ? 0 : Math.floor(sum / count));
