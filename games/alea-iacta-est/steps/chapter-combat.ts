/** Steps of one chapter. */
import { pop } from "../frames.ts";
import { cast } from "./cast.ts";
import type { Runs } from "./step.ts";

const TO_BE_WRITTEN = { run: pop };

export const combatSteps = {
  loneLeader: TO_BE_WRITTEN satisfies Runs<"loneLeader">,
  loneLeaders: TO_BE_WRITTEN satisfies Runs<"loneLeaders">,
  combats: TO_BE_WRITTEN satisfies Runs<"combats">,
  assigning: TO_BE_WRITTEN satisfies Runs<"assigning">,
  evasions: TO_BE_WRITTEN satisfies Runs<"evasions">,
  evasion: TO_BE_WRITTEN satisfies Runs<"evasion">,
  fleetEvasions: TO_BE_WRITTEN satisfies Runs<"fleetEvasions">,
  battles: TO_BE_WRITTEN satisfies Runs<"battles">,
  zoneOfBattle: TO_BE_WRITTEN satisfies Runs<"zoneOfBattle">,
  battle: TO_BE_WRITTEN satisfies Runs<"battle">,
  losses: TO_BE_WRITTEN satisfies Runs<"losses">,
  retreat: TO_BE_WRITTEN satisfies Runs<"retreat">,
  drowning: TO_BE_WRITTEN satisfies Runs<"drowning">,
  endOfCombats: TO_BE_WRITTEN satisfies Runs<"endOfCombats">,
  cast,
};
