/** The words of Julius Caesar in every language. */
import type { Language, Words } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { SIDES, type SideName } from "../blocks.ts";
import type { Event } from "../events.ts";
import type { Question } from "../questions.ts";
import { boardText, sceneText } from "./board.ts";
import { wordingIn } from "./languages.ts";
import { lookAt } from "./look.ts";
import { noteOn } from "./notes.ts";
import { asSeen } from "./sight.ts";
import { type How, type Names, sayAct, sayEvent, saying, sayQuestion, type Wording } from "./wording.ts";

const spoken = new Map<Language, Words<Act, Event, Question>>();

/** Names of things in a language. */
export const namesIn = (language: Language): Names => wordingIn(language).names;

export function words(language: Language): Words<Act, Event, Question> {
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const made = speaking(language);
  spoken.set(language, made);
  return made;
}

function speaking(language: Language): Words<Act, Event, Question> {
  const wording = wordingIn(language);
  const { typeset } = wording;
  const seat = (name: string): string => (isSide(name) ? wording.names.sides[name] : name);

  return {
    seat,
    scenario: (id) => typeset(lookUp(wording.scenarios, id) ?? id),
    option: (id, value) => {
      const values = lookUp<Readonly<Record<string, string>>>(wording.options, id);
      return typeset((values && lookUp(values, value)) ?? `${id}: ${value}`);
    },
    event: (event) => typeset(sayEvent(wording.events, event)),
    question: (question) => typeset(sayQuestion(wording.questions, question)),
    act: (act) => typeset(sayAct(wording.acts, act)),
    refusal: (refusal) => {
      const text = lookUp(wording.refusals, refusal.why);
      if (text === undefined) throw new Error(`no sentence says why ${refusal.why} is refused`);
      if (typeof text === "string") return typeset(text);
      const limit = refusal.with?.limit;
      if (typeof limit !== "number") throw new Error(`the refusal ${refusal.why} names no limit`);
      return typeset(text(limit));
    },
    outcome: ({ winner, how, score }) => {
      if (!isHow(wording, how)) throw new Error(`no game ends by ${how}`);
      const ending = saying(wording.outcomes, how, winner !== null && isSide(winner) ? winner : null);
      return typeset(`${ending} ${wording.outcomes.score(score.caesar ?? 0, score.pompeius ?? 0)}`);
    },
    board: (sight) => boardText(asSeen(sight), wording),
    closer: {
      note: (act, sight) => typeset(noteOn(act, asSeen(sight), wording)),
      scene: (sight) => sceneText(asSeen(sight), wording),
      look: (place, sight) => lookAt(place, asSeen(sight), wording),
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
