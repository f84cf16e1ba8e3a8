/** The words of Imperator in every language, for the things of a box. */
import { type Outcome, type Words, winnerOf } from "@rubicon/engine";
import { lookUp, madeOnce, sayAct, sayDeed, sayEvent, sayForecast, sayQuestion, speaking } from "@rubicon/series";
import type { Act } from "../acts.ts";
import type { Box } from "../box.ts";
import type { Event } from "../events/index.ts";
import type { Forecast } from "../forecasts.ts";
import { isIntent } from "../gestures/intents.ts";
import type { Question } from "../questions/index.ts";
import { AT_FIRST, BOTH, SEATS, SIDES, type SideName } from "../sides.ts";
import { boardText, sceneText } from "./board.ts";
import { vocabularyIn, wordingIn } from "./languages.ts";
import { lookAt } from "./look.ts";
import { noteOn } from "./notes.ts";
import { asSeen } from "./sight.ts";
import { titlesOf } from "./titles.ts";
import type { Outcomes, Wording } from "./wording.ts";

export { fetchLanguage } from "./languages.ts";

type Spoken = Words<Act, Event, Question, Forecast>;

/** What a language says of the things in a box. */
export const wordingOf = madeOnce<Box, Wording>((box, language) =>
  wordingIn(language, titlesOf(box, vocabularyIn(language).names)),
);

export const words = madeOnce<Box, Spoken>((box, language) => spokenIn(wordingOf(box, language)));

function spokenIn(wording: Wording): Spoken {
  const { sides, scenarios, options, orders, losses, typeset } = wording;
  return speaking<Act, Event, Question, Forecast, SideName>({
    ...{ sides, scenarios, options, orders, losses, typeset },
    // IMP-R117: who has which role may change.
    sideOf(seat, sight) {
      const { leads } = sight === undefined || sight === null ? { leads: LEADS_AT_FIRST } : asSeen(sight);
      return SIDES.find((side) => leads[side] === seat) ?? null;
    },
    event: (event) => sayEvent<Event>(wording.events, event),
    question: (question) => sayQuestion<Question>(wording.questions, question),
    act: (act) => sayAct<Act>(wording.acts, act),
    deed: (act) => sayDeed(wording.deeds, act),
    get ledger() {
      return wording.ledger;
    },
    reason: (why) => lookUp(wording.refusals, why),
    forecast: (forecast) => sayForecast<Forecast>(wording.forecasts, forecast),
    intent(intent) {
      if (!isIntent(intent)) throw new Error(`nobody means to ${intent.do}`);
      return wording.intent(intent);
    },
    outcome: (outcome) => sayOutcome(wording.outcomes, outcome),
    board: (sight) => boardText(asSeen(sight), wording),
    closer: {
      note: (act, sight) => wording.typeset(noteOn(act, asSeen(sight), wording)),
      scene: (sight) => sceneText(asSeen(sight), wording),
      look: (place, sight) => lookAt(place, asSeen(sight), wording),
    },
  });
}

/** Points are those of the roles, as they stood in the end. */
function sayOutcome(outcomes: Outcomes, outcome: Outcome): string {
  const { winner, rome = 0, enemy = 0 } = outcome.with ?? {};
  const score = outcomes.score(Number(rome), Number(enemy));
  const side = SIDES.find((each) => each === winner);
  if (winnerOf(outcome) === null || side === undefined) return `${outcomes.draw} ${score}`;
  const won = outcome.how === "sudden" ? outcomes.sudden(side) : outcomes.won(side, outcome.level ?? "plain");
  return `${won} ${score}`;
}

const LEADS_AT_FIRST: Readonly<Record<SideName, string>> = {
  rome: SEATS[AT_FIRST[BOTH[0]]],
  enemy: SEATS[AT_FIRST[BOTH[1]]],
};
