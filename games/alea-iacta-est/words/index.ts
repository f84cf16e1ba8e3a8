import type { Language, Words } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Box } from "../box.ts";
import type { Event } from "../events/index.ts";
import type { Forecast } from "../forecasts.ts";
import type { Question } from "../questions/index.ts";

export function words(_box: Box, language: Language): Words<Act, Event, Question, Forecast> {
  throw new Error(`no words yet in ${language}`);
}
