/** Acts, places and the moment seen closer, in English. */
import type { CloserWords } from "../closer-words.ts";
import { all, count } from "./names.ts";

export const closer: CloserWords = {
  note: {
    attack: (own, enemy) => `attack: ${own > 0 ? `${own} of yours so far against ${enemy}` : count(enemy, "block")}`,
    reinforce: (own, enemy) => `reinforce: ${own} of yours against ${enemy}`,
    against: (own, enemy) => `${own} of yours against ${enemy}`,
    own: (blocks) => `${blocks} of yours`,
    vacant: "vacant",
    blocks: (blocks) => count(blocks, "block"),
    oneOf: (blocks) => (blocks === 1 ? "the only one" : `one of ${blocks}`),
    dice: (dice) => count(dice, "die", "dice"),
  },
  look: {
    majorPort: "major port",
    port: "port",
    inland: "inland",
    sea: "sea",
    feeds: (blocks) => `feeds ${count(blocks, "block")} in winter`,
    majorRoad: (limit) => `major road, ${count(limit, "block")}`,
    minorRoad: (limit) => `minor road, ${count(limit, "block")}`,
    strait: (limit) => `strait, ${count(limit, "block")}`,
    coast: "coast",
    openSea: "sea",
    used: (blocks) => `${blocks} used`,
    which: (places) => `Which place: ${all(places)}?`,
    unknown: (typed) => `No place on the map is called "${typed}".`,
  },
};
