/** Why an act is refused: each reason with the rule that forbids it. The sentences are in words/. */
import type { Refusal } from "@rubicon/engine";
import type { Limits } from "./pack.ts";

/** Reasons are made once and shared: asking whether an act is legal allocates nothing. */
const because = <const W extends string>(rule: string, why: W) => Object.freeze({ rule, why }) satisfies Refusal;

/** A reason that names a limit. */
const noMore = <const W extends string>(rule: string, why: W, limit: number) =>
  Object.freeze({ rule, why, with: Object.freeze({ limit }) }) satisfies Refusal;

export const NO = {
  // Cards
  notInHand: because("JC-2.1.d", "notInHand"),
  apolloFirstTurn: because("JC-E1.d", "apolloFirstTurn"),

  // Set-up
  notDeployed: because("JC-5.3.a", "notDeployed"),
  swapsNothing: because("JC-5.3.a", "swapsNothing"),
  inlandNavis: because("JC-4.1.a", "inlandNavis"),

  // Whose block, where
  notYours: because("JC-2.2.a", "notYours"),
  offMap: because("JC-4.1.a", "offMap"),
  notInGroup: because("JC-2.2.b", "notInGroup"),
  nothingToMove: because("JC-2.2.b", "nothingToMove"),
  moveFirst: because("JC-2.2.b", "moveFirst"),

  // Movement
  moved: because("JC-6.1.c", "moved"),
  landByRoad: because("JC-4.3.a", "landByRoad"),
  navisBySea: because("JC-6.2.a", "navisBySea"),
  pinned: because("JC-6.13.a", "pinned"),
  barred: because("JC-6.13.c", "barred"),
  mustHold: because("JC-6.3.e", "mustHold"),
  notThatFar: because("JC-6.1.d", "notThatFar"),
  notThatFarToReinforce: because("JC-6.14.a", "notThatFarToReinforce"),
  mercuryNotThatFar: because("JC-E4.a", "mercuryNotThatFar"),
  eventMovesNoNavis: because("JC-E0.e", "eventMovesNoNavis"),
  neptuneMovesNavis: because("JC-E5.a", "neptuneMovesNavis"),

  // Amphibious movement
  eventHasNoSailing: because("JC-E0.d", "eventHasNoSailing"),
  sailFirst: because("JC-6.3.c", "sailFirst"),
  navisDoesNotEmbark: because("JC-6.3.a", "navisDoesNotEmbark"),
  notFromPort: because("JC-6.3.a", "notFromPort"),
  notToPort: because("JC-6.3.a", "notToPort"),
  noSuchRoute: because("JC-6.3.a", "noSuchRoute"),
  seaNotFriendly: because("JC-6.3.a", "seaNotFriendly"),
  portNotOpen: because("JC-6.3.f", "portNotOpen"),

  // Attacks
  notABorderOfAttack: because("JC-7.3.a", "notABorderOfAttack"),
  notYourAttack: because("JC-E3.a", "notYourAttack"),
  notYourNavisAttack: because("JC-E5.b", "notYourAttack"),

  // Levies
  levyNotFriendly: because("JC-6.4.i", "levyNotFriendly"),
  levyElsewhere: because("JC-6.4.f", "levyElsewhere"),
  elephantElsewhere: because("JC-6.4.g", "elephantElsewhere"),
  levyMajorPort: because("JC-6.4.h", "levyMajorPort"),
  levyAtSea: because("JC-6.4.h", "levyAtSea"),
  notInPool: because("JC-6.4.b", "notInPool"),
  fallenThisYear: because("JC-6.4.m", "fallenThisYear"),
  leaderNotReleased: because("JC-3.21.b", "leaderNotReleased"),
  fullStrength: because("JC-6.4.l", "fullStrength"),

  // Jupiter and Vulcan
  jupiterOutOfReach: because("JC-E2.a", "jupiterOutOfReach"),
  jupiterNoSuchBlock: because("JC-E2.b", "jupiterNoSuchBlock"),
  noShelter: because("JC-E2.c", "noShelter"),
  vulcanEnemyCity: because("JC-E7.a", "vulcanEnemyCity"),

  // Battles
  notContested: because("JC-2.3.a", "notContested"),
  notInBattle: because("JC-7.1.c", "notInBattle"),
  reserveWaits: because("JC-7.3.d", "reserveWaits"),
  notItsTurn: because("JC-7.1.c", "notItsTurn"),
  hadItsTurn: because("JC-7.2.a", "hadItsTurn"),
  notStrongest: because("JC-7.4.b", "notStrongest"),

  // Retreats
  noRetreatInRoundOne: because("JC-7.2.b", "noRetreatInRoundOne"),
  retreatNotAdjacent: because("JC-7.6.a", "retreatNotAdjacent"),
  retreatToEnemy: because("JC-7.61.b", "retreatToEnemy"),
  retreatAttacker: because("JC-7.62.a", "retreatAttacker"),
  retreatDefender: because("JC-7.63.a", "retreatDefender"),
  seaRetreatTaken: because("JC-7.64.a", "seaRetreatTaken"),
  seaRetreatNavis: because("JC-7.64.a", "seaRetreatNavis"),
  seaRetreatNoSea: because("JC-7.64.a", "seaRetreatNoSea"),
  seaRetreatNoPort: because("JC-7.64.a", "seaRetreatNoPort"),
  navisRetreatAttacker: because("JC-7.82.b", "navisRetreatAttacker"),
  navisRetreatDefender: because("JC-7.82.c", "navisRetreatDefender"),
  navisRetreatToPort: because("JC-7.82.d", "navisRetreatToPort"),

  // Regroup
  regroupNotAdjacent: because("JC-7.7.a", "regroupNotAdjacent"),
  regroupNotOpen: because("JC-7.7.c", "regroupNotOpen"),
  navisRegroupToPort: because("JC-7.83.b", "navisRegroupToPort"),

  // Winter
  notAtSea: because("JC-8.2.c", "notAtSea"),
  notAFriendlyPort: because("JC-8.2.a", "notAFriendlyPort"),
  notCleopatra: because("JC-8.5.b", "notCleopatra"),
  notCleopatraInSupply: because("JC-8.3.b", "notCleopatra"),
} as const;

