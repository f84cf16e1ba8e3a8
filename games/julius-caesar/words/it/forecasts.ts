/** What an act will cost and bring, in Italian. */
import { chances, meanHits, rounded } from "../reckoning.ts";
import { roman } from "../titles.ts";
import type { ForecastWords } from "../wording.ts";
import { all, blocks, count, type Italian } from "./names.ts";

const decimal = (n: number): string => rounded(n).replace(".", ",");

export const forecastsIn = ({ at, from, the }: Italian): ForecastWords => ({
  "moves-left": (f) =>
    f.moves === 0 ? "Poi nessun movimento" : `Poi ${count(f.moves, "movimento rimasto", "movimenti rimasti")}`,
  "moves-unused": (f) => count(f.moves, "movimento non usato", "movimenti non usati"),
  "levies-unused": (f) => count(f.levies, "leva non usata", "leve non usate"),
  holds: (f) => `Una navis deve restare ${all(f.seas.map(at))}`,
  attack: (f) =>
    `Attacco contro ${blocks(f.enemy)}${f.own > 0 ? `, con ${count(f.own, "tuo", "tuoi")} sul posto` : ""}`,
  reinforce: (f) => `Rinforza ${count(f.own, "tuo", "tuoi")} contro ${f.enemy}`,
  defend: (f) => `Difesa: ${count(f.own, "tuo", "tuoi")} contro ${f.enemy}`,
  road: (f) => (f.left === 0 ? "Poi la via è piena" : `Posto per altri ${f.left} su questa via`),
  "steps-left": (f) => `Può proseguire per ${count(f.steps, "tappa", "tappe")}`,
  "main-group": (f) => `${f.main} nel gruppo principale, ${f.reserves} in riserva`,
  strength: (f) => `Forza ${roman(f.strength)} su ${roman(f.most)}`,
  "one-of": (f) => (f.blocks === 1 ? "L’unico sul posto" : `Uno su ${f.blocks}, a caso`),
  shakes: (f) => (f.blocks === 1 ? "1 blocco perde uno step" : `${f.blocks} blocchi perdono uno step ciascuno`),
  volley: (f) => {
    const odds = chances(f.ways).map((percent, hits) => `${hits}: ${percent}%`);
    const range = f.firepower === 1 ? "1" : `1-${f.firepower}`;
    return `${count(f.dice, "dado", "dadi")}, colpisce con ${range}: ${decimal(meanHits(f))} in media (${odds.join(", ")})`;
  },
  "step-lost": (f) => `Resta la forza ${roman(f.strength)}`,
  falls: () => "Blocco eliminato",
  trophy: () => "Il leader muore: un trofeo per il nemico",
  turns: () => "Passa al nemico",
  battle: (f) => `${blocks(f.own)} e ${count(f.ownDice, "dado", "dadi")} contro ${f.enemy} e ${f.enemyDice}`,
  surplus: (f) =>
    f.left === 0 ? `Poi ${the(f.city)} rifornisce gli altri` : `Ancora ${blocks(f.left)} da togliere ${from(f.city)}`,
});

export function losses(steps: number, lost: number): string {
  const one = (n: number): boolean => decimal(n) === "1";
  return `${decimal(steps)} step, ${decimal(lost)} ${one(lost) ? "blocco" : "blocchi"}`;
}
