/** A force in a battle, and the sums that both volumes make of it. */
import { type Column, columnFor, flooredMean, shifted, shiftFor } from "./combat-table.ts";

/** One side of a battle as the table wants it. */
export interface Force {
  /** Strength, quality and tactical bonus of each combat unit, by the face it shows. */
  readonly sp: readonly number[];
  readonly qu: readonly number[];
  /** Tactical bonus of the whole force. */
  readonly tb: number;
}

export const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
};

/** AIE-8.6.1.a, IMP-8.5.a */
export const quality = ({ qu }: Pick<Force, "qu">): number => flooredMean(sum(qu), qu.length);

/** AIE-8.6.2.a, AIE-8.6.2.b, AIE-8.6.2.c, IMP-8.5.b: of the best leader; without leaders the mean of the units. */
export function tacticalBonus(leaders: readonly number[], units: readonly number[]): number {
  return leaders.length > 0 ? Math.max(...leaders) : flooredMean(sum(units), units.length);
}

/** Something that moves the die, and the rule it comes from. */
export interface Modifier {
  readonly key: string;
  readonly value: number;
  readonly rule: string;
}

/** AIE-CT.g, IMP-TC.g: all of them add up. */
export function total(modifiers: readonly Modifier[]): number {
  let value = 0;
  for (let i = 0; i < modifiers.length; i++) value += modifiers[i].value;
  return value;
}

/** Where a battle stands on the table before the die falls. */
export interface Odds {
  readonly baseColumn: Column;
  readonly shift: number;
  readonly column: Column;
}

/** AIE-CT.p, IMP-TC.j: the odds first, then the shift by quality. */
export function oddsOf(attacker: Pick<Force, "sp" | "qu">, defender: Pick<Force, "sp" | "qu">): Odds {
  const baseColumn = columnFor(sum(attacker.sp), sum(defender.sp));
  const shift = shiftFor(quality(attacker), quality(defender));
  return { baseColumn, shift, column: shifted(baseColumn, shift) };
}
