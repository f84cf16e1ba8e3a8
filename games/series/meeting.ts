/** Two forces by their figures: for a battle that is only drawn, where nobody has a position. */
import { type OnTable, onTable } from "./battle.ts";
import { type Force, type Modifier, oddsOf, quality, sum } from "./force.ts";

export interface Meeting extends OnTable {
  readonly strengths: readonly [attacker: number, defender: number];
  readonly qualities: readonly [attacker: number, defender: number];
}

/**
 * AIE-8.3.b, AIE-8.6.1.a, AIE-CT.p, IMP-8.2.a, IMP-8.5.a, IMP-TC.j. What moves the die (AIE-CT.g, IMP-TC.g) is given line by line, in
 * the order of the game's own list.
 */
export const meetingOf = (
  attacker: Force,
  defender: Force,
  values: readonly number[],
  modifiersIn: (values: readonly number[]) => Modifier[],
): Meeting => ({
  strengths: [sum(attacker.sp), sum(defender.sp)],
  qualities: [quality(attacker), quality(defender)],
  ...onTable(oddsOf(attacker, defender), values, modifiersIn),
});
