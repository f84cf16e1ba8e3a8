/** Why an act is refused in Phase F and in the winter. The sentences are in words/. */
import { because } from "./because.ts";

export const RESULTS_NO = {
  // Where units go that cannot be where they belong (9.2.2)
  quartersNearest: because("IMP-9.2.2.b", "quartersNearest"),
  quartersInterior: because("IMP-9.2.2.c", "quartersInterior"),
  quartersTown: because("IMP-9.2.2.d", "quartersTown"),
  quartersOccupied: because("IMP-9.2.2.c", "quartersOccupied"),
  quartersOwnFront: because("IMP-TE.13.a", "quartersOwnFront"),
  revivalUsurper: because("IMP-9.2.2.p", "revivalUsurper"),

  // Leaders (9.2.2.e, R99)
  goWithUnit: because("IMP-9.2.2.e", "goWithUnit"),
  goWithSent: because("IMP-9.2.2.h", "goWithSent"),
  goWithSomebody: because("IMP-9.2.2.e", "goWithSomebody"),

  // Vexillations (9.2.3)
  upkeepLegion: because("IMP-9.2.3.a", "upkeepLegion"),
  upkeepNotLoyal: because("IMP-9.2.3.a", "upkeepNotLoyal"),
  upkeepReduced: because("IMP-9.2.3.a", "upkeepReduced"),
  upkeepVexillation: because("IMP-9.2.3.b", "upkeepVexillation"),
  upkeepTooFew: because("IMP-9.2.3.b", "upkeepTooFew"),
  upkeepEnough: because("IMP-9.2.3.a", "upkeepEnough"),

  // The guard (3.6)
  guardTitle: because("IMP-3.6.o", "guardTitle"),
  guardAlready: because("IMP-3.6.p", "guardAlready"),
};
