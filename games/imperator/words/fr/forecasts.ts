/** What an act will cost and bring, in French. */
import { signed } from "@rubicon/engine";
import { columnText } from "@rubicon/series";
import type { ForecastWords } from "../wording.ts";
import { count, forQuality, type Said } from "./said.ts";

export const forecastsIn = ({ at, ofPeople, who, one }: Said): ForecastWords => ({
  "points-left": ({ points }) => (points === 0 ? "Plus aucun PM" : `Reste ${points} PM`),
  "taken-along": ({ comes, stays }) => {
    const come = `${who(comes)} ${one(comes) ? "vient" : "viennent"}`;
    return stays.length === 0 ? come : `${come}, ${who(stays)} ${one(stays) ? "reste" : "restent"}`;
  },
  throw: ({ sides, below }) => (below <= 0 ? "Ne peut réussir" : `Réussit avec moins de ${below} au d${sides}`),
  "points-by-arms": (e) =>
    `Il ne reste aucune unité ${ofPeople(e.people)}\u00a0: sans cela, la paix par les armes vaut ${count(e.points, "point")} en phase F`,
  battle: (battle) =>
    `Bataille ${at(battle.zone)} : ${battle.attack} contre ${battle.defence}, colonne ${columnText(battle, forQuality)}, dé ${signed(battle.modifier)}, l’attaquant gagne avec ${count(battle.wins, "face")} sur 6`,
});
