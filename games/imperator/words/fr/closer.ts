/** What a terminal adds in French: notes on acts, and a zone seen closer. */
import { signed } from "@rubicon/engine";
import type { CloserWords } from "../closer-words.ts";
import { all, count, either } from "./said.ts";

export const closer: CloserWords = {
  enemies: (units) => `${count(units, "unité ennemie", "unités ennemies")} là-bas`,
  friends: (units) => `${count(units, "unité")} à vous là-bas`,
  leader: ({ cc, tb, pc, sr }) => `CC ${cc}, BT ${signed(tb)}${pc === null ? "" : `, CP ${pc}`}, VS ${sr}`,
  army: (units, sp) => `${count(units, "unité")}, ${sp} PF`,
  homeOf: (people) => `zone d’origine : ${people}`,
  sea: "mer",
  closedSea: "mer fermée aux flottes",
  city: (name) => `ville : ${name}`,
  port: (name) => `port : ${name}`,
  infested: {
    stricken: "peste : les unités complètes sont affaiblies, les affaiblies perdues, les chefs meurent sur un 9",
    tainted: "peste : les unités complètes sont affaiblies, les chefs meurent sur un 9",
  },
  camps: (names) => `camp : ${all(names)}`,
  byLand: (cost) => `par terre, ${cost} PM`,
  overWater: (cost) => `en franchissant l’eau, ${cost} PM`,
  byShip: "par mer",
  empty: "personne",
  which: (zones) => `Laquelle : ${either(zones)} ?`,
  unknown: (typed) => `Aucune zone ni aucun pion ne s’appelle ${typed}.`,
};
