/** What a terminal adds in Italian: notes on acts, and a zone seen closer. */
import type { CloserWords } from "../closer-words.ts";
import { listed, signed } from "../titles.ts";
import { count } from "./names.ts";

export const closer: CloserWords = {
  enemies: (units) => `lì ${count(units, "unità nemica", "unità nemiche")}`,
  friends: (units) => `lì ${count(units, "tua unità", "tue unità")}`,
  inPassing: {
    warriors: (units) => `lì ${count(units, "unità", "unità")} di un Popolo in guerra che controlli: solo di passaggio`,
    romans: (units) => `lì ${count(units, "tua unità romana", "tue unità romane")}: solo di passaggio`,
  },
  leader: ({ cc, tb, pc, sr }) => `CC ${cc}, TB ${signed(tb)}${pc === null ? "" : `, PC ${pc}`}, SR ${sr}`,
  army: (units, sp) => `${count(units, "unità", "unità")}, ${sp} SP`,
  region: (name, holder) => `regione ${name} (${holder})`,
  homeOf: (people) => `terra dei ${people}`,
  sea: "mare",
  closedSea: "mare chiuso alle naves",
  city: (name) => `città: ${name}`,
  port: (name) => `porto: ${name}`,
  mountain: "montagne",
  ships: "naves",
  byLand: (cost) => `per terra, ${cost} MP`,
  overWater: (cost) => `attraversando l’acqua, ${cost} MP`,
  bySea: (cost) => `per mare, ${cost} MP`,
  empty: "nessuno",
  which: (zones) => `Quale: ${listed(zones, "o")}?`,
  unknown: (typed) => `Nessuna zona e nessuna pedina si chiama ${typed}.`,
  infested: "peste: ogni capo o unità che arriva tira un d10; con un 9 un capo muore, un’unità è indebolita o perduta",
  titled: {
    "faction-leader": "Capo di fazione",
    pretender: "Pretendente",
    follower: "con un Pretendente",
    triumvir: "Triumviro",
    ill: "malato",
    assassin: "Assassino",
  },
};
