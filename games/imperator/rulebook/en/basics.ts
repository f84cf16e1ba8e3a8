import type { PartWords } from "../ids.ts";

export const basics: PartWords<"basics"> = {
  "IMP-0.1.a": "A d6 shows 1 to 6, a d10 shows 0 to 9. The 0 of the d10 is worth zero, never ten.",
  "IMP-0.2.a":
    "The map is divided into zones. Every piece on it is in one land zone and no more, or aboard a fleet, at sea or in port.",
  "IMP-0.3.a": "A turn is a year, and the turn marker shows on the calendar which one.",
  "IMP-0.4.a":
    "Any number of pieces of a side may stand in the same zone; only the Enemy has to keep some of his apart (see 4.2).",

  "IMP-1.a":
    "The Romans are one Nationality. The others: Persians (Adiabene, Osrhoene, Parthi), Germans (Bructeri, Chatti, Cherusci, Frisii, Hermunduri, Langobardi, Marcomanni, Quadi), Sarmatians (Iazyges, Roxolani), Celts (Bastarni, Cantabri, Cotini, Maetae), Thraco-Phrygians (Daci, Armenia), Hamites-Semites (Gaetuli, Garamantes, Scenarchia).",
  "IMP-1.b":
    "The band of a counter shows its Front. A legion or vexillation belongs to it; units of the garrison of Rome, II Parthica among them, have a green band and belong to none; non-Roman pieces have no other way into the empire (see 4.3).",
  "IMP-1.c": "No Front is assigned to Roman leaders.",
  "IMP-1.1.a":
    "Every leader has a command capacity (CC), a strategic rating (SR) and a tactical bonus (TB); Roman leaders have a political capacity (PC) besides.",
  "IMP-1.1.b":
    "A Roman leader lies on his back while he leads a usurpation or follows one, otherwise on his front. His ratings are the same on both.",
  "IMP-1.1.c": "A non-Roman leader shows Pax Romana as long as his People is at peace with Rome, and only then.",
  "IMP-1.1.d": "In each sequence every leader has 4 movement points (MP).",
  "IMP-1.2.a":
    "A unit has strength points (SP), quality (QU) and a tactical bonus (TB), read from the face that is up: full strength or reduced.",
  "IMP-1.2.b": "A unit that marches with a leader has 3 MP in each sequence.",
  "IMP-1.2.c": "Whether a unit pictures a foot soldier or a horseman makes no difference.",
};
