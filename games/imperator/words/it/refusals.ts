/** Why an act is refused, in Italian. */
import type { RefusalWords } from "../wording.ts";
import type { Said } from "./said.ts";

export const refusalsIn = ({ titles, piece }: Said): RefusalWords => {
  const { commodus, caracalla, geta, marcusAurelius, severus } = titles.box;
  return {
    notNow: "Non è questo che si decide ora.",

    // The year
    entryLoyal: "Un capo romano entra su un’unità fedele che non sia ammutinata.",
    entryOwnPeople: "Un capo non romano entra su un’unità del proprio Popolo.",

    reserveAlready: "Quel Fronte è già in riserva.",
    reserveNothingToKeep: "Non resta alcun Fronte di riserva dell’anno scorso da tenere.",

    vexillationsSix:
      "Sulla mappa non ci sono mai più di sei vessillazioni, a meno che un’usurpazione non sia in corso.",
    vexillationsSpent: "Quel Fronte non ha più pedine per un’altra vessillazione.",
    detachThree: "Una vessillazione richiede tre legioni fedeli del suo Fronte, a piena forza e dentro di esso.",
    weakenLegion: "Solo le legioni danno uomini a una vessillazione.",
    weakenOtherFront: "Le tre legioni sono del Fronte della vessillazione.",
    weakenNotLoyal: "Solo legioni fedeli sulla mappa danno uomini, e non gli ammutinati.",
    weakenReduced: "Una legione ridotta non ha uomini da dare.",
    weakenAway: "Una legione dà uomini solo se è nel proprio Fronte.",
    weakenEnough: "Tre legioni hanno dato uomini: di' dove si schiera la vessillazione.",
    detachFirst: "Di' prima quali tre legioni danno uomini.",
    detachZone: "La vessillazione appare nella zona di una delle tre legioni.",
    dissolveVexillation: "Si sciolgono solo vessillazioni.",
    dissolveNotYours: "Roma scioglie le proprie vessillazioni, fedeli e sulla mappa.",
    dissolveAway: "Una vessillazione si scioglie solo nel proprio Fronte.",
    dissolveBesideReduced: "Una vessillazione si scioglie solo in una zona con una legione ridotta del suo Fronte.",
    restoreLegion: "Gli uomini tornano a legioni del Fronte della vessillazione.",
    restoreNotLoyal: "Gli uomini tornano solo a legioni fedeli sulla mappa.",
    restoreNormal: "Quella legione è a piena forza.",
    restoreAway: "Gli uomini tornano solo a una legione che è nel proprio Fronte.",
    restoreHereFirst: "Una delle legioni ristabilite deve essere dov’era la vessillazione.",

    musterHome: "Un Popolo si schiera nelle sue zone d’origine.",

    illNotHim: "La malattia colpisce un Augusto, e per l’insalubrità uno che è a Roma.",
    summonNotHim: "È un Augusto che si attende a Roma.",

    nominateLoyal: "Si può nominare solo un capo di Roma sulla mappa.",
    nominateNobody: `Da Augusti, ${piece(commodus)} e ${piece(caracalla)} non nominano nessuno.`,
    nominateCommodus: `Finché ${piece(marcusAurelius)} è Augusto, si può nominare solo ${piece(commodus)}.`,
    nominateSons: `Finché ${piece(severus)} è Augusto, si possono nominare Augusti solo ${piece(caracalla)} e ${piece(geta)}.`,
    nominateAugustusAlready: "È già Augusto.",
    nominateTitled: "È già Augusto o Cesare.",
    nominateTwoAugusti: "Non ci sono mai più di due Augusti.",
    nominateTwoCaesares: "Non ci sono mai più di due Cesari.",
    nominateOneAugustus: "Si nomina un solo nuovo Augusto all’anno.",
    nominateOneCaesar: "Si nomina un solo nuovo Cesare all’anno.",

    // Movement
    notYours: "Si muovono solo le pedine della propria parte.",
    notThere: "Questa pedina non è sulla mappa.",
    inMutiny: "Gli ammutinati non si muovono.",
    leaderAtPeace: "I capi di un Popolo in pace non si muovono.",
    hasMoved: "Ogni pedina si muove una volta sola per sequenza.",
    isIll: "Un Augusto malato quest’anno non lascia la sua zona.",
    aboard: "Chi è a bordo di una flotta si muove con essa.",
    garrisonNotAlone: "Le unità della guarnigione di Roma non si muovono mai da sole.",
    rebelsNeedLeader: "Le unità ribelli si muovono solo insieme a un capo ribelle.",
    nowhereToGo: "Da qui non può andare in nessun luogo.",
    neptune: "Ira di Nettuno: quest’anno nulla si muove per mare.",
    goesToRome: "L’Augusto atteso a Roma si muove prima di tutti gli altri.",
    mustGoToRome: "L’Augusto atteso a Roma prosegue finché ha MP.",
    staysInRome: "Con l’agitazione a Roma, un Augusto vi resta quest’anno.",

    alreadyWith: "Quella pedina viene già.",
    leaderFirst: "Un’unità da sola non porta con sé nessuno: comincia dal capo.",
    overCommand: "Un capo non porta con sé più unità della sua CC.",
    notPickedUp: "Tutti partono insieme dalla stessa zona: nessuno viene raccolto per strada.",
    ownPeopleOnly: "Un capo porta con sé solo unità del proprio Popolo.",
    overCommandOfPeople: "Un capo non romano non porta con sé più unità della sua CC.",
    garrisonNeedsRoom: "Le unità della guarnigione contano nella CC di un Augusto o di un Cesare, ed è esaurita.",
    nobodyFits: "Non c’è più nessuno da portare.",
    withoutUnits: "In cammino verso Roma un Augusto porta unità solo se arriva in questa sequenza.",

    notAdjacent: "Si va da una zona a una zona adiacente.",
    onlyByShip: "In mare si va solo a bordo di una flotta.",
    leaderTired: "Un capo da solo ha 4 MP per sequenza, e non bastano.",
    groupTired: "Un capo con unità ha 3 MP per sequenza, e non bastano.",
    badWeather: "Con il clima di quest’anno tutti hanno 1 MP in meno, e non bastano.",
    oneZoneAlone: "Senza un capo un’unità si muove di una zona, e non oltre.",
    oneZoneOfPeople: "Senza un capo un’unità di un Popolo si muove di una zona, e non oltre.",
    tooFarOutside: "Un movimento tutto fuori dall’impero, in Germania, Britannia o Africa, finisce dopo 2 MP.",
    homeAtPeace: "Un Popolo in pace resta nelle sue zone d’origine.",
    noFurtherInside: "Senza un capo del suo Popolo un’unità non entra in altre zone interne.",
    straightToRome: "L’Augusto atteso a Roma va per una via di costo minimo.",
    enemyStops: "Le unità si fermano dove incontrano unità nemiche.",

    notWithThem: "Quella pedina non è nel gruppo.",
    notDroppedBefore: "Le unità si lasciano per strada, non prima del primo passo.",
    leadersStay: "I capi restano con le unità che vanno più lontano.",
    bereft: "Un capo è morto in marcia: lascia prima chi nessuno guida più, o fermati.",
    outlivesUnits: "L’ultima unità che marciava con lui non c’è più: un capo non va più lontano di lei.",
    hasALeader: "Quell’unità ha ancora il suo capo.",

    nobodyToWin: "I capi ribelli appena arrivati possono chiamare a sé solo unità fedeli.",
    leaderHoldsThem: "Un capo fedele è con loro: non ascoltano.",
    vexillationIsLoyal: "Una vessillazione passa ai ribelli solo se hanno tre legioni del suo Fronte.",

    fleetsAreRomes: "Le flotte servono Roma, chiunque tenga i loro porti.",
    onlyRomansAboard: "Una flotta trasporta solo Romani fedeli.",
    notAtTheQuay: "S’imbarca solo chi era nella zona del porto all’inizio della sequenza.",
    noPlaces: "Una flotta trasporta due unità, e in più dei capi.",
    garrisonAboard: "Le unità della guarnigione s’imbarcano solo con un Augusto o un Cesare a bordo.",
    notAboard: "In mare nessuno s’imbarca: sbarca solo chi è a bordo.",
    nobodyAboard: "A bordo non c’è più nessuno.",
    pickFirst: "Di' prima chi sbarca.",
    oneStepAtSea: "Una flotta fa un passo per sequenza.",
    noSeaway: "Una flotta va dal suo porto a un mare adiacente, da un mare all’altro, o a casa.",
    closedSea: "Quel mare è chiuso alle flotte.",
    onlyOwnPort: "Una flotta entra solo nel proprio porto.",
    notOnThatCoast: "Si sbarca su una costa del mare in cui è la flotta.",
    stillInPort: "La flotta è ancora in porto: non c’è nessuno da sbarcare.",

    frontNotInReserve: "Una legione lascia il suo Fronte solo se questo è in riserva.",
    halfMustStay: "La metà delle legioni di un Fronte, arrotondata per eccesso, deve restarvi.",
    garrisonNeedsEmperor: "Le unità della guarnigione di Roma vanno solo con un Augusto o un Cesare.",
    garrisonOfRebels: "Le unità della guarnigione che sono ribelli non si muovono, non evadono e non fuggono.",
    landAtPeace: "Le unità romane entrano nella terra di un Popolo solo se è in guerra con Roma.",
    rebelsStayInEmpire: "Le unità ribelli non lasciano mai l’impero.",
    armeniansStay: "L’unità armena non lascia mai la sua zona.",
    peopleAtPeaceThere:
      "Un Popolo in guerra entra nella terra di un altro solo se anche quello è in guerra; in Armenia entrano quelli d’Oriente.",
    notTheirFront: "Da fuori un Popolo entra nell’impero solo dal Fronte della sua fascia.",
    tooFarFromHome: "Un Popolo non si allontana più di 5 zone da casa.",
    interiorNeedsLeader: "Le unità di un Popolo entrano nelle Province Interne solo con un loro capo.",
    chiefNotAlone: "Dentro l’impero un capo non romano non si muove senza unità.",
    notTheirKind:
      "Romani, Popoli d’Occidente e Popoli d’Oriente non stanno mai nella stessa zona dalla parte dei nemici di Roma.",

    // Combat
    noBattleThere: "In quella zona non c’è battaglia da combattere.",
    notInThatForce: "Solo le unità del vincitore che hanno combattuto qui ne subiscono le perdite.",
    hitAlready: "Questa unità è già stata ridotta in questa battaglia: ognuna una volta sola.",

    onlyLeadersEvade: "Solo i capi della parte attaccata possono tentare l’evasione.",
    triedAlready: "Ha già tentato: ogni capo prova una volta sola.",
    notTheBestLeader: "Il tentativo spetta prima al capo con il SR più alto.",
    noWayOut: "Non ha alcuna zona dove evadere.",
    notBeset: "Possono accompagnarlo solo le tue pedine della zona che lascia.",
    comesAlready: "Quella pedina viene già.",
    overHisCommand: "Non porta con sé più unità della sua CC.",
    nobodyElse: "Non c’è più nessuno che possa accompagnarlo.",
    notHisPeople: "Un capo non romano porta con sé solo il proprio Popolo.",
    noCommonWay: "Non c’è alcuna zona dove tutti potrebbero andare insieme.",

    notNextToIt: "Ci si sottrae solo verso una zona adiacente.",
    enemyThere: "In quella zona ci sono unità nemiche.",
    attackersCameFromThere: "Gli attaccanti sono venuti da lì.",
    noRefugeThere: "Può fuggire solo in una zona di terra adiacente libera da unità nemiche.",

    notRetreating: "Quella pedina non è tra quelle che si ritirano.",
    retreatTogether: "C’è una zona per tutti: tutta la forza vi va insieme.",

    // Usurpations
    acclaimLoyal: "Solo un capo di Roma sulla mappa può diventare Augusto.",
    laurelsTied: "Degli usurpatori diventa Augusto quello con la PC più alta.",
    usurpersTwo: "Non ci sono mai più di due usurpatori.",
    usurperLoyal: "Solo un capo di Roma sulla mappa può diventare usurpatore.",
    usurperFront: "Un usurpatore sorge in un Fronte, non nelle Province Interne, fuori dall’impero o a bordo.",
    usurperSameFront: "Un altro usurpatore è stato proclamato in quel Fronte.",
    usurperAmongForeigners: "I Romani non insorgono fra Popoli con cui non possono stare nella stessa zona.",
    usurperNearAugustus: "Un altro Augusto è in quel Fronte.",
    usurperTitled: "Occorre un capo che non sia né Augusto né Cesare.",
    usurperIsAugustus: "È appena diventato Augusto.",
    extendAdjacent: "Un’usurpazione si estende a un Fronte adiacente: Britannia e Reno, Reno e Danubio, Oriente e Sud.",
    extendTaken: "L’altro usurpatore si è volto verso quel Fronte.",
    strikeRight: `I nemici di Roma colpiscono ${piece(titles.box.pertinax)} senza stratagemma solo finché vive ${piece(titles.box.didius)}.`,
    strikeOnce: "Il tentativo di quest’anno è stato fatto.",

    // Stratagems
    counterNotHeld: "Quella pedina non è nella tua mano.",
    notForThisRole: "Quello stratagemma è dell’altra parte: torna nella coppa in inverno.",
    playedOtherwise: "Quello stratagemma non si gioca così.",
    notItsMoment: "Non è il momento di quello stratagemma.",

    initiativeIsYours: "L’iniziativa è già tua.",

    usurpTwoAugusti: "Ci vogliono due Augusti perché uno insorga contro l’altro.",
    usurpAugustus: "Questo stratagemma è per un Augusto.",
    usurpLowerPc: "Di due Augusti insorge quello con la PC più bassa.",
    usurpCaesar: "Questo stratagemma è per un Cesare.",

    riseArmenia: "L’Armenia non entra mai in guerra da sé.",
    riseMajor: "Questo stratagemma fa insorgere Popoli minori.",
    riseMinor: "Questo stratagemma fa insorgere Popoli maggiori.",
    riseRemoved: "Quel Popolo fa ormai parte dell’impero.",
    riseAtWar: "Quel Popolo è già in guerra.",
    riseBanned: "Quel Popolo è stato pacificato con le armi e resta in pace cinque anni.",
    riseNoRoom: "Altri, con cui non può stare nella stessa zona, sono nella sua terra.",

    peaceArmenia: "L’Armenia non è mai in guerra: non c’è nulla da pacificare.",
    peaceMajor: "Questo stratagemma è per Popoli minori.",
    peaceMinor: "Questo stratagemma è per un Popolo maggiore.",
    peaceAlready: "Quel Popolo non è in guerra.",
    peaceOtherNation: "Devono essere tutti della stessa Nazionalità.",
    peaceOneByOne: "I Popoli si scelgono uno alla volta.",

    victorAlready: "Hai già preso in mano il dado.",
    victorCancelled: "Entrambi gli stratagemmi sono spesi: decide il dado.",
    victorOverRebels: "Roma Victor non si gioca contro ribelli.",
    furorWithoutGermans: "Qui non combatte alcuna tua unità germanica.",
    shotNoPersians: "Nessuna unità persiana ha preso parte a questa battaglia.",
    shotTarget:
      "Si può colpire solo un’unità romana fedele che ha preso parte a questa battaglia ed è ancora sulla mappa.",

    fleeAttacker: "Fugge solo il difensore.",
    fleeMutineers: "Gli ammutinati non fuggono.",
    fleeNobody: "Nessuno di questa forza può fuggire.",

    murderLeaders: "Un assassinio mira a un capo.",
    murderInPlay: "Un assassinio raggiunge solo un capo sulla mappa il cui Popolo non è in pace.",
    murderOwn: "Un assassinio mira a un capo dell’avversario.",
    plagueAtSea: "La peste scoppia in una zona di terra.",
    mutinyWhere: "I Romani si ammutinano dentro l’impero, i Parthi nella loro terra.",
    mutinyAlready: "In quella zona c’è già un ammutinamento.",
    mutinyNobody: "In quella zona non c’è alcuna unità dell’avversario che possa ammutinarsi.",
    mutinyLed: "Un capo è con loro: non si ammutinano.",
    desertNobody: "In quella zona non c’è alcuna unità romana o partica dell’avversario.",

    armeniaUnused: "L’Armenia non ha parte in questo scenario.",
    dieShowsThat: "Il dado mostra già quel numero.",
    dieHasNoSuchFace: "Il dado non ha quella faccia.",

    // Winter, and what comes of battles
    quartersNearest: "Un’unità che non può stare al suo posto va al campo più vicino che il nemico non tiene.",
    quartersInterior: "Va in una zona delle Province Interne.",
    quartersTown: "Un’unità della guarnigione va in una zona interna con una città.",
    quartersOccupied: "Il nemico tiene quella zona.",
    quartersOwnFront: "Una vessillazione ritorna in un campo del proprio Fronte.",
    revivalUsurper: "Le unità ribelli sono ricostituite nella zona di un usurpatore.",

    goWithUnit: "Un capo rientra con un’unità fedele.",
    goWithSent: "Va con un’unità che era nella sua zona e che rientra.",
    goWithSomebody: "Nessuno sverna fuori dall’impero: deve andare con un’unità.",

    upkeepLegion: "Sono le legioni del Fronte della vessillazione a fornirla.",
    upkeepNotLoyal: "Solo legioni fedeli sulla mappa forniscono vessillazioni.",
    upkeepReduced: "Quella legione ha già dato i suoi uomini.",
    upkeepVexillation: "Si abbandona una vessillazione fedele di quel Fronte.",
    upkeepTooFew: "Le legioni non bastano: prima si abbandonano vessillazioni.",
    upkeepEnough: "Le legioni bastano: nessuna vessillazione si abbandona.",

    guardTitle: "I Corporis Custodes proteggono un Augusto o un Cesare.",
    guardAlready: "Lo proteggono già.",
  };
};
