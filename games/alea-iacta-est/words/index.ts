/** The words of Alea Iacta Est in every language, for the things of a box. */
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
import { wordingIn } from "./languages.ts";
import { lookAt } from "./look.ts";
import { alikeIn, noteOn } from "./notes.ts";
import { asSeen } from "./sight.ts";
import { titlesOf } from "./titles.ts";
import type { Outcomes, Wording } from "./wording.ts";

export { fetchLanguage } from "./languages.ts";

type Spoken = Words<Act, Event, Question, Forecast>;

/** What a language says of the things in a box. */
export const wordingOf = madeOnce<Box, Wording>((box, language) => wordingIn(language, titlesOf(box)));

export const words = madeOnce<Box, Spoken>((box, language) => spokenIn(wordingOf(box, language)));

function spokenIn(wording: Wording): Spoken {
  const { sides, scenarios, options, orders, losses, typeset } = wording;
  return speaking<Act, Event, Question, Forecast, SideName>({
    ...{ sides, scenarios, options, orders, losses, typeset },
    // AIE-5.1.2.a: who leads which side may change.
    sideOf(seat, sight) {
      const { leads } = sight === undefined || sight === null ? { leads: LEADS_AT_FIRST } : asSeen(sight);
      return SIDES.find((side) => leads[side] === seat) ?? null;
    },
    event: (event) => sayEvent<Event>(wording.events, event),
    question: (question) => sayQuestion<Question>(wording.questions, question),
    // The rest of the units of a battle fall by themselves, but nobody is recruited so.
    act: (act, question) =>
      act.do === "rest" && question?.ask === "recruitment" ? wording.recruitsEnd : sayAct<Act>(wording.acts, act),
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
      alike: (act, sight) => alikeIn(act, asSeen(sight), wording),
      scene: (sight) => sceneText(asSeen(sight), wording),
      look: (place, sight) => lookAt(place, asSeen(sight), wording),
    },
  });
}

/** The score is told from the side of the Caesarians: whoever leads it has it as his own. */
function sayOutcome(outcomes: Outcomes, outcome: Outcome): string {
  const side = typeof outcome.with?.winner === "string" ? sideNamed(outcome.with.winner) : null;
  const score = outcome.with?.score === undefined ? "" : ` ${outcomes.score(Number(outcome.with.score))}`;
  if (winnerOf(outcome) !== null && side !== null) return `${outcomes.won(side, outcome.level ?? "simple")}${score}`;
  return `${outcome.how === "draw" ? outcomes.draw : outcomes.bothLost}${score}`;
}

const LEADS_AT_FIRST: Readonly<Record<SideName, string>> = {
  caesarians: SEATS[AT_FIRST[BOTH[0]]],
  republicans: SEATS[AT_FIRST[BOTH[1]]],
};

const sideNamed = (name: string): SideName | null => SIDES.find((side) => side === name) ?? null;
