/** Why an act is refused in the chapter of combat. The sentences are in words/. */
import { because } from "./because.ts";

export const COMBAT_NO = {
  // Battles
  noBattleThere: because("IMP-8.a", "noBattleThere"),
  notInThatForce: because("IMP-8.3.g", "notInThatForce"),
  hitAlready: because("IMP-8.3.f", "hitAlready"),

  // Evasion
  onlyLeadersEvade: because("IMP-8.1.a", "onlyLeadersEvade"),
  triedAlready: because("IMP-8.1.a", "triedAlready"),
  notTheBestLeader: because("IMP-8.1.a", "notTheBestLeader"),
  noWayOut: because("IMP-8.1.e", "noWayOut"),
  notBeset: because("IMP-8.1.f", "notBeset"),
  comesAlready: because("IMP-8.1.f", "comesAlready"),
  overHisCommand: because("IMP-8.1.f", "overHisCommand"),
  nobodyElse: because("IMP-8.1.f", "nobodyElse"),
  notHisPeople: because("IMP-4.3.f", "notHisPeople"),
  noCommonWay: because("IMP-8.1.b", "noCommonWay"),

  // Zones to go to
  notNextToIt: because("IMP-8.1.b", "notNextToIt"),
  enemyThere: because("IMP-8.1.b", "enemyThere"),
  attackersCameFromThere: because("IMP-8.1.d", "attackersCameFromThere"),
  noRefugeThere: because("IMP-7.d", "noRefugeThere"),

  // Retreat
  notRetreating: because("IMP-8.3.a", "notRetreating"),
  retreatTogether: because("IMP-8.3.a", "retreatTogether"),
};
