/** What an act will cost and bring, in French. */
import { chances, meanHits, rounded } from "../reckoning.ts";
import { roman } from "../titles.ts";
import type { ForecastWords } from "../wording.ts";
import { all, count, type French } from "./names.ts";

const decimal = (n: number): string => rounded(n).replace(".", ",");

export const forecastsIn = ({ at, from, the }: French): ForecastWords => ({
  "moves-left": (f) =>
    f.moves === 0
      ? "Plus de mouvement ensuite"
      : `Ensuite ${count(f.moves, "mouvement restant", "mouvements restants")}`,
  "moves-unused": (f) => count(f.moves, "mouvement inutilisé", "mouvements inutilisés"),
  "levies-unused": (f) => count(f.levies, "levée inutilisée", "levées inutilisées"),
  holds: (f) => `Une navis doit rester ${all(f.seas.map(at))}`,
  attack: (f) => `Attaque contre ${count(f.enemy, "bloc")}${f.own > 0 ? `, avec ${f.own} à vous sur place` : ""}`,
  reinforce: (f) => `Renforce ${f.own} à vous contre ${f.enemy}`,
  defend: (f) => `Défense : ${f.own} à vous contre ${f.enemy}`,
  road: (f) => (f.left === 0 ? "La voie est pleine ensuite" : `Place pour ${f.left} de plus sur cette voie`),
  "steps-left": (f) => `Peut aller ${count(f.steps, "étape")} plus loin`,
  "main-group": (f) => `${f.main} dans le groupe principal, ${f.reserves} en réserve`,
  strength: (f) => `Force ${roman(f.strength)} sur ${roman(f.most)}`,
  "one-of": (f) => (f.blocks === 1 ? "Le seul sur place" : `Un bloc sur ${f.blocks}, au hasard`),
  shakes: (f) => (f.blocks === 1 ? "1 bloc perd un pas" : `${f.blocks} blocs perdent un pas chacun`),
  volley: (f) => {
    const odds = chances(f.ways).map((percent, hits) => `${hits} : ${percent} %`);
    const range = f.firepower === 1 ? "1" : `1-${f.firepower}`;
    return `${count(f.dice, "dé")}, touche sur ${range} : ${decimal(meanHits(f))} en moyenne (${odds.join(", ")})`;
  },
  "step-lost": (f) => `Il reste la force ${roman(f.strength)}`,
  falls: () => "Perte du bloc",
  trophy: () => "Mort du chef : un trophée pour l’ennemi",
  turns: () => "Passe à l’ennemi",
  battle: (f) => `${count(f.own, "bloc")} et ${count(f.ownDice, "dé")} contre ${f.enemy} et ${f.enemyDice}`,
  surplus: (f) =>
    f.left === 0
      ? `Ensuite ${the(f.city)} nourrit les autres`
      : `Encore ${count(f.left, "bloc")} à retirer ${from(f.city)}`,
});

export function losses(steps: number, blocks: number): string {
  return `${decimal(steps)} pas, ${decimal(blocks)} ${blocks >= 2 ? "blocs" : "bloc"}`;
}
