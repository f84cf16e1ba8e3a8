/** The words of Julius Caesar in every language, for the things of a box. */
import { type Language, type Words, winnerOf } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { SIDES, type SideName } from "../blocks.ts";
import type { Box } from "../box.ts";
import type { Event } from "../events.ts";
import type { Forecast } from "../forecasts.ts";
import { isIntent } from "../gestures/intents.ts";
import type { Question } from "../questions.ts";
import { boardText, sceneText } from "./board.ts";
import { wordingIn } from "./languages.ts";
import { lookAt } from "./look.ts";
import { noteOn } from "./notes.ts";
import { asSeen } from "./sight.ts";
import { titlesOf } from "./titles.ts";
import { type How, sayAct, sayEvent, sayForecast, sayIntent, saying, sayQuestion, type Wording } from "./wording.ts";

export { fetchLanguage } from "./languages.ts";

type Spoken = Words<Act, Event, Question, Forecast>;

/** What has been put into words once. */
interface Said {
  readonly wording: Map<Language, Wording>;
  readonly words: Map<Language, Spoken>;
}

const saidOf = new WeakMap<Box, Said>();

function said(box: Box): Said {
  const known = saidOf.get(box) ?? { wording: new Map(), words: new Map() };
  saidOf.set(box, known);
  return known;
}

/** What a language says of the things in a box. */
export function wordingOf(box: Box, language: Language): Wording {
  const { wording } = said(box);
  const made = wording.get(language) ?? wordingIn(language, titlesOf(box));
  wording.set(language, made);
  return made;
}

export function words(box: Box, language: Language): Spoken {
  const { words } = said(box);
  const made = words.get(language) ?? speaking(wordingOf(box, language));
  words.set(language, made);
  return made;
}

function speaking(wording: Wording): Spoken {
  const { typeset } = wording;
  return {
    seat: (name) => (isSide(name) ? wording.names.sides[name] : name),
    scenario: (id) => typeset(lookUp(wording.scenarios, id) ?? id),
    option: (id, value) => {
      const values = lookUp<Readonly<Record<string, string>>>(wording.options, id);
      return typeset((values && lookUp(values, value)) ?? `${id}: ${value}`);
    },
    // There are no standing orders in this game.
    order: (id) => id,
    event: (event) => typeset(sayEvent(wording.events, event)),
    question: (question) => typeset(sayQuestion(wording.questions, question)),
    act: (act) => typeset(sayAct(wording.acts, act)),
    deed: ({ do: kind }) => {
      const text = lookUp(wording.deeds, kind);
      if (text === undefined) throw new Error(`nobody sees ${kind} done`);
      return typeset(text);
    },
    refusal: (refusal) => {
      const text = lookUp(wording.refusals, refusal.why);
      if (text === undefined) throw new Error(`no sentence says why ${refusal.why} is refused`);
      if (typeof text === "string") return typeset(text);
      const limit = refusal.with?.limit;
      if (typeof limit !== "number") throw new Error(`the refusal ${refusal.why} names no limit`);
      return typeset(text(limit));
    },
    forecast: (forecast) => typeset(sayForecast(wording.forecasts, forecast)),
    intent: (intent) => {
      if (!isIntent(intent)) throw new Error(`nobody means to ${intent.do}`);
      return typeset(sayIntent(wording.intents, intent));
    },
    losses: ({ steps = 0, blocks = 0 }) => typeset(wording.losses(steps, blocks)),
    outcome: (outcome) => {
      const { how, score } = outcome;
      if (!isHow(wording, how)) throw new Error(`no game ends by ${how}`);
      const winner = winnerOf(outcome);
      const ending = saying(wording.outcomes, how, winner !== null && isSide(winner) ? winner : null);
      return typeset(`${ending} ${wording.outcomes.score(score.caesar ?? 0, score.pompeius ?? 0)}`);
    },
    board: (sight) => boardText(asSeen(sight), wording),
    closer: {
      note: (act, sight) => typeset(noteOn(act, asSeen(sight), wording)),
      scene: (sight) => sceneText(asSeen(sight), wording),
      look: (place, sight) => lookAt(place, asSeen(sight), wording),
    },
    ledger: {
      source: (source) => typeset(wording.ledger.source(source)),
      held: (thing) => typeset(wording.ledger.held(thing)),
      ending: (how, level) => typeset(wording.ledger.ending(how, level)),
    },
  };
}

function isSide(name: string): name is SideName {
  return SIDES.some((side) => side === name);
}

function isHow(wording: Wording, how: string): how is How {
  return how === "draw" || Object.hasOwn(wording.outcomes.won, how);
}

/** Names from outside are looked up among own keys only. */
function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
