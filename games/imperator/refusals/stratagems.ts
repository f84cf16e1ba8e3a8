/** Why a stratagem cannot be played. The sentences are in words/. */
import { because } from "./because.ts";

export const STRATAGEM_NO = {
  counterNotHeld: because("IMP-2.A.a", "counterNotHeld"),
  notForThisRole: because("IMP-6.a", "notForThisRole"),
  playedOtherwise: because("IMP-6.e", "playedOtherwise"),
  notItsMoment: because("IMP-6.e", "notItsMoment"),

  // Phase B
  initiativeIsYours: because("IMP-6.3.a", "initiativeIsYours"),

  // Usurpations
  usurpTwoAugusti: because("IMP-6.2.a", "usurpTwoAugusti"),
  usurpAugustus: because("IMP-6.2.a", "usurpAugustus"),
  usurpLowerPc: because("IMP-6.2.a", "usurpLowerPc"),
  usurpCaesar: because("IMP-6.2.c", "usurpCaesar"),

  // Uprisings
  riseArmenia: because("IMP-4.2.e", "riseArmenia"),
  riseMajor: because("IMP-6.2.e", "riseMajor"),
  riseMinor: because("IMP-6.2.h", "riseMinor"),
  riseRemoved: because("IMP-4.2.c", "riseRemoved"),
  riseAtWar: because("IMP-6.2.e", "riseAtWar"),
  riseBanned: because("IMP-6.2.k", "riseBanned"),
  riseNoRoom: because("IMP-4.2.k", "riseNoRoom"),

  // Peace
  peaceArmenia: because("IMP-4.2.e", "peaceArmenia"),
  peaceMajor: because("IMP-6.1.d", "peaceMajor"),
  peaceMinor: because("IMP-6.1.g", "peaceMinor"),
  peaceAlready: because("IMP-6.1.d", "peaceAlready"),
  peaceOtherNation: because("IMP-6.1.h", "peaceOtherNation"),
  peaceOneByOne: because("IMP-6.1.e", "peaceOneByOne"),

  // Battles
  victorAlready: because("IMP-6.1.j", "victorAlready"),
  victorCancelled: because("IMP-6.1.k", "victorCancelled"),
  victorOverRebels: because("IMP-6.1.l", "victorOverRebels"),
  furorWithoutGermans: because("IMP-6.2.l", "furorWithoutGermans"),
  shotNoPersians: because("IMP-6.2.m", "shotNoPersians"),
  shotTarget: because("IMP-6.2.m", "shotTarget"),

  // Flight
  fleeAttacker: because("IMP-6.3.b", "fleeAttacker"),
  fleeMutineers: because("IMP-6.3.k", "fleeMutineers"),
  fleeNobody: because("IMP-6.3.b", "fleeNobody"),

  // Murder, plague, mutiny, desertion
  murderLeaders: because("IMP-6.3.c", "murderLeaders"),
  murderInPlay: because("IMP-6.3.c", "murderInPlay"),
  murderOwn: because("IMP-6.3.c", "murderOwn"),
  plagueAtSea: because("IMP-6.3.e", "plagueAtSea"),
  mutinyWhere: because("IMP-6.3.j", "mutinyWhere"),
  mutinyAlready: because("IMP-10.x", "mutinyAlready"),
  mutinyNobody: because("IMP-6.3.j", "mutinyNobody"),
  mutinyLed: because("IMP-6.3.j", "mutinyLed"),
  desertNobody: because("IMP-6.3.o", "desertNobody"),

  // Armenia and dice
  armeniaUnused: because("IMP-S.h", "armeniaUnused"),
  dieShowsThat: because("IMP-6.3.p", "dieShowsThat"),
  dieHasNoSuchFace: because("IMP-6.3.p", "dieHasNoSuchFace"),
};
