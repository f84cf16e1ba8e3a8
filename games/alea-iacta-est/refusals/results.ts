/** Why an act is refused in deployment and in the winter. The sentences are in words/. */
import { because } from "./because.ts";

export const RESULTS_NO = {
  // Free deployment
  deployOthers: because("AIE-S0.b", "deployOthers"),
  deployNothingTaken: because("AIE-S0.b", "deployNothingTaken"),
  deployTaken: because("AIE-S0.b", "deployTaken"),
  deployNowhereElse: because("AIE-S0.g", "deployNowhereElse"),
  deployGarrison: because("AIE-S0.c", "deployGarrison"),
  deployLeader: because("AIE-S0.d", "deployLeader"),
  deployRoma: because("AIE-S0.d", "deployRoma"),
  deployPort: because("AIE-S0.e", "deployPort"),
  deployNextToEnemy: because("AIE-S0.f", "deployNextToEnemy"),
  deployRegion: because("AIE-S0.g", "deployRegion"),
  deployPrescribed: because("AIE-S0.f", "deployPrescribed"),
  deployAlone: because("AIE-S5.f", "deployAlone"),
  deployShut: because("AIE-S6.h", "deployShut"),

  // Dolabella
  turncoatNearest: because("AIE-S5.i", "turncoatNearest"),

  // Winter quarters
  quartersRegion: because("AIE-9.2.d", "quartersRegion"),
  quartersEnemies: because("AIE-9.2.d", "quartersEnemies"),
  quartersPort: because("AIE-9.2.f", "quartersPort"),
  quartersBarred: because("AIE-S6.i", "quartersBarred"),
  loneQuartersRegion: because("AIE-9.2.h", "quartersRegion"),
  loneQuartersEnemies: because("AIE-9.2.h", "quartersEnemies"),

  // Garrisons
  garrisonNotALegion: because("AIE-9.4.a", "garrisonNotALegion"),
  garrisonNotYours: because("AIE-9.4.a", "garrisonNotYours"),
  garrisonThere: because("AIE-9.4.a", "garrisonThere"),
  garrisonNeeded: because("AIE-9.4.c", "garrisonNeeded"),
  garrisonSpared: because("AIE-3.5.3.v", "garrisonSpared"),
  garrisonSendFirst: because("AIE-9.4.a", "garrisonSendFirst"),
  garrisonOnItsWay: because("AIE-9.4.a", "garrisonOnItsWay"),
  garrisonElsewhere: because("AIE-9.4.b", "garrisonElsewhere"),
  garrisonCity: because("AIE-9.4.b", "garrisonCity"),
  garrisonEnemies: because("AIE-9.4.b", "garrisonEnemies"),

  // Recruitment
  recruitNotInReserve: because("AIE-9.4.l", "recruitNotInReserve"),
  recruitOneOfType: because("AIE-9.4.f", "recruitOneOfType"),
  recruitLimit: because("AIE-9.4.h", "recruitLimit"),
  recruitFirstR: because("AIE-9.4.i", "recruitFirstR"),
  recruitGarrison: because("AIE-9.4.d", "recruitGarrison"),

  // Hands
  returnNotHeld: because("AIE-2.F.h", "returnNotHeld"),
};
