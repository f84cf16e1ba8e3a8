/** What an act will cost and bring, in English. */
import { signed } from "@rubicon/engine";
import { columnText } from "@rubicon/series";
import type { ForecastWords } from "../wording.ts";
import { count, forQuality, type Said } from "./said.ts";

export const forecastsIn = ({ at, people, verb, who, one }: Said): ForecastWords => ({
  "points-left": ({ points }) => (points === 0 ? "No movement point left" : `${count(points, "movement point")} left`),
  "taken-along": ({ comes, stays }) => {
    const come = `${who(comes)} ${one(comes) ? "comes" : "come"}`;
    return stays.length === 0 ? come : `${come}, ${who(stays)} ${one(stays) ? "stays" : "stay"}`;
  },
  throw: ({ sides, below }) => (below <= 0 ? "Cannot succeed" : `Succeeds with less than ${below} on a d${sides}`),
  "points-by-arms": (e) =>
    `No unit of ${people(e.people)} is left: let be, ${verb(e.people, "it counts", "they count")} as pacified by arms in Phase F, for ${count(e.points, "point")}`,
  battle: (battle) =>
    `Battle ${at(battle.zone)}: ${battle.attack} against ${battle.defence}, column ${columnText(battle, forQuality)}, die ${signed(battle.modifier)}, the attacker wins with ${count(battle.wins, "face")} of 6`,
});
