/** Why an act is refused, in French. */
import type { RefusalWords } from "../wording.ts";
import type { Said } from "./said.ts";

export const refusalsIn = ({ titles, piece }: Said): RefusalWords => {
  const { commodus, caracalla, geta, marcusAurelius, severus } = titles.box;
  return {
    notNow: "Ce n’est pas ce qui se décide maintenant.",

    // The year
    entryLoyal: "Un chef romain entre en jeu sur une unité fidèle qui n’est pas mutinée.",
    entryOwnPeople: "Un chef non romain entre en jeu sur une unité de son propre Peuple.",

    reserveAlready: "Ce Front est déjà en réserve.",
    reserveNothingToKeep: "Il n’y a plus de Front de réserve de l’an dernier à garder.",

    vexillationsSix: "Il n’y a jamais plus de six vexillations sur la carte, sauf si une usurpation est en cours.",
    vexillationsSpent: "Ce Front n’a plus de pion pour une autre vexillation.",
    detachThree: "Une vexillation demande trois légions fidèles de son Front, en état normal et dans ce Front.",
    weakenLegion: "Seules des légions donnent des hommes à une vexillation.",
    weakenOtherFront: "Les trois légions sont du Front de la vexillation.",
    weakenNotLoyal: "Seules des légions fidèles sur la carte donnent des hommes, et pas des mutins.",
    weakenReduced: "Une légion affaiblie n’a pas d’hommes à donner.",
    weakenAway: "Une légion ne donne des hommes que si elle est dans son propre Front.",
    weakenEnough: "Trois légions ont donné des hommes : dites où se place la vexillation.",
    detachFirst: "Dites d’abord quelles trois légions donnent des hommes.",
    detachZone: "La vexillation apparaît dans la zone de l’une des trois légions.",
    dissolveVexillation: "On ne dissout que des vexillations.",
    dissolveNotYours: "Rome dissout ses propres vexillations, fidèles et sur la carte.",
    dissolveAway: "Une vexillation ne se dissout que dans son propre Front.",
    dissolveBesideReduced:
      "Une vexillation ne se dissout que dans une zone où se trouve une légion affaiblie de son Front.",
    restoreLegion: "Les hommes retournent à des légions du Front de la vexillation.",
    restoreNotLoyal: "Les hommes ne retournent qu’à des légions fidèles sur la carte.",
    restoreNormal: "Cette légion est en état normal.",
    restoreAway: "Les hommes ne retournent qu’à une légion qui est dans son propre Front.",
    restoreHereFirst: "L’une des légions rétablies doit être là où se trouvait la vexillation.",

    musterHome: "Un Peuple se place dans ses zones d’origine.",

    illNotHim: "La maladie frappe un Auguste, et par insalubrité un Auguste qui est à Rome.",
    summonNotHim: "C’est un Auguste qui est attendu à Rome.",

    nominateLoyal: "Seul un chef de Rome sur la carte peut être nommé.",
    nominateNobody: `Augustes, ${piece(commodus)} et ${piece(caracalla)} ne nomment personne.`,
    nominateCommodus: `Tant que ${piece(marcusAurelius)} est Auguste, seul ${piece(commodus)} peut être nommé.`,
    nominateSons: `Tant que ${piece(severus)} est Auguste, seuls ${piece(caracalla)} et ${piece(geta)} peuvent être nommés Augustes.`,
    nominateAugustusAlready: "Il est déjà Auguste.",
    nominateTitled: "Il est déjà Auguste ou César.",
    nominateTwoAugusti: "Il n’y a jamais plus de deux Augustes.",
    nominateTwoCaesares: "Il n’y a jamais plus de deux Césars.",
    nominateOneAugustus: "On ne nomme qu’un nouvel Auguste par an.",
    nominateOneCaesar: "On ne nomme qu’un nouveau César par an.",

    // Movement
    notYours: "Vous ne déplacez que les pions de votre camp.",
    notThere: "Ce pion n’est pas sur la carte.",
    inMutiny: "Des mutins ne se déplacent pas.",
    leaderAtPeace: "Les chefs d’un Peuple en paix ne se déplacent pas.",
    hasMoved: "Chaque pion ne se déplace qu’une fois par SMC.",
    isIll: "Un Auguste malade ne quitte pas sa zone cette année.",
    aboard: "Qui est à bord d’une flotte se déplace avec elle.",
    garrisonNotAlone: "Les unités de la garnison de Rome ne se déplacent jamais d’elles-mêmes.",
    rebelsNeedLeader: "Des unités rebelles ne se déplacent qu’avec un chef rebelle.",
    nowhereToGo: "D’ici, il ne peut aller nulle part.",
    neptune: "Colère de Neptune : rien ne se déplace par mer cette année.",
    goesToRome: "L’Auguste attendu à Rome se déplace avant tous les autres.",
    mustGoToRome: "L’Auguste attendu à Rome poursuit sa route tant qu’il a des PM.",
    staysInRome: "Par l’agitation qui y règne, un Auguste reste à Rome cette année.",

    alreadyWith: "Ce pion vient déjà.",
    leaderFirst: "Une unité seule n’emmène personne : commencez par le chef.",
    overCommand: "Un chef n’emmène pas plus d’unités que sa CC.",
    notPickedUp: "Tous partent ensemble d’une même zone : on ne prend personne en route.",
    ownPeopleOnly: "Un chef n’emmène que des unités de son propre Peuple.",
    overCommandOfPeople: "Un chef non romain n’emmène pas plus d’unités que sa CC.",
    garrisonNeedsRoom: "Les unités de la garnison comptent dans la CC d’un Auguste ou d’un César, et elle est épuisée.",
    nobodyFits: "Il n’y a plus personne à emmener.",
    withoutUnits: "En route vers Rome, un Auguste n’emmène des unités que s’il arrive dans cette SMC.",

    notAdjacent: "On va d’une zone à une zone adjacente.",
    onlyByShip: "On ne prend la mer qu’à bord d’une flotte.",
    leaderTired: "Un chef seul a 4 PM par SMC, et ils ne suffisent pas.",
    groupTired: "Un chef avec des unités a 3 PM par SMC, et ils ne suffisent pas.",
    badWeather: "Par le climat de cette année, chacun a 1 PM de moins, et ils ne suffisent pas.",
    oneZoneAlone: "Sans chef, une unité se déplace d’une zone, et pas plus loin.",
    oneZoneOfPeople: "Sans chef, une unité d’un Peuple se déplace d’une zone, et pas plus loin.",
    tooFarOutside:
      "Un mouvement qui reste hors de l’empire, en Germania, en Britannia ou en Afrique, s’arrête après 2 PM.",
    homeAtPeace: "Un Peuple en paix reste dans ses zones d’origine.",
    noFurtherInside: "Sans chef de son Peuple, une unité n’entre dans aucune autre zone intérieure.",
    straightToRome: "L’Auguste attendu à Rome va par un chemin au moindre coût.",
    enemyStops: "Des unités s’arrêtent là où elles rencontrent des unités ennemies.",

    notWithThem: "Ce pion n’est pas dans le groupe.",
    notDroppedBefore: "On laisse des unités en route, pas avant le premier pas.",
    leadersStay: "Les chefs restent avec les unités qui vont le plus loin.",
    bereft: "Un chef est mort en chemin : laissez d’abord ceux que personne ne mène plus, ou arrêtez-vous.",
    outlivesUnits: "La dernière unité qui l’accompagnait n’est plus : un chef ne va pas plus loin qu’elle.",
    hasALeader: "Cette unité a encore son chef.",

    nobodyToWin: "Des chefs rebelles qui viennent d’arriver ne peuvent appeler à eux que des unités fidèles.",
    leaderHoldsThem: "Un chef fidèle est avec elles : elles n’écoutent pas.",
    vexillationIsLoyal: "Une vexillation ne se rallie que si les rebelles ont trois légions de son Front.",

    fleetsAreRomes: "Les flottes servent Rome, qui que ce soit qui tienne leurs ports.",
    onlyRomansAboard: "Une flotte ne transporte que des Romains fidèles.",
    notAtTheQuay: "N’embarque que qui se trouvait dans la zone du port au début de la SMC.",
    noPlaces: "Une flotte transporte deux unités, et des chefs en plus.",
    garrisonAboard: "Les unités de la garnison n’embarquent qu’avec un Auguste ou un César à bord.",
    notAboard: "En mer, personne n’embarque : ne débarque que qui est à bord.",
    nobodyAboard: "Il n’y a plus personne à bord.",
    pickFirst: "Dites d’abord qui débarque.",
    oneStepAtSea: "Une flotte fait un pas par SMC.",
    noSeaway: "Une flotte va de son port à une mer adjacente, d’une mer à l’autre, ou chez elle.",
    closedSea: "Cette mer est fermée aux flottes.",
    onlyOwnPort: "Une flotte n’entre que dans son propre port.",
    notOnThatCoast: "On débarque sur une côte de la mer où est la flotte.",
    stillInPort: "La flotte est encore au port : il n’y a personne à débarquer.",

    frontNotInReserve: "Une légion ne quitte son Front que s’il est en réserve.",
    halfMustStay: "La moitié des légions d’un Front, arrondie à l’entier supérieur, doit y rester.",
    garrisonNeedsEmperor: "Les unités de la garnison de Rome ne vont qu’avec un Auguste ou un César.",
    garrisonOfRebels: "Les unités de la garnison qui sont rebelles ne se déplacent, ne s’évadent ni ne fuient.",
    landAtPeace: "Des unités romaines n’entrent au pays d’un Peuple que s’il est en guerre avec Rome.",
    rebelsStayInEmpire: "Des unités rebelles ne quittent jamais l’empire.",
    armeniansStay: "L’unité arménienne ne quitte jamais sa zone.",
    peopleAtPeaceThere:
      "Un Peuple en guerre n’entre au pays d’un autre que si celui-ci est aussi en guerre ; en Armenia entrent ceux d’Orient.",
    notTheirFront: "Du dehors, un Peuple n’entre dans l’empire que par le Front de son bandeau.",
    tooFarFromHome: "Un Peuple ne s’éloigne pas de plus de 5 zones de chez lui.",
    interiorNeedsLeader: "Des unités d’un Peuple n’entrent dans les Provinces Intérieures qu’avec un chef à elles.",
    chiefNotAlone: "Dans l’empire, un chef non romain ne se déplace pas sans unités.",
    notTheirKind:
      "Romains, Peuples d’Occident et Peuples d’Orient ne partagent jamais une zone du côté des ennemis de Rome.",

    // Combat
    noBattleThere: "Il n’y a pas de bataille à livrer dans cette zone.",
    notInThatForce: "Seules les unités du vainqueur qui ont combattu ici subissent ses pertes.",
    hitAlready: "Cette unité a déjà été affaiblie dans cette bataille : chacune une seule fois.",

    onlyLeadersEvade: "Seuls les chefs du camp attaqué peuvent tenter l’évasion.",
    triedAlready: "Il l’a déjà tentée : chaque chef n’essaie qu’une fois.",
    notTheBestLeader: "La tentative revient d’abord au chef dont la VS est la plus élevée.",
    noWayOut: "Il n’a aucune zone où s’évader.",
    notBeset: "Seuls vos pions de la zone qu’il quitte peuvent l’accompagner.",
    comesAlready: "Ce pion part déjà.",
    overHisCommand: "Il n’emmène pas plus d’unités que sa CC.",
    nobodyElse: "Il n’y a plus personne qui puisse l’accompagner.",
    notHisPeople: "Un chef non romain n’emmène que son propre Peuple.",
    noCommonWay: "Il n’y a aucune zone où tous pourraient aller ensemble.",

    notNextToIt: "On ne s’échappe que vers une zone adjacente.",
    enemyThere: "Des unités ennemies sont dans cette zone.",
    attackersCameFromThere: "Les attaquants en viennent.",
    noRefugeThere: "Il ne peut s’échapper que dans une zone terrestre adjacente libre d’unités ennemies.",

    notRetreating: "Ce pion n’est pas de ceux qui font retraite.",
    retreatTogether: "Une zone convient à tous : toute la force y va ensemble.",

    // Usurpations
    acclaimLoyal: "Seul un chef de Rome sur la carte peut devenir Auguste.",
    laurelsTied: "Des usurpateurs, c’est celui de plus haute CP qui devient Auguste.",
    usurpersTwo: "Il n’y a jamais plus de deux usurpateurs.",
    usurperLoyal: "Seul un chef de Rome sur la carte peut devenir usurpateur.",
    usurperFront:
      "Un usurpateur se lève dans un Front, non dans les Provinces Intérieures, hors de l’empire ou à bord.",
    usurperSameFront: "Un autre usurpateur a été proclamé dans ce Front.",
    usurperAmongForeigners:
      "Des Romains ne se soulèvent pas parmi des Peuples avec qui ils ne peuvent partager une zone.",
    usurperNearAugustus: "Un autre Auguste est dans ce Front.",
    usurperTitled: "Il faut un chef qui ne soit ni Auguste ni César.",
    usurperIsAugustus: "Il vient de devenir Auguste.",
    extendAdjacent: "Une usurpation s’étend à un Front adjacent : Bretagne et Rhin, Rhin et Danube, Oriental et Sud.",
    extendTaken: "L’autre usurpateur s’est tourné vers ce Front.",
    strikeRight: `Les ennemis de Rome ne frappent ${piece(titles.box.pertinax)} sans stratagème que tant que ${piece(titles.box.didius)} vit.`,
    strikeOnce: "La tentative de cette année a eu lieu.",

    // Stratagems
    counterNotHeld: "Ce pion n’est pas dans votre main.",
    notForThisRole: "Ce stratagème est pour l’autre camp : il retourne dans le bol en hiver.",
    playedOtherwise: "Ce stratagème ne se joue pas ainsi.",
    notItsMoment: "Ce n’est pas le moment de jouer ce stratagème.",

    initiativeIsYours: "Vous avez déjà l’initiative.",

    usurpTwoAugusti: "Il faut deux Augustes pour que l’un se soulève contre l’autre.",
    usurpAugustus: "Ce stratagème est pour un Auguste.",
    usurpLowerPc: "De deux Augustes, c’est celui de plus basse CP qui se soulève.",
    usurpCaesar: "Ce stratagème est pour un César.",

    riseArmenia: "L’Armenia n’entre jamais en guerre d’elle-même.",
    riseMajor: "Ce stratagème soulève des Peuples mineurs.",
    riseMinor: "Ce stratagème soulève des Peuples majeurs.",
    riseRemoved: "Ce Peuple fait désormais partie de l’empire.",
    riseAtWar: "Ce Peuple est déjà en guerre.",
    riseBanned: "Ce Peuple a été pacifié par les armes et reste en paix cinq ans.",
    riseNoRoom: "D’autres, avec qui il ne peut partager une zone, sont dans son pays.",

    peaceArmenia: "L’Armenia n’est jamais en guerre : il n’y a rien à pacifier.",
    peaceMajor: "Ce stratagème est pour des Peuples mineurs.",
    peaceMinor: "Ce stratagème est pour un Peuple majeur.",
    peaceAlready: "Ce Peuple n’est pas en guerre.",
    peaceOtherNation: "Tous doivent être d’une même Nationalité.",
    peaceOneByOne: "Les Peuples se choisissent l’un après l’autre.",

    victorAlready: "Vous avez déjà pris le dé en main.",
    victorCancelled: "Les deux stratagèmes sont dépensés : c’est le dé qui décide.",
    victorOverRebels: "Roma Victor ne se joue pas contre des rebelles.",
    furorWithoutGermans: "Aucune de vos unités germaniques ne combat ici.",
    shotNoPersians: "Aucune unité perse n’a pris part à cette bataille.",
    shotTarget:
      "Seule peut être touchée une unité romaine fidèle qui a pris part à cette bataille et est encore sur la carte.",

    fleeAttacker: "Seul le défenseur fuit.",
    fleeMutineers: "Des mutins ne fuient pas.",
    fleeNobody: "Personne de cette force ne peut fuir.",

    murderLeaders: "Un assassinat vise un chef.",
    murderInPlay: "Un assassinat n’atteint qu’un chef sur la carte dont le Peuple n’est pas en paix.",
    murderOwn: "Un assassinat vise un chef de l’adversaire.",
    plagueAtSea: "La peste se déclare dans une zone terrestre.",
    mutinyWhere: "Les Romains se mutinent dans l’empire, les Parthes dans leur propre pays.",
    mutinyAlready: "Il y a déjà une mutinerie dans cette zone.",
    mutinyNobody: "Aucune unité adverse qui pourrait se mutiner n’est dans cette zone.",
    mutinyLed: "Un chef est avec elles : elles ne se mutinent pas.",
    desertNobody: "Aucune unité romaine ou parthe de l’adversaire n’est dans cette zone.",

    armeniaUnused: "L’Armenia ne joue aucun rôle dans ce scénario.",
    dieShowsThat: "Le dé donne déjà cela.",
    dieHasNoSuchFace: "Le dé n’a pas cette face.",

    // Winter, and what comes of battles
    quartersNearest: "Une unité qui ne peut être à sa place va au camp le plus proche que l’ennemi ne tient pas.",
    quartersInterior: "Elle va dans une zone des Provinces Intérieures.",
    quartersTown: "Une unité de la garnison va dans une zone intérieure qui a une ville.",
    quartersOccupied: "L’ennemi tient cette zone.",
    quartersOwnFront: "Une vexillation revient dans un camp de son propre Front.",
    revivalUsurper: "Les unités rebelles sont reconstituées dans la zone d’un usurpateur.",

    goWithUnit: "Un chef rentre avec une unité fidèle.",
    goWithSent: "Il va avec une unité qui était dans sa zone et qui rentre.",
    goWithSomebody: "Personne n’hiverne hors de l’empire : il doit aller avec une unité.",

    upkeepLegion: "Ce sont des légions du Front de la vexillation qui la fournissent.",
    upkeepNotLoyal: "Seules des légions fidèles sur la carte fournissent des vexillations.",
    upkeepReduced: "Cette légion a déjà donné ses hommes.",
    upkeepVexillation: "On abandonne une vexillation fidèle de ce Front.",
    upkeepTooFew: "Il n’y a pas assez de légions : on abandonne d’abord des vexillations.",
    upkeepEnough: "Il y a assez de légions : aucune vexillation n’est abandonnée.",

    guardTitle: "Les Corporis Custodes gardent un Auguste ou un César.",
    guardAlready: "Ils le gardent déjà.",
  };
};
