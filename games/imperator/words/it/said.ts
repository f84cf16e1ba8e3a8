/** How Italian sentences are put together. */
import { joined, sentence } from "@rubicon/engine";
import { troopsIn } from "@rubicon/series";
import type { SideName } from "../../sides.ts";
import type { PeopleRef, Titles, ZoneRef } from "../titles.ts";
import { names } from "./names.ts";

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const all = (items: readonly string[]): string => joined(items, "e");
export const either = (items: readonly string[]): string => joined(items, "o");
/** Why the column of a battle is shifted. */
export const forQuality = { why: "per la qualità", atEdge: "al bordo della tabella" };

/** "i nemici di Roma", and at the head of a sentence; "ai nemici di Roma", "dei nemici di Roma". */
export const they = (side: SideName): string => names.the[side];
export const They = (side: SideName): string => sentence(they(side));
export const toThem = (side: SideName): string => (side === "rome" ? "a Roma" : "ai nemici di Roma");
export const ofThem = (side: SideName): string => (side === "rome" ? "di Roma" : "dei nemici di Roma");
/** Rome is one, its enemies are many. */
export const does = (side: SideName, one: string, many: string): string => (side === "rome" ? one : many);

/** Zones that Italian gives an article. */
const ARTICLES: Readonly<Record<string, string | undefined>> = {
  Alpes: "le",
  Atlas: "l’",
  Carpates: "i",
  "Latium (Roma)": "il",
  "Litus Germanicum": "il",
  "Lugiorum Silva": "la",
  Noricum: "il",
  "Pontus et Armenia Minor": "il",
  "Silva Gabreta": "la",
};
const ISLAND = "Cyprus";

/** Articles after "in", "da" and "di". */
const IN: Readonly<Record<string, string>> = {
  il: "nel ",
  la: "nella ",
  "l’": "nell’",
  i: "nei ",
  le: "nelle ",
  gli: "negli ",
};
const DA: Readonly<Record<string, string>> = {
  il: "dal ",
  la: "dalla ",
  "l’": "dall’",
  i: "dai ",
  le: "dalle ",
  gli: "dagli ",
};
const DI: Readonly<Record<string, string>> = {
  il: "del ",
  la: "della ",
  "l’": "dell’",
  i: "dei ",
  le: "delle ",
  gli: "degli ",
};
const space = (article: string): string => (article.endsWith("’") ? article : `${article} `);

const isVowel = (name: string): boolean => /^[aeiouàèéìòùh]/i.test(name);

export const saidIn = (titles: Titles) => {
  /** "i Quadi", "gli Iazyges", "l'Adiabene", "la Scenarchia". */
  const article = (name: string, isRealm: boolean): string => {
    if (isRealm) return isVowel(name) ? "l’" : "la";
    return isVowel(name) ? "gli" : "i";
  };
  const articleOf = (zone: ZoneRef): string | undefined => {
    const name = titles.zone(zone);
    if (titles.ground(zone) === "sea") return isVowel(name) ? "l’" : "il";
    return ARTICLES[name];
  };
  /** "dei Quadi", of those who give a zone its name. */
  const ofHome = (zone: ZoneRef): string => `${DI[article(titles.zone(zone), false)]}${titles.zone(zone)}`;
  /** "Pannonia Superior", "il Latium (Roma)", "la terra dei Quadi". */
  const land = (zone: ZoneRef): string => {
    const own = articleOf(zone);
    if (titles.ground(zone) === "home") return `la terra ${ofHome(zone)}`;
    return own === undefined ? titles.zone(zone) : `${space(own)}${titles.zone(zone)}`;
  };
  const isHold = (zone: ZoneRef): boolean => titles.ground(zone) === "hold";
  /** "in Raetia", "nel Latium (Roma)", "nella terra dei Quadi", "a bordo della Classis Ravennas". */
  const at = (zone: ZoneRef): string => {
    const name = titles.zone(zone);
    const own = articleOf(zone);
    if (isHold(zone)) return name;
    if (titles.ground(zone) === "home") return `nella terra ${ofHome(zone)}`;
    if (own !== undefined) return `${IN[own]}${name}`;
    return name === ISLAND ? `a ${name}` : `in ${name}`;
  };
  const from = (zone: ZoneRef): string => {
    const own = articleOf(zone);
    if (titles.ground(zone) === "home") return `dalla terra ${ofHome(zone)}`;
    return own === undefined ? `da ${titles.zone(zone)}` : `${DA[own]}${titles.zone(zone)}`;
  };
  const ofPeople = (people: PeopleRef): string => article(titles.people(people), titles.isRealm(people));
  return {
    titles,
    zone: titles.zone,
    piece: titles.piece,
    land,
    at,
    to: (zone: ZoneRef): string => (isHold(zone) ? titles.zone(zone) : `verso ${land(zone)}`),
    from,
    lands: (zones: readonly ZoneRef[]): string => all(zones.map(land)),
    ats: (zones: readonly ZoneRef[]): string => all(zones.map(at)),
    pieces: (pieces: readonly string[]): string => all(pieces.map(titles.piece)),
    people: (people: PeopleRef): string => `${space(ofPeople(people))}${titles.people(people)}`,
    /** "dei Quadi", "degli Iazyges", "dell'Adiabene". */
    ofPeople: (people: PeopleRef): string => `${DI[ofPeople(people)]}${titles.people(people)}`,
    /** A land is one, a People is many. */
    verb: (people: PeopleRef, one: string, many: string): string => (titles.isRealm(people) ? one : many),
    ...troopsIn(titles, {
      all,
      units: (n) => `${n} unità`,
      with: "con",
      reduced: (units, n) => `${units} ${n === 1 ? "ridotta" : "ridotte"}`,
      lost: (units, n) => `${units} ${n === 1 ? "eliminata" : "eliminate"}`,
    }),
  };
};
export type Said = ReturnType<typeof saidIn>;
