/** Scenarios, and the rulings a table may switch: those of which the text leaves most doubt. */
import type { Scenario as ScenarioShape } from "@rubicon/engine";
import { switchesOf } from "@rubicon/series";
import { SCENARIO_IDS } from "./scenarios.ts";

/** The first value is the usual one. */
export const OPTIONS = [
  /** IMP-R25: a usurpation frees the Fronts whose units have joined it, or those in which units have joined it. */
  { id: "freedFronts", values: ["band", "place"] },
] as const;

const switches = switchesOf(OPTIONS);
export const { switched, isSwitched, optionsOf } = switches;

export const SCENARIOS: readonly ScenarioShape[] = SCENARIO_IDS.map((id) => ({ id, options: switches.shapes }));
