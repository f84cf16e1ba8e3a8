/** Combat (8): evasion, battles, retreats, lone leaders, and the die that waits. */
import { battle } from "./battle.ts";
import { cast } from "./cast.ts";
import { assigning, battles, combats, endOfCombats, occupation, zoneOfBattle } from "./combats.ts";
import { drowning } from "./drowning.ts";
import { evasion } from "./evasion.ts";
import { evasions, fleetEvasions } from "./evasions.ts";
import { loneLeader, loneLeaders } from "./lone-leaders.ts";
import { losses } from "./losses.ts";
import { retreat } from "./retreat.ts";

export const combatSteps = {
  loneLeaders,
  loneLeader,
  combats,
  assigning,
  evasions,
  fleetEvasions,
  evasion,
  battles,
  zoneOfBattle,
  battle,
  losses,
  drowning,
  retreat,
  endOfCombats,
  occupation,
  cast,
};
