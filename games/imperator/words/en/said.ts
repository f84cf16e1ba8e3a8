/** How English sentences are put together. */
import { joined, sentence } from "@rubicon/engine";
import { troopsIn } from "@rubicon/series";
import type { SideName } from "../../sides.ts";
import type { PeopleRef, Titles, ZoneRef } from "../titles.ts";
import { names } from "./names.ts";

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const all = (items: readonly string[]): string => joined(items, "and");
export const either = (items: readonly string[]): string => joined(items, "or");
/** Why the column of a battle is shifted. */
export const forQuality = { why: "for quality", atEdge: "at the edge of the table" };

/** "the enemies of Rome", and at the head of a sentence. */
export const they = (side: SideName): string => names.the[side];
export const They = (side: SideName): string => sentence(they(side));
/** Rome is one, its enemies are many. */
export const does = (side: SideName, one: string, many: string): string => (side === "rome" ? one : many);
export const its = (side: SideName): string => does(side, "its", "their");

/** Zones that English gives an article. */
const WITH_ARTICLE: ReadonlySet<string> = new Set([
  "Alpes",
  "Atlas",
  "Carpates",
  "Litus Germanicum",
  "Lugiorum Silva",
  "Silva Gabreta",
]);

export const saidIn = (titles: Titles) => {
  /** "Pannonia Superior", "the land of the Quadi", "the Mare Internum Centralis". */
  const land = (zone: ZoneRef): string => {
    const name = titles.zone(zone);
    const ground = titles.ground(zone);
    if (ground === "home") return `the land of the ${name}`;
    return ground === "sea" || WITH_ARTICLE.has(name) ? `the ${name}` : name;
  };
  const isHold = (zone: ZoneRef): boolean => titles.ground(zone) === "hold";
  return {
    titles,
    zone: titles.zone,
    piece: titles.piece,
    land,
    at: (zone: ZoneRef): string => (isHold(zone) ? titles.zone(zone) : `in ${land(zone)}`),
    to: (zone: ZoneRef): string => (isHold(zone) ? titles.zone(zone) : `to ${land(zone)}`),
    from: (zone: ZoneRef): string => `from ${land(zone)}`,
    lands: (zones: readonly ZoneRef[]): string => all(zones.map(land)),
    pieces: (pieces: readonly string[]): string => all(pieces.map(titles.piece)),
    /** "the Quadi", "Adiabene". */
    people: (people: PeopleRef): string => `${titles.isRealm(people) ? "" : "the "}${titles.people(people)}`,
    /** A land is one, a People is many. */
    verb: (people: PeopleRef, one: string, many: string): string => (titles.isRealm(people) ? one : many),
    ...troopsIn(titles, {
      all,
      units: (n) => count(n, "unit"),
      with: "with",
      reduced: (units) => `${units} reduced`,
      lost: (units) => `${units} lost`,
    }),
  };
};
export type Said = ReturnType<typeof saidIn>;
