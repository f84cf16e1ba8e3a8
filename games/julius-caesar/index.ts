/** Julius Caesar: the only door to the game. */
import { BadInput, type Game, labelOf, type Pack, type Ruleset } from "@rubicon/engine";
import { type Act, bookOf, OVERT } from "./acts.ts";
import { SIDES } from "./blocks.ts";
import { type Box, makeBox } from "./box.ts";
import { STANDARD } from "./data/standard.ts";
import type { Event } from "./events.ts";
import { hash } from "./fingerprint.ts";
import type { Forecast } from "./forecasts.ts";
import { gestures } from "./gestures/index.ts";
import { guess } from "./guess.ts";
import { broken } from "./invariants.ts";
import { makeLab } from "./lab.ts";
import { ledger } from "./ledger.ts";
import { read, write } from "./notation.ts";
import { SCENARIO_IDS, SCENARIOS } from "./options.ts";
import { readComponents } from "./pack.ts";
import { copy, type Position, setUp } from "./position.ts";
import type { Question } from "./questions.ts";
import { hear, sight } from "./sight.ts";
import { inSteps } from "./steps/index.ts";
import { value } from "./value.ts";
import { words } from "./words/index.ts";

export type { Act } from "./acts.ts";
export type { Event } from "./events.ts";
export type { Forecast } from "./forecasts.ts";
export type { Intent } from "./gestures/index.ts";
export type { Position } from "./position.ts";
export type { Question } from "./questions.ts";
export type { Seen } from "./seen.ts";

export interface JuliusCaesar extends Game<Position, Act, Event, Question, Forecast> {
  readonly box: Box;
}

const ID = "julius-caesar";
const TITLE = "Julius Caesar";
const RULES = 2;

/** The game played with those components. Throws BadInput, with the place of the fault, when they do not fit. */
export function makeJuliusCaesar(pack: Pack): JuliusCaesar {
  const box = makeBox(readComponents(pack.components));
  return {
    box,
    id: ID,
    title: TITLE,
    rules: RULES,
    pack: labelOf(pack),
    seats: SIDES,
    scenarios: SCENARIOS,
    acts: bookOf(box.acts),
    // Nobody is ever asked out of turn.
    orders: [],
    overt: OVERT,
    begin(scenario, options = {}) {
      const known = SCENARIO_IDS.find((id) => id === scenario);
      if (!known) throw new BadInput(`${TITLE} has no scenario "${scenario}"; it has ${SCENARIO_IDS.join(" and ")}.`);
      return setUp(box, known, options);
    },
    ...inSteps,
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
    words: (language) => words(box, language),
    rulebook: async (language) => (await import("./rulebook/index.ts")).rulebook(box, language),
    gestures,
    lab: makeLab(box),
  };
}

/** The game with the components it comes with. */
export const juliusCaesar: JuliusCaesar = makeJuliusCaesar(STANDARD);

export const juliusCaesarRules: Ruleset<JuliusCaesar> = {
  id: ID,
  title: TITLE,
  rules: RULES,
  standard: STANDARD,
  make: (pack) => (pack === STANDARD ? juliusCaesar : makeJuliusCaesar(pack)),
};