/** Reasons that name a limit, which is for the box to say. */
export function makeTooMany(limits: Limits) {
  const { major, minor, strait, straitAttack, straitRetreatPerRound, pluto } = limits;
  return {
    // Movement
    majorFull: noMore("JC-6.11.a", "roadFull", major),
    minorFull: noMore("JC-6.11.a", "roadFull", minor),
    straitFull: noMore("JC-4.32.b", "straitFull", strait),
    straitAttackFull: noMore("JC-4.32.b", "straitAttackFull", straitAttack),
    plutoMajorFull: noMore("JC-E6.a", "roadFull", pluto.major),
    plutoMinorFull: noMore("JC-E6.a", "roadFull", pluto.minor),
    plutoStraitFull: noMore("JC-E6.a", "straitAttackFull", pluto.straitAttack),

    // Battles and retreats
    mustRetreat: noMore("JC-7.21.a", "mustRetreat", limits.battleRounds),
    retreatMajorFull: noMore("JC-7.61.a", "retreatRoadFull", major),
    retreatMinorFull: noMore("JC-7.61.a", "retreatRoadFull", minor),
    retreatMajorFullInTurn: noMore("JC-7.61.a", "retreatRoadFullInTurn", major),
    retreatMinorFullInTurn: noMore("JC-7.61.a", "retreatRoadFullInTurn", minor),
    retreatStraitFull: noMore("JC-7.61.c", "retreatStraitFull", straitRetreatPerRound),

    // Regroup
    regroupMajorFull: noMore("JC-7.7.b", "regroupRoadFull", major),
    regroupMinorFull: noMore("JC-7.7.b", "regroupRoadFull", minor),
    regroupStraitFull: noMore("JC-7.7.b", "regroupRoadFull", strait),

    // Winter
    enoughSupply: noMore("JC-8.3.a", "enoughSupply", limits.winterSupplyBase),
  };
}

export type TooMany = ReturnType<typeof makeTooMany>;

/** Keys of all sentences that words/ must hold. */
export type Why = (typeof NO)[keyof typeof NO]["why"] | TooMany[keyof TooMany]["why"] | "notNow";
