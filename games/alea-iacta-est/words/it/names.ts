/** Italian names, and how sentences are put together. */
import { troopsIn } from "@rubicon/series";
import type { Nationality } from "../../peoples.ts";
import type { SideName } from "../../sides.ts";
import type { Title } from "../../stratagems.ts";
import { listed, type Titles } from "../titles.ts";

export const sides: Readonly<Record<SideName, string>> = { caesarians: "Cesariani", republicans: "Repubblicani" };
/** In a sentence: "i Cesariani". */
export const the = (side: SideName): string => `i ${sides[side]}`;
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const all = (items: readonly string[]): string => listed(items, "e");
/** Years before Christ are written below zero. */
export const bc = (year: number): string => `${-year} a.C.`;
/** The SPQR marker, and what is counted where its track ends before that. */
export const onTrack = (spqr: number, counted = spqr): string =>
  counted === spqr ? `${spqr}` : `${spqr} (totale: ${counted})`;
/** Why the column of a battle is shifted. */
export const forQuality = { why: "per la qualità", atEdge: "al bordo della tabella" };

export const stratagems: Readonly<Record<Title, string>> = {
  initiative: "Iniziativa",
  janus: "Giano",
  "coup-detat": "Colpo di Stato",
  "soulevement-mineur": "Sollevazione di un Popolo minore",
  "soulevement-deux-mineurs": "Sollevazione di due Popoli minori",
  "soulevement-majeur": "Sollevazione di un Popolo maggiore",
  "allegeance-majeur": "Fedeltà di un Popolo maggiore",
  "fuite-opportune": "Fuga opportuna",
  "faveur-divine": "Favore divino",
  assassinat: "Assassinio",
  "foyer-de-peste": "Focolaio di peste",
  desertion: "Diserzione",
  transfuges: "Transfughi",
  "veni-vidi-vici": "Veni, vidi, vici",
  poliorcetique: "Poliorcetica",
  muraille: "Mura",
  "fleche-du-parthe": "La freccia del Parto",
  "intrigue-au-senat": "Intrigo in Senato",
  "pacification-mineur": "Pacificazione di un Popolo minore",
  "pacification-majeur": "Pacificazione di un Popolo maggiore",
  "pacification-nationalite": "Pacificazione di una Nazionalità",
  "pax-romana": "Pax Romana",
  "idus-martias": "Idi di marzo",
  imperium: "Imperium",
  "ralliement-triumvir": "Adesione di un Triumviro",
  triumphus: "Trionfo",
};

export const nations: Readonly<Record<Nationality, string>> = {
  illyrians: "gli Illiri",
  iranians: "gli Iranici",
  germans: "i Germani",
  celts: "i Celti",
  "thraco-phrygians": "i Traco-Frigi",
  "hamites-semites": "i Camiti e Semiti",
};

export const saidIn = (titles: Titles) => ({
  titles,
  zone: titles.zone,
  place: titles.place,
  piece: titles.piece,
  ...troopsIn(titles, {
    all,
    units: (n) => count(n, "unità", "unità"),
    with: "con",
    reduced: (units, n) => `${n === 1 ? "indebolita" : "indebolite"}: ${units}`,
    lost: (units, n) => `${n === 1 ? "eliminata" : "eliminate"}: ${units}`,
  }),
});
export type Said = ReturnType<typeof saidIn>;
