/** Steps of one chapter. */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

const TO_BE_WRITTEN = { run: pop };

export const resultsSteps = {
  deploy: TO_BE_WRITTEN satisfies Runs<"deploy">,
  results: TO_BE_WRITTEN satisfies Runs<"results">,
  republic: TO_BE_WRITTEN satisfies Runs<"republic">,
  control: TO_BE_WRITTEN satisfies Runs<"control">,
  points: TO_BE_WRITTEN satisfies Runs<"points">,
  winterOfShips: TO_BE_WRITTEN satisfies Runs<"winterOfShips">,
  winterOfLegions: TO_BE_WRITTEN satisfies Runs<"winterOfLegions">,
  winterOfPeoples: TO_BE_WRITTEN satisfies Runs<"winterOfPeoples">,
  garrisons: TO_BE_WRITTEN satisfies Runs<"garrisons">,
  recruitment: TO_BE_WRITTEN satisfies Runs<"recruitment">,
  hands: TO_BE_WRITTEN satisfies Runs<"hands">,
};
