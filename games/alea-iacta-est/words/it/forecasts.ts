/** What an act will cost and bring, in Italian. */
import { columnText } from "@rubicon/series";
import { signed } from "../titles.ts";
import type { ForecastWords } from "../wording.ts";
import { count, forQuality, type Said } from "./names.ts";

export const forecastsIn = ({ zone, who, one }: Said): ForecastWords => ({
  "points-left": ({ points }) =>
    points === 0
      ? "Nessun punto movimento"
      : `${points === 1 ? "Resta" : "Restano"} ${count(points, "punto", "punti")} movimento`,
  "taken-along": ({ comes, stays }) => {
    const come = `${who(comes)} ${one(comes) ? "viene" : "vengono"}`;
    return stays.length === 0 ? come : `${come}, ${who(stays)} ${one(stays) ? "resta" : "restano"}`;
  },
  throw: ({ sides, below }) => (below <= 0 ? "Non può riuscire" : `Riesce con meno di ${below} al d${sides}`),
  battle: (battle) =>
    `Battaglia in ${zone(battle.zone)}: colonna ${columnText(battle, forQuality)}, dado ${signed(battle.modifier)}, l’attaccante vince con ${count(battle.wins, "faccia", "facce")} su 6`,
});
