/** What a terminal adds in English: notes on acts, and a zone seen closer. */
import type { CloserWords } from "../closer-words.ts";
import { listed, signed } from "../titles.ts";
import { count } from "./names.ts";

export const closer: CloserWords = {
  enemies: (units) => `${count(units, "enemy unit")} there`,
  friends: (units) => `${count(units, "unit")} of yours there`,
  inPassing: {
    warriors: (units) => `${count(units, "unit")} there of a People at war that you control: only in passing`,
    romans: (units) => `${count(units, "Roman unit")} of yours there: only in passing`,
  },
  leader: ({ cc, tb, pc, sr }) => `CC ${cc}, TB ${signed(tb)}${pc === null ? "" : `, PC ${pc}`}, SR ${sr}`,
  army: (units, sp) => `${count(units, "unit")}, ${sp} SP`,
  region: (name, holder) => `region of ${name} (${holder})`,
  homeOf: (people) => `land of the ${people}`,
  sea: "sea",
  closedSea: "sea closed to ships",
  city: (name) => `city: ${name}`,
  port: (name) => `port: ${name}`,
  mountain: "mountains",
  ships: "ships",
  byLand: (cost) => `by land, ${cost} MP`,
  overWater: (cost) => `across the water, ${cost} MP`,
  bySea: (cost) => `by ship, ${cost} MP`,
  empty: "nobody",
  which: (zones) => `Which one: ${listed(zones, "or")}?`,
  unknown: (typed) => `No zone and no piece is called ${typed}.`,
  infested: "plague: each leader or unit that comes throws a d10; on a 9 a leader dies, a unit loses a step",
  titled: {
    "faction-leader": "Faction Leader",
    pretender: "Pretender",
    follower: "with a Pretender",
    triumvir: "Triumvir",
    ill: "ill",
    assassin: "Assassin",
  },
};
