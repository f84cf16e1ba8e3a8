/** How a game can end, in French. */
import type { Outcomes } from "../wording.ts";
import { sides } from "./names.ts";

export const outcomes: Outcomes = {
  won: {
    ten: (winner) => `${sides[winner]} l'emporte avec dix points ou plus.`,
    points: (winner) => `${sides[winner]} l'emporte aux points après le cinquième hiver.`,
    roma: (winner) => `Égalité de points après le cinquième hiver : ${sides[winner]} l'emporte parce qu'il tient Roma.`,
  },
  draw: "Partie nulle : les points sont égaux et personne ne tient Roma.",
  score: (caesar, pompeius) => `Points : César ${caesar}, Pompée ${pompeius}.`,
};
