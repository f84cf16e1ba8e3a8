/** French names. Places keep their Latin names; people and gods have French ones. */
import type { ColourName, SideName } from "../../blocks.ts";
import type { Shown } from "../../events.ts";
import { namesFrom } from "../naming.ts";
import { type CardRef, listed, type PlaceRef, roman, sideColour, type Titles } from "../titles.ts";

export const sides = { caesar: "César", pompeius: "Pompée" } as const;
const gods = {
  apollo: "Apollon",
  jupiter: "Jupiter",
  mars: "Mars",
  mercury: "Mercure",
  neptune: "Neptune",
  pluto: "Pluton",
  vulcan: "Vulcain",
};
const people = new Map([
  ["Caesar", "César"],
  ["Antonius", "Antoine"],
  ["Octavianus", "Octavien"],
  ["Pompeius", "Pompée"],
  ["Scipio", "Scipion"],
  ["Elephant", "Éléphant"],
  ["Cleopatra", "Cléopâtre"],
]);

export const de = (name: string): string => (/^[aeiouéè]/i.test(name) ? `d’${name}` : `de ${name}`);
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n > 1 ? many : one}`;
export const all = (items: readonly string[]): string => listed(items, "et");

export function french(titles: Titles) {
  const names = namesFrom(
    {
      sides,
      gods,
      people,
      colours: { tan: ["beige", "beiges"], green: ["vert", "verts"], blue: ["bleu", "bleus"] },
      card: "carte",
      owned: (title, owner) => `${title} de ${owner}`,
    },
    titles,
  );
  const { block } = names;

  /** With its article, as part of a sentence. */
  const card = (ref: CardRef): string => (titles.god(ref) ? names.card(ref) : `la ${names.card(ref)}`);

  // Seas take an article, cities none.
  function sea(place: PlaceRef, le: string, la: string, l: string): string {
    const name = titles.place(place);
    if (name.startsWith("O")) return `${l}${name}`;
    return `${name === "Propontis" ? la : le} ${name}`;
  }
  const isAtSea = titles.isAtSea;
  const the = (place: PlaceRef): string => (isAtSea(place) ? sea(place, "le", "la", "l’") : titles.place(place));
  const at = (place: PlaceRef): string => (isAtSea(place) ? `dans ${the(place)}` : `à ${titles.place(place)}`);
  const from = (place: PlaceRef): string =>
    isAtSea(place) ? sea(place, "du", "de la", "de l’") : de(titles.place(place));
  const to = (place: PlaceRef): string =>
    isAtSea(place) ? sea(place, "au", "à la", "à l’") : `à ${titles.place(place)}`;

  /** A block that may be hidden: its name, or what its back and its place tell. */
  function some(side: SideName, known: string | undefined, colour: ColourName, places: readonly PlaceRef[]): string {
    if (known !== undefined) return block(known);
    if (colour === "blue") return block("cleopatra");
    if (places.some(isAtSea)) return `une navis de ${sides[side]}`;
    return `un bloc ${colour === sideColour(side) ? "" : `${names.colour(colour, 1)} `}de ${sides[side]}`;
  }

  /** Blocks of one side face up; only a defector needs to be told from its namesake. */
  function shown(side: SideName, faceUp: readonly Shown[]): string {
    const named = (each: Shown): string =>
      titles.owner(each.block) === side ? names.title(each.block) : block(each.block);
    return all(faceUp.map((each) => `${named(each)} (${roman(each.strength)})`)) || "aucun bloc";
  }

  return { titles, names, block, card, the, at, from, to, some, shown };
}

export type French = ReturnType<typeof french>;
