/** Imperator in Italian. */
import { figure } from "@rubicon/series";
import type { Titles } from "../titles.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { type FirstWords, firstWordsOf } from "../wording.ts";
import { combatIn } from "./combat.ts";
import { faces } from "./faces.ts";
import { forecastsIn } from "./forecasts.ts";
import { movementIn } from "./movement.ts";
import { names } from "./names.ts";
import { resultsIn } from "./results.ts";
import { does, saidIn, They } from "./said.ts";
import { options, scenarios } from "./scenarios.ts";
import { stratagemsIn } from "./stratagems.ts";
import { usurpationIn } from "./usurpation.ts";
import { yearIn } from "./year.ts";

const LEVELS: Readonly<Record<string, string | undefined>> = {
  decisive: "una vittoria decisiva",
  definitive: "una vittoria definitiva",
};

const called = { names, faces, scenarios, options };

function first(titles: Titles): FirstWords {
  const said = saidIn(titles);
  const chapters = {
    year: yearIn(said),
    movement: movementIn(said),
    combat: combatIn(said),
    usurpation: usurpationIn(said),
    stratagems: stratagemsIn(said),
    results: resultsIn(said),
  };
  return firstWordsOf(titles, called, chapters, {
    phrases: said,
    forecasts: forecastsIn(said),
    losses: ({ steps = 0, units = 0 }) => `${figure(steps)} passi, ${figure(units)} unità`,
    outcomes: {
      won(winner, level) {
        const great = LEVELS[level];
        if (great === undefined) return `${They(winner)} ${does(winner, "vince", "vincono")}.`;
        return `${They(winner)} ${does(winner, "ottiene", "ottengono")} ${great}.`;
      },
      sudden: (winner) => `${They(winner)} ${does(winner, "vince", "vincono")} d’un colpo.`,
      draw: "La partita è patta.",
      score: (rome, enemy) => `Roma ${rome}, nemici di Roma ${enemy}.`,
    },
    typeset: (text) => text,
  });
}

export const it: Vocabulary = { ...called, first };
