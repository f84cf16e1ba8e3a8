/** How a game can end, in Italian. */
import type { Outcomes } from "../wording.ts";
import { sides } from "./names.ts";

export const outcomes: Outcomes = {
  won: {
    ten: (winner) => `${sides[winner]} vince con dieci punti o più.`,
    points: (winner) => `${sides[winner]} vince ai punti dopo il quinto inverno.`,
    roma: (winner) => `Punti pari dopo il quinto inverno: ${sides[winner]} vince perché tiene Roma.`,
  },
  draw: "Partita patta: i punti sono pari e nessuno tiene Roma.",
  score: (caesar, pompeius) => `Punti: Cesare ${caesar}, Pompeo ${pompeius}.`,
};
