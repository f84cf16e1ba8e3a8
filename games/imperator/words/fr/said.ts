/** How French sentences are put together. */
import { joined, sentence } from "@rubicon/engine";
import { troopsIn } from "@rubicon/series";
import type { SideName } from "../../sides.ts";
import type { PeopleRef, Titles, ZoneRef } from "../titles.ts";
import { names } from "./names.ts";

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
export const all = (items: readonly string[]): string => joined(items, "et");
export const either = (items: readonly string[]): string => joined(items, "ou");
/** Why the column of a battle is shifted. */
export const forQuality = { why: "pour la qualité", atEdge: "au bord de la table" };

/** "les ennemis de Rome", and at the head of a sentence; "aux ennemis de Rome", "des ennemis de Rome". */
export const they = (side: SideName): string => names.the[side];
export const They = (side: SideName): string => sentence(they(side));
export const toThem = (side: SideName): string => (side === "rome" ? "à Rome" : "aux ennemis de Rome");
export const ofThem = (side: SideName): string => (side === "rome" ? "de Rome" : "des ennemis de Rome");
/** Rome is one, its enemies are many. */
export const does = (side: SideName, one: string, many: string): string => (side === "rome" ? one : many);

/** Zones that French gives an article; all others are feminine to it, or begin with a vowel. */
const ARTICLES: Readonly<Record<string, string | undefined>> = {
  Alpes: "les",
  Atlas: "l’",
  Carpates: "les",
  "Latium (Roma)": "le",
  "Litus Germanicum": "le",
  "Lugiorum Silva": "la",
  Noricum: "le",
  "Pontus et Armenia Minor": "le",
  "Silva Gabreta": "la",
};
const ISLAND = "Cyprus";

const isVowel = (name: string): boolean => /^[aeiouyhàâéèêëîïôûœ]/i.test(name);
/** "d’Aegyptus", "de Raetia". */
const of = (name: string): string => (isVowel(name) ? `d’${name}` : `de ${name}`);
/** "du Latium", "des Alpes", "de la Silva Gabreta", "de l’Atlas". */
const OF: Readonly<Record<string, string>> = { le: "du ", la: "de la ", les: "des ", "l’": "de l’" };
const space = (article: string): string => (article.endsWith("’") ? article : `${article} `);

export const saidIn = (titles: Titles) => {
  const articleOf = (zone: ZoneRef): string | undefined => {
    const name = titles.zone(zone);
    if (titles.ground(zone) === "sea") return isVowel(name) ? "l’" : "le";
    return ARTICLES[name];
  };
  /** "Pannonia Superior", "le Latium (Roma)", "le pays des Quades". */
  const land = (zone: ZoneRef): string => {
    const article = articleOf(zone);
    if (titles.ground(zone) === "home") return `le pays des ${titles.zone(zone)}`;
    return article === undefined ? titles.zone(zone) : `${space(article)}${titles.zone(zone)}`;
  };
  const isHold = (zone: ZoneRef): boolean => titles.ground(zone) === "hold";
  /** "en Raetia", "dans le Latium (Roma)", "au pays des Quades", "à bord de la Classis Ravennas". */
  const at = (zone: ZoneRef): string => {
    const name = titles.zone(zone);
    if (isHold(zone)) return name;
    if (titles.ground(zone) === "home") return `au pays des ${name}`;
    if (articleOf(zone) !== undefined) return `dans ${land(zone)}`;
    return name === ISLAND ? `à ${name}` : `en ${name}`;
  };
  const from = (zone: ZoneRef): string => {
    const name = titles.zone(zone);
    const article = articleOf(zone);
    if (titles.ground(zone) === "home") return `du pays des ${name}`;
    return article === undefined ? of(name) : `${OF[article]}${name}`;
  };
  const article = (people: PeopleRef): string => {
    if (!titles.isRealm(people)) return "les ";
    return isVowel(titles.people(people)) ? "l’" : "la ";
  };
  return {
    titles,
    zone: titles.zone,
    piece: titles.piece,
    land,
    at,
    to: (zone: ZoneRef): string => (isHold(zone) ? titles.zone(zone) : `vers ${land(zone)}`),
    from,
    lands: (zones: readonly ZoneRef[]): string => all(zones.map(land)),
    ats: (zones: readonly ZoneRef[]): string => all(zones.map(at)),
    pieces: (pieces: readonly string[]): string => all(pieces.map(titles.piece)),
    /** "les Quades", "l’Adiabene", "la Scenarchia". */
    people: (people: PeopleRef): string => `${article(people)}${titles.people(people)}`,
    /** "des Quades", "de l’Adiabene", "de la Scenarchia". */
    ofPeople: (people: PeopleRef): string =>
      titles.isRealm(people) ? `de ${article(people)}${titles.people(people)}` : `des ${titles.people(people)}`,
    /** A land is one, a People is many. */
    verb: (people: PeopleRef, one: string, many: string): string => (titles.isRealm(people) ? one : many),
    /** "de Marc-Aurèle", "d’Avidius Cassius". */
    ofPiece: (piece: string): string => of(titles.piece(piece)),
    ...troopsIn(titles, {
      all,
      units: (n) => count(n, "unité"),
      with: "avec",
      reduced: (units, n) => `${units} ${n === 1 ? "affaiblie" : "affaiblies"}`,
      lost: (units, n) => `${units} ${n === 1 ? "éliminée" : "éliminées"}`,
    }),
  };
};
export type Said = ReturnType<typeof saidIn>;
