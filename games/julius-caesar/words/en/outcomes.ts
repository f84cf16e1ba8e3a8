/** How a game can end, in English. */
import type { Outcomes } from "../wording.ts";
import { sides } from "./names.ts";

export const outcomes: Outcomes = {
  won: {
    ten: (winner) => `${sides[winner]} wins with ten points or more.`,
    points: (winner) => `${sides[winner]} wins with more points after the fifth winter.`,
    roma: (winner) => `Points are equal after the fifth winter: ${sides[winner]} wins by holding Roma.`,
  },
  draw: "The game is a draw: points are equal, and nobody holds Roma.",
  score: (caesar, pompeius) => `Points: Caesar ${caesar}, Pompeius ${pompeius}.`,
};
