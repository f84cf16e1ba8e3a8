/** Two Roman Forces by their figures, inside the Republic: for a battle that is only drawn, where nobody has a position. */
import { type Force, type Meeting, meetingOf } from "@rubicon/series";
import { linesOfTable, modifiersIn } from "./modifiers.ts";

export type { Meeting } from "@rubicon/series";

export interface Figures extends Force {
  /** The political capacity of its Faction Leader; null without one. */
  readonly pc: number | null;
}

/** AIE-8.3.b, AIE-CT.p, AIE-CT.g */
export function meeting(attacker: Figures, defender: Figures): Meeting {
  const romans = { isForeign: false };
  const values = linesOfTable({ ...attacker, ...romans }, { ...defender, ...romans }, false, false);
  return meetingOf(attacker, defender, values, modifiersIn);
}
