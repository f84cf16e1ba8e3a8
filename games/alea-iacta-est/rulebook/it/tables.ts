import type { Box } from "../../box.ts";
import { AFTER_CAESAR, FROM_THE_START, type Piece } from "../../pieces.ts";
import { CAES, NOBODY, REP, type Side } from "../../sides.ts";
import { listed } from "../../words/titles.ts";
import type { PartWords } from "../ids.ts";

const all = (items: readonly string[]): string => listed(items, "e");
const entering = ({ romanLeaders, enters, firstSide, pieceTitles }: Box, year: number, side: Side): string =>
  all(
    romanLeaders.filter((each) => enters[each] === year && firstSide[each] === side).map((each) => pieceTitles[each]),
  );
const bySide = (box: Box, year: number): string =>
  `${entering(box, year, CAES)} per i Cesariani; ${entering(box, year, REP)} per i Repubblicani`;
/** Years in which leaders enter, apart from the start and the year after Caesar's death. */
const yearsOfEntry = ({ romanLeaders, enters }: Box): number[] => {
  const years = romanLeaders.map((each) => enters[each]);
  return [...new Set(years.filter((year) => year !== FROM_THE_START && year !== AFTER_CAESAR))].sort((a, b) => a - b);
};
/** "Curio -/2/4": below which a d10 is deadly in each five years. */
const mortals = ({ romanLeaders, death, pieceTitles }: Box, which: (death: readonly number[]) => boolean): string => {
  const of = (each: Piece): string => `${pieceTitles[each]} ${death[each].map((below) => below || "-").join("/")}`;
  return romanLeaders
    .filter((each) => which(death[each]))
    .map(of)
    .join(", ");
};

