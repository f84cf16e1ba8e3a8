/** How a game can end, in English. */
import type { Titles } from "../titles.ts";
import type { Outcomes } from "../wording.ts";
import { sides } from "./names.ts";

export const outcomesIn = (titles: Titles): Outcomes => ({
  won: {
    ten: (winner) => `${sides[winner]} wins with ${titles.box.limits.victoryPoints} points or more.`,
    points: (winner) => `${sides[winner]} wins with more points after the last winter.`,
    roma: (winner) => `Points are equal: ${sides[winner]} wins by holding ${titles.place("roma")}.`,
  },
  draw: `The game is a draw: points are equal, and nobody holds ${titles.place("roma")}.`,
  score: (caesar, pompeius) => `Points: Caesar ${caesar}, Pompeius ${pompeius}.`,
});
