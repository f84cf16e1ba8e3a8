/** French names. Places keep their Latin names; people and gods have French ones. */
import type { ColourName, SideName } from "../../blocks.ts";
import type { Shown } from "../../events.ts";
import { namesFrom } from "../naming.ts";
import { atSea, godOf, listed, ownerOf, placeTitle, type Ref, roman, sideColour } from "../titles.ts";

export const names = namesFrom({
  sides: { caesar: "César", pompeius: "Pompée" },
  gods: {
    apollo: "Apollon",
    jupiter: "Jupiter",
    mars: "Mars",
    mercury: "Mercure",
    neptune: "Neptune",
    pluto: "Pluton",
    vulcan: "Vulcain",
  },
  people: new Map([
    ["Caesar", "César"],
    ["Antonius", "Antoine"],
    ["Octavianus", "Octavien"],
    ["Pompeius", "Pompée"],
    ["Scipio", "Scipion"],
    ["Elephant", "Éléphant"],
    ["Cleopatra", "Cléopâtre"],
  ]),
  colours: { tan: ["beige", "beiges"], green: ["vert", "verts"], blue: ["bleu", "bleus"] },
  card: "carte",
  owned: (title, owner) => `${title} de ${owner}`,
});

export const { block, sides } = names;

/** With its article, as part of a sentence. */
export const card = (ref: Ref): string => (godOf(ref) ? names.card(ref) : `la ${names.card(ref)}`);

export const de = (name: string): string => (/^[aeiouéè]/i.test(name) ? `d'${name}` : `de ${name}`);

// Seas take an article, cities none.
function sea(place: Ref, le: string, la: string, l: string): string {
  const name = placeTitle(place);
  if (name.startsWith("O")) return `${l}${name}`;
  return `${name === "Propontis" ? la : le} ${name}`;
}

export const the = (place: Ref): string => (atSea(place) ? sea(place, "le", "la", "l'") : placeTitle(place));
export const at = (place: Ref): string => (atSea(place) ? `dans ${the(place)}` : `à ${placeTitle(place)}`);
export const from = (place: Ref): string => (atSea(place) ? sea(place, "du", "de la", "de l'") : de(placeTitle(place)));
export const to = (place: Ref): string => (atSea(place) ? sea(place, "au", "à la", "à l'") : `à ${placeTitle(place)}`);

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n > 1 ? many : one}`;
export const all = (items: readonly string[]): string => listed(items, "et");

/** A block that may be hidden: its name, or what its back and its place tell. */
export function some(side: SideName, known: string | undefined, colour: ColourName, places: readonly Ref[]): string {
  if (known !== undefined) return block(known);
  if (colour === "blue") return block("cleopatra");
  if (places.some(atSea)) return `une navis de ${sides[side]}`;
  return `un bloc ${colour === sideColour(side) ? "" : `${names.colour(colour, 1)} `}de ${sides[side]}`;
}

/** Blocks of one side face up; only a defector needs to be told from its namesake. */
export function shown(side: SideName, faceUp: readonly Shown[]): string {
  const named = (each: Shown): string => (ownerOf(each.block) === side ? names.title(each.block) : block(each.block));
  return all(faceUp.map((each) => `${named(each)} (${roman(each.strength)})`)) || "aucun bloc";
}
