/** What an act will cost and bring, in Italian. */
import { signed } from "@rubicon/engine";
import { columnText } from "@rubicon/series";
import type { ForecastWords } from "../wording.ts";
import { count, forQuality, type Said } from "./said.ts";

export const forecastsIn = ({ at, ofPeople, who, one }: Said): ForecastWords => ({
  "points-left": ({ points }) =>
    points === 0 ? "Nessun MP rimasto" : `${points === 1 ? "Resta" : "Restano"} ${points} MP`,
  "taken-along": ({ comes, stays }) => {
    const come = `${who(comes)} ${one(comes) ? "viene" : "vengono"}`;
    return stays.length === 0 ? come : `${come}, ${who(stays)} ${one(stays) ? "resta" : "restano"}`;
  },
  throw: ({ sides, below }) => (below <= 0 ? "Non può riuscire" : `Riesce con meno di ${below} al d${sides}`),
  "points-by-arms": (e) =>
    `Non resta alcuna unità ${ofPeople(e.people)}: senza questo, la pace con le armi vale ${count(e.points, "punto", "punti")} nella Fase F`,
  battle: (battle) =>
    `Battaglia ${at(battle.zone)}: ${battle.attack} contro ${battle.defence}, colonna ${columnText(battle, forQuality)}, dado ${signed(battle.modifier)}, l’attaccante vince con ${count(battle.wins, "faccia", "facce")} su 6`,
});
