/** Two Roman Forces by their figures, inside the Republic: for a battle that is only drawn, where nobody has a position. */
import { columnName, type Force, type Modifier, oddsOf, quality, sum } from "@rubicon/series";
import { modifiersIn, tableValues } from "./modifiers.ts";

export interface Figures extends Force {
  /** The political capacity of its Faction Leader; null without one. */
  readonly pc: number | null;
}

export interface Meeting {
  readonly strengths: readonly [attacker: number, defender: number];
  readonly qualities: readonly [attacker: number, defender: number];
  readonly baseColumn: string;
  readonly shift: number;
  readonly column: string;
  readonly modifiers: readonly Modifier[];
  readonly modifier: number;
}

/** AIE-8.3.b, AIE-8.6.1.a, AIE-CT.p, AIE-CT.g */
export function meeting(attacker: Figures, defender: Figures): Meeting {
  const { baseColumn, shift, column } = oddsOf(attacker, defender);
  const romans = { hasRomans: true };
  const values = tableValues({
    attacker: { ...attacker, ...romans },
    defender: { ...defender, ...romans },
    outside: false,
    crossing: false,
  });
  return {
    strengths: [sum(attacker.sp), sum(defender.sp)],
    qualities: [quality(attacker), quality(defender)],
    baseColumn: columnName(baseColumn),
    shift,
    column: columnName(column),
    modifiers: modifiersIn(values),
    modifier: sum(values),
  };
}
