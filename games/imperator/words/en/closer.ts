/** What a terminal adds in English: notes on acts, and a zone seen closer. */
import { signed } from "@rubicon/engine";
import type { CloserWords } from "../closer-words.ts";
import { all, count, either } from "./said.ts";

export const closer: CloserWords = {
  enemies: (units) => `${count(units, "enemy unit")} there`,
  friends: (units) => `${count(units, "unit")} of yours there`,
  leader: ({ cc, tb, pc, sr }) => `CC ${cc}, TB ${signed(tb)}${pc === null ? "" : `, PC ${pc}`}, SR ${sr}`,
  army: (units, sp) => `${count(units, "unit")}, ${sp} SP`,
  homeOf: (people) => `home of ${people}`,
  sea: "sea",
  closedSea: "sea closed to fleets",
  city: (name) => `town: ${name}`,
  port: (name) => `port: ${name}`,
  infested: {
    stricken: "plague: units at full strength are reduced, reduced ones die, leaders die on a 9",
    tainted: "plague: units at full strength are reduced, leaders die on a 9",
  },
  camps: (names) => `camp: ${all(names)}`,
  byLand: (cost) => `by land, ${cost} MP`,
  overWater: (cost) => `across the water, ${cost} MP`,
  byShip: "by ship",
  empty: "nobody",
  which: (zones) => `Which one: ${either(zones)}?`,
  unknown: (typed) => `No zone and no piece is called ${typed}.`,
};
