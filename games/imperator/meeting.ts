/** Two Forces by their figures: for a battle that is only drawn, where nobody has a position. */
import { type Bearing, type Force, type Meeting, meetingOf } from "@rubicon/series";
import { linesOfTable, modifiersIn } from "./modifiers.ts";

export type { Meeting } from "@rubicon/series";

export interface Figures extends Force, Bearing {}

/** IMP-8.2.a, IMP-TC.j, IMP-TC.g: outside the empire or in it. */
export const meeting = (attacker: Figures, defender: Figures, outside: boolean): Meeting =>
  meetingOf(attacker, defender, linesOfTable(attacker, defender, outside), modifiersIn);
