/** The cards (2.1): seven gods and twenty command cards. */
import data from "./data/cards.json" with { type: "json" };

export const GODS = ["apollo", "jupiter", "mars", "mercury", "neptune", "pluto", "vulcan"] as const;
export type God = (typeof GODS)[number];

// JC-2.1.a
export const CARDS: readonly string[] = data.cards.map((card) => card.id);
export const CARD_COUNT = CARDS.length;

/** The god of an event card; null for a command card. */
export const GOD: readonly (God | null)[] = data.cards.map((card) => GODS.find((god) => god === card.event) ?? null);
export const isEvent = (card: number): boolean => GOD[card] !== null;

// JC-2.1.k
export const MOVES: readonly number[] = data.cards.map((card) => card.move ?? 0);
export const LEVIES: readonly number[] = data.cards.map((card) => card.levy ?? 0);

export const APOLLO = CARDS.indexOf("apollo");

export function cardNamed(name: string): number {
  const card = CARDS.indexOf(name);
  if (card < 0) throw new Error(`there is no card named ${name}`);
  return card;
}
