/** English names. Romans and Peoples keep their Latin ones, as on the counters. */
import type { Names } from "../names.ts";

/** Of vexillations. */
const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];

export const names: Names = {
  sides: { rome: "Rome", enemy: "Enemies of Rome" },
  the: { rome: "Rome", enemy: "the enemies of Rome" },
  parts: {
    bretagne: { short: "Britain", front: "the Britain Front", of: "of Britain" },
    rhin: { short: "Rhine", front: "the Rhine Front", of: "of the Rhine" },
    danube: { short: "Danube", front: "the Danube Front", of: "of the Danube" },
    oriental: { short: "East", front: "the East Front", of: "of the East" },
    sud: { short: "South", front: "the South Front", of: "of the South" },
    interior: { short: "Interior", front: "the Interior Provinces", of: "of the Interior Provinces" },
  },
  nations: {
    perses: "the Persians",
    germains: "the Germans",
    sarmates: "the Sarmatians",
    celtes: "the Celts",
    thraco_phrygiens: "the Thraco-Phrygians",
    hamites_semites: "the Hamites and Semites",
  },
  titles: {
    augustus: "Augustus",
    caesar: "Caesar",
    usurper: "usurper",
    guard: "Corporis Custodes",
    ill: "ill",
    summoned: "called to Rome",
  },
  said: {
    // Zones
    "Britannia (Deva et Eburacum)": "Britannia (Deva and Eburacum)",
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
    "Urbanae Cohortis (Roma) I": "Urbanae Cohortis I of Rome",
    "Urbanae Cohortis (Roma) II": "Urbanae Cohortis II of Rome",
    "Urbanae Cohortis (Lugdunum)": "Urbanae Cohortis of Lugdunum",
    // Leaders
    "Parthian chief": "Chief of the Parthi",
    "Marcomannic chief I": "First chief of the Marcomanni",
    "Marcomannic chief II": "Second chief of the Marcomanni",
    "Quadian chief I": "First chief of the Quadi",
    "Quadian chief II": "Second chief of the Quadi",
    "Iazygian chief I": "First chief of the Iazyges",
    "Iazygian chief II": "Second chief of the Iazyges",
    "Maetian chief": "Chief of the Maetae",
  },
  vexillation: (of, nth) => `${nth === null ? "Vexillation" : `${ORDINALS[nth - 1] ?? nth} vexillation`} ${of}`,
  aboard: (fleet) => `aboard the ${fleet}`,
  year: (year) => `AD ${year}`,
};
