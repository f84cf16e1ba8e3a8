/** What is the same in every language: titles as printed, ratings, strengths, and how a sentence is put together. */
import { type Block, COLOURS, type ColourName, LETTERS, SIDES, type SideName } from "../blocks.ts";
import { isSea, type Place, type Route, seaIds } from "../board.ts";
import type { Box } from "../box.ts";
import type { Card, God } from "../cards.ts";

/** Acts name things by number, events and sights by name. */
export type BlockRef = Block | string;
export type PlaceRef = Place | string;
export type CardRef = Card | string;

/** Everything that is printed on the components, as sentences need it. */
export interface Titles {
  readonly box: Box;
  place(place: PlaceRef): string;
  isAtSea(place: PlaceRef): boolean;
  block(block: BlockRef): string;
  /** Whose pool it belongs to. */
  owner(block: BlockRef): SideName;
  /** Both sides have an Auxilia 1; only one of them has a Legio 13. */
  isOnBothSides(block: BlockRef): boolean;
  /** "C3"; for a ballista "B4/D4", defending and attacking. */
  rating(block: BlockRef): string;
  letter(block: BlockRef, attacking: boolean): string;
  firepower(block: BlockRef): number;
  god(card: CardRef): God | null;
  /** Moves and levies as printed; letters that tell equal cards apart are for the journal. */
  face(card: CardRef): string;
  /** The seas of an amphibious route. */
  seas(route: Route): string[];
}

export function titlesOf(box: Box): Titles {
  const numberOf = <N extends number>(numbers: ReadonlyMap<string, N>, ref: N | string): N => {
    const number = typeof ref === "string" ? numbers.get(ref) : ref;
    if (number === undefined) throw new Error(`nothing in the box is called ${ref}`);
    return number;
  };
  const blockOf = (ref: BlockRef): Block => numberOf(box.blockNumbers, ref);
  const placeOf = (ref: PlaceRef): Place => numberOf(box.placeNumbers, ref);
  const cardOf = (ref: CardRef): Card => numberOf(box.cardNumbers, ref);

  const printed = new Map<string, number>();
  for (const title of box.blockTitles) printed.set(title, (printed.get(title) ?? 0) + 1);

  const title = (block: BlockRef): string => box.blockTitles[blockOf(block)];
  const letter = (block: BlockRef, attacking: boolean): string =>
    LETTERS[(attacking ? box.letterAttacking : box.letterDefending)[blockOf(block)]];
  const firepower = (block: BlockRef): number => box.firepower[blockOf(block)];
  return {
    box,
    place: (place) => box.placeTitles[placeOf(place)],
    isAtSea: (place) => isSea(box, placeOf(place)),
    block: title,
    owner: (block) => SIDES[box.owner[blockOf(block)]],
    isOnBothSides: (block) => (printed.get(title(block)) ?? 0) > 1,
    rating(block) {
      const [defending, attacking] = [false, true].map((role) => `${letter(block, role)}${firepower(block)}`);
      return defending === attacking ? defending : `${defending}/${attacking}`;
    },
    letter,
    firepower,
    god: (card) => box.god[cardOf(card)],
    face: (card) => `${box.moves[cardOf(card)]}/${box.levies[cardOf(card)]}`,
    seas: (route) => seaIds(box, box.routeSeas[route]),
  };
}

export const sideColour = (side: SideName): ColourName => COLOURS[SIDES.indexOf(side)];

const NUMERALS = ["0", "I", "II", "III", "IV"];
export const roman = (strength: number): string => NUMERALS[strength];

export { joined as listed, sentence } from "@rubicon/engine";
