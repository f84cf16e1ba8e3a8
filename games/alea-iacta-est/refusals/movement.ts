/** Why an act is refused in the chapter of movement. The sentences are in words/. */
import { because } from "./because.ts";

export const MOVEMENT_NO = {
  // Who may set out
  notYours: because("AIE-2.E.b", "notYours"),
  notThere: because("AIE-2.E.b", "notThere"),
  movesAtPeace: because("AIE-4.3.i", "movesAtPeace"),
  hasMoved: because("AIE-3.4.1.h", "hasMoved"),
  isNeutral: because("AIE-3.6.5.d", "isNeutral"),
  isIll: because("AIE-EV4.a", "isIll"),
  staysInCity: because("AIE-EV6.b", "staysInCity"),
  auxiliaNeedLeader: because("AIE-3.4.1.j", "auxiliaNeedLeader"),
  shipsNeedLeader: because("AIE-3.4.2.b", "shipsNeedLeader"),
  aboard: because("AIE-3.4.1.t", "aboard"),
  nowhereToGo: because("AIE-7.2.a", "nowhereToGo"),
  onlyFromRoma: because("AIE-S1.g", "onlyFromRoma"),
  onlyWithLeader: because("AIE-S1.h", "onlyWithLeader"),
  mustGoHome: because("AIE-EV6.a", "mustGoHome"),

  // Who may go with whom
  alreadyWith: because("AIE-3.4.1.b", "alreadyWith"),
  leaderFirst: because("AIE-3.4.1.b", "leaderFirst"),
  overCommand: because("AIE-3.4.1.b", "overCommand"),
  overCommandTogether: because("AIE-3.4.1.g", "overCommandTogether"),
  overCommandAtSea: because("AIE-3.4.2.o", "overCommandAtSea"),
  notPickedUp: because("AIE-3.4.1.d", "notPickedUp"),
  ownPeopleOnly: because("AIE-4.3.f", "ownPeopleOnly"),
  alliedLeadersLeadTheirOwn: because("AIE-4.3.p", "alliedLeadersLeadTheirOwn"),
  noRomansWithWarriors: because("AIE-4.2.4.c", "noRomansWithWarriors"),
  nobodyFits: because("AIE-3.4.1.b", "nobodyFits"),

  // Ways by land
  notAdjacent: because("AIE-7.2.a", "notAdjacent"),
  oneZoneAlone: because("AIE-3.4.1.i", "oneZoneAlone"),
  onlyByShip: because("AIE-3.4.1.t", "onlyByShip"),
  leaderTired: because("AIE-1.2.2.a", "leaderTired"),
  groupTired: because("AIE-3.4.1.c", "groupTired"),
  badWeather: because("AIE-EV2.a", "badWeather"),
  outsideOnlyLed: because("AIE-3.4.1.l", "outsideOnlyLed"),
  leftOutside: because("AIE-3.4.1.m", "leftOutside"),
  onlyInTransit: because("AIE-3.4.1.p", "onlyInTransit"),
  homeThroughPeace: because("AIE-3.4.1.v", "homeThroughPeace"),
  tooFarOutside: because("AIE-7.3.a", "tooFarOutside"),
  ownWarriors: because("AIE-3.4.1.u", "ownWarriors"),
  noEntryToItalia: because("AIE-S1.i", "noEntryToItalia"),
  barredRegion: because("AIE-S6.i", "barredRegion"),
  neutralRegion: because("AIE-3.6.5.f", "neutralRegion"),
  truceOfJanus: because("AIE-6.1.2.b", "truceOfJanus"),
  belowGarrison: because("AIE-3.1.1.c", "belowGarrison"),
  furtherBelowGarrison: because("AIE-3.1.1.d", "furtherBelowGarrison"),
  onlyHomeward: because("AIE-EV6.a", "onlyHomeward"),

  // Peoples
  otherGroup: because("AIE-4.2.4.a", "otherGroup"),
  warriorsOfTheOther: because("AIE-4.2.4.d", "warriorsOfTheOther"),
  peopleNotAtWar: because("AIE-4.3.j", "peopleNotAtWar"),
  tooFarFromHome: because("AIE-4.3.l", "tooFarFromHome"),
  notAloneInside: because("AIE-4.3.o", "notAloneInside"),
  outsideOnly: because("AIE-4.3.e", "outsideOnly"),

  // Ways by sea
  notByLand: because("AIE-3.4.2.d", "notByLand"),
  closedSea: because("AIE-3.4.2.c", "closedSea"),
  fleetTired: because("AIE-3.4.2.g", "fleetTired"),
  calm: because("AIE-EV2.c", "calm"),
  neptune: because("AIE-EV9.a", "neptune"),
  noPlaces: because("AIE-3.4.2.k", "noPlaces"),
  notAtTheQuay: because("AIE-3.4.2.p", "notAtTheQuay"),
  wouldDrown: because("AIE-3.4.2.t", "wouldDrown"),
  wouldBeStranded: because("AIE-3.4.2.v", "wouldBeStranded"),
  heldCoast: because("AIE-3.4.2.w", "heldCoast"),

  // On the way
  notWithThem: because("AIE-3.4.1.e", "notWithThem"),
  notDroppedBefore: because("AIE-3.4.1.e", "notDroppedBefore"),
  notDroppedAtSea: because("AIE-3.4.2.q", "notDroppedAtSea"),
  leadersStay: because("AIE-3.4.1.f", "leadersStay"),
};
