/** The words of Imperator in every language, for the things of a box. */
import type { Language, Words } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Box } from "../box.ts";
import type { Event } from "../events/index.ts";
import type { Forecast } from "../forecasts.ts";
import type { Question } from "../questions/index.ts";
import { SEATS, SIDES } from "../sides.ts";

/** Sentences are not written yet: things are named as the data names them. */
export function words(_box: Box, _language: Language): Words<Act, Event, Question, Forecast> {
  const said = (thing: unknown): string => JSON.stringify(thing);
  return {
    seat: (seat) => SIDES[SEATS.findIndex((each) => each === seat)] ?? seat,
    scenario: (id) => id,
    option: (id, value) => `${id}: ${value}`,
    order: (id) => id,
    event: said,
    question: said,
    act: said,
    refusal: said,
    forecast: said,
    losses: said,
    outcome: said,
    board: said,
  };
}
