/** Combat (7.d, 8): evasion, battles, retreats, lone leaders, and the die that waits. */
import { cast } from "./cast.ts";
import { combats } from "./combats.ts";

export const combatSteps = { combats, cast };
