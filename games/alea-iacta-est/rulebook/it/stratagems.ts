import type { PartWords } from "../ids.ts";

export const stratagems: PartWords<"stratagems"> = {
  "AIE-6.0.a": "Ci sono 38 stratagemmi su 19 pedine a due facce, due diversi su ogni pedina.",
  "AIE-6.0.b":
    "Chi gioca una pedina ne usa una sola faccia, scelta nel momento in cui la gioca; l’altra non ha effetto.",
  "AIE-6.0.c":
    "Una pedina giocata torna subito nella coppa, a meno che il suo testo non la lasci sulla mappa o la tolga dal gioco.",
  "AIE-6.0.d": "Una pedina si può conservare per i turni seguenti, entro il limite di tre in F.7.",
  "AIE-6.0.e": "In un turno si può giocare qualsiasi numero di stratagemmi.",
  "AIE-6.0.f": "Uno stratagemma si può giocare solo nella fase sotto la quale è elencato.",
  "AIE-6.0.g": "Uno stratagemma senza un bersaglio lecito o senza effetto non si può giocare.",
  "AIE-6.0.h":
    "Ci sono 3 copie di Colpo di Stato e di Sollevazione di un Popolo minore, 2 di Iniziativa, Fuga opportuna, Assassinio, Poliorcetica, Mura, Intrigo in Senato, Adesione di un Triumviro e Trionfo, e 1 di ogni altro stratagemma.",
  "AIE-6.0.i": "Quali due stratagemmi stiano sulla stessa pedina lo decidono i materiali con cui si gioca.",

  "AIE-6.1.1.a": "Iniziativa: la gioca nella Fase B chi non ha l’iniziativa, e l’iniziativa passa a lui.",
  "AIE-6.1.1.b": "L’altro giocatore può rispondere con la seconda Iniziativa.",
  "AIE-6.1.1.c":
    "Iniziativa non si può giocare nel primo turno degli scenari 1, 2 e 3; nel primo turno degli scenari da 4 a 7 sì.",
  "AIE-6.1.2.a":
    "Giano: lo gioca uno qualsiasi dei giocatori quando l’iniziativa è stabilita. In questo turno non ha luogo alcun combattimento con unità da combattimento romane da entrambe le parti.",
  "AIE-6.1.2.b":
    "Finché dura Giano le unità da combattimento romane non possono finire un movimento, un’evasione o una ritirata in una zona con unità da combattimento romane dell’altra fazione.",
  "AIE-6.1.2.c":
    "I combattimenti di Romani contro Forze interamente non romane e le prove dei capi isolati proseguono anche sotto Giano.",

  "AIE-6.2.1.a":
    "Colpo di Stato: avvia la procedura di 3.6; il modificatore stampato si applica al tiro di convalida e a quelli di lealtà.",
  "AIE-6.2.1.b":
    "Colpo di Stato non si può giocare contro una fazione che ha già un Pretendente in gioco, né se nessun capo può essere scelto.",
  "AIE-6.2.2.a":
    "Sollevazione di un Popolo minore: un Popolo minore in pace e non a riposo entra subito in guerra. Il controllo segue 4.4.1 e può toccare all’avversario.",
  "AIE-6.2.3.a":
    "Sollevazione di due Popoli minori: lo stesso per due Popoli minori; la si può usare anche per uno solo.",
  "AIE-6.2.4.a":
    "Sollevazione di un Popolo maggiore: un Popolo maggiore in pace e non a riposo entra subito in guerra. Il controllo segue 4.4.1.",
  "AIE-6.2.5.a":
    "Fedeltà di un Popolo maggiore: un Popolo maggiore in guerra, che non siano i Parthi, diventa senza tiro di dado fedele a chi la gioca.",

  "AIE-6.3.1.a":
    "Fuga opportuna: la gioca il difensore prima del dado del combattimento, prima o dopo i tentativi di evasione.",
  "AIE-6.3.1.b":
    "La sua Forza va, senza tiro di dado, in una zona adiacente libera da unità da combattimento nemiche in cui potrebbe entrare con un movimento normale.",
  "AIE-6.3.1.c": "Gli auxilia in eccesso sulla CC dei capi che fuggono e le naves senza un capo restano e combattono.",
  "AIE-6.3.1.d":
    "Dopo la fuga gli attaccanti non si muovono. Se nessuna unità è rimasta, il combattimento non ha luogo.",
  "AIE-6.3.2.a":
    "Favore divino: dopo un qualsiasi dado della Fase E, tirato dall’uno o dall’altro giocatore, e prima del suo effetto, chi lo gioca mette quel dado sulla faccia che vuole.",
  "AIE-6.3.2.b": "I modificatori si applicano alla faccia così scelta.",
  "AIE-6.3.2.c": "Favore divino non si può usare sui dadi delle Fasi da A a D o della Fase F, né sulle pescate.",
  "AIE-6.3.3.a": "Assassinio: ha per bersaglio un qualsiasi capo romano nemico sulla mappa, tranne Caesar.",
  "AIE-6.3.3.b": "Chi gioca Assassinio tira un d10: 8 o 9 uccide, da 0 a 7 non ha effetto.",
  "AIE-6.3.3.c": "Octavianus e M. Antonius sono assassinati solo con 9.",
  "AIE-6.3.3.d":
    "Un capo ucciso da Assassinio è fuori dal gioco per sempre, e chi l’ha giocato segna 1 punto vittoria. Un Capo di fazione così ucciso conta per il segnalino SPQR (vedi 5.1.1).",
  "AIE-6.3.4.a": "Focolaio di peste: si piazza in una qualsiasi zona con un porto.",
  "AIE-6.3.4.b":
    "Ogni unità da combattimento nella zona della peste, dell’una e dell’altra parte, perde subito un passo.",
  "AIE-6.3.4.c": "Per ogni capo nella zona della peste si tira un d10: con 9 muore.",
  "AIE-6.3.4.d":
    "Fino alla fine della Fase E per ogni unità o capo che entra nella zona si tira un d10: con 9 il capo muore, l’unità perde un passo.",
  "AIE-6.3.4.e":
    "La peste lascia la mappa alla fine della Fase E, e la sua pedina si può pescare di nuovo dalla Fase A del turno successivo.",
  "AIE-6.3.4.f": "Le morti di peste non danno punti vittoria.",
  "AIE-6.3.5.a":
    "Diserzione: in una zona ogni legione nemica perde un passo, ma al massimo cinque, scelte da chi la gioca se ve ne sono di più.",
  "AIE-6.3.5.b": "Diserzione non tocca gli altri tipi di unità né le legioni di chi la gioca.",
  "AIE-6.3.6.a":
    "Transfughi: prima del dado di un combattimento chi li gioca prende due unità romane della Forza nemica in quel combattimento, di cui al massimo una sia legione o nave.",
  "AIE-6.3.6.b": "Se può prendere solo legioni (in terra) o solo naves (in mare), prende una sola unità.",
  "AIE-6.3.6.c": "Le unità così prese combattono per lui in questo combattimento e restano sue.",
  "AIE-6.3.6.d": "Rapporto di forze, qualità e numero di unità sono quelli delle Forze come sono ora.",
  "AIE-6.3.7.a":
    "Veni, vidi, vici: lo gioca al posto del dado la parte la cui Forza comprende un Capo di fazione, contro una Forza interamente non romana.",
  "AIE-6.3.7.b":
    "Si usa la riga 9 se quella parte attacca, la riga -2 se difende, nella colonna trovata dopo gli spostamenti per la qualità.",
  "AIE-6.3.8.a":
    "Poliorcetica: l’attaccante aggiunge il valore stampato, +1 o +2, al dado di una battaglia in una zona con una città o un porto.",
  "AIE-6.3.9.a":
    "Mura: il difensore aggiunge il valore stampato, -1 o -2, al dado di una battaglia in una zona con una città o un porto.",
  "AIE-6.3.9.b":
    "Poliorcetica e Mura delle due parti, e più d’una della stessa parte, si sommano in una stessa battaglia.",
  "AIE-6.3.10.a":
    "La freccia del Parto: dopo una battaglia in cui ha combattuto un’unità dei Parthi, qualunque ne sia il risultato, il giocatore dei Parthi elimina un’unità romana che ha combattuto contro di loro.",
  "AIE-6.3.11.a": "Intrigo in Senato: si piazza in Italia 1 quando viene giocato.",
  "AIE-6.3.11.b":
    "L’intrigo è tolto automaticamente quando la fazione che controlla Italia ha in Italia 1 un Capo di fazione e almeno tre legioni.",
  "AIE-6.3.11.c":
    "In ogni F.5 ciascun intrigo rimasto dà 3 punti vittoria al giocatore che non controlla Italia, chiunque l’abbia giocato.",
  "AIE-6.3.11.d": "Se nessuno controlla Italia, nessuno segna punti per un intrigo.",
  "AIE-6.3.12.a":
    "Pacificazione di un Popolo minore: un Popolo minore in guerra torna subito in pace. Le sue unità tornano nella sua casella, senza riposo.",
  "AIE-6.3.13.a":
    "Pacificazione di un Popolo maggiore: un Popolo maggiore in guerra, o fedele all’avversario, torna in pace. I suoi capi (PAX ROMANA) e tutte le sue unità, comprese quelle eliminate, si schierano subito nelle sue zone d’origine, senza riposo.",
  "AIE-6.3.13.b":
    "Per un Popolo maggiore pacificato con uno stratagemma, chi lo ha giocato segna metà dei suoi punti vittoria, arrotondata per difetto.",
  "AIE-6.3.14.a":
    "Pacificazione di una Nazionalità: tutti i Popoli in guerra di una Nazionalità a scelta tornano in pace allo stesso modo, compresi i propri. Le fedeltà non sono toccate.",
  "AIE-6.3.15.a":
    "Pax Romana: tutti i Popoli in guerra tornano in pace allo stesso modo, compresi i propri. Le fedeltà non sono toccate.",
  "AIE-6.3.15.b": "Pax Romana si può usare invece su un solo Popolo, maggiore o minore.",
  "AIE-6.3.15.c": "Una volta usata come Pax Romana, la pedina è fuori dal gioco per il resto dello scenario.",

  "AIE-6.4.1.a":
    "Idi di marzo: lo giocano i Repubblicani nell’F.3 dello scenario 1. L’attentato a Caesar è automatico, e il tiro per la riuscita ha +2.",
  "AIE-6.4.2.a":
    "Imperium: giocato in F.1, muove il segnalino SPQR di una casella verso 0, prima che si verifichi se è sul 5.",
  "AIE-6.4.2.b": "Imperium può rispondere anche alla salita del segnalino per l’assassinio di Caesar in F.3.",
  "AIE-6.4.3.a":
    "Adesione di un Triumviro: si gioca in F.4. La regione di un Triumviro, con tutti i suoi capi e le sue unità, si unisce alla fazione di chi la gioca.",
  "AIE-6.4.3.b":
    "I capi senza una faccia di quella fazione sono tolti dal gioco per sempre, e nessuno segna punti per loro.",
  "AIE-6.4.4.a": "Trionfo: giocato in F.5, dà i punti vittoria stampati, 1 o 2.",
};
