/** How a game can end, in French. */
import type { Titles } from "../titles.ts";
import type { Outcomes } from "../wording.ts";
import { sides } from "./names.ts";

export const outcomesIn = (titles: Titles): Outcomes => ({
  won: {
    ten: (winner) => `${sides[winner]} l’emporte avec ${titles.box.limits.victoryPoints} points ou plus.`,
    points: (winner) => `${sides[winner]} l’emporte aux points après le dernier hiver.`,
    roma: (winner) => `Égalité de points : ${sides[winner]} l’emporte parce qu’il tient ${titles.place("roma")}.`,
  },
  draw: `Partie nulle : les points sont égaux et personne ne tient ${titles.place("roma")}.`,
  score: (caesar, pompeius) => `Points : César ${caesar}, Pompée ${pompeius}.`,
});
