/** Scenarios, and the rulings a table may switch: those of which the texts leave most doubt. */
import type { Scenario as ScenarioShape } from "@rubicon/engine";
import { switchesOf } from "@rubicon/series";
import { SCENARIO_IDS } from "./scenarios.ts";

/** The first value is the usual one. */
export const OPTIONS = [
  /** AIE-R23: a reduced unit recovers in a city or away from the enemy; or only where both hold. */
  { id: "winterRecovery", values: ["either", "both"] },
  /** AIE-R151: disbanded legions are out of the game, or go to the Reserve. */
  { id: "disbanded", values: ["gone", "reserve"] },
  /** AIE-R122: whether the death of a lone leader counts as a death in combat. */
  { id: "loneDeath", values: ["combat", "other"] },
  /** AIE-R19: leaders alone in Roma escape without a die. */
  { id: "flightFromRoma", values: ["no", "yes"] },
] as const;

const switches = switchesOf(OPTIONS);
export const { switched, isSwitched, optionsOf } = switches;

export const SCENARIOS: readonly ScenarioShape[] = SCENARIO_IDS.map((id) => ({ id, options: switches.shapes }));
