import type { PartWords } from "../ids.ts";

export const stratagems: PartWords<"stratagems"> = {
  "IMP-6.a": "Le pedine romane servono solo a Roma, quelle del Nemico solo al Nemico, quelle miste a entrambi.",
  "IMP-6.b":
    "Una pedina che può usare solo l’altra parte resta in mano senza essere giocata e torna nella coppa nella Fase F.",
  "IMP-6.c":
    "Una pedina giocata torna subito nella coppa, a meno che non esca dal gioco o resti sulla mappa. Dalla mappa vi torna quando viene tolta, la peste alla fine della Fase E.",
  "IMP-6.d":
    "Una pedina utile si può conservare per i turni seguenti. Non c’è limite alle pedine che si hanno in mano, né a quelle giocate in un turno.",
  "IMP-6.e":
    "La lettera di uno stratagemma indica la sola fase in cui si può giocare. (E) vuol dire in ogni momento della Fase E, con effetto immediato.",

  "IMP-6.1.a": "Colpo di Stato partico (E): la pedina si pone nella zona di Ctesiphon.",
  "IMP-6.1.b":
    "È tolta quando un capo o un’unità del Nemico viene a Ctesiphon e vi si trovano allora almeno un suo capo storico e tre sue unità. Esservi già non toglie nulla: qualcuno deve venire. Un capo che mostra Pax Romana non conta.",
  "IMP-6.1.c": "In ogni Fase F in cui il Colpo di Stato è ancora lì Roma segna 3 punti vittoria.",
  "IMP-6.1.d":
    "Pacificazione di un Popolo minore (E): un Popolo minore in guerra fa la pace, e le sue unità lasciano subito la mappa. Non ne seguono cinque anni di pace, e non dà punti.",
  "IMP-6.1.e": "Pacificazione di due Popoli minori (E): lo stesso, per uno o due di loro.",
  "IMP-6.1.f": "Pacificazione di tre Popoli minori (E): lo stesso, per uno, due o tre di loro.",
  "IMP-6.1.g":
    "Pacificazione di un Popolo maggiore (E): i suoi capi si girano su Pax Romana, e il Nemico li rimette con tutte le sue unità, anche eliminate o nell’impero, a piena forza nelle sue zone d’origine. Non ne seguono cinque anni di pace. I Romani che vi si trovano possono restare fino alla Fase F, senza battaglia. Gli ammutinati restano tali.",
  "IMP-6.1.h":
    "Pacificazione di una Nazionalità (E): quanti Popoli in guerra di una Nazionalità si vogliono, almeno uno, ciascuno come sopra.",
  "IMP-6.1.i":
    "Pax Romana (E): quanti Popoli in guerra si vogliono, almeno uno, ciascuno come sopra. Si gioca una volta per scenario e poi esce dal gioco.",
  "IMP-6.1.j":
    "Roma Victor (E): prima del dado di una battaglia e al suo posto. Il risultato si legge nella riga 9 e più se Roma attacca, nella riga -2 e meno se Roma difende, nella colonna dopo tutti gli spostamenti.",
  "IMP-6.1.k":
    "Se in una battaglia si giocano Roma Victor e Furor Germanicus, entrambi sono spesi e si tira comunque il dado.",
  "IMP-6.1.l": "Roma Victor non si può giocare in una battaglia contro ribelli.",

  "IMP-6.2.a":
    "Usurpazione di un Augusto (C): solo se gli Augusti sono due. La tenta quello con la PC più bassa; se sono pari, sceglie il Nemico. Se sta nelle Province Interne, non si può giocare su di lui.",
  "IMP-6.2.b": "È valida se un d6 non supera la sua PC, e dà un bonus di 2 nei passi B, C e D della guerra civile.",
  "IMP-6.2.c":
    "Usurpazione di un Cesare (C): solo se c’è un Cesare; il Nemico sceglie quale. È valida se un d6 non supera la sua PC, e dà un bonus di 1 nei passi B, C e D.",
  "IMP-6.2.d":
    "Usurpazione (C): un qualsiasi capo di Roma che non sia né Augusto né Cesare. È valida se un d6 non supera la sua PC; non c’è bonus.",
  "IMP-6.2.e": "Sollevazione di un Popolo minore (C): un Popolo minore in pace entra subito in guerra.",
  "IMP-6.2.f": "Sollevazione di due Popoli minori (C): lo stesso, per due di loro.",
  "IMP-6.2.g": "Sollevazione di tre Popoli minori (C): lo stesso, per tre di loro.",
  "IMP-6.2.h": "Sollevazione di un Popolo maggiore (C): un Popolo maggiore in pace entra subito in guerra.",
  "IMP-6.2.i":
    "Sollevazione di tre Popoli maggiori (C): lo stesso, per tre di loro. Si gioca una volta per scenario e poi esce dal gioco.",
  "IMP-6.2.j":
    "Il numero nel nome di una sollevazione è il massimo: se i Popoli in pace sono meno, ne entrano in guerra meno.",
  "IMP-6.2.k": "Un Popolo tenuto a cinque anni di pace non può essere sollevato.",
  "IMP-6.2.l":
    "Furor Germanicus (E): ciò che Roma Victor è per Roma, per il Nemico, ma solo in una battaglia a cui prende parte almeno una sua unità germanica.",
  "IMP-6.2.m":
    "La freccia del Parto (E): dopo una battaglia con un’unità persiana, applicato il suo risultato, il Nemico elimina un’unità romana fedele a sua scelta che vi ha preso parte ed è ancora sulla mappa, chiunque abbia vinto. L’unità armena non è romana.",
  "IMP-6.2.n": "Intrigo in Senato (E): la pedina si pone nella zona di Roma.",
  "IMP-6.2.o":
    "È tolta quando un Augusto o un’unità delle Praetoriae Cohortis viene a Roma e vi si trovano allora un Augusto e tutte le unità delle Praetoriae Cohortis in gioco. Esservi già non toglie nulla: qualcuno deve venire. Le unità ribelli e ammutinate sono in gioco, quelle eliminate in questo turno no.",
  "IMP-6.2.p":
    "In ogni Fase F in cui l’Intrigo è ancora lì il Nemico segna 2 punti vittoria, per una pedina o per più.",

  "IMP-6.3.a": "Iniziativa (B): rovescia il risultato del dado dell’iniziativa, a favore di chi la gioca.",
  "IMP-6.3.b":
    "Fuga opportuna (E): prima del dado di una battaglia il difensore porta tutta la sua forza in una zona adiacente senza unità nemiche, dove può stare e può andare; non occorrono né capo né CC, e vale anche una zona da cui vengono gli attaccanti. Solo chi non può fuggire affatto resta e combatte. L’attaccante non avanza.",
  "IMP-6.3.c":
    "Assassinio (E): si tira un d10 contro un qualsiasi capo dell’avversario in gioco sulla mappa, ribelli compresi. 8 o 9 lo uccide.",
  "IMP-6.3.d": "I Corporis Custodes tolgono 1 a questo dado: chi è protetto da loro muore solo con un 9.",
  "IMP-6.3.e":
    "Focolaio di peste (E): in una zona di terra ogni unità è ridotta, e quelle ridotte sono eliminate; ogni capo tira un d10 e muore con un 9. Colpisce tutti, anche i Popoli in pace e gli ammutinati.",
  "IMP-6.3.f":
    "La zona resta infestata per il turno: chi vi entra, anche di passaggio, in ritirata, sbarcando o venendo piazzato, subisce lo stesso, ogni volta che lo fa.",
  "IMP-6.3.g": "Le pedine della peste si tolgono dalla mappa alla fine della Fase E, prima della Fase F.",
  "IMP-6.3.h":
    "Epidemia di peste (E): come Focolaio di peste, e sono infestate anche tutte le zone di terra adiacenti, pure oltre fiumi e stretti. Lì le unità a piena forza sono ridotte, quelle ridotte restano come sono, e i capi tirano.",
  "IMP-6.3.i":
    "Alleanza armena (E): lo stato dell’Armenia cambia subito. Se allora entrambe le parti sono nella sua zona, combattono nel prossimo E.2.",
  "IMP-6.3.j":
    "Ammutinamento (E): il Nemico lo pone in una zona dell’impero con unità romane fedeli senza un capo, Roma in una zona d’origine dei Parthi con loro unità senza un capo. Tutte quelle unità sono ammutinate.",
  "IMP-6.3.k":
    "Le unità ammutinate non si muovono. Dopo una battaglia possono ritirarsi, Fronti o no, e il segnalino le segue.",
  "IMP-6.3.l":
    "Ogni forza che è nella loro zona, dell’una o dell’altra parte, le combatte in E.2. Contano allora come pedine dell’altro giocatore, che decide per loro. Tocca al loro proprietario liberarsene; il segnalino si toglie quando l’ultima è eliminata, da chiunque.",
  "IMP-6.3.m":
    "In ogni Fase F il loro proprietario perde 2 punti vittoria per ciascun segnalino Ammutinamento sulla mappa.",
  "IMP-6.3.n": "Le unità ammutinate non contano per alcun limite di Fronte, e gli aggiustamenti di 9.2 le tralasciano.",
  "IMP-6.3.o":
    "Diserzione (E): in una zona tutte le unità dell’avversario che sono romane, fedeli o ribelli, o partiche sono ridotte, e quelle ridotte sono eliminate. Le altre unità presenti non sono toccate.",
  "IMP-6.3.p":
    "Favore divino (E): dopo un qualsiasi dado tirato nella Fase E, da sé o dall’avversario, il giocatore lo mette come vuole. I modificatori si applicano dopo, e un altro Favore divino può rispondere.",
  "IMP-6.3.q": "Dei capi uccisi per assassinio o di peste ritornano solo quelli generici.",
};
