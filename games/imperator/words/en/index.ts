/** Imperator in English. */
import { figure } from "@rubicon/series";
import type { Titles } from "../titles.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { type Wording, wordingOf } from "../wording.ts";
import { board } from "./board.ts";
import { closer } from "./closer.ts";
import { combatIn } from "./combat.ts";
import { deedsIn } from "./deeds.ts";
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

function wording(titles: Titles): Wording {
  const said = saidIn(titles);
  const chapters = {
    year: yearIn(said),
    movement: movementIn(said),
    combat: combatIn(said),
    usurpation: usurpationIn(said),
    stratagems: stratagemsIn(said),
    results: resultsIn(said),
  };
  return wordingOf(titles, called, chapters, {
    notNow: "That is not what is being decided now.",
    phrases: said,
    deeds: deedsIn(said),
    forecasts: forecastsIn(said),
    losses: ({ steps = 0, units = 0 }) => `${figure(steps)} steps, ${figure(units)} units`,
    outcomes: {
      won: (winner, level) => `${They(winner)} ${does(winner, "wins", "win")}${LEVELS[level] ?? ""}.`,
      sudden: (winner) => `${They(winner)} ${does(winner, "wins", "win")} at one stroke.`,
      draw: "The game is a draw.",
      score: (rome, enemy) => `Rome ${rome}, enemies of Rome ${enemy}.`,
    },
    board,
    closer,
    typeset: (text) => text,
  });
}

export const en: Vocabulary = { ...called, wording };
