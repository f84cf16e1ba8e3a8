/** What a terminal adds in French: notes on acts, and a zone seen closer. */
import type { CloserWords } from "../closer-words.ts";
import { listed, signed } from "../titles.ts";
import { count } from "./names.ts";

export const closer: CloserWords = {
  enemies: (units) => `${count(units, "unité ennemie", "unités ennemies")} là-bas`,
  friends: (units) => `${count(units, "unité")} à vous là-bas`,
  inPassing: {
    warriors: (units) =>
      `là-bas ${count(units, "unité")} d’un Peuple en guerre que vous contrôlez\u00a0: en passant seulement`,
    romans: (units) => `${count(units, "unité romaine", "unités romaines")} à vous là-bas\u00a0: en passant seulement`,
  },
  leader: ({ cc, tb, pc, sr }) => `CC ${cc}, BT ${signed(tb)}${pc === null ? "" : `, CP ${pc}`}, VS ${sr}`,
  army: (units, sp) => `${count(units, "unité")}, ${sp} PF`,
  region: (name, holder) => `région ${name} (${holder})`,
  homeOf: (people) => `pays des ${people}`,
  sea: "mer",
  closedSea: "mer fermée aux naves",
  city: (name) => `ville : ${name}`,
  port: (name) => `port : ${name}`,
  mountain: "montagnes",
  ships: "naves",
  byLand: (cost) => `par terre, ${cost} PM`,
  overWater: (cost) => `en franchissant l’eau, ${cost} PM`,
  bySea: (cost) => `par mer, ${cost} PM`,
  empty: "personne",
  which: (zones) => `Laquelle : ${listed(zones, "ou")} ?`,
  unknown: (typed) => `Aucune zone ni aucun pion ne s’appelle ${typed}.`,
  infested:
    "peste : chaque chef ou unité qui arrive lance un d10 ; sur un 9 un chef meurt, une unité est affaiblie ou perdue",
  titled: {
    "faction-leader": "Chef de parti",
    pretender: "Prétendant",
    follower: "avec un Prétendant",
    triumvir: "Triumvir",
    ill: "malade",
    assassin: "Assassin",
  },
};
