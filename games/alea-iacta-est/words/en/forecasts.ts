/** What an act will cost and bring, in English. */
import { columnText } from "@rubicon/series";
import { signed } from "../titles.ts";
import type { ForecastWords } from "../wording.ts";
import { count, forQuality, type Said } from "./names.ts";

export const forecastsIn = ({ zone, who, one }: Said): ForecastWords => ({
  "points-left": ({ points }) => (points === 0 ? "No movement point left" : `${count(points, "movement point")} left`),
  "taken-along": ({ comes, stays }) => {
    const come = `${who(comes)} ${one(comes) ? "comes" : "come"}`;
    return stays.length === 0 ? come : `${come}, ${who(stays)} ${one(stays) ? "stays" : "stay"}`;
  },
  throw: ({ sides, below }) => (below <= 0 ? "Cannot succeed" : `Succeeds with less than ${below} on a d${sides}`),
  battle: (battle) =>
    `Battle in ${zone(battle.zone)}: column ${columnText(battle, forQuality)}, die ${signed(battle.modifier)}, the attacker wins with ${count(battle.wins, "face")} of 6`,
});
