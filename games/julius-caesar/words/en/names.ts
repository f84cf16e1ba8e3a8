/** English names. */
import type { ColourName, SideName } from "../../blocks.ts";
import type { Shown } from "../../events.ts";
import { namesFrom } from "../naming.ts";
import { atSea, listed, ownerOf, placeTitle, type Ref, roman, sideColour } from "../titles.ts";

export const names = namesFrom({
  sides: { caesar: "Caesar", pompeius: "Pompeius" },
  gods: {
    apollo: "Apollo",
    jupiter: "Jupiter",
    mars: "Mars",
    mercury: "Mercury",
    neptune: "Neptune",
    pluto: "Pluto",
    vulcan: "Vulcan",
  },
  colours: { tan: ["tan", "tan"], green: ["green", "green"], blue: ["blue", "blue"] },
  card: "card",
  owned: (title, owner) => `${owner}'s ${title}`,
});

export const { block, card, sides } = names;
export const place = placeTitle;
export const whose = (side: SideName): string => `${sides[side]}'s`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const all = (items: readonly string[]): string => listed(items, "and");

/** A block that may be hidden: its name, or what its back and its place tell. */
export function some(side: SideName, known: string | undefined, colour: ColourName, places: readonly Ref[]): string {
  if (known !== undefined) return block(known);
  if (colour === "blue") return block("cleopatra");
  const kind = places.some(atSea) ? "navis" : "blocks";
  return `one of ${whose(side)} ${colour === sideColour(side) ? "" : `${names.colour(colour, 1)} `}${kind}`;
}

/** Blocks of one side face up; only a defector needs to be told from its namesake. */
export function shown(side: SideName, faceUp: readonly Shown[]): string {
  const named = (each: Shown): string => (ownerOf(each.block) === side ? names.title(each.block) : block(each.block));
  return all(faceUp.map((each) => `${named(each)} (${roman(each.strength)})`)) || "no block";
}
