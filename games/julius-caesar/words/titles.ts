/** What is the same in every language: titles as printed, ratings, strengths, and how a sentence is put together. */
import {
  BLOCK_COUNT,
  BLOCK_TITLES,
  blockNamed,
  COLOURS,
  type ColourName,
  FIREPOWER,
  LETTER_ATTACKING,
  LETTER_DEFENDING,
  LETTERS,
  OWNER,
  SIDES,
  type SideName,
} from "../blocks.ts";
import { isSea, PLACE_TITLES, placeNamed, ROUTE_NAMES } from "../board.ts";
import { CARDS, GOD, type God, LEVIES, MOVES } from "../cards.ts";

/** Acts name things by number, events and sights by name. */
export type Ref = number | string;

export const blockNumber = (block: Ref): number => (typeof block === "number" ? block : blockNamed(block));
const placeNumber = (place: Ref): number => (typeof place === "number" ? place : placeNamed(place));
const cardNumber = (card: Ref): number => (typeof card === "number" ? card : CARDS.indexOf(card));

export const placeTitle = (place: Ref): string => PLACE_TITLES[placeNumber(place)];
export const atSea = (place: Ref): boolean => isSea(placeNumber(place));
export const blockTitle = (block: Ref): string => BLOCK_TITLES[blockNumber(block)];
export const ownerOf = (block: Ref): SideName => SIDES[OWNER[blockNumber(block)]];

/** The seas of an amphibious route. */
export const seasOf = (route: number): string[] => ROUTE_NAMES[route].split("+");

const timesPrinted = new Map<string, number>();
for (const title of BLOCK_TITLES) timesPrinted.set(title, (timesPrinted.get(title) ?? 0) + 1);

/** Both sides have an Auxilia 1; only one of them has a Legio 13. */
export const isOnBothSides: readonly boolean[] = Array.from({ length: BLOCK_COUNT }, (_, block) => {
  return timesPrinted.get(BLOCK_TITLES[block]) === 2;
});

export const godOf = (card: Ref): God | null => GOD[cardNumber(card)];
export const movesOf = (card: Ref): number => MOVES[cardNumber(card)];
export const leviesOf = (card: Ref): number => LEVIES[cardNumber(card)];
/** Moves and levies as printed; letters that tell equal cards apart are for the journal. */
export const faceOf = (card: Ref): string => `${movesOf(card)}/${leviesOf(card)}`;

export const sideColour = (side: SideName): ColourName => COLOURS[SIDES.indexOf(side)];

const NUMERALS = ["0", "I", "II", "III", "IV"];
export const roman = (strength: number): string => NUMERALS[strength];

export const letterOf = (block: Ref, attacking: boolean): string =>
  LETTERS[(attacking ? LETTER_ATTACKING : LETTER_DEFENDING)[blockNumber(block)]];
export const firepowerOf = (block: Ref): number => FIREPOWER[blockNumber(block)];

/** "C3"; for a ballista "B4/D4", defending and attacking. */
export function rating(block: Ref): string {
  const defending = `${letterOf(block, false)}${firepowerOf(block)}`;
  const attacking = `${letterOf(block, true)}${firepowerOf(block)}`;
  return defending === attacking ? defending : `${defending}/${attacking}`;
}

/** Starts a sentence with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c". */
export function listed(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${and} ${items[items.length - 1]}`;
}
