/** Julius Caesar: the only door to the game. */
import { BadInput, type Game, hashOf, type Options, plain, sequence } from "@rubicon/engine";
import { type Act, acts } from "./acts.ts";
import { SIDES } from "./blocks.ts";
import blocks from "./data/blocks.json" with { type: "json" };
import cards from "./data/cards.json" with { type: "json" };
import map from "./data/map.json" with { type: "json" };
import setup from "./data/setup.json" with { type: "json" };
import type { Event } from "./events.ts";
import { guess } from "./guess.ts";
import { broken } from "./invariants.ts";
import { lab } from "./lab.ts";
import { hash, read, write } from "./notation.ts";
import { SCENARIO_IDS, SCENARIOS } from "./options.ts";
import { copy, type Position, setUp } from "./position.ts";
import type { Question } from "./questions.ts";
import { rulebook } from "./rulebook/index.ts";
import { hear, sight } from "./sight.ts";
import { steps } from "./steps/index.ts";
import { value } from "./value.ts";
import { words } from "./words/index.ts";

export type { Act } from "./acts.ts";
export type { Event } from "./events.ts";
export type { Position } from "./position.ts";
export type { Question } from "./questions.ts";
export type { Seen } from "./seen.ts";

export const juliusCaesar: Game<Position, Act, Event, Question> = {
  id: "julius-caesar",
  title: "Julius Caesar",
  rules: 1,
  pack: hashOf(plain([blocks, cards, map, setup])),
  seats: SIDES,
  scenarios: SCENARIOS,
  acts,
  begin(scenario: string, options: Options = {}): Position {
    const known = SCENARIO_IDS.find((id) => id === scenario);
    if (!known)
      throw new BadInput(`Julius Caesar has no scenario "${scenario}"; it has ${SCENARIO_IDS.join(" and ")}.`);
    return setUp(known, options);
  },
  ...sequence(steps),
  copy,
  write,
  read,
  sight,
  hear,
  guess,
  outcome: (p) => p.outcome,
  value,
  hash,
  broken,
  words,
  rulebook,
  lab,
};