export const tables: PartWords<"tables"> = {
  "AIE-EV0.a": "In ogni turno c’è un evento: il suo numero è un d6 più un d10, e si applica subito nella Fase D.",
  "AIE-EV0.b":
    "Un vantaggio in battaglia si aggiunge al dado se la parte favorita attacca e si sottrae se difende; uno svantaggio fa l’inverso.",
  "AIE-EV0.c": "Gli effetti che durano finiscono con il turno.",
  "AIE-EV1.a":
    "Evento 1, insalubrità a Roma: ogni unità da combattimento a piena forza in Italia 1 diventa ridotta; quelle già ridotte restano come sono.",
  "AIE-EV1.b": "L’evento 1 fa inoltre ammalare ogni Capo di fazione in Italia 1, come nell’evento 4.",
  "AIE-EV2.a":
    "Evento 2, clima disastroso: in questo turno la MA di tutti i capi e di tutte le unità è ridotta di 1: un capo da solo ha 3, un gruppo di terra 2, le naves 0.",
  "AIE-EV2.b":
    "Con l’evento 2 le legioni, gli equites e le unità non romane senza capo possono ancora fare il loro movimento di una zona.",
  "AIE-EV2.c": "Con l’evento 2 le naves, che hanno MA 0, fanno solo movimenti da 0 MP: escono dai porti e vi entrano.",
  "AIE-EV3.a":
    "Evento 3, scoraggiamento romano: in ogni combattimento di una Forza con unità romane contro una Forza interamente non romana il dado si sposta di 1 a sfavore dei Romani.",
  "AIE-EV4.a":
    "Evento 4, malattia: un Capo di fazione della fazione che controlla Roma non può lasciare la sua zona in questo turno con movimento, evasione o fuga. Se sono due è quello in Italia 1, o altrimenti quello scelto dal suo giocatore.",
  "AIE-EV4.b": "Se dovesse lasciare la sua zona dopo una battaglia perduta muore, ed è una morte in combattimento.",
  "AIE-EV4.c": "Il TB di un Capo di fazione malato non si usa in combattimento.",
  "AIE-EV4.d":
    "L’evento 4 non ha effetto se nessuno controlla Roma, o se la fazione che la controlla non ha alcun Capo di fazione.",
  "AIE-EV4.e":
    "Un Capo di fazione malato che dovesse fare la prova del capo isolato muore, ed è una morte in combattimento.",
  "AIE-EV5.a":
    "Evento 5, vigore guerriero barbaro: una Forza con almeno un’unità germanica o celtica ha 2 sul dado a proprio favore.",
  "AIE-EV6.a":
    "Evento 6, agitazione politica: ogni Capo di fazione resta nella più vicina zona con città di una regione controllata dalla sua fazione, o vi si reca con tutti i suoi MP per la via più breve.",
  "AIE-EV6.b": "Una volta lì, non può più lasciarla con il movimento per il resto del turno.",
  "AIE-EV6.c":
    "L’evento 6 vincola i Capi di fazione di entrambe le fazioni, compresi i secondi; i Pretendenti sono liberi.",
  "AIE-EV7.a": "Evento 7, inverno rigido: c’è 1 sequenza in meno, ma mai meno di 0, e le sequenze si dividono da capo.",
  "AIE-EV8.a":
    "Evento 8, influenza divina di pace: ci sono due sole sequenze, una per giocatore, prima quella di chi ha l’iniziativa. Un numero già minore resta com’è.",
  "AIE-EV9.a": "Evento 9, ira di Nettuno: in questo turno non c’è movimento navale in E.1.",
  "AIE-EV9.b": "Con l’evento 9 le evasioni e le ritirate navali sono ancora possibili.",
  "AIE-EV10.a":
    "Evento 10, impopolarità: finite tutte le altre sequenze, l’avversario della fazione che controlla Roma ne ha una in più.",
  "AIE-EV10.b": "L’evento 10 non ha effetto se nessuno controlla Roma.",
  "AIE-EV11.a":
    "Evento 11, diserzione: si tirano due d6: 1 Gallia, 2 Hispania, 3 Italia, 4 Graecia, 5 Asia, 6 Africa. Sicilia non è mai colpita.",
  "AIE-EV11.b": "Due facce uguali annullano l’evento 11.",
  "AIE-EV11.c":
    "In ogni regione sorteggiata chi la controlla toglie due delle sue legioni che vi si trovano, o quante ne ha se sono meno.",
  "AIE-EV11.d":
    "Le legioni dell’altra fazione nella regione non sono toccate, e una regione che nessuno controlla non perde nulla.",
  "AIE-EV12.a":
    "Evento 12, donativo alle legioni: in ogni combattimento di una Forza con legioni contro una Forza interamente non romana il dado si sposta di 1 a favore dei Romani.",
  "AIE-EV13.a":
    "Evento 13, peste in Oriente: nelle zone di Asia, dei Pontici e degli Aegyptii ogni unità da combattimento a piena forza diventa ridotta e ogni unità ridotta è tolta dalla mappa, di entrambe le fazioni e di ogni tipo.",
  "AIE-EV13.b": "L’evento 13 non tocca i capi.",
  "AIE-EV14.a":
    "Evento 14, volubilità dei Parti: se i Parthi sono in pace entrano subito in guerra, anche se a riposo; il controllo segue 4.4.1.",
  "AIE-EV14.b":
    "Se i Parthi sono in guerra tornano subito in pace e si schierano nelle loro zone d’origine, senza riposo e senza punti per nessuno.",
  "AIE-EV15.a":
    "Evento 15, carestia fra i barbari: ogni unità germanica o celtica sulla mappa diventa ridotta; quelle già ridotte restano come sono.",
  "AIE-EV15.b": "Con l’evento 15 una Forza con un’unità germanica o celtica ha 1 sul dado a proprio sfavore.",

  "AIE-LT.a": ({ box }) => `Entrano all’inizio (D): ${bySide(box, FROM_THE_START)}.`,
  "AIE-LT.b": ({ box }) =>
    yearsOfEntry(box)
      .map((year) => `Entrano nel ${year}: ${bySide(box, year)}.`)
      .join(" "),
  "AIE-LT.c": ({ box }) =>
    `Entrano nella Fase C dopo la morte di Caesar, qualunque ne sia la causa (A): ${bySide(box, AFTER_CAESAR)}; a sorte ${entering(box, AFTER_CAESAR, NOBODY)}.`,
  "AIE-LT.d": "Per un capo che entra a sorte si tira un d6: pari per i Cesariani, dispari per i Repubblicani.",
  "AIE-LT.e":
    "Negli scenari da 3 a 7 sono in gioco solo i capi lì elencati e, se Caesar muore nello scenario 3 o 4, anche quelli segnati A.",
  "AIE-LT.f":
    "Un capo sulla mappa che ha un numero per gli anni in corso tira un d10 nella Fase D di ciascuno di essi; un risultato strettamente inferiore lo uccide per sempre.",
  "AIE-LT.g": ({ box }) =>
    `Numeri per gli anni da -43 a -39 / da -38 a -34 / da -33 a -29: ${mortals(box, ([first]) => first > 0)}.`,
  "AIE-LT.h": ({ box }) =>
    `Numeri per i capi che tirano solo dal -38 in poi: ${mortals(box, ([first, ...later]) => first === 0 && later.some((below) => below > 0))}.`,
  "AIE-LT.i": "Tutti gli altri capi non tirano mai per la morte naturale, e nessuno tira prima del -43.",
  "AIE-LT.j": "Le morti naturali non danno punti vittoria e non muovono il segnalino SPQR.",
  "AIE-LT.k": ({ box }) => `I capi romani sono in tutto ${box.romanLeaders.length}.`,

  "AIE-NT.a":
    "Aegyptii: Cleopatra VII dal -49, mai tolta (tranne nello scenario 7); Achillas dal -49, tolto alla prima fedeltà o pacificazione degli Aegyptii.",
  "AIE-NT.b":
    "Parthi: Orodes II dal -49, tolto nella Fase D del -39; Pacorus & Surena, una sola pedina, dal -49, mai tolta; Phraates IV dal -38, mai tolto.",
  "AIE-NT.c":
    "Pontici: Pharnaces II dal -49, tolto alla prima fedeltà o pacificazione dei Pontici; Darius entra nella Fase C del turno successivo e non è mai tolto.",
  "AIE-NT.d":
    "Numidae: Juba I dal -49, tolto alla prima pacificazione dei Numidae, non per fedeltà; Juba II entra nella Fase C del turno successivo e non è mai tolto.",
  "AIE-NT.e": "Mai tolto significa che una morte in combattimento è solo temporanea (vedi 4.2.1).",
  "AIE-NT.f":
    "Negli scenari che cominciano dopo il -49 valgono le date della tabella. Achillas, Pharnaces II e Juba I sono in gioco negli scenari 3 e 4 finché non si avvera la loro condizione; negli scenari da 5 a 7 sono fuori, e sono in gioco Darius e Juba II.",

  "AIE-RT.a": ({ box }) =>
    `Ordine delle regioni per aggiustamenti e reclutamento: ${box.regions.map((region) => `${region + 1} ${box.regionTitles[region]}`).join(", ")}.`,
  "AIE-RT.b":
    "Le zone necessarie per il controllo sono la più piccola maggioranza delle zone di una regione; le città necessarie sono metà delle sue zone con città, arrotondata per eccesso.",
  "AIE-RT.c": ({ box, eachRegion }) =>
    `Zone e zone con città di ogni regione: ${eachRegion((region) => `${box.zonesOf[region].length} e ${box.zonesOf[region].filter((zone) => box.isCity[zone]).length}`)}.`,

  "AIE-MAP.a":
    "Il Rhenus separa i Germani da Gallia 2: le zone sono adiacenti, a 2 MP. I Germani sono adiacenti a Gallia e non a Italia.",
  "AIE-MAP.b":
    "Le zone delle Alpes sono due, entrambe montuose, al confine fra Gallia e Italia. Gallia 8 e Italia 3 sono ciascuna adiacente a una di esse, e da Gallia 8 a Italia 3 attraverso le Alpes è un movimento di 3 MP.",
  "AIE-MAP.c":
    "Gallia 9 e Gallia 8 sono adiacenti, a 1 MP. Gallia 8 ha il porto di Massalia sul Mare Internum Occidentalis.",
  "AIE-MAP.d":
    "Mare Internum Occidentalis e Mare Internum Centralis sono adiacenti. Africa 3 è una costa del Mare Internum Centralis senza porto.",
  "AIE-MAP.e":
    "Asia 5 è adiacente a una zona dei Parthi oltre l’Euphrates, a 2 MP; a est di questa c’è un’altra zona dei Parthi.",
  "AIE-MAP.f": "Pontici, Armenii, Cappadocii e Asia 5 sono adiacenti in questa catena, a 1 MP ciascuna.",
  "AIE-MAP.g":
    "Daci, Armenii e Aegyptii sono i soli Popoli non adiacenti ad alcuna regione; i Mauri sono adiacenti a Hispania.",
  "AIE-MAP.h":
    "La terra degli Aegyptii contiene Alexandria. Subito a ovest c’è una zona fuori dalla Repubblica che non porta il nome di alcun Popolo.",
  "AIE-MAP.i": "Italia 5 è adiacente alla regione Graecia, e Graecia 1 alla regione Italia.",
  "AIE-MAP.j":
    "Graecia 2 è adiacente a una zona dei Thracii. Graecia 5 è Creta, Africa 3 è la Cirenaica, e Roma si trova in Italia 1.",
};
