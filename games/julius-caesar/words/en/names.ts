/** English names. */
import type { ColourName, SideName } from "../../blocks.ts";
import type { Shown } from "../../events.ts";
import { namesFrom } from "../naming.ts";
import { listed, type PlaceRef, roman, sideColour, type Titles } from "../titles.ts";

export const sides = { caesar: "Caesar", pompeius: "Pompeius" } as const;
const gods = {
  apollo: "Apollo",
  jupiter: "Jupiter",
  mars: "Mars",
  mercury: "Mercury",
  neptune: "Neptune",
  pluto: "Pluto",
  vulcan: "Vulcan",
};

export const whose = (side: SideName): string => `${sides[side]}’s`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const all = (items: readonly string[]): string => listed(items, "and");

export function english(titles: Titles) {
  const names = namesFrom(
    {
      sides,
      gods,
      colours: { tan: ["tan", "tan"], green: ["green", "green"], blue: ["blue", "blue"] },
      card: "card",
      owned: (title, owner) => `${owner}’s ${title}`,
    },
    titles,
  );
  const { block, card } = names;

  /** A block that may be hidden: its name, or what its back and its place tell. */
  function some(side: SideName, known: string | undefined, colour: ColourName, places: readonly PlaceRef[]): string {
    if (known !== undefined) return block(known);
    if (colour === "blue") return block("cleopatra");
    const kind = places.some(titles.isAtSea) ? "navis" : "blocks";
    return `one of ${whose(side)} ${colour === sideColour(side) ? "" : `${names.colour(colour, 1)} `}${kind}`;
  }

  /** Blocks of one side face up; only a defector needs to be told from its namesake. */
  function shown(side: SideName, faceUp: readonly Shown[]): string {
    const named = (each: Shown): string =>
      titles.owner(each.block) === side ? names.title(each.block) : block(each.block);
    return all(faceUp.map((each) => `${named(each)} (${roman(each.strength)})`)) || "no block";
  }

  return { titles, names, block, card, place: titles.place, some, shown };
}

export type English = ReturnType<typeof english>;
