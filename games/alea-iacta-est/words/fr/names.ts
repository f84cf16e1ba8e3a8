/** French names, and how sentences are put together. */
import { troopsIn } from "@rubicon/series";
import type { Nationality } from "../../peoples.ts";
import type { SideName } from "../../sides.ts";
import type { Title } from "../../stratagems.ts";
import { listed, type Titles } from "../titles.ts";

export const sides: Readonly<Record<SideName, string>> = { caesarians: "Césariens", republicans: "Républicains" };
/** In a sentence: "les Césariens". */
export const the = (side: SideName): string => `les ${sides[side]}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
export const all = (items: readonly string[]): string => listed(items, "et");
/** Years before Christ are written below zero. */
export const bc = (year: number): string => `${-year} av. J.-C.`;
/** The SPQR marker, and what is counted where its track ends before that. */
export const onTrack = (spqr: number, counted = spqr): string =>
  counted === spqr ? `${spqr}` : `${spqr} (total : ${counted})`;
/** Why the column of a battle is shifted. */
export const forQuality = { why: "pour la qualité", atEdge: "au bord de la table" };

export const stratagems: Readonly<Record<Title, string>> = {
  initiative: "Initiative",
  janus: "Janus",
  "coup-detat": "Coup d’État",
  "soulevement-mineur": "Soulèvement d’un Peuple mineur",
  "soulevement-deux-mineurs": "Soulèvement de deux Peuples mineurs",
  "soulevement-majeur": "Soulèvement d’un Peuple majeur",
  "allegeance-majeur": "Allégeance d’un Peuple majeur",
  "fuite-opportune": "Fuite opportune",
  "faveur-divine": "Faveur divine",
  assassinat: "Assassinat",
  "foyer-de-peste": "Foyer de peste",
  desertion: "Désertion",
  transfuges: "Transfuges",
  "veni-vidi-vici": "Veni, vidi, vici",
  poliorcetique: "Poliorcétique",
  muraille: "Muraille",
  "fleche-du-parthe": "La flèche du Parthe",
  "intrigue-au-senat": "Intrigue au Sénat",
  "pacification-mineur": "Pacification d’un Peuple mineur",
  "pacification-majeur": "Pacification d’un Peuple majeur",
  "pacification-nationalite": "Pacification d’une Nationalité",
  "pax-romana": "Pax Romana",
  "idus-martias": "Idus Martias",
  imperium: "Imperium",
  "ralliement-triumvir": "Ralliement d’un Triumvir",
  triumphus: "Triumphus",
};

export const nations: Readonly<Record<Nationality, string>> = {
  illyrians: "les Illyriens",
  iranians: "les Iraniens",
  germans: "les Germains",
  celts: "les Celtes",
  "thraco-phrygians": "les Thraco-Phrygiens",
  "hamites-semites": "les Hamites et Sémites",
};

export const saidIn = (titles: Titles) => ({
  titles,
  zone: titles.zone,
  place: titles.place,
  piece: titles.piece,
  ...troopsIn(titles, {
    all,
    units: (n) => count(n, "unité"),
    with: "avec",
    reduced: (units, n) => `${n === 1 ? "affaiblie" : "affaiblies"} : ${units}`,
    lost: (units, n) => `${n === 1 ? "éliminée" : "éliminées"} : ${units}`,
  }),
});
export type Said = ReturnType<typeof saidIn>;
