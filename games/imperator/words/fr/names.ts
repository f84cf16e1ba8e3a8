/** French names, as the original has them. */
import type { Names } from "../names.ts";

/** Of vexillations. */
const ORDINALS = ["Première", "Deuxième", "Troisième", "Quatrième", "Cinquième", "Sixième"];

export const names: Names = {
  sides: { rome: "Rome", enemy: "Ennemis de Rome" },
  the: { rome: "Rome", enemy: "les ennemis de Rome" },
  parts: {
    bretagne: { short: "Bretagne", front: "le Front de Bretagne", of: "de Bretagne" },
    rhin: { short: "Rhin", front: "le Front du Rhin", of: "du Rhin" },
    danube: { short: "Danube", front: "le Front du Danube", of: "du Danube" },
    oriental: { short: "Oriental", front: "le Front Oriental", of: "d’Orient" },
    sud: { short: "Sud", front: "le Front Sud", of: "du Sud" },
    interior: { short: "Intérieur", front: "les Provinces Intérieures", of: "des Provinces Intérieures" },
  },
  nations: {
    perses: "les Perses",
    germains: "les Germains",
    sarmates: "les Sarmates",
    celtes: "les Celtes",
    thraco_phrygiens: "les Thraco-Phrygiens",
    hamites_semites: "les Hamites et Sémites",
  },
  titles: {
    augustus: "Auguste",
    caesar: "César",
    usurper: "usurpateur",
    guard: "Corporis Custodes",
    ill: "malade",
    summoned: "attendu à Rome",
  },
  said: {
    // Zones
    Daci: "Daces",
    // Peoples; Quades, Jazyges and Parthes are so called in the names of zones already
    Parthi: "Parthes",
    Quadi: "Quades",
    Iazyges: "Jazyges",
    // Units
    "Praetoria Cohortis I": "Praetoriae Cohortis I",
    "Praetoria Cohortis II": "Praetoriae Cohortis II",
    "Urbanae Cohortis (Roma) I": "Urbanae Cohortis I de Rome",
    "Urbanae Cohortis (Roma) II": "Urbanae Cohortis II de Rome",
    "Urbanae Cohortis (Lugdunum)": "Urbanae Cohortis de Lugdunum",
    // Leaders
    "Marcus Aurelius": "Marc-Aurèle",
    Commodus: "Commode",
    "Septimius Severus": "Septime Sévère",
    Geta: "Géta",
    "Vologeses III": "Vologèse III",
    "Vologeses IV": "Vologèse IV",
    "Vologeses V": "Vologèse V",
    "Artabanus V": "Artaban V",
    "Parthian chief": "Chef des Parthes",
    "Marcomannic chief I": "Premier chef des Marcomanni",
    "Marcomannic chief II": "Second chef des Marcomanni",
    "Quadian chief I": "Premier chef des Quades",
    "Quadian chief II": "Second chef des Quades",
    "Iazygian chief I": "Premier chef des Jazyges",
    "Iazygian chief II": "Second chef des Jazyges",
    "Maetian chief": "Chef des Maetae",
  },
  vexillation: (of, nth) => `${nth === null ? "Vexillation" : `${ORDINALS[nth - 1] ?? nth} vexillation`} ${of}`,
  aboard: (fleet) => `à bord de la ${fleet}`,
  year: (year) => `${year} apr. J.-C.`,
};
