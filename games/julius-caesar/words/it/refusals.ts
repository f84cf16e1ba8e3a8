/** Why something is not allowed, in Italian: each sentence tells the rule. */
import type { RefusalWords } from "../wording.ts";
import { blocks } from "./names.ts";

export const refusals: RefusalWords = {
  notNow: "Non è questo che si decide adesso.",

  notInHand: "Si usa soltanto una carta che si ha in mano.",
  apolloFirstTurn:
    "Apollo copia la carta avversaria del turno precedente, perciò non si può giocare nel primo turno di un anno.",

  notDeployed: "Si scambiano solo i propri blocchi che stanno sulla mappa; quelli del pool di leva vi restano.",
  swapsNothing:
    "Si scambiano due blocchi di città diverse; ogni coppia si nomina una volta sola, nell’ordine dell’elenco dei blocchi.",
  inlandNavis: "Una navis sta in un porto o in mare, mai in una città dell’interno.",

  notYours: "Comandi soltanto i blocchi della tua parte.",
  offMap: "Quel blocco non è sulla mappa.",
  notInGroup: "Un movimento serve a un solo gruppo: muovono soltanto i blocchi del luogo scelto.",
  nothingToMove: "In quel luogo nessun tuo blocco può muovere.",
  moveFirst: "Una volta scelto il gruppo, almeno uno dei suoi blocchi deve muovere.",

  moved: "Un blocco muove una sola volta per turno.",
  landByRoad: "I blocchi di terra vanno di città in città lungo una strada o attraverso uno stretto.",
  navisBySea: "Una navis va da un porto al suo mare, da un mare a un suo porto, o da un mare a un mare adiacente.",
  pinned:
    "Ogni blocco del gruppo principale nemico inchioda un difensore: nessun altro tuo blocco può andarsene da qui.",
  barred: "Non si lascia una battaglia per una strada o una costa che il nemico ha usato per attaccare.",
  mustHold: "Una navis deve restare in ogni mare che i blocchi hanno attraversato in questo turno.",
  notThatFar:
    "Un blocco muove al massimo di due luoghi; attacca solo nella prima tappa e prosegue solo da un luogo amico o vuoto.",
  notThatFarToReinforce: "I rinforzi vengono da un luogo adiacente, nella prima tappa del loro movimento.",
  mercuryNotThatFar:
    "Con Mercurio un blocco di terra muove al massimo di tre città, oppure di due se attacca nell’ultima.",
  roadFull: (limit) => `Lungo questa strada passano al massimo ${blocks(limit)} di una parte per turno.`,
  straitFull: (limit) => `Attraverso uno stretto passano al massimo ${blocks(limit)} di una parte per turno.`,
  straitAttackFull: (limit) =>
    `In questo turno una parte attacca attraverso uno stretto con al massimo ${blocks(limit)}.`,
  eventMovesNoNavis: "Marte, Mercurio e Plutone muovono soltanto blocchi di terra, nessuna navis.",
  neptuneMovesNavis: "Nettuno muove soltanto navis.",

  eventHasNoSailing: "Un evento che muove un gruppo non concede movimenti anfibi.",
  sailFirst: "I movimenti anfibi precedono tutti gli altri movimenti del turno.",
  navisDoesNotEmbark: "Solo i blocchi di terra vengono trasportati per mare; una navis muove da sé.",
  notFromPort: "Un movimento anfibio comincia in un porto.",
  notToPort: "Un movimento anfibio finisce in un altro porto.",
  noSuchRoute: "Quei mari non collegano i due porti.",
  seaNotFriendly: "Ogni mare attraversato deve essere amico, cioè tenuto soltanto da tue navis.",
  portNotOpen: "Si sbarca solo in un porto amico o vuoto, mai in uno nemico o conteso.",

  notABorderOfAttack: "Il gruppo principale è uno di quelli che attaccano qui: scegli un luogo da cui proviene.",
  notYourAttack: "La sorpresa vale solo in una battaglia iniziata dal gruppo mosso dall’evento.",

  levyNotFriendly: "Si arruola solo in una città amica: almeno un tuo blocco e nessuno del nemico.",
  levyElsewhere: "Un blocco che porta il nome di una città, come legioni ed equitatus, si arruola solo lì.",
  elephantElsewhere: "L’elefante si arruola solo nella città scritta sul suo blocco.",
  levyMajorPort: "Una nuova navis si arruola solo in un porto maggiore amico.",
  levyAtSea: "Una navis guadagna step solo in un porto amico, mai in mare.",
  notInPool: "Si arruola solo un blocco che sta in piedi nel proprio pool di leva.",
  fallenThisYear: "Un blocco eliminato quest’anno non si può arruolare prima del prossimo.",
  leaderNotReleased: "Il terzo leader si arruola solo dopo la morte di un altro leader della sua parte.",
  fullStrength: "Questo blocco è già alla sua forza massima.",

  jupiterOutOfReach:
    "Giove raggiunge i blocchi nemici nelle città adiacenti a una città amica e le navis nei mari su cui si apre un porto amico.",
  jupiterNoSuchBlock: "In quel luogo non c’è alcun blocco nemico di quel colore.",
  noShelter: "Il disertore va in una città amica adiacente al luogo che lascia.",
  vulcanEnemyCity: "Vulcano colpisce una città tenuta soltanto da blocchi nemici.",

  notContested: "Si combatte solo dove stanno blocchi di entrambe le parti.",
  notInBattle: "Quel blocco non è in questa battaglia.",
  reserveWaits: "Le riserve non prendono parte al round 1: non tirano e non subiscono colpi.",
  notItsTurn:
    "I blocchi agiscono nell’ordine A, B, C, D, il difensore prima dell’attaccante; non tocca a questo blocco.",
  hadItsTurn: "Ogni blocco agisce una volta per round, e questo lo ha già fatto.",
  mustRetreat: (limit) => `Nel round ${limit}, l’ultimo, i blocchi attaccanti possono soltanto ritirarsi.`,
  notStrongest: "Un colpo va al blocco più forte; si sceglie solo tra blocchi di forza uguale.",

  noRetreatInRoundOne: "Nessuno si ritira nel round 1.",
  retreatNotAdjacent: "Un blocco si ritira in un luogo adiacente.",
  retreatToEnemy: "Nessuna ritirata porta in un luogo nemico o conteso.",
  retreatAttacker:
    "L’attaccante si ritira in una città amica adiacente, o in una vuota lungo una strada usata dalla sua parte per attaccare.",
  retreatDefender:
    "Il difensore si ritira in una città adiacente amica o vuota, ma non lungo una strada da cui vengono gli attaccanti.",
  retreatRoadFull: (limit) => `Lungo questa strada si ritirano al massimo ${blocks(limit)} di una parte per round.`,
  retreatRoadFullInTurn: (limit) =>
    `Lungo questa strada si ritirano al massimo ${blocks(limit)} di una parte per turno di battaglia.`,
  retreatStraitFull: (limit) =>
    `Attraverso uno stretto la ritirata è aperta al massimo a ${blocks(limit)} di una parte per round.`,
  seaRetreatTaken: "Un solo blocco di terra per parte può ritirarsi via mare in ogni round.",
  seaRetreatNavis: "La ritirata via mare è per i blocchi di terra; una navis si ritira da sé.",
  seaRetreatNoSea: "Una ritirata via mare richiede un porto e un mare amico su cui si apre.",
  seaRetreatNoPort: "Una ritirata via mare finisce in un porto amico dello stesso mare.",
  navisRetreatAttacker:
    "Le navis attaccanti si ritirano in un mare amico adiacente, in un porto amico di questo mare, o da dove sono venute se il luogo è amico o vuoto.",
  navisRetreatDefender:
    "Le navis in difesa si ritirano in un mare amico adiacente, in un mare vuoto da cui non viene alcun attaccante, o in un porto amico di questo mare.",
  navisRetreatToPort: "Da una battaglia in un porto le navis si ritirano solo in un mare.",

  regroupNotAdjacent: "Un blocco si riordina in un luogo adiacente.",
  regroupNotOpen: "Ci si riordina solo in luoghi amici o vuoti.",
  regroupRoadFull: (limit) =>
    `Dopo una battaglia questa strada o questo stretto serve alil riordino di al massimo ${blocks(limit)}.`,
  navisRegroupToPort: "Da una battaglia in un porto le navis si riordinano solo in un mare.",

  notAtSea: "D’inverno cercano un porto solo le navis in mare.",
  notAFriendlyPort: "D’inverno una navis va in un porto amico del mare in cui si trova.",
  enoughSupply: (limit) => `Una città mantiene ${blocks(limit)} più il suo valore; qui si congeda solo ciò che eccede.`,
  notCleopatra: "Cleopatra non viene mai congedata.",
};
