import type { PartWords } from "../ids.ts";

export const basics: PartWords<"basics"> = {
  "AIE-0.1.a": "Un d6 dà da 1 a 6, e ogni faccia ha la stessa probabilità.",
  "AIE-0.1.b": "Un d10 dà da 0 a 9, e ogni faccia ha la stessa probabilità. Lo 0 vale zero, mai dieci.",
  "AIE-0.1.c": "La somma di un d6 e di un d10 va da 1 a 15; il 16 non può uscire.",
  "AIE-0.1.d":
    "I tiri e le pescate che non spettano a un giocatore in particolare si fanno per quello che ha l’iniziativa; prima della Fase B, per i Cesariani.",
  "AIE-0.2.a":
    "Ogni zona è di terra, costiera o navale. È costiera una zona di terra che tocca almeno una zona navale: tutto ciò che vale per le zone di terra vale anche per quelle costiere.",
  "AIE-0.2.b":
    "Una zona di terra o costiera è nella Repubblica se appartiene a una delle sette regioni, altrimenti ne è fuori. Le zone navali non sono né dentro né fuori.",
  "AIE-0.3.a":
    "Un turno è un anno. Alla fine della Fase F il segnalino dei turni avanza di un anno, dal -49 verso il -29; gli anni prima di Cristo si scrivono con il segno meno.",
  "AIE-0.4.a": "In una zona può stare qualsiasi numero di pedine.",
  "AIE-0.4.b": "Solo Nazionalità e fedeltà limitano chi può stare nella stessa zona (vedi 4.2.4).",
  "AIE-0.5.a":
    "Le fazioni sono due, i Cesariani e i Repubblicani, e in ogni momento ciascuna è guidata da uno dei due giocatori.",
  "AIE-0.5.b":
    "Nel corso della partita i giocatori possono scambiarsi le fazioni, ma solo dopo un colpo di Stato riuscito (vedi 5.1.2).",
  "AIE-0.5.c":
    "Nemici di un giocatore sono i capi e le unità dell’altra fazione, dei Popoli in guerra che l’avversario controlla e dei Popoli fedeli all’avversario. I pezzi in pace e quelli neutrali non sono nemici di nessuno.",

  "AIE-1.1.a":
    "Nazionalità dei Popoli: illirica gli Illyrii; iranica i Parthi; germanica i Germani; celtica Alpes, Galatae, Celtiberes e Pannonii; traco-frigia Daci, Thracii, Pontici, Cappadocii e Armenii; camito-semitica Mauri, Nabatenei, Numidae, Judaei e Aegyptii.",
  "AIE-1.1.b": "I Romani sono una Nazionalità a sé. I Popoli non romani sono diciassette.",
  "AIE-1.2.a": "Ogni capo ha una capacità di comando (CC) e un bonus tattico (TB).",
  "AIE-1.2.b":
    "Solo i capi romani hanno una capacità politica (PC) e un valore strategico (SR). Per l’evasione, però, i capi non romani hanno SR 3 (vedi 8.2), e nello scenario 7 Cleopatra ha entrambi.",
  "AIE-1.2.c": "I capi con il simbolo dell’Assassino sono M. Brutus, Cassius, Trebonius e D. Brutus.",
  "AIE-1.2.1.a":
    "Un capo romano appartiene alla fazione della faccia che mostra. Da questa faccia si leggono i suoi valori; quelli dell’altra possono essere diversi.",
  "AIE-1.2.1.b":
    "Un capo con una sola faccia non può mai appartenere all’altra fazione. Pompeius ha solo la faccia repubblicana.",
  "AIE-1.2.1.c":
    "Un capo non romano mostra la faccia PAX ROMANA finché il suo Popolo è in pace, e la faccia normale quando è in guerra o fedele a una fazione.",
  "AIE-1.2.2.a": "Un capo che si muove da solo ha una capacità di movimento (MA) di 4 punti movimento (MP).",
  "AIE-1.3.a":
    "Un’unità da combattimento ha punti di forza (SP), qualità (QU) e bonus tattico (TB), letti sulla faccia in vista: a piena forza o ridotta.",
  "AIE-1.3.b":
    "Un’unità a piena forza che perde un passo viene girata sulla faccia ridotta; un’unità ridotta che perde un passo è eliminata.",
  "AIE-1.3.c":
    "Le unità da combattimento romane sono di quattro tipi: legioni (Legio), ordinarie o di reclute (segnate R); Equites, da 4 o da 2 SP; Auxilia; Naves.",
  "AIE-1.3.d":
    "Un’unità romana eliminata va nella Riserva, un’unità non romana eliminata nella casella del suo Popolo.",
  "AIE-1.3.1.a":
    "Ogni pedina di legione è unica: nessuna legione può stare due volte sulla mappa, né negli elenchi di entrambe le fazioni.",
  "AIE-1.3.2.a": "Un’unità da combattimento di terra ha MA 3.",
  "AIE-1.3.2.b": "Un’unità da combattimento navale (naves) ha MA 1.",
};
