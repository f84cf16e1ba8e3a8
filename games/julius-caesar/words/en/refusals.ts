/** Why something is not allowed, in English: each sentence tells the rule. */
import type { RefusalWords } from "../wording.ts";
import { count } from "./names.ts";

export const refusals: RefusalWords = {
  notNow: "That is not what is being decided now.",

  notInHand: "You can only use a card that is in your hand.",
  apolloFirstTurn:
    "Apollo copies the enemy’s card of the turn before, so it cannot be played in the first turn of a year.",

  notDeployed: "Only your own blocks that stand on the map can be swapped; those in the pool stay there.",
  swapsNothing:
    "Swapping means two blocks of different cities; each pair is named once, in the order of the list of blocks.",
  inlandNavis: "A navis stands in a port or at sea, never in a city without a coast.",

  notYours: "You command only blocks of your own side.",
  offMap: "That block is not on the map.",
  notInGroup: "A move serves one group: only blocks of the place you have chosen can move with it.",
  nothingToMove: "There is no block of yours in that place that can move.",
  moveFirst: "Once a group has been chosen, at least one of its blocks has to move.",

  moved: "A block moves only once in a turn.",
  landByRoad: "Land blocks go from city to city by road or across a strait.",
  navisBySea: "A navis goes from a port to its sea, from a sea to one of its ports, or to an adjacent sea.",
  pinned: "Each block of the enemy’s main group pins one defender, and no more of your blocks can leave here.",
  barred: "A block cannot leave a battle by a road or sea border that the enemy used to attack there.",
  mustHold: "One navis has to stay in every sea that blocks sailed across this turn.",
  notThatFar:
    "A block moves two places at most; an attack is its first step, and only friendly or vacant places let it go on.",
  notThatFarToReinforce: "Reinforcements come only from an adjacent place, as the first step of their move.",
  mercuryNotThatFar: "With Mercury a land block goes up to three cities, or up to two if the last is attacked.",
  roadFull: (limit) => `This road carries no more than ${count(limit, "block")} of a side in a turn.`,
  straitFull: (limit) => `A strait carries no more than ${count(limit, "block")} of a side in a turn.`,
  straitAttackFull: (limit) =>
    `No more than ${count(limit, "block")} of a side can cross a strait to attack in this turn.`,
  eventMovesNoNavis: "Mars, Mercury and Pluto move land blocks only, no navis.",
  neptuneMovesNavis: "Neptune moves navis only.",

  eventHasNoSailing: "An event that moves a group gives no amphibious moves.",
  sailFirst: "Amphibious moves come before all other moves of the turn.",
  navisDoesNotEmbark: "Only land blocks are carried by sea; a navis moves by itself.",
  notFromPort: "An amphibious move starts in a port.",
  notToPort: "An amphibious move ends in another port.",
  noSuchRoute: "Those seas do not join the two ports.",
  seaNotFriendly: "Every sea crossed has to be friendly: held by your navis alone.",
  portNotOpen: "Blocks land only in a friendly or vacant port, never in an enemy or contested one.",

  notABorderOfAttack: "The main group is one of the groups that attacked here: choose a place it came from.",
  notYourAttack: "Only a battle begun by the group that the event moved can be a surprise.",

  levyNotFriendly: "Levies are raised only in friendly cities: at least one block of yours and none of the enemy.",
  levyElsewhere: "A block that names a city, as legions and equitatus do, is levied only there.",
  elephantElsewhere: "The elephant is levied only in the city named on its block.",
  levyMajorPort: "A new navis is levied only in a friendly major port.",
  levyAtSea: "A navis gains steps only in a friendly port, never at sea.",
  notInPool: "Only a block that stands in your levy pool can be levied.",
  fallenThisYear: "A block eliminated this year cannot be levied before the next.",
  leaderNotReleased: "The third leader can be levied only after another leader of that side has been killed.",
  fullStrength: "This block is already at its full strength.",

  jupiterOutOfReach:
    "Jupiter reaches enemy blocks in cities adjacent to a friendly city, and navis in seas that touch a friendly port.",
  jupiterNoSuchBlock: "There is no enemy block of that colour in that place.",
  noShelter: "The defector goes to a friendly city adjacent to where it stood.",
  vulcanEnemyCity: "Vulcan strikes a city that only enemy blocks hold.",

  notContested: "A battle is fought only where blocks of both sides stand.",
  notInBattle: "That block is not in this battle.",
  reserveWaits: "Reserves take no part in round 1: they neither fire nor take hits.",
  notItsTurn: "Blocks act in the order A, B, C, D, the defender before the attacker; it is not this block’s turn.",
  hadItsTurn: "Each block has one turn in a round, and this one has had it.",
  mustRetreat: (limit) => `In round ${limit}, the last one, attacking blocks can only retreat.`,
  notStrongest: "A hit goes to the strongest block; you choose only among equals.",

  noRetreatInRoundOne: "Nobody retreats in round 1.",
  retreatNotAdjacent: "A block retreats to an adjacent place.",
  retreatToEnemy: "No block retreats to an enemy or contested place.",
  retreatAttacker:
    "Attackers retreat to an adjacent friendly city, or to a vacant one by a road their side attacked along.",
  retreatDefender:
    "Defenders retreat to an adjacent friendly or vacant city, but not along a road the attackers came by.",
  retreatRoadFull: (limit) => `No more than ${count(limit, "block")} of a side can retreat along this road in a round.`,
  retreatRoadFullInTurn: (limit) =>
    `No more than ${count(limit, "block")} of a side can retreat along this road in a turn of battle.`,
  retreatStraitFull: (limit) =>
    `No more than ${count(limit, "block")} of a side can retreat across a strait in a round.`,
  seaRetreatTaken: "Only one land block of a side can retreat by sea in a round.",
  seaRetreatNavis: "Retreat by sea is for land blocks; a navis retreats by itself.",
  seaRetreatNoSea: "A retreat by sea needs a port and a friendly sea that touches it.",
  seaRetreatNoPort: "A retreat by sea ends in a friendly port of the same sea.",
  navisRetreatAttacker:
    "Attacking navis retreat to an adjacent friendly sea, to a friendly port of this sea, or back to where they came from if it is friendly or vacant.",
  navisRetreatDefender:
    "Defending navis retreat to an adjacent friendly sea, to a vacant sea no attacker came from, or to a friendly port of this sea.",
  navisRetreatToPort: "From a battle in a port navis retreat only to a sea.",

  regroupNotAdjacent: "Blocks regroup to an adjacent place.",
  regroupNotOpen: "Blocks regroup only to friendly or vacant places.",
  regroupRoadFull: (limit) =>
    `No more than ${count(limit, "block")} can regroup along this road or strait after a battle.`,
  navisRegroupToPort: "From a battle in a port navis regroup only to a sea.",

  notAtSea: "Only navis at sea have to look for a port in winter.",
  notAFriendlyPort: "In winter a navis goes to a friendly port of the sea it is in.",
  enoughSupply: (limit) =>
    `A city feeds ${count(limit, "block")} and as many more as its value; blocks are given up only beyond that.`,
  notCleopatra: "Cleopatra is never disbanded.",
};
