/** English names. */
import type { ColourName, SideName } from "../../blocks.ts";
import type { Shown } from "../../events.ts";
import {
  atSea,
  blockNumber,
  blockTitle,
  faceOf,
  godOf,
  isOnBothSides,
  listed,
  ownerOf,
  placeTitle,
  type Ref,
  roman,
  sideColour,
} from "../titles.ts";
import type { Names } from "../wording.ts";

const gods = {
  apollo: "Apollo",
  jupiter: "Jupiter",
  mars: "Mars",
  mercury: "Mercury",
  neptune: "Neptune",
  pluto: "Pluto",
  vulcan: "Vulcan",
};

const COLOUR = { tan: "tan", green: "green", blue: "blue" };

const face = (card: Ref): string => {
  const god = godOf(card);
  return god ? gods[god] : faceOf(card);
};

export const names: Names = {
  sides: { caesar: "Caesar", pompeius: "Pompeius" },
  gods,
  title: blockTitle,
  block: (block) =>
    isOnBothSides[blockNumber(block)] ? `${whose(ownerOf(block))} ${blockTitle(block)}` : blockTitle(block),
  card: (card) => (godOf(card) ? face(card) : `card ${faceOf(card)}`),
  face,
  colour: (colour) => COLOUR[colour],
};

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
  return `one of ${whose(side)} ${colour === sideColour(side) ? "" : `${COLOUR[colour]} `}${kind}`;
}

/** Blocks of one side face up; only a defector needs to be told from its namesake. */
export function shown(side: SideName, faceUp: readonly Shown[]): string {
  const named = (each: Shown): string => (ownerOf(each.block) === side ? names.title(each.block) : block(each.block));
  return all(faceUp.map((each) => `${named(each)} (${roman(each.strength)})`)) || "no block";
}
