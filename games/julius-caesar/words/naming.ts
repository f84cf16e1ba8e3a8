/** What names of all languages have in common: how a language's words for things become its names. */
import type { ColourName, SideName } from "../blocks.ts";
import type { God } from "../cards.ts";
import type { BlockRef, CardRef, Titles } from "./titles.ts";
import type { Names } from "./wording.ts";

export interface NameWords {
  readonly sides: Readonly<Record<SideName, string>>;
  readonly gods: Readonly<Record<God, string>>;
  /** People and beasts that have another name than in Latin. */
  readonly people?: ReadonlyMap<string, string>;
  /** One block of that colour, and several. */
  readonly colours: Readonly<Record<ColourName, readonly [one: string, many: string]>>;
  /** The word for a card before its face. */
  readonly card: string;
  /** A title with its owner: "Caesar's Navis 1". */
  owned(title: string, owner: string): string;
}

export function namesFrom({ sides, gods, people, colours, card, owned }: NameWords, titles: Titles): Names {
  const title = (block: BlockRef): string => people?.get(titles.block(block)) ?? titles.block(block);
  const face = (ref: CardRef): string => {
    const god = titles.god(ref);
    return god ? gods[god] : titles.face(ref);
  };
  return {
    sides,
    gods,
    title,
    block: (block) => (titles.isOnBothSides(block) ? owned(title(block), sides[titles.owner(block)]) : title(block)),
    card: (ref) => (titles.god(ref) ? face(ref) : `${card} ${titles.face(ref)}`),
    face,
    colour: (colour, count) => colours[colour][count > 1 ? 1 : 0],
  };
}
