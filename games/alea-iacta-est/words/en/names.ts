/** English names, and how sentences are put together. */
import { troopsIn } from "@rubicon/series";
import type { Nationality } from "../../peoples.ts";
import type { SideName } from "../../sides.ts";
import type { Title } from "../../stratagems.ts";
import { listed, type Titles } from "../titles.ts";

export const sides: Readonly<Record<SideName, string>> = { caesarians: "Caesarians", republicans: "Republicans" };
/** In a sentence: "the Caesarians". */
export const the = (side: SideName): string => `the ${sides[side]}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const all = (items: readonly string[]): string => listed(items, "and");
/** Years before Christ are written below zero. */
export const bc = (year: number): string => `${-year} BC`;
/** The SPQR marker, and what is counted where its track ends before that. */
export const onTrack = (spqr: number, counted = spqr): string =>
  counted === spqr ? `${spqr}` : `${spqr} (${counted} counted)`;
/** Why the column of a battle is shifted. */
export const forQuality = { why: "for quality", atEdge: "at the edge of the table" };

export const stratagems: Readonly<Record<Title, string>> = {
  initiative: "Initiative",
  janus: "Janus",
  "coup-detat": "Coup d’état",
  "soulevement-mineur": "Uprising of a Minor People",
  "soulevement-deux-mineurs": "Uprising of two Minor Peoples",
  "soulevement-majeur": "Uprising of a Major People",
  "allegeance-majeur": "Allegiance of a Major People",
  "fuite-opportune": "Opportune flight",
  "faveur-divine": "Divine favour",
  assassinat: "Assassination",
  "foyer-de-peste": "Outbreak of plague",
  desertion: "Desertion",
  transfuges: "Turncoats",
  "veni-vidi-vici": "Veni, vidi, vici",
  poliorcetique: "Siegecraft",
  muraille: "Walls",
  "fleche-du-parthe": "Parthian shot",
  "intrigue-au-senat": "Intrigue in the Senate",
  "pacification-mineur": "Pacification of a Minor People",
  "pacification-majeur": "Pacification of a Major People",
  "pacification-nationalite": "Pacification of a Nationality",
  "pax-romana": "Pax Romana",
  "idus-martias": "Ides of March",
  imperium: "Imperium",
  "ralliement-triumvir": "Rallying a Triumvir",
  triumphus: "Triumph",
};

export const nations: Readonly<Record<Nationality, string>> = {
  illyrians: "the Illyrians",
  iranians: "the Iranians",
  germans: "the Germans",
  celts: "the Celts",
  "thraco-phrygians": "the Thraco-Phrygians",
  "hamites-semites": "the Hamites and Semites",
};

export const saidIn = (titles: Titles) => ({
  titles,
  zone: titles.zone,
  place: titles.place,
  piece: titles.piece,
  ...troopsIn(titles, {
    all,
    units: (n) => count(n, "unit"),
    with: "with",
    reduced: (units) => `${units} reduced`,
    lost: (units) => `${units} lost`,
  }),
});
export type Said = ReturnType<typeof saidIn>;
