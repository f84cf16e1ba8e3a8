/** Acts, places and the moment seen closer, in French. */
import type { CloserWords } from "../closer-words.ts";
import { all, count } from "./names.ts";

const yours = (blocks: number): string => `${blocks} à vous`;

export const closer: CloserWords = {
  note: {
    attack: (own, enemy) => `attaque : ${own > 0 ? `${yours(own)} déjà, contre ${enemy}` : count(enemy, "bloc")}`,
    reinforce: (own, enemy) => `renfort : ${yours(own)} contre ${enemy}`,
    against: (own, enemy) => `${yours(own)} contre ${enemy}`,
    own: yours,
    vacant: "vacant",
    blocks: (blocks) => count(blocks, "bloc"),
    oneOf: (blocks) => (blocks === 1 ? "seul de sa couleur" : `un sur ${blocks}`),
    dice: (dice) => count(dice, "dé"),
  },
  look: {
    majorPort: "port majeur",
    port: "port",
    inland: "à l’intérieur des terres",
    sea: "mer",
    feeds: (blocks) => `nourrit ${count(blocks, "bloc")} en hiver`,
    majorRoad: (limit) => `route majeure, ${count(limit, "bloc")}`,
    minorRoad: (limit) => `route mineure, ${count(limit, "bloc")}`,
    strait: (limit) => `détroit, ${count(limit, "bloc")}`,
    coast: "côte",
    openSea: "mer",
    used: (blocks) => `${count(blocks, "utilisé")}`,
    which: (places) => `Quel lieu : ${all(places)} ?`,
    unknown: (typed) => `Aucun lieu de la carte ne s’appelle «\u00a0${typed}\u00a0».`,
  },
};
