/** Italian names. Places keep their Latin names; people and gods have Italian ones. */
import type { ColourName, SideName } from "../../blocks.ts";
import type { Shown } from "../../events.ts";
import { namesFrom } from "../naming.ts";
import { atSea, godOf, listed, ownerOf, placeTitle, type Ref, roman, sideColour } from "../titles.ts";

export const names = namesFrom({
  sides: { caesar: "Cesare", pompeius: "Pompeo" },
  gods: {
    apollo: "Apollo",
    jupiter: "Giove",
    mars: "Marte",
    mercury: "Mercurio",
    neptune: "Nettuno",
    pluto: "Plutone",
    vulcan: "Vulcano",
  },
  people: new Map([
    ["Caesar", "Cesare"],
    ["Antonius", "Antonio"],
    ["Octavianus", "Ottaviano"],
    ["Pompeius", "Pompeo"],
    ["Scipio", "Scipione"],
    ["Brutus", "Bruto"],
    ["Elephant", "Elefante"],
  ]),
  colours: { tan: ["beige", "beige"], green: ["verde", "verdi"], blue: ["blu", "blu"] },
  card: "carta",
  owned: (title, owner) => `${title} di ${owner}`,
});

export const { block, sides } = names;

/** With its article, as part of a sentence. */
export const card = (ref: Ref): string => (godOf(ref) ? names.card(ref) : `la ${names.card(ref)}`);

// Seas take an article, cities none.
function sea(place: Ref, il: string, la: string, l: string): string {
  const name = placeTitle(place);
  if (name.startsWith("O")) return `${l}${name}`;
  return `${name === "Propontis" ? la : il} ${name}`;
}

const toCity = (name: string): string => (name.startsWith("A") ? `ad ${name}` : `a ${name}`);

export const the = (place: Ref): string => (atSea(place) ? sea(place, "il", "la", "l'") : placeTitle(place));
export const at = (place: Ref): string =>
  atSea(place) ? sea(place, "nel", "nella", "nell'") : toCity(placeTitle(place));
export const from = (place: Ref): string =>
  atSea(place) ? sea(place, "dal", "dalla", "dall'") : `da ${placeTitle(place)}`;
export const to = (place: Ref): string => (atSea(place) ? sea(place, "al", "alla", "all'") : toCity(placeTitle(place)));

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const blocks = (n: number): string => count(n, "blocco", "blocchi");
export const all = (items: readonly string[]): string => listed(items, "e");

/** A block that may be hidden: its name, or what its back and its place tell. */
export function some(side: SideName, known: string | undefined, colour: ColourName, places: readonly Ref[]): string {
  if (known !== undefined) return block(known);
  if (colour === "blue") return block("cleopatra");
  if (places.some(atSea)) return `una navis di ${sides[side]}`;
  return `un blocco ${colour === sideColour(side) ? "" : `${names.colour(colour, 1)} `}di ${sides[side]}`;
}

/** Blocks of one side face up; only a defector needs to be told from its namesake. */
export function shown(side: SideName, faceUp: readonly Shown[]): string {
  const named = (each: Shown): string => (ownerOf(each.block) === side ? names.title(each.block) : block(each.block));
  return all(faceUp.map((each) => `${named(each)} (${roman(each.strength)})`)) || "nessun blocco";
}
