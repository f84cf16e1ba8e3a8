/** What a terminal adds in Italian: notes on acts, and a zone seen closer. */
import { signed } from "@rubicon/engine";
import type { CloserWords } from "../closer-words.ts";
import { all, count, either } from "./said.ts";

export const closer: CloserWords = {
  enemies: (units) => `lì ${count(units, "unità nemica", "unità nemiche")}`,
  friends: (units) => `lì ${count(units, "tua unità", "tue unità")}`,
  leader: ({ cc, tb, pc, sr }) => `CC ${cc}, TB ${signed(tb)}${pc === null ? "" : `, PC ${pc}`}, SR ${sr}`,
  army: (units, sp) => `${count(units, "unità", "unità")}, ${sp} SP`,
  homeOf: (people) => `zona d’origine: ${people}`,
  sea: "mare",
  closedSea: "mare chiuso alle flotte",
  city: (name) => `città: ${name}`,
  port: (name) => `porto: ${name}`,
  infested: {
    stricken: "peste: le unità intere sono ridotte, quelle ridotte perdute, i capi muoiono con un 9",
    tainted: "peste: le unità intere sono ridotte, i capi muoiono con un 9",
  },
  camps: (names) => `campo: ${all(names)}`,
  byLand: (cost) => `per terra, ${cost} MP`,
  overWater: (cost) => `attraversando l’acqua, ${cost} MP`,
  byShip: "per mare",
  empty: "nessuno",
  which: (zones) => `Quale: ${either(zones)}?`,
  unknown: (typed) => `Nessuna zona e nessuna pedina si chiama ${typed}.`,
};
