/** Italian names: Romans are called as Italians call them, Peoples and provinces keep their Latin names. */
import { joined } from "@rubicon/engine";
import { troopsIn } from "@rubicon/series";
import type { Names } from "../names.ts";
import type { Titles } from "../titles.ts";

export const names: Names = {
  sides: { rome: "Roma", enemy: "Nemici di Roma" },
  the: { rome: "Roma", enemy: "i nemici di Roma" },
  parts: {
    bretagne: { short: "Britannia", front: "il Fronte Britannia", of: "della Britannia" },
    rhin: { short: "Reno", front: "il Fronte Reno", of: "del Reno" },
    danube: { short: "Danubio", front: "il Fronte Danubio", of: "del Danubio" },
    oriental: { short: "Oriente", front: "il Fronte Oriente", of: "d'Oriente" },
    sud: { short: "Sud", front: "il Fronte Sud", of: "del Sud" },
    interior: { short: "Interno", front: "le Province Interne", of: "delle Province Interne" },
  },
  nations: {
    perses: "i Persiani",
    germains: "i Germani",
    sarmates: "i Sarmati",
    celtes: "i Celti",
    thraco_phrygiens: "i Traco-Frigi",
    hamites_semites: "i Camiti e Semiti",
  },
  titles: {
    augustus: "Augusto",
    caesar: "Cesare",
    usurper: "usurpatore",
    guard: "Corporis Custodes",
    ill: "malato",
    summoned: "atteso a Roma",
  },
  said: {
    // Zones
    "Britannia (Deva et Eburacum)": "Britannia (Deva ed Eburacum)",
    Quades: "Quadi",
    Jazyges: "Iazyges",
    "Parthes (Mesopotamia)": "Parthi (Mesopotamia)",
    "Parthes (Ctesiphon)": "Parthi (Ctesiphon)",
    "Parthes (Media)": "Parthi (Media)",
    "Parthes (Atropatene)": "Parthi (Atropatene)",
    "Parthes (Susiana)": "Parthi (Susiana)",
    // Units
    "Praetoria Cohortis I": "Praetoriae Cohortis I",
    "Praetoria Cohortis II": "Praetoriae Cohortis II",
    "Urbanae Cohortis (Roma) I": "Urbanae Cohortis di Roma I",
    "Urbanae Cohortis (Roma) II": "Urbanae Cohortis di Roma II",
    "Urbanae Cohortis (Lugdunum)": "Urbanae Cohortis di Lugdunum",
    // Leaders
    "Lucius Verus": "Lucio Vero",
    "Marcus Aurelius": "Marco Aurelio",
    "Avidius Cassius": "Avidio Cassio",
    "Martius Verus": "Marzio Vero",
    "Statius Priscus": "Stazio Prisco",
    "Tarrutenius Paternus": "Tarrutenio Paterno",
    "Claudius Pompeianus": "Claudio Pompeiano",
    "Helvius Pertinax": "Elvio Pertinace",
    "Macrinus Vindex": "Macrino Vindice",
    "Basseus Rufus": "Basseo Rufo",
    "Valerius Maximianus": "Valerio Massimiano",
    Commodus: "Commodo",
    Perennis: "Perenne",
    "Quintus Aemilianus": "Quinto Emiliano",
    "Didius Julianus": "Didio Giuliano",
    "Pescennius Niger": "Pescennio Nigro",
    "Clodius Albinus": "Clodio Albino",
    "Septimius Severus": "Settimio Severo",
    "Valerius Valerianus": "Valerio Valeriano",
    "Asellius Aemilianus": "Asellio Emiliano",
    "Marius Maximus": "Mario Massimo",
    "Fabius Cilo": "Fabio Cilone",
    "Claudius Candidus": "Claudio Candido",
    "Claudius Claudianus": "Claudio Claudiano",
    "Novius Rufus": "Novio Rufo",
    "Iulius Laetus": "Giulio Leto",
    "Flavius Maternianus": "Flavio Materniano",
    "Opellius Macrinus": "Opellio Macrino",
    "Vologeses III": "Vologase III",
    "Vologeses IV": "Vologase IV",
    "Vologeses V": "Vologase V",
    Chosroes: "Cosroe",
    "Artabanus V": "Artabano V",
    "Parthian chief": "Capo dei Parthi",
    "Marcomannic chief I": "Primo capo dei Marcomanni",
    "Marcomannic chief II": "Secondo capo dei Marcomanni",
    "Quadian chief I": "Primo capo dei Quadi",
    "Quadian chief II": "Secondo capo dei Quadi",
    "Iazygian chief I": "Primo capo degli Iazyges",
    "Iazygian chief II": "Secondo capo degli Iazyges",
    "Maetian chief": "Capo dei Maetae",
  },
  vexillation: (of, nth) => `Vessillazione ${of}${nth === null ? "" : ` ${nth}`}`,
  aboard: (fleet) => `a bordo della ${fleet}`,
  year: (year) => `${year} d.C.`,
};

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const all = (items: readonly string[]): string => joined(items, "e");

/** What sentences are put together with. */
export const saidIn = (titles: Titles) => ({
  titles,
  zone: titles.zone,
  piece: titles.piece,
  people: titles.people,
  ...troopsIn(titles, {
    all,
    units: (n) => count(n, "unità", "unità"),
    with: "con",
    reduced: (n) => count(n, "unità ridotta", "unità ridotte"),
    lost: (units) => `eliminate: ${units}`,
  }),
});
export type Said = ReturnType<typeof saidIn>;
