/** Acts, places and the moment seen closer, in Italian. */
import type { CloserWords } from "../closer-words.ts";
import { all, blocks, count } from "./names.ts";

const yours = (own: number): string => count(own, "tuo", "tuoi");

export const closer: CloserWords = {
  note: {
    attack: (own, enemy) => `attacco: ${own > 0 ? `già ${yours(own)} contro ${enemy}` : blocks(enemy)}`,
    reinforce: (own, enemy) => `rinforzo: ${yours(own)} contro ${enemy}`,
    against: (own, enemy) => `${yours(own)} contro ${enemy}`,
    own: yours,
    vacant: "vuoto",
    blocks,
    oneOf: (struck) => (struck === 1 ? "l’unico" : `uno su ${struck}`),
    dice: (dice) => count(dice, "dado", "dadi"),
  },
  look: {
    majorPort: "porto maggiore",
    port: "porto",
    inland: "entroterra",
    sea: "mare",
    feeds: (fed) => `in inverno nutre ${blocks(fed)}`,
    majorRoad: (limit) => `strada maggiore, ${blocks(limit)}`,
    minorRoad: (limit) => `strada minore, ${blocks(limit)}`,
    strait: (limit) => `stretto, ${blocks(limit)}`,
    coast: "costa",
    openSea: "mare",
    used: (crossed) => count(crossed, "usato", "usati"),
    which: (places) => `Quale luogo: ${all(places)}?`,
    unknown: (typed) => `Nessun luogo della mappa si chiama «${typed}».`,
  },
};
