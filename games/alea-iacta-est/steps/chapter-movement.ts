/** Steps of one chapter. */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

const TO_BE_WRITTEN = { run: pop };

export const movementSteps = {
  campaign: TO_BE_WRITTEN satisfies Runs<"campaign">,
  movesAndCombats: TO_BE_WRITTEN satisfies Runs<"movesAndCombats">,
  movement: TO_BE_WRITTEN satisfies Runs<"movement">,
  group: TO_BE_WRITTEN satisfies Runs<"group">,
  endOfMovement: TO_BE_WRITTEN satisfies Runs<"endOfMovement">,
};
