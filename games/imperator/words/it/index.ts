/** Imperator in Italian. */
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
  decisive: "una vittoria decisiva",
  definitive: "una vittoria definitiva",
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
    notNow: "Non è questo che si decide ora.",
    phrases: said,
    deeds: deedsIn(said),
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
    board,
    closer,
    typeset: (text) => text,
  });
}

export const it: Vocabulary = { ...called, wording };
