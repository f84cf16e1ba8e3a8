/** Steps of one chapter. */
import { pop } from "../frames.ts";
import type { Runs } from "./step.ts";

const TO_BE_WRITTEN = { run: pop };

export const yearSteps = {
  year: TO_BE_WRITTEN satisfies Runs<"year">,
  stratagems: TO_BE_WRITTEN satisfies Runs<"stratagems">,
  initiative: TO_BE_WRITTEN satisfies Runs<"initiative">,
  geostrategy: TO_BE_WRITTEN satisfies Runs<"geostrategy">,
  administration: TO_BE_WRITTEN satisfies Runs<"administration">,
  newYear: TO_BE_WRITTEN satisfies Runs<"newYear">,
  arrivals: TO_BE_WRITTEN satisfies Runs<"arrivals">,
  marker: TO_BE_WRITTEN satisfies Runs<"marker">,
  embassy: TO_BE_WRITTEN satisfies Runs<"embassy">,
  muster: TO_BE_WRITTEN satisfies Runs<"muster">,
  sequences: TO_BE_WRITTEN satisfies Runs<"sequences">,
  event: TO_BE_WRITTEN satisfies Runs<"event">,
  illness: TO_BE_WRITTEN satisfies Runs<"illness">,
  forsaking: TO_BE_WRITTEN satisfies Runs<"forsaking">,
  secondLeader: TO_BE_WRITTEN satisfies Runs<"secondLeader">,
  deaths: TO_BE_WRITTEN satisfies Runs<"deaths">,
  succession: TO_BE_WRITTEN satisfies Runs<"succession">,
  placing: TO_BE_WRITTEN satisfies Runs<"placing">,
  disbanding: TO_BE_WRITTEN satisfies Runs<"disbanding">,
};
