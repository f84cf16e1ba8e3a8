/** How a game can end, in Italian. */
import type { Titles } from "../titles.ts";
import type { Outcomes } from "../wording.ts";
import { sides } from "./names.ts";

export const outcomesIn = (titles: Titles): Outcomes => ({
  won: {
    ten: (winner) => `${sides[winner]} vince con ${titles.box.limits.victoryPoints} punti o più.`,
    points: (winner) => `${sides[winner]} vince ai punti dopo l’ultimo inverno.`,
    roma: (winner) => `Punti pari: ${sides[winner]} vince perché tiene ${titles.place("roma")}.`,
  },
  draw: `Partita patta: i punti sono pari e nessuno tiene ${titles.place("roma")}.`,
  score: (caesar, pompeius) => `Punti: Cesare ${caesar}, Pompeo ${pompeius}.`,
});
