/** A battle on the table before its die falls: what moves the die, line by line, and what every face would bring. */
import {
  COLUMNS,
  cellAt,
  columnName,
  FIRST_COLUMN,
  HIGHEST_ROW,
  LOWEST_ROW,
  type Result,
  rowFor,
  shifted,
} from "./combat-table.ts";
import { type Modifier, type Odds, sum } from "./force.ts";
import { enemyOf, NOBODY, type Side } from "./sides.ts";

/** What a face of the die would bring. */
export interface Face {
  readonly die: number;
  readonly row: number;
  readonly attacker: Result;
  readonly defender: Result;
  readonly winner: "attacker" | "defender";
}

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** AIE-8.3.e, AIE-CT.l, IMP-8.2.b */
export function faceOf(die: number, column: number, modifier: number): Face {
  return { die, ...rowAt(rowFor(die, modifier), column) };
}

/** AIE-6.3.7.b, IMP-6.1.j: the row alone, where no die is thrown. */
export function rowAt(row: number, column: number): Omit<Face, "die"> {
  const { attacker, defender, attackerWins } = cellAt(row, column);
  return { row, attacker, defender, winner: attackerWins ? "attacker" : "defender" };
}

/** AIE-8.3.e, IMP-8.2.b: all six of them. */
export const allFaces = (column: number, modifier: number): Face[] => FACES.map((die) => faceOf(die, column, modifier));

/** The same in a column by its name, for battles that are only foreseen (AIE-CT.m, IMP-8.2.a). */
export function facesIn(column: string, modifier: number): readonly Face[] {
  const columns: readonly string[] = COLUMNS;
  const at = columns.indexOf(column);
  return at < 0 ? [] : allFaces(at + FIRST_COLUMN, modifier);
}

/** One of the two Forces, as far as the lines of the table ask (AIE-8.6.2.a, AIE-8.6.3.b, IMP-8.5.b, IMP-8.5.c). */
export interface Bearing {
  readonly tb: number;
  /** Null where it does not count. */
  readonly pc: number | null;
  /** AIE-R140, IMP-R114: barbarians, without a single Roman unit. */
  readonly isForeign: boolean;
}

/**
 * AIE-CT.a to AIE-CT.e, IMP-TC.b to IMP-TC.f: tactical bonus; barbarians outside, who defend, or attack; more and less political
 * capacity than a Roman enemy. A value for each line, zero where it does not apply.
 */
export function tableValues(attacker: Bearing, defender: Bearing, outside: boolean): number[] {
  return [
    attacker.tb - defender.tb,
    outside && defender.isForeign ? -1 : 0,
    outside && attacker.isForeign ? 1 : 0,
    ...politics(attacker, defender),
  ];
}

/** AIE-CT.d, AIE-CT.e, IMP-TC.e, IMP-TC.f: between two Roman Forces. */
function politics(attacker: Bearing, defender: Bearing): readonly [more: number, less: number] {
  if (attacker.pc === null || defender.pc === null || attacker.isForeign || defender.isForeign) return [0, 0];
  return [attacker.pc > defender.pc ? 1 : 0, attacker.pc < defender.pc ? -1 : 0];
}

/** AIE-EV0.b, AIE-R141, IMP-TE.x.a: in favour of the attacker it counts up, of the defender down. */
export const inFavour = (bonus: number, ofAttacker: boolean, ofDefender: boolean): number =>
  (ofAttacker ? bonus : 0) - (ofDefender ? bonus : 0);

/** A line of a game's list of modifiers: its name and its rule. */
export type ModifierLine = Omit<Modifier, "value">;

/** AIE-CT.g, IMP-TC.g: those that count, with their names and rules, from a value for each line. */
export const modifiersBy =
  (lines: readonly ModifierLine[]) =>
  (values: readonly number[]): Modifier[] =>
    lines.map(({ key, rule }, i) => ({ key, rule, value: values[i] ?? 0 })).filter(({ value }) => value !== 0);

/** A battle as it is shown before the die falls. */
export interface OnTable {
  readonly baseColumn: string;
  readonly shift: number;
  readonly column: string;
  readonly modifiers: Modifier[];
  readonly modifier: number;
}

/** AIE-CT.p, IMP-TC.j: odds, shift and die, each by itself. */
export const onTable = (
  { baseColumn, shift, column }: Odds,
  values: readonly number[],
  modifiersIn: (values: readonly number[]) => Modifier[],
): OnTable => ({
  baseColumn: columnName(baseColumn),
  shift,
  column: columnName(column),
  modifiers: modifiersIn(values),
  modifier: sum(values),
});

/** AIE-8.3.e, IMP-8.2.b: with how many faces of six the attacker wins. */
export const winsOf = (column: number, modifier: number): number =>
  allFaces(column, modifier).filter(({ winner }) => winner === "attacker").length;

/** What the frame of a battle remembers when the die has fallen. */
export interface Decided {
  /** The attacker. */
  readonly side: Side;
  readonly die: number;
  readonly baseColumn: number;
  readonly shift: number;
  readonly modifiers: readonly number[];
  /** AIE-6.3.7.a, IMP-6.1.j, IMP-6.2.l: who has taken the die into his own hands; NOBODY where it was thrown. */
  readonly victor: Side;
}

/** AIE-8.4.1.a, IMP-8.3.a: who has won, and what each side suffers. */
export function outcomeOf(f: Decided): { winner: Side; results: Readonly<Record<Side, Result>>; row: number } {
  const { row, attacker, defender, winner } = rowOf(f);
  const results = { [f.side]: attacker, [enemyOf(f.side)]: defender };
  return { winner: winner === "attacker" ? f.side : enemyOf(f.side), results, row };
}

/** AIE-6.3.7.b, AIE-R69, IMP-R74: where a stratagem stands for the die, no modifier is asked. */
function rowOf(f: Decided): Omit<Face, "die"> {
  const column = shifted(f.baseColumn, f.shift);
  return f.victor === NOBODY ? faceOf(f.die, column, sum(f.modifiers)) : seizedRow(f, column);
}

const seizedRow = ({ side, victor }: Pick<Decided, "side" | "victor">, column: number): Omit<Face, "die"> =>
  rowAt(victor === side ? HIGHEST_ROW : LOWEST_ROW, column);

/** AIE-6.3.7.b, IMP-6.1.j, IMP-6.2.l: what every face would bring: the same, where somebody has the die in his hands. */
export function facesOfBattle(column: number, modifier: number, f?: Pick<Decided, "side" | "victor">): Face[] {
  if (f === undefined || f.victor === NOBODY) return allFaces(column, modifier);
  const row = seizedRow(f, column);
  return FACES.map((die) => ({ die, ...row }));
}

/** AIE-10.1.a, IMP-10.a: strength points of both Forces that make a battle great. */
export const GREAT_BATTLE = 35;
