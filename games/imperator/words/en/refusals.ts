/** Why an act is refused, in English. */
import type { RefusalWords } from "../wording.ts";
import type { Said } from "./said.ts";

export const refusalsIn = ({ titles, piece }: Said): RefusalWords => {
  const { commodus, caracalla, geta, marcusAurelius, severus } = titles.box;
  return {
    notNow: "That is not what is being decided now.",

    // The year
    entryLoyal: "A Roman leader enters on a loyal unit that is not mutinous.",
    entryOwnPeople: "A leader of a People enters on a unit of his own People.",

    reserveAlready: "That Front is in reserve already.",
    reserveNothingToKeep: "No Front of last year’s reserve is left to be kept.",

    vexillationsSix: "There are never more than six vexillations on the map, unless a usurpation is in progress.",
    vexillationsSpent: "That Front has no counter left for another vexillation.",
    detachThree: "A vexillation takes three loyal legions of its Front, at full strength and inside it.",
    weakenLegion: "Only legions give men to a vexillation.",
    weakenOtherFront: "The three legions belong to the Front of the vexillation.",
    weakenNotLoyal: "Only loyal legions on the map give men, and no mutineers.",
    weakenReduced: "A legion that is reduced has no men to give.",
    weakenAway: "A legion gives men only while it stands in its own Front.",
    weakenEnough: "Three legions have given men: say where the vexillation stands.",
    detachFirst: "First say which three legions give men.",
    detachZone: "The vexillation appears in the zone of one of the three legions.",
    dissolveVexillation: "Only vexillations are dissolved.",
    dissolveNotYours: "Rome dissolves its own vexillations, loyal and on the map.",
    dissolveAway: "A vexillation is dissolved only in its own Front.",
    dissolveBesideReduced: "A vexillation is dissolved only in a zone with a reduced legion of its Front.",
    restoreLegion: "Men go back to legions of the Front of the vexillation.",
    restoreNotLoyal: "Men go back only to loyal legions on the map.",
    restoreNormal: "That legion is at full strength.",
    restoreAway: "Men go back only to a legion that stands in its own Front.",
    restoreHereFirst: "One of the legions restored must stand where the vexillation stood.",

    musterHome: "A People is placed in its home zones.",

    illNotHim: "The illness strikes an Augustus, in foul air one who is in Rome.",
    summonNotHim: "It is an Augustus who is wanted in Rome.",

    nominateLoyal: "Only a leader of Rome on the map can be named.",
    nominateNobody: `As Augusti, ${piece(commodus)} and ${piece(caracalla)} name nobody.`,
    nominateCommodus: `While ${piece(marcusAurelius)} is Augustus, only ${piece(commodus)} can be named.`,
    nominateSons: `While ${piece(severus)} is Augustus, only ${piece(caracalla)} and ${piece(geta)} can be named Augustus.`,
    nominateAugustusAlready: "He is Augustus already.",
    nominateTitled: "He is Augustus or Caesar already.",
    nominateTwoAugusti: "There are never more than two Augusti.",
    nominateTwoCaesares: "There are never more than two Caesares.",
    nominateOneAugustus: "Only one new Augustus is named in a year.",
    nominateOneCaesar: "Only one new Caesar is named in a year.",

    // Movement
    notYours: "You move the pieces of your own side only.",
    notThere: "This piece is not on the map.",
    inMutiny: "Mutineers do not move.",
    leaderAtPeace: "Leaders of a People at peace do not move.",
    hasMoved: "Each piece moves once in a sequence.",
    isIll: "An Augustus who is ill does not leave his zone this year.",
    aboard: "Whoever is aboard a fleet moves with it.",
    garrisonNotAlone: "Units of the garrison of Rome never move by themselves.",
    rebelsNeedLeader: "Rebel units move only together with a rebel leader.",
    nowhereToGo: "There is nowhere it could go from here.",
    neptune: "The wrath of Neptune: nothing moves by sea this year.",
    goesToRome: "The Augustus who is wanted in Rome moves before all others.",
    mustGoToRome: "The Augustus who is wanted in Rome goes on as long as he has movement points.",
    staysInRome: "With unrest in Rome, one Augustus stays there this year.",

    alreadyWith: "That piece comes along already.",
    leaderFirst: "A unit by itself takes nobody along: begin with the leader.",
    overCommand: "A leader takes along no more units than his command capacity.",
    notPickedUp: "All set out together from one zone: nobody is picked up on the way.",
    ownPeopleOnly: "Leaders take along units of their own People only.",
    overCommandOfPeople: "A leader of a People takes along no more units than his command capacity.",
    garrisonNeedsRoom:
      "Garrison units count against the command capacity of an Augustus or a Caesar, and it is used up.",
    nobodyFits: "There is nobody more to take along.",
    withoutUnits: "On his way to Rome an Augustus takes units along only if he arrives in this sequence.",

    notAdjacent: "One goes from zone to adjacent zone.",
    onlyByShip: "One goes to sea aboard a fleet only.",
    leaderTired: "A leader alone has 4 movement points in a sequence, and they do not suffice.",
    groupTired: "A leader with units has 3 movement points in a sequence, and they do not suffice.",
    badWeather: "In this year’s weather everybody has 1 movement point fewer, and they do not suffice.",
    oneZoneAlone: "Without a leader a unit moves one zone, and no farther.",
    oneZoneOfPeople: "Without a leader a unit of a People moves one zone, and no farther.",
    tooFarOutside:
      "A move through nothing but Germania, Britannia or Africa beyond the frontier ends after 2 movement points.",
    homeAtPeace: "A People at peace stays in its home zones.",
    noFurtherInside: "Without a leader of its People a unit enters no further zone of the Interior Provinces.",
    straightToRome: "The Augustus who is wanted in Rome goes by a cheapest way.",
    enemyStops: "Units stop where they come upon enemy units.",

    notWithThem: "That piece is not in the group.",
    notDroppedBefore: "Units are left on the way, not before the first step.",
    leadersStay: "Leaders stay with the units that go farthest.",
    bereft: "A leader has died on the march: first leave those whom nobody leads any more, or stop.",
    outlivesUnits: "The last unit that marched with him is gone: a leader goes no farther than it came.",
    hasALeader: "That unit still has its leader.",

    nobodyToWin: "Rebel leaders who have come here may call on loyal units only.",
    leaderHoldsThem: "A loyal leader is with them: they do not listen.",
    vexillationIsLoyal: "A vexillation comes over only when the rebels hold three legions of its Front.",

    fleetsAreRomes: "The fleets serve Rome, whoever holds their ports.",
    onlyRomansAboard: "A fleet carries loyal Romans only.",
    notAtTheQuay: "Only who was in the zone of the port when the sequence began goes aboard.",
    noPlaces: "A fleet carries two units, and leaders besides.",
    garrisonAboard: "Garrison units sail only with an Augustus or a Caesar aboard.",
    notAboard: "At sea nobody comes aboard: only who is there can land.",
    nobodyAboard: "Nobody more is aboard.",
    pickFirst: "First say who lands.",
    oneStepAtSea: "A fleet goes one step in a sequence.",
    noSeaway: "A fleet goes from its port to an adjacent sea, from sea to sea, or home.",
    closedSea: "That sea is closed to fleets.",
    onlyOwnPort: "A fleet puts in at its own port only.",
    notOnThatCoast: "One lands on a coast of the sea in which the fleet is.",
    stillInPort: "The fleet is still in port: there is nobody to land.",

    frontNotInReserve: "A legion leaves its Front only while that is in reserve.",
    halfMustStay: "Half the legions of a Front, rounded up, must stay in it.",
    garrisonNeedsEmperor: "Units of the garrison of Rome go only with an Augustus or a Caesar.",
    garrisonOfRebels: "Garrison units that are rebel neither move nor evade nor flee.",
    landAtPeace: "Roman units enter the land of a People only while it is at war with Rome.",
    rebelsStayInEmpire: "Rebel units never leave the empire.",
    armeniansStay: "The Armenian unit never leaves its zone.",
    peopleAtPeaceThere:
      "A People at war enters the land of another only if that one is at war too; into Armenia go those of the East.",
    notTheirFront: "From outside a People enters the empire only by the Front of its band.",
    tooFarFromHome: "A People goes no farther than 5 zones from home.",
    interiorNeedsLeader: "Units of a People enter the Interior Provinces only with a leader of theirs.",
    chiefNotAlone: "In the empire a leader of a People does not move without units.",
    notTheirKind:
      "Romans, Peoples of the West and Peoples of the East never share a zone on the side of the enemies of Rome.",

    // Combat
    noBattleThere: "There is no battle to be fought in that zone.",
    notInThatForce: "Only units of the victor that have fought in this battle take his losses.",
    hitAlready: "That unit has lost a step in this battle: each is hit once.",

    onlyLeadersEvade: "Only leaders of the side that is attacked there can try to evade.",
    triedAlready: "He has tried already: each leader tries once.",
    notTheBestLeader: "The leader with the highest strategic rating tries first.",
    noWayOut: "There is no zone he could evade to.",
    notBeset: "Only your own pieces in the zone he leaves can come along.",
    comesAlready: "That piece comes along already.",
    overHisCommand: "He takes along no more units than his command capacity.",
    nobodyElse: "There is nobody else who could come along.",
    notHisPeople: "A leader of a People takes along his own People only.",
    noCommonWay: "There is no zone to which all of them could go together.",

    notNextToIt: "One gets away to an adjacent zone only.",
    enemyThere: "There are enemy units in that zone.",
    attackersCameFromThere: "The attackers came from there.",
    noRefugeThere: "He can only escape to an adjacent land zone without enemy units.",

    notRetreating: "That piece is not among those who retreat.",
    retreatTogether: "There is a zone for all of them: the whole force goes there together.",

    // Usurpations
    acclaimLoyal: "Only a leader of Rome on the map can become Augustus.",
    laurelsTied: "Of the usurpers the one with the highest PC becomes Augustus.",
    usurpersTwo: "There are never more than two usurpers.",
    usurperLoyal: "Only a leader of Rome on the map can be made a usurper.",
    usurperFront: "A usurper rises in a Front, not in the Interior Provinces, outside the empire or aboard.",
    usurperSameFront: "Another usurper was proclaimed in that Front.",
    usurperAmongForeigners: "Romans do not rise among Peoples with whom they cannot share a zone.",
    usurperNearAugustus: "Another Augustus is in that Front.",
    usurperTitled: "This is for a leader who is neither Augustus nor Caesar.",
    usurperIsAugustus: "He has just become Augustus.",
    extendAdjacent: "A usurpation spreads to an adjacent Front: Britain and Rhine, Rhine and Danube, East and South.",
    extendTaken: "The other usurper has turned to that Front.",
    strikeRight: `Only while ${piece(titles.box.didius)} lives may the enemies of Rome strike at ${piece(titles.box.pertinax)} without a stratagem.`,
    strikeOnce: "The attempt of this year has been made.",

    // Stratagems
    counterNotHeld: "That counter is not in your hand.",
    notForThisRole: "That stratagem is for the other side: it goes back into the cup in winter.",
    playedOtherwise: "That stratagem is not played like this.",
    notItsMoment: "This is not the moment for that stratagem.",

    initiativeIsYours: "The initiative is yours already.",

    usurpTwoAugusti: "It takes two Augusti for one of them to rise against the other.",
    usurpAugustus: "This stratagem is for an Augustus.",
    usurpLowerPc: "Of two Augusti the one with the lower PC rises.",
    usurpCaesar: "This stratagem is for a Caesar.",

    riseArmenia: "Armenia never goes to war by itself.",
    riseMajor: "This stratagem makes Minor Peoples rise.",
    riseMinor: "This stratagem makes Major Peoples rise.",
    riseRemoved: "That People has become part of the empire.",
    riseAtWar: "That People is at war already.",
    riseBanned: "That People was pacified by arms, and keeps quiet for five years.",
    riseNoRoom: "Others with whom it cannot share a zone stand in its land.",

    peaceArmenia: "Armenia is never at war: there is nothing to pacify.",
    peaceMajor: "This stratagem is for Minor Peoples.",
    peaceMinor: "This stratagem is for a Major People.",
    peaceAlready: "That People is not at war.",
    peaceOtherNation: "All of them must be of one Nationality.",
    peaceOneByOne: "Peoples are chosen one by one.",

    victorAlready: "You have taken the die into your own hands already.",
    victorCancelled: "Both stratagems are spent: the die decides.",
    victorOverRebels: "Roma Victor is not played against rebels.",
    furorWithoutGermans: "No Germanic unit of yours fights here.",
    shotNoPersians: "No Persian unit took part in this battle.",
    shotTarget: "Only a loyal Roman unit that took part in this battle, and is still on the map, can be shot.",

    fleeAttacker: "Only the defender flees.",
    fleeMutineers: "Mutineers do not flee.",
    fleeNobody: "Nobody of this force may flee.",

    murderLeaders: "Assassins are sent to leaders.",
    murderInPlay: "Assassins find only leaders on the map whose People is not at peace.",
    murderOwn: "Assassins are sent to leaders of your opponent.",
    plagueAtSea: "The plague breaks out in a land zone.",
    mutinyWhere: "Romans mutiny inside the empire, Parthi in their own land.",
    mutinyAlready: "There is a mutiny in that zone already.",
    mutinyNobody: "No unit of your opponent that could mutiny is in that zone.",
    mutinyLed: "A leader is with them: they do not mutiny.",
    desertNobody: "No Roman or Parthian unit of your opponent is in that zone.",

    armeniaUnused: "Armenia plays no part in this scenario.",
    dieShowsThat: "The die shows that already.",
    dieHasNoSuchFace: "The die has no such face.",

    // Winter, and what comes of battles
    quartersNearest: "A unit whose own place it cannot reach goes to the nearest camp that the enemy does not hold.",
    quartersInterior: "It goes to a zone of the Interior Provinces.",
    quartersTown: "A garrison unit goes to a zone of the Interior Provinces with a town.",
    quartersOccupied: "The enemy holds that zone.",
    quartersOwnFront: "A vexillation comes back to a camp of its own Front.",
    revivalUsurper: "Rebel units are made up again in the zone of a usurper.",

    goWithUnit: "A leader goes home with a loyal unit.",
    goWithSent: "He goes with a unit that was in his zone and goes home.",
    goWithSomebody: "Nobody spends the winter outside the empire: he must go with a unit.",

    upkeepLegion: "Legions of the Front of the vexillation man it.",
    upkeepNotLoyal: "Only loyal legions on the map man vexillations.",
    upkeepReduced: "That legion has given its men already.",
    upkeepVexillation: "A loyal vexillation of that Front is given up.",
    upkeepTooFew: "There are not legions enough: vexillations are given up first.",
    upkeepEnough: "There are legions enough: no vexillation is given up.",

    guardTitle: "The Corporis Custodes guard an Augustus or a Caesar.",
    guardAlready: "They guard him already.",
  };
};
