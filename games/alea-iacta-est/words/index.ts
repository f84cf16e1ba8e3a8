/** The words of Alea Iacta Est in every language, for the things of a box. */
import { type Language, type Words, winnerOf } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Box } from "../box.ts";
import type { Event } from "../events/index.ts";
import type { Forecast } from "../forecasts.ts";
import { isIntent } from "../gestures/intents.ts";
import type { Question } from "../questions/index.ts";
import { AT_FIRST, BOTH, SEATS, SIDES, type SideName } from "../sides.ts";
import { boardText } from "./board.ts";
import { wordingIn } from "./languages.ts";
import { asSeen } from "./sight.ts";
import { titlesOf } from "./titles.ts";
import { sayAct, sayEvent, sayForecast, sayQuestion, type Wording } from "./wording.ts";

export { fetchLanguage } from "./languages.ts";

type Spoken = Words<Act, Event, Question, Forecast>;

interface Said {
  readonly wording: Map<Language, Wording>;
  readonly words: Map<Language, Spoken>;
}

const saidOf = new WeakMap<Box, Said>();

/** What has been put into words once. */
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
    // AIE-5.1.2.a: who leads which side may change.
    seat(seat, sight) {
      const { leads } = sight === undefined || sight === null ? { leads: LEADS_AT_FIRST } : asSeen(sight);
      const side = SIDES.find((each) => leads[each] === seat);
      return side === undefined ? seat : wording.sides[side];
    },
    scenario: (id) => typeset(lookUp(wording.scenarios, id) ?? id),
    option: (id, value) => {
      const values = lookUp<Readonly<Record<string, string>>>(wording.options, id);
      return typeset((values && lookUp(values, value)) ?? `${id}: ${value}`);
    },
    order: (id) => typeset(lookUp(wording.orders, id) ?? id),
    event: (event) => typeset(sayEvent(wording.events, event)),
    question: (question) => typeset(sayQuestion(wording.questions, question)),
    act: (act) => typeset(sayAct(wording.acts, act)),
    refusal: (refusal) => {
      const text = lookUp(wording.refusals, refusal.why);
      if (text === undefined) throw new Error(`no sentence says why ${refusal.why} is refused`);
      return typeset(typeof text === "string" ? text : text(refusal.with ?? {}));
    },
    forecast: (forecast) => typeset(sayForecast(wording.forecasts, forecast)),
    intent: (intent) => {
      if (!isIntent(intent)) throw new Error(`nobody means to ${intent.do}`);
      return typeset(wording.intent(intent));
    },
    losses: (lost) => typeset(wording.losses(lost)),
    outcome: (outcome) => {
      const { outcomes } = wording;
      const winner = winnerOf(outcome);
      // The score is told from the side of the Caesarians: whoever leads it has it as his own.
      const side = typeof outcome.with?.winner === "string" ? sideNamed(outcome.with.winner) : null;
      const score = outcome.with?.score === undefined ? "" : ` ${outcomes.score(Number(outcome.with.score))}`;
      if (winner !== null && side !== null) return typeset(`${outcomes.won(side, outcome.level ?? "simple")}${score}`);
      return typeset(`${outcome.how === "draw" ? outcomes.draw : outcomes.bothLost}${score}`);
    },
    board: (sight) => boardText(asSeen(sight), wording),
  };
}

const LEADS_AT_FIRST: Readonly<Record<SideName, string>> = {
  caesarians: SEATS[AT_FIRST[BOTH[0]]],
  republicans: SEATS[AT_FIRST[BOTH[1]]],
};

const sideNamed = (name: string): SideName | null => SIDES.find((side) => side === name) ?? null;

/** Names from outside are looked up among own keys only. */
function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
