/** What a terminal adds in French: notes on acts, and a zone seen closer. */
import type { CloserWords } from "../closer-words.ts";
import { all, count, either } from "./said.ts";

export const closer: CloserWords = {
  enemies: (units) => `${count(units, "unité ennemie", "unités ennemies")} là-bas`,
  friends: (units) => `${count(units, "unité")} à vous là-bas`,
  homeOf: (people) => `zone d’origine : ${people}`,
  sea: "mer",
  closedSea: "mer fermée aux flottes",
  city: (name) => `ville : ${name}`,
  port: (name) => `port : ${name}`,
  camps: (names) => `camp : ${all(names)}`,
  byLand: (cost) => `par terre, ${cost} PM`,
  byShip: "par mer",
  empty: "personne",
  which: (zones) => `Laquelle : ${either(zones)} ?`,
  unknown: (typed) => `Aucune zone ne s’appelle ${typed}.`,
};
