/** Combat (7.d, 8): evasion, battles, retreats, lone leaders, and the die that waits. */
import { battle } from "./battle.ts";
import { cast } from "./cast.ts";
import { combats, field } from "./combats.ts";
import { evasion, evasions } from "./evasion.ts";
import { loneLeader, loneLeaders } from "./lone-leaders.ts";
import { losses } from "./losses.ts";
import { retreat } from "./retreat.ts";

export const combatSteps = {
  combats,
  field,
  battle,
  evasions,
  evasion,
  losses,
  retreat,
  loneLeaders,
  loneLeader,
  cast,
};
