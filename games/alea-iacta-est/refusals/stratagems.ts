/** Why a stratagem cannot be played. The sentences are in words/. */
import { because } from "./because.ts";

export const STRATAGEM_NO = {
  counterNotHeld: because("AIE-2.A.b", "counterNotHeld"),
  playedOtherwise: because("AIE-6.0.b", "playedOtherwise"),
  notItsMoment: because("AIE-6.0.f", "notItsMoment"),

  // Phase B
  initiativeIsYours: because("AIE-6.1.1.a", "initiativeIsYours"),

  // Battles
  victorAlready: because("AIE-6.3.7.a", "victorAlready"),
  victorWithoutChief: because("AIE-6.3.7.a", "victorWithoutChief"),
  victorOverRomans: because("AIE-6.3.7.a", "victorOverRomans"),
  siegeDefends: because("AIE-6.3.8.a", "siegeDefends"),
  siegeNoCity: because("AIE-6.3.8.a", "siegeNoCity"),
  wallsAttack: because("AIE-6.3.9.a", "wallsAttack"),
  wallsNoCity: because("AIE-6.3.9.a", "wallsNoCity"),

  // Uprisings
  riseMajor: because("AIE-6.2.2.a", "riseMajor"),
  riseMinor: because("AIE-6.2.4.a", "riseMinor"),
  riseAtWar: because("AIE-6.2.2.a", "riseAtWar"),
  greatRiseAtWar: because("AIE-6.2.4.a", "riseAtWar"),
  riseBanned: because("AIE-9.3.g", "riseBanned"),

  // Flight
  fleeAttacker: because("AIE-6.3.1.a", "fleeAttacker"),
  fleeNextTo: because("AIE-6.3.1.b", "fleeNextTo"),
  fleeEnemies: because("AIE-6.3.1.b", "fleeEnemies"),
  fleeSomebody: because("AIE-6.3.1.b", "fleeSomebody"),
  fleeTogether: because("AIE-6.3.1.b", "fleeTogether"),
  fleeFromWhere: because("AIE-6.3.1.b", "fleeFromWhere"),
  fleeingAlready: because("AIE-6.3.1.b", "fleeingAlready"),
  fleeLed: because("AIE-6.3.1.c", "fleeLed"),

  // Murder
  murderRomans: because("AIE-6.3.3.a", "murderRomans"),
  murderOffMap: because("AIE-6.3.3.a", "murderOffMap"),
  murderOwn: because("AIE-6.3.3.a", "murderOwn"),
  murderNeutral: because("AIE-3.6.5.m", "murderNeutral"),
  murderCaesar: because("AIE-6.3.3.a", "murderCaesar"),

  // Plague
  plagueNoPort: because("AIE-6.3.4.a", "plagueNoPort"),
  bereft: because("AIE-6.3.4.d", "bereft"),
  hasALeader: because("AIE-6.3.4.d", "hasALeader"),

  // Desertion and turncoats
  lureNeutral: because("AIE-3.6.5.m", "lureNeutral"),
  lureNoLegions: because("AIE-6.3.5.a", "lureNoLegions"),
  lureWhom: because("AIE-6.3.5.b", "lureWhom"),
  lureTwice: because("AIE-6.3.5.a", "lureTwice"),
  subornForBarbarians: because("AIE-6.3.6.a", "subornForBarbarians"),
  subornNobody: because("AIE-6.3.6.a", "subornNobody"),
  subornWhom: because("AIE-6.3.6.a", "subornWhom"),
  subornHeavy: because("AIE-6.3.6.a", "subornHeavy"),
  subornSomebody: because("AIE-6.3.6.a", "subornSomebody"),

  // The Parthian shot
  noArchers: because("AIE-6.3.10.a", "noArchers"),
  noTarget: because("AIE-6.3.10.a", "noTarget"),

  // Peace
  peaceMajor: because("AIE-6.3.12.a", "peaceMajor"),
  peaceMinor: because("AIE-6.3.13.a", "peaceMinor"),
  peaceAlready: because("AIE-6.0.g", "peaceAlready"),
  peaceOwnAlly: because("AIE-4.4.2.h", "peaceOwnAlly"),
  peaceNation: because("AIE-6.3.14.a", "peaceNation"),
  peaceNobody: because("AIE-6.3.15.a", "peaceNobody"),
  peaceAegyptii: because("AIE-S7.g", "peaceAegyptii"),

  // Dice
  dieShowsThat: because("AIE-6.0.g", "dieShowsThat"),
  dieHasNoSuchFace: because("AIE-6.3.2.a", "dieHasNoSuchFace"),

  // Phase F
  republicIsWell: because("AIE-6.0.g", "republicIsWell"),
};
