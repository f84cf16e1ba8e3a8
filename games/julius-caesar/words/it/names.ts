/** Italian names. Places keep their Latin names; people and gods have Italian ones. */
import type { ColourName, SideName } from "../../blocks.ts";
import type { Shown } from "../../events.ts";
import { namesFrom } from "../naming.ts";
import { type CardRef, listed, type PlaceRef, roman, sideColour, type Titles } from "../titles.ts";

export const sides = { caesar: "Cesare", pompeius: "Pompeo" } as const;
const gods = {
  apollo: "Apollo",
  jupiter: "Giove",
  mars: "Marte",
  mercury: "Mercurio",
  neptune: "Nettuno",
  pluto: "Plutone",
  vulcan: "Vulcano",
};
const people = new Map([
  ["Caesar", "Cesare"],
  ["Antonius", "Antonio"],
  ["Octavianus", "Ottaviano"],
  ["Pompeius", "Pompeo"],
  ["Scipio", "Scipione"],
  ["Brutus", "Bruto"],
  ["Elephant", "Elefante"],
]);

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const blocks = (n: number): string => count(n, "blocco", "blocchi");
export const all = (items: readonly string[]): string => listed(items, "e");

const toCity = (name: string): string => (name.startsWith("A") ? `ad ${name}` : `a ${name}`);

export function italian(titles: Titles) {
  const names = namesFrom(
    {
      sides,
      gods,
      people,
      colours: { tan: ["beige", "beige"], green: ["verde", "verdi"], blue: ["blu", "blu"] },
      card: "carta",
      owned: (title, owner) => `${title} di ${owner}`,
    },
    titles,
  );
  const { block } = names;

  /** With its article, as part of a sentence. */
  const card = (ref: CardRef): string => (titles.god(ref) ? names.card(ref) : `la ${names.card(ref)}`);

  // Seas take an article, cities none.
  function sea(place: PlaceRef, il: string, la: string, l: string): string {
    const name = titles.place(place);
    if (name.startsWith("O")) return `${l}${name}`;
    return `${name === "Propontis" ? la : il} ${name}`;
  }
  const isAtSea = titles.isAtSea;
  const the = (place: PlaceRef): string => (isAtSea(place) ? sea(place, "il", "la", "l’") : titles.place(place));
  const at = (place: PlaceRef): string =>
    isAtSea(place) ? sea(place, "nel", "nella", "nell’") : toCity(titles.place(place));
  const from = (place: PlaceRef): string =>
    isAtSea(place) ? sea(place, "dal", "dalla", "dall’") : `da ${titles.place(place)}`;
  const to = (place: PlaceRef): string =>
    isAtSea(place) ? sea(place, "al", "alla", "all’") : toCity(titles.place(place));

  /** A block that may be hidden: its name, or what its back and its place tell. */
  function some(side: SideName, known: string | undefined, colour: ColourName, places: readonly PlaceRef[]): string {
    if (known !== undefined) return block(known);
    if (colour === "blue") return block("cleopatra");
    if (places.some(isAtSea)) return `una navis di ${sides[side]}`;
    return `un blocco ${colour === sideColour(side) ? "" : `${names.colour(colour, 1)} `}di ${sides[side]}`;
  }

  /** Blocks of one side face up; only a defector needs to be told from its namesake. */
  function shown(side: SideName, faceUp: readonly Shown[]): string {
    const named = (each: Shown): string =>
      titles.owner(each.block) === side ? names.title(each.block) : block(each.block);
    return all(faceUp.map((each) => `${named(each)} (${roman(each.strength)})`)) || "nessun blocco";
  }

  return { titles, names, block, card, the, at, from, to, some, shown };
}

export type Italian = ReturnType<typeof italian>;
