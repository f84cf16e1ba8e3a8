/** Imperator in English. */
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
  decisive: " a decisive victory",
  definitive: " a definitive victory",
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
    losses: ({ steps = 0, units = 0 }) => `${figure(steps)} steps, ${figure(units)} units`,
    outcomes: {
      won: (winner, level) => `${They(winner)} ${does(winner, "wins", "win")}${LEVELS[level] ?? ""}.`,
      sudden: (winner) => `${They(winner)} ${does(winner, "wins", "win")} at one stroke.`,
      draw: "The game is a draw.",
      score: (rome, enemy) => `Rome ${rome}, enemies of Rome ${enemy}.`,
    },
    typeset: (text) => text,
  });
}

export const en: Vocabulary = { ...called, first };
