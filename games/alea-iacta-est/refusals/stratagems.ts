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

  // Dice
  dieShowsThat: because("AIE-6.0.g", "dieShowsThat"),
  dieHasNoSuchFace: because("AIE-6.3.2.a", "dieHasNoSuchFace"),

  // Phase F
  republicIsWell: because("AIE-6.0.g", "republicIsWell"),
};
