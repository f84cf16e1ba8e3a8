/** What there is to say on the panels: one key a sentence, so that no language can leave one out. */
import type { God, Seen } from "@rubicon/julius-caesar/components";

export type Ask = NonNullable<Seen["asked"]>["ask"];

export interface PanelWords {
  hiddenBlock: string;
  /** Between a word and what is said of it. */
  colon: string;
  // Cards
  moves(count: number): string;
  levies(count: number): string;
  /** What each god does, as short as a card is narrow. */
  readonly gods: Readonly<Record<God, string>>;
  cardBack: string;
  // The hand
  ownHand: string;
  handOf(side: string): string;
  holds(side: string, cards: number): string;
  discarded: string;
  faceDown: string;
  noCards: string;
  // The calendar and the score
  bc(year: number): string;
  year(bc: number): string;
  turn(turn: number): string;
  calendar: string;
  winter: string;
  newYear: string;
  now: string;
  past: string;
  points(side: string, points: number): string;
  goal(points: number): string;
  first: string;
  goesFirst(side: string): string;
  decides(side: string): string;
  over: string;
  won: string;
  draw: string;
  about: Readonly<Record<Ask, string>>;
  surpriseWaits(place: string): string;
  playedThisTurn(side: string, card: string): string;
  hiddenThisTurn(side: string): string;
  notYet(side: string): string;
  asCard(card: string): string;
  // Beside the map
  pool(side: string): string;
  poolHint: string;
  levyNow: string;
  standing(blocks: number): string;
  poolEmpty: string;
  fallen: string;
  fallenHint: string;
  nobodyFell: string;
  trophies: string;
  trophyWorth(points: number): string;
  noTrophies: string;
  played: string;
  undealt(cards: number): string;
  rules: string;
  strength(roman: string): string;
}
