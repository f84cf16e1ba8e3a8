import type { Titles } from "../titles.ts";
import type { FirstWords } from "../wording.ts";
import { actsIn } from "./acts.ts";
import { forecastsIn, losses } from "./forecasts.ts";
import { intentsIn } from "./intents.ts";
import { french } from "./names.ts";
import { outcomesIn } from "./outcomes.ts";
import { questionsIn } from "./questions.ts";

export function fr(titles: Titles): FirstWords {
  const said = french(titles);
  return {
    titles,
    names: said.names,
    questions: questionsIn(said),
    acts: actsIn(said),
    forecasts: forecastsIn(said),
    intents: intentsIn(said),
    losses,
    outcomes: outcomesIn(titles),
    typeset: (text) => text.replace(/\s?([:;?!])(?=\s|$)/g, "\u00a0$1"),
  };
}
