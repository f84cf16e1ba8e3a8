/** What an act will cost and bring, in French. */
import { columnText } from "@rubicon/series";
import { signed } from "../titles.ts";
import type { ForecastWords } from "../wording.ts";
import { count, forQuality, type Said } from "./names.ts";

export const forecastsIn = ({ zone, who, one }: Said): ForecastWords => ({
  "points-left": ({ points }) =>
    points === 0 ? "Plus aucun point de mouvement" : `Il reste ${count(points, "point")} de mouvement`,
  "taken-along": ({ comes, stays }) => {
    const come = `${who(comes)} ${one(comes) ? "vient" : "viennent"}`;
    return stays.length === 0 ? come : `${come}, ${who(stays)} ${one(stays) ? "reste" : "restent"}`;
  },
  throw: ({ sides, below }) => (below <= 0 ? "Ne peut réussir" : `Réussit avec moins de ${below} au d${sides}`),
  battle: (battle) =>
    `Bataille en ${zone(battle.zone)} : colonne ${columnText(battle, forQuality)}, dé ${signed(battle.modifier)}, l’attaquant gagne avec ${count(battle.wins, "face")} sur 6`,
});
