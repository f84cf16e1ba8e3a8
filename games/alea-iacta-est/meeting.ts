/** Two Roman Forces by their figures, inside the Republic: for a battle that is only drawn, where nobody has a position. */
import { type Force, type OnTable, oddsOf, onTable, quality, sum } from "@rubicon/series";
import { linesOfTable, modifiersIn } from "./modifiers.ts";

export interface Figures extends Force {
  /** The political capacity of its Faction Leader; null without one. */
  readonly pc: number | null;
}

export interface Meeting extends OnTable {
  readonly strengths: readonly [attacker: number, defender: number];
  readonly qualities: readonly [attacker: number, defender: number];
}

/** AIE-8.3.b, AIE-8.6.1.a, AIE-CT.p, AIE-CT.g */
export function meeting(attacker: Figures, defender: Figures): Meeting {
  const romans = { isForeign: false };
  const values = linesOfTable({ ...attacker, ...romans }, { ...defender, ...romans }, false, false);
  return {
    strengths: [sum(attacker.sp), sum(defender.sp)],
    qualities: [quality(attacker), quality(defender)],
    ...onTable(oddsOf(attacker, defender), values, modifiersIn),
  };
}
