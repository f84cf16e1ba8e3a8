/** What an act will cost and bring, in English. */
import { chances, meanHits, rounded } from "../reckoning.ts";
import { roman } from "../titles.ts";
import type { ForecastWords } from "../wording.ts";
import { all, count, type English } from "./names.ts";

export const forecastsIn = ({ place }: English): ForecastWords => ({
  "moves-left": (f) => (f.moves === 0 ? "No move left after it" : `${count(f.moves, "move")} left after it`),
  "moves-unused": (f) => `${count(f.moves, "move")} unused`,
  "levies-unused": (f) => `${count(f.levies, "levy", "levies")} unused`,
  holds: (f) => `A navis has to stay in ${all(f.seas.map(place))}`,
  attack: (f) => `Attack on ${count(f.enemy, "block")}${f.own > 0 ? `, with ${f.own} of yours there` : ""}`,
  reinforce: (f) => `Reinforces ${f.own} of yours against ${f.enemy}`,
  defend: (f) => `${f.own} of yours defend against ${f.enemy}`,
  road: (f) => (f.left === 0 ? "The road is full after it" : `${f.left} more may use this road`),
  "steps-left": (f) => `Can go ${count(f.steps, "place")} further`,
  "main-group": (f) => `${f.main} in the main group, ${f.reserves} in reserve`,
  strength: (f) => `Strength ${roman(f.strength)} of ${roman(f.most)}`,
  "one-of": (f) => (f.blocks === 1 ? "The only one there" : `One of ${f.blocks}, at random`),
  shakes: (f) => (f.blocks === 1 ? "1 block loses a step" : `${f.blocks} blocks lose a step each`),
  volley: (f) => {
    const odds = chances(f.ways).map((percent, hits) => `${hits}: ${percent}%`);
    const range = f.firepower === 1 ? "1" : `1-${f.firepower}`;
    return `${count(f.dice, "die", "dice")}, hits on ${range}: ${rounded(meanHits(f))} on average (${odds.join(", ")})`;
  },
  "step-lost": (f) => `Strength ${roman(f.strength)} is left`,
  falls: () => "Is eliminated",
  trophy: () => "Is killed, and a trophy of the enemy",
  turns: () => "Goes over to the enemy",
  battle: (f) =>
    `${count(f.own, "block")} with ${count(f.ownDice, "die", "dice")} against ${f.enemy} with ${f.enemyDice}`,
  surplus: (f) =>
    f.left === 0
      ? `${place(f.city)} can feed the others`
      : `${count(f.left, "block")} more to go from ${place(f.city)}`,
});

export function losses(steps: number, blocks: number): string {
  const some = (n: number, one: string): string => `${rounded(n)} ${rounded(n) === "1" ? one : `${one}s`}`;
  return `${some(steps, "step")}, ${some(blocks, "block")}`;
}
