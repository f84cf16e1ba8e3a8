/** Why an act is refused in geostrategy and administration. The sentences are in words/. */
import { because } from "./because.ts";

export const YEAR_NO = {
  // Leaders who enter (2.C.b, 2.C.e, TL)
  entryLoyal: because("IMP-TL.a", "entryLoyal"),
  entryOwnPeople: because("IMP-2.C.e", "entryOwnPeople"),

  // Reserve Fronts (3.2)
  reserveAlready: because("IMP-3.2.b", "reserveAlready"),
  reserveNothingToKeep: because("IMP-3.2.b", "reserveNothingToKeep"),

  // Vexillations (3.4)
  vexillationsSix: because("IMP-3.4.b", "vexillationsSix"),
  vexillationsSpent: because("IMP-3.4.b", "vexillationsSpent"),
  detachThree: because("IMP-3.4.c", "detachThree"),
  weakenLegion: because("IMP-3.4.c", "weakenLegion"),
  weakenOtherFront: because("IMP-3.4.c", "weakenOtherFront"),
  weakenNotLoyal: because("IMP-3.4.c", "weakenNotLoyal"),
  weakenReduced: because("IMP-3.4.c", "weakenReduced"),
  weakenAway: because("IMP-3.4.g", "weakenAway"),
  weakenEnough: because("IMP-3.4.c", "weakenEnough"),
  detachFirst: because("IMP-3.4.c", "detachFirst"),
  detachZone: because("IMP-3.4.c", "detachZone"),
  dissolveVexillation: because("IMP-3.4.d", "dissolveVexillation"),
  dissolveNotYours: because("IMP-3.4.a", "dissolveNotYours"),
  dissolveAway: because("IMP-3.4.g", "dissolveAway"),
  dissolveBesideReduced: because("IMP-3.4.d", "dissolveBesideReduced"),
  restoreLegion: because("IMP-3.4.e", "restoreLegion"),
  restoreNotLoyal: because("IMP-3.4.e", "restoreNotLoyal"),
  restoreNormal: because("IMP-3.4.e", "restoreNormal"),
  restoreAway: because("IMP-3.4.g", "restoreAway"),
  restoreHereFirst: because("IMP-3.4.d", "restoreHereFirst"),

  // Peoples (4.4)
  musterHome: because("IMP-4.4.b", "musterHome"),

  // Events (TE)
  illNotHim: because("IMP-TE.4.a", "illNotHim"),
  summonNotHim: because("IMP-TE.6.a", "summonNotHim"),

  // Nominations (3.6)
  nominateLoyal: because("IMP-3.6.i", "nominateLoyal"),
  nominateNobody: because("IMP-3.6.g", "nominateNobody"),
  nominateCommodus: because("IMP-3.6.d", "nominateCommodus"),
  nominateSons: because("IMP-3.6.e", "nominateSons"),
  nominateAugustusAlready: because("IMP-3.6.c", "nominateAugustusAlready"),
  nominateTitled: because("IMP-3.6.c", "nominateTitled"),
  nominateTwoAugusti: because("IMP-3.6.a", "nominateTwoAugusti"),
  nominateTwoCaesares: because("IMP-3.6.a", "nominateTwoCaesares"),
  nominateOneAugustus: because("IMP-2.D.k", "nominateOneAugustus"),
  nominateOneCaesar: because("IMP-2.D.k", "nominateOneCaesar"),
};
