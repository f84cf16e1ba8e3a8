/** Imperator in French. */
import { figure, frenchSpaces } from "@rubicon/series";
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
  decisive: "une victoire décisive",
  definitive: "une victoire définitive",
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
    losses: ({ steps = 0, units = 0 }) => `${figure(steps)} pas, ${figure(units)} unités`,
    outcomes: {
      won(winner, level) {
        const great = LEVELS[level];
        if (great === undefined) return `${They(winner)} ${does(winner, "l’emporte", "l’emportent")}.`;
        return `${They(winner)} ${does(winner, "remporte", "remportent")} ${great}.`;
      },
      sudden: (winner) => `${They(winner)} ${does(winner, "l’emporte", "l’emportent")} d’un coup.`,
      draw: "La partie est nulle.",
      score: (rome, enemy) => `Rome ${rome} PV, ennemis de Rome ${enemy} PV.`,
    },
    typeset: frenchSpaces,
  });
}

export const fr: Vocabulary = { ...called, first };
