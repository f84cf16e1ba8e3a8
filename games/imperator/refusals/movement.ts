/** Why an act is refused in the chapter of movement. The sentences are in words/. */
import { because } from "./because.ts";

export const MOVEMENT_NO = {
  // Who may set out
  notYours: because("IMP-4.2.a", "notYours"),
  notThere: because("IMP-0.2.a", "notThere"),
  inMutiny: because("IMP-6.3.k", "inMutiny"),
  leaderAtPeace: because("IMP-4.1.d", "leaderAtPeace"),
  hasMoved: because("IMP-3.5.c", "hasMoved"),
  isIll: because("IMP-TE.4.a", "isIll"),
  aboard: because("IMP-3.5.p", "aboard"),
  garrisonNotAlone: because("IMP-3.5.f", "garrisonNotAlone"),
  rebelsNeedLeader: because("IMP-4.3.a", "rebelsNeedLeader"),
  nowhereToGo: because("IMP-7.1.a", "nowhereToGo"),
  neptune: because("IMP-TE.9.a", "neptune"),
  goesToRome: because("IMP-TE.6.b", "goesToRome"),
  mustGoToRome: because("IMP-TE.6.a", "mustGoToRome"),
  staysInRome: because("IMP-TE.6.a", "staysInRome"),

  // Who may go with whom
  alreadyWith: because("IMP-3.5.b", "alreadyWith"),
  leaderFirst: because("IMP-3.5.b", "leaderFirst"),
  overCommand: because("IMP-3.5.b", "overCommand"),
  notPickedUp: because("IMP-3.5.c", "notPickedUp"),
  ownPeopleOnly: because("IMP-4.3.f", "ownPeopleOnly"),
  overCommandOfPeople: because("IMP-4.3.f", "overCommandOfPeople"),
  garrisonNeedsRoom: because("IMP-3.5.f", "garrisonNeedsRoom"),
  nobodyFits: because("IMP-3.5.b", "nobodyFits"),
  withoutUnits: because("IMP-TE.6.b", "withoutUnits"),

  // Ways by land
  notAdjacent: because("IMP-7.1.a", "notAdjacent"),
  onlyByShip: because("IMP-3.5.i", "onlyByShip"),
  leaderTired: because("IMP-1.1.d", "leaderTired"),
  groupTired: because("IMP-1.2.b", "groupTired"),
  badWeather: because("IMP-TE.2.a", "badWeather"),
  oneZoneAlone: because("IMP-3.5.d", "oneZoneAlone"),
  oneZoneOfPeople: because("IMP-4.3.g", "oneZoneOfPeople"),
  tooFarOutside: because("IMP-7.2.a", "tooFarOutside"),
  homeAtPeace: because("IMP-4.3.h", "homeAtPeace"),
  noFurtherInside: because("IMP-4.3.p", "noFurtherInside"),
  straightToRome: because("IMP-TE.6.a", "straightToRome"),
  enemyStops: because("IMP-7.a", "enemyStops"),

  // On the way
  notWithThem: because("IMP-3.5.c", "notWithThem"),
  notDroppedBefore: because("IMP-3.5.c", "notDroppedBefore"),
  leadersStay: because("IMP-3.5.c", "leadersStay"),
  bereft: because("IMP-3.5.b", "bereft"),
  outlivesUnits: because("IMP-3.5.c", "outlivesUnits"),
  hasALeader: because("IMP-3.5.b", "hasALeader"),

  // Winning over (step D)
  nobodyToWin: because("IMP-4.5G.i", "nobodyToWin"),
  leaderHoldsThem: because("IMP-4.5G.i", "leaderHoldsThem"),
  vexillationIsLoyal: because("IMP-4.5G.l", "vexillationIsLoyal"),

  // Fleets
  fleetsAreRomes: because("IMP-3.5.r", "fleetsAreRomes"),
  onlyRomansAboard: because("IMP-3.5.j", "onlyRomansAboard"),
  notAtTheQuay: because("IMP-3.5.n", "notAtTheQuay"),
  noPlaces: because("IMP-3.5.j", "noPlaces"),
  garrisonAboard: because("IMP-3.5.s", "garrisonAboard"),
  notAboard: because("IMP-3.5.p", "notAboard"),
  nobodyAboard: because("IMP-3.5.p", "nobodyAboard"),
  pickFirst: because("IMP-3.5.p", "pickFirst"),
  oneStepAtSea: because("IMP-3.5.o", "oneStepAtSea"),
  noSeaway: because("IMP-3.5.o", "noSeaway"),
  closedSea: because("IMP-3.5.k", "closedSea"),
  onlyOwnPort: because("IMP-3.5.l", "onlyOwnPort"),
  notOnThatCoast: because("IMP-3.5.p", "notOnThatCoast"),
  stillInPort: because("IMP-3.5.p", "stillInPort"),
};
