/** Imperator: the only door to the game. */
import { BadInput, Found, type Game, labelOf, nth, type Pack, type Ruleset } from "@rubicon/engine";
import { type Act, bookOf, OVERT } from "./acts.ts";
import { type Box, makeBox } from "./box.ts";
import { STANDARD } from "./data/standard.ts";
import type { Event } from "./events/index.ts";
import { broken } from "./faults.ts";
import { hash } from "./fingerprint.ts";
import type { Forecast } from "./forecasts.ts";
import { gestures } from "./gestures/index.ts";
import { guess } from "./guess.ts";
import { makeLab } from "./lab.ts";
import { ledger } from "./ledger.ts";
import { read, write } from "./notation.ts";
import { SCENARIOS } from "./options.ts";
import { readComponents } from "./pack.ts";
import { copy, type Position } from "./position.ts";
import type { Question } from "./questions/index.ts";
import { SCENARIO_IDS, type Scenario } from "./scenarios.ts";
import { checkSetUps } from "./set-ups.ts";
import { setUp } from "./setting-up.ts";
import { SEATS } from "./sides.ts";
import { hear, sight } from "./sight.ts";
import { inSteps } from "./steps/index.ts";
import { ORDERS } from "./steps/window.ts";
import { value } from "./value.ts";
import { words } from "./words/index.ts";

export type { Act } from "./acts.ts";
export type { Event } from "./events/index.ts";
export type { Forecast } from "./forecasts.ts";
export type { Position } from "./position.ts";
export type { Question } from "./questions/index.ts";
export type { Seen } from "./seen.ts";

export interface Imperator extends Game<Position, Act, Event, Question, Forecast> {
  readonly box: Box;
}

const ID = "imperator";
const TITLE = "Imperator";
const RULES = 2;

/** The game played with those components. Throws BadInput, with the place of the fault, when they do not fit. */
export function makeImperator(pack: Pack): Imperator {
  const components = new Found(pack.components, "The components");
  const box = makeBox(readComponents(components));
  checkSetUps(box, components.get("scenarios"));
  return {
    box,
    id: ID,
    title: TITLE,
    rules: RULES,
    pack: labelOf(pack),
    seats: SEATS,
    scenarios: SCENARIOS,
    acts: bookOf(box.acts),
    orders: ORDERS,
    overt: OVERT,
    begin(scenario, options = {}) {
      const number = SCENARIO_IDS.findIndex((id) => id === scenario);
      if (number < 0) throw new BadInput(`${TITLE} has no scenario "${scenario}"; it has ${SCENARIO_IDS.join(", ")}.`);
      return setUp(box, nth<Scenario>(number), options);
    },
    ...inSteps,
    gestures,
    copy,
    write,
    read: (written) => read(written, box),
    sight,
    hear,
    guess,
    outcome: (p) => p.outcome,
    ledger,
    value,
    hash,
    broken,
    lab: makeLab(box),
    words: (language) => words(box, language),
    rulebook: async (language) => (await import("./rulebook/index.ts")).rulebook(box, language),
  };
}

/** The game with the components it comes with. */
export const imperator: Imperator = makeImperator(STANDARD);

export const imperatorRules: Ruleset<Imperator> = {
  id: ID,
  title: TITLE,
  rules: RULES,
  standard: STANDARD,
  make: (pack) => (pack === STANDARD ? imperator : makeImperator(pack)),
};
