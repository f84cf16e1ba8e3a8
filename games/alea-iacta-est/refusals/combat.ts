/** Why an act is refused in the chapter of combat. The sentences are in words/. */
import { because } from "./because.ts";

export const COMBAT_NO = {
  // Who leads where
  notALeaderThere: because("AIE-8.1.f", "notALeaderThere"),
  alreadyAfloat: because("AIE-8.1.f", "alreadyAfloat"),

  // Evasion
  onlyLeadersEvade: because("AIE-8.2.a", "onlyLeadersEvade"),
  nothingToEvade: because("AIE-8.2.a", "nothingToEvade"),
  servesAtSea: because("AIE-8.1.f", "servesAtSea"),
  servesOnLand: because("AIE-8.1.f", "servesOnLand"),
  tooIll: because("AIE-EV4.a", "tooIll"),
  notTheBestLeader: because("AIE-8.2.b", "notTheBestLeader"),
  heldFast: because("AIE-8.2.i", "heldFast"),
  heldFastAtSea: because("AIE-8.2.y", "heldFastAtSea"),
  leftBehind: because("AIE-8.2.h", "leftBehind"),
  noWayOut: because("AIE-8.2.n", "noWayOut"),
  noSeaway: because("AIE-8.2.o", "noSeaway"),
  mustPutToSea: because("AIE-8.2.q", "mustPutToSea"),
  noPassengers: because("AIE-8.2.p", "noPassengers"),
  notBeset: because("AIE-8.2.g", "notBeset"),
  comesAlready: because("AIE-8.2.g", "comesAlready"),
  overHisCommand: because("AIE-8.2.g", "overHisCommand"),
  doesNotLeadThem: because("AIE-4.3.p", "doesNotLeadThem"),
  shipsStayAfloat: because("AIE-3.4.2.d", "shipsStayAfloat"),
  shipsAlone: because("AIE-8.2.o", "shipsAlone"),
  needShips: because("AIE-3.4.1.t", "needShips"),
  noPlaceAboard: because("AIE-3.4.2.k", "noPlaceAboard"),
  noCommonWay: because("AIE-8.2.n", "noCommonWay"),
  nobodyElse: because("AIE-8.2.g", "nobodyElse"),

  // Zones to go to
  notNextToIt: because("AIE-8.2.e", "notNextToIt"),
  enemyThere: because("AIE-8.2.f", "enemyThere"),
  romansStayInside: because("AIE-8.2.k", "romansStayInside"),
  foreignersStayOutside: because("AIE-8.2.l", "foreignersStayOutside"),
  attackersCameFromThere: because("AIE-8.2.m", "attackersCameFromThere"),
  noSuchSeaway: because("AIE-8.2.o", "noSuchSeaway"),
  enemyShipsThere: because("AIE-8.2.o", "enemyShipsThere"),
  enemyOnThatCoast: because("AIE-8.2.o", "enemyOnThatCoast"),
  noRefugeThere: because("AIE-8.2.s", "noRefugeThere"),

  // Battles
  noBattleThere: because("AIE-8.1.a", "noBattleThere"),
  notInThatForce: because("AIE-8.4.2.e", "notInThatForce"),
  hitAlready: because("AIE-8.4.2.d", "hitAlready"),
  notRetreatingNow: because("AIE-8.4.1.e", "notRetreatingNow"),
  noShipsToBoard: because("AIE-8.4.1.k", "noShipsToBoard"),
  wayLeft: because("AIE-8.4.1.e", "wayLeft"),
  notAboard: because("AIE-3.4.2.t", "notAboard"),
  hasAPlace: because("AIE-3.4.2.t", "hasAPlace"),
};
