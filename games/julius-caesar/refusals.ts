/** Why an act is refused: each reason with the rule that forbids it. The sentences are in words/. */
import type { Refusal } from "@rubicon/engine";
import setup from "./data/setup.json" with { type: "json" };

const { limits } = setup;

/** Reasons are made once and shared: asking whether an act is legal allocates nothing. */
const because = <const W extends string>(rule: string, why: W, facts?: Record<string, string | number>) =>
  Object.freeze({ rule, why, ...(facts ? { with: Object.freeze(facts) } : {}) }) satisfies Refusal;

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
  majorFull: because("JC-6.11.a", "roadFull", { limit: limits.major }),
  minorFull: because("JC-6.11.a", "roadFull", { limit: limits.minor }),
  straitFull: because("JC-4.32.b", "straitFull", { limit: limits.strait }),
  straitAttackFull: because("JC-4.32.b", "straitAttackFull", { limit: limits.straitAttack }),
  plutoMajorFull: because("JC-E6.a", "roadFull", { limit: limits.pluto.major }),
  plutoMinorFull: because("JC-E6.a", "roadFull", { limit: limits.pluto.minor }),
  plutoStraitFull: because("JC-E6.a", "straitAttackFull", { limit: limits.pluto.straitAttack }),
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
  elephantInUtica: because("JC-6.4.g", "elephantInUtica"),
  levyMajorPort: because("JC-6.4.h", "levyMajorPort"),
  levyAtSea: because("JC-6.4.h", "levyAtSea"),
  notInPool: because("JC-6.4.b", "notInPool"),
  fallenThisYear: because("JC-6.4.m", "fallenThisYear"),
  leaderNotReleased: because("JC-6.4.m", "leaderNotReleased"),
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
  mustRetreat: because("JC-7.21.a", "mustRetreat"),
  notStrongest: because("JC-7.4.b", "notStrongest"),

  // Retreats
  noRetreatInRoundOne: because("JC-7.2.b", "noRetreatInRoundOne"),
  retreatNotAdjacent: because("JC-7.6.a", "retreatNotAdjacent"),
  retreatToEnemy: because("JC-7.61.b", "retreatToEnemy"),
  retreatAttacker: because("JC-7.62.a", "retreatAttacker"),
  retreatDefender: because("JC-7.63.a", "retreatDefender"),
  retreatMajorFull: because("JC-7.61.a", "retreatRoadFull", { limit: limits.major }),
  retreatMinorFull: because("JC-7.61.a", "retreatRoadFull", { limit: limits.minor }),
  retreatStraitFull: because("JC-7.61.c", "retreatStraitFull", { limit: limits.straitRetreatPerRound }),
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
  regroupMajorFull: because("JC-7.7.b", "regroupRoadFull", { limit: limits.major }),
  regroupMinorFull: because("JC-7.7.b", "regroupRoadFull", { limit: limits.minor }),
  regroupStraitFull: because("JC-7.7.b", "regroupRoadFull", { limit: limits.strait }),
  navisRegroupToPort: because("JC-7.83.b", "navisRegroupToPort"),

  // Winter
  notAtSea: because("JC-8.2.c", "notAtSea"),
  notAFriendlyPort: because("JC-8.2.a", "notAFriendlyPort"),
  enoughSupply: because("JC-8.3.a", "enoughSupply"),
  notCleopatra: because("JC-8.5.b", "notCleopatra"),
  notCleopatraInSupply: because("JC-8.3.b", "notCleopatra"),
} as const;

/** Not among what is asked now; the rule is the one under which the question stands. */
const askedElse = new Map<string, Refusal>();

export function notNow(rule: string): Refusal {
  const known = askedElse.get(rule);
  if (known) return known;
  const refusal = because(rule, "notNow");
  askedElse.set(rule, refusal);
  return refusal;
}

/** Keys of all sentences that words/ must hold. */
export type Why = (typeof NO)[keyof typeof NO]["why"] | "notNow";
