/** Why a piece may not be brought into a zone, by a march, an evasion, a flight or a retreat. The sentences are in words/. */
import { because } from "./because.ts";

export const LIMITS_NO = {
  /** Of Roman units */
  frontNotInReserve: because("IMP-3.3.c", "frontNotInReserve"),
  halfMustStay: because("IMP-3.3.f", "halfMustStay"),
  garrisonNeedsEmperor: because("IMP-3.5.f", "garrisonNeedsEmperor"),
  garrisonOfRebels: because("IMP-3.5.t", "garrisonOfRebels"),
  landAtPeace: because("IMP-3.5.h", "landAtPeace"),
  rebelsStayInEmpire: because("IMP-4.3.d", "rebelsStayInEmpire"),
  armeniansStay: because("IMP-4.2.f", "armeniansStay"),

  /** Of Peoples */
  peopleAtPeaceThere: because("IMP-4.3.i", "peopleAtPeaceThere"),
  notTheirFront: because("IMP-4.3.k", "notTheirFront"),
  tooFarFromHome: because("IMP-4.3.l", "tooFarFromHome"),
  interiorNeedsLeader: because("IMP-4.3.m", "interiorNeedsLeader"),
  chiefNotAlone: because("IMP-4.3.n", "chiefNotAlone"),
  notTheirKind: because("IMP-4.2.k", "notTheirKind"),
};
