/** The sequence of play: every step by the name of its frame, chapter by chapter. */
import { type Steps, sequence } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Event } from "../events/index.ts";
import type { Forecast } from "../forecasts.ts";
import type { Frame } from "../frames.ts";
import { copy, type Position } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { combatSteps } from "./chapter-combat.ts";
import { movementSteps } from "./chapter-movement.ts";
import { resultsSteps } from "./chapter-results.ts";
import { stratagemSteps } from "./chapter-stratagems.ts";
import { usurpationSteps } from "./chapter-usurpation.ts";
import { yearSteps } from "./chapter-year.ts";

const steps: Steps<Position, Frame, Act, Event, Question, Forecast> = {
  ...yearSteps,
  ...movementSteps,
  ...combatSteps,
  ...usurpationSteps,
  ...stratagemSteps,
  ...resultsSteps,
};

/** The part of the contract that follows from them, the same for every pack. */
export const inSteps = sequence(steps, copy);
