/** The cards (2.1): seven gods and twenty command cards. */
import { by, everyNth, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import type { Side } from "./blocks.ts";

export type Card = Nth<"card">;
/** Where a card can be. */
export type Pile = Nth<"pile">;

export const NO_CARD = nth<Card>(-1);

export const DECK = nth<Pile>(0);
export const hand = (side: Side): Pile => nth<Pile>(1 + side);
export const putAside = (side: Side): Pile => nth<Pile>(3 + side);
export const faceDown = (side: Side): Pile => nth<Pile>(5 + side);
export const faceUp = (side: Side): Pile => nth<Pile>(7 + side);
export const PILE_COUNT = 9;

export const GODS = ["apollo", "jupiter", "mars", "mercury", "neptune", "pluto", "vulcan"] as const;
export type God = (typeof GODS)[number];

export interface CardPart {
  readonly id: string;
  /** The god of an event card; null for a command card. */
  readonly god: God | null;
  readonly moves: number;
  readonly levies: number;
}

export interface Deck {
  // JC-2.1.a
  readonly cards: readonly Card[];
  readonly cardIds: ReadonlyBy<Card, string>;
  readonly cardNumbers: ReadonlyMap<string, Card>;
  readonly god: ReadonlyBy<Card, God | null>;
  // JC-2.1.k
  readonly moves: ReadonlyBy<Card, number>;
  readonly levies: ReadonlyBy<Card, number>;
  readonly apollo: Card;
}

export function makeDeck(parts: readonly CardPart[]): Deck {
  const cards = everyNth<Card>(parts.length);
  return {
    cards,
    cardIds: by<Card, string>(parts.map(({ id }) => id)),
    cardNumbers: new Map(cards.map((card) => [parts[card].id, card])),
    god: by<Card, God | null>(parts.map(({ god }) => god)),
    moves: by<Card, number>(parts.map(({ moves }) => moves)),
    levies: by<Card, number>(parts.map(({ levies }) => levies)),
    apollo: nth<Card>(parts.findIndex(({ god }) => god === "apollo")),
  };
}
