import type { PartWords } from "../ids.ts";

export const sequence: PartWords<"sequence"> = {
  "AIE-2.A.a":
    "All’inizio della Fase A la coppa contiene tutte le pedine stratagemma che nessuno ha in mano, che non stanno sulla mappa e che non sono uscite dal gioco.",
  "AIE-2.A.b": "A ogni turno ciascun giocatore pesca a caso una sola pedina, i Cesariani per primi.",
  "AIE-2.A.c": "Quali pedine hai pescato lo sai solo tu. Quante ne ha in mano ciascun giocatore lo sanno entrambi.",

  "AIE-2.B.a":
    "I Cesariani tirano un d6. Se il risultato è strettamente inferiore alla PC del loro Capo di fazione, l’iniziativa è loro; altrimenti è dei Repubblicani.",
  "AIE-2.B.b": "Se i Cesariani hanno due Capi di fazione, vale la PC più alta.",
  "AIE-2.B.c":
    "Se i Cesariani non hanno alcun Capo di fazione, la loro PC è 0: il tiro dà sempre l’iniziativa ai Repubblicani.",
  "AIE-2.B.d": "La PC del Capo di fazione repubblicano non ha alcuna parte in questo tiro.",
  "AIE-2.B.e": "Chi è rimasto senza l’iniziativa può giocare subito Iniziativa, e allora è sua.",
  "AIE-2.B.f": "Se lo scenario assegna l’iniziativa del primo turno, non si tira alcun dado.",
  "AIE-2.B.g":
    "L’iniziativa stabilita nella Fase B vale per tutto il turno: decide chi viene per primo nelle Fasi C, D, E e F.",

  "AIE-2.C.a":
    "Ordine della Fase C: capi del giocatore con l’iniziativa, capi dell’avversario, una pescata di attivazione, stratagemmi e diplomazia del giocatore con l’iniziativa, stratagemmi e diplomazia dell’avversario.",
  "AIE-2.C.b": "I capi romani di cui è giunto l’anno di entrata si piazzano nella Fase C (vedi 3.3.2).",
  "AIE-2.C.c": "I capi non romani che entrano o ritornano si piazzano su un’unità da combattimento del loro Popolo.",
  "AIE-2.C.d": ({ box: { dummies } }) =>
    `La coppa di attivazione contiene il segnalino di ogni Popolo maggiore che non sia fedele a una fazione né a riposo, e inoltre ${dummies} ${dummies === 1 ? "esca" : "esche"}.`,
  "AIE-2.C.e": "In ogni turno si pesca un solo segnalino, né più né meno.",
  "AIE-2.C.f": "Se il segnalino pescato è un’esca, non succede nulla.",
  "AIE-2.C.g": "Il segnalino di un Popolo già in guerra non ha effetto.",
  "AIE-2.C.h":
    "Il segnalino di un Popolo in pace lo attiva: il Popolo entra in guerra, i suoi capi si girano sulla faccia normale, e chi lo controlla si stabilisce secondo 4.4.1.",
  "AIE-2.C.i": "L’attivazione non dà mai la fedeltà di un Popolo.",
  "AIE-2.C.j": "Quando nella Fase C tocca a lui, un giocatore può giocare quanti stratagemmi di questa fase vuole.",
  "AIE-2.C.k":
    "In quel momento può anche fare un tentativo diplomatico, e non più di uno, che giochi stratagemmi o no.",
  "AIE-2.C.l":
    "Uno stratagemma della Fase C si gioca solo quando tocca a chi lo possiede. L’unica risposta dell’avversario è il tentativo di nominare un Triumviro.",

  "AIE-2.D.a":
    "Il numero di sequenze del turno è il SR più alto fra i Capi di fazione cesariani più il SR più alto fra quelli repubblicani.",
  "AIE-2.D.b": "Se il numero di sequenze è pari, si divide in parti uguali fra i due giocatori.",
  "AIE-2.D.c": "Se è dispari, il giocatore con l’iniziativa ha una sequenza più dell’avversario.",
  "AIE-2.D.d": "Se il numero va dimezzato (vedi 3.5.3), lo si dimezza prima di dividerlo, arrotondando per difetto.",
  "AIE-2.D.e":
    "L’evento si tira dopo la divisione delle sequenze e ha effetto subito. Gli eventi 7 e 8 cambiano il numero di sequenze, che si divide da capo.",
  "AIE-2.D.f": "Poi ogni fazione con un solo Capo di fazione può nominarne un secondo (vedi 3.5.1).",
  "AIE-2.D.g": "Un secondo Capo di fazione nominato in questo turno non ne cambia le sequenze.",
  "AIE-2.D.h": "Dopo la nomina si fanno le prove di morte naturale, capo per capo nell’ordine della tabella.",
  "AIE-2.D.i": "La morte naturale di un Capo di fazione non cambia né le sequenze né l’iniziativa di questo turno.",
  "AIE-2.D.j": "Dopo le prove di morte naturale si piazzano le unità reclutate che sono in attesa.",
  "AIE-2.D.k":
    "Infine ciascun giocatore può congedare quante vuole delle proprie legioni sulla mappa, purché si rispettino le guarnigioni minime.",
  "AIE-2.D.l":
    "Il giocatore con l’iniziativa è il primo a nominare un secondo Capo di fazione, a piazzare le unità reclutate e a congedare legioni.",

  "AIE-2.E.a":
    "La prima sequenza è del giocatore con l’iniziativa; poi le sequenze si alternano finché entrambi hanno usato le loro.",
  "AIE-2.E.b":
    "Una sequenza si compone di E.1, tutti i movimenti; E.2, tutti i combattimenti; E.3, che toglie una sequenza al conto del giocatore.",
  "AIE-2.E.c": "In E.2 ci si muove solo per evasione, fuga o ritirata.",
  "AIE-2.E.d": "Si può concludere E.1 senza muovere nulla: la sequenza è usata lo stesso.",
  "AIE-2.E.e": "Le sequenze non usate non passano mai a un altro turno.",
  "AIE-2.E.f":
    "Entrambi possono giocare stratagemmi della Fase E nella sequenza di chiunque: al suo inizio, dopo ogni movimento, dopo tutti i movimenti, prima delle evasioni, prima del dado di un combattimento, dopo un dado ma prima del suo effetto, dopo una battaglia con le sue ritirate, e alla fine.",
  "AIE-2.E.g": "Uno stratagemma ha effetto per intero prima che il gioco prosegua.",
  "AIE-2.E.h":
    "Nella Fase E, ogni volta che entrambi possono agire, decide per primo il giocatore attivo, cioè quello di cui è la sequenza.",

  "AIE-2.F.a":
    "La Fase F ha sette segmenti: F.1 segnalino SPQR, F.2 scambio delle fazioni, F.3 assassinio di Caesar, F.4 controllo di Roma, delle regioni e dei Popoli, F.5 punti vittoria, F.6 aggiustamenti, F.7 pedine stratagemma e segnalino dei turni.",
  "AIE-2.F.b": "Se in F.1 il segnalino SPQR è sul 5, la partita finisce prima di ogni altro segmento della Fase F.",
  "AIE-2.F.c": "I giocatori si scambiano le fazioni in F.2, e in nessun altro momento.",
  "AIE-2.F.d":
    "F.3 si gioca solo nello scenario 1. Si salta quando tutti gli Assassini sono scomparsi e le conseguenze sono state applicate, o se Caesar è morto in altro modo.",
  "AIE-2.F.e": "In F.3 il controllo delle regioni è ancora quello del precedente F.4, o dell’inizio dello scenario.",
  "AIE-2.F.f": "Chi controlla i Popoli in guerra si stabilisce in F.4, dopo le regioni.",
  "AIE-2.F.g": "I punti vittoria di F.5 seguono il controllo appena stabilito in F.4.",
  "AIE-2.F.h":
    "In F.7 ciascun giocatore tiene al massimo tre pedine stratagemma, a sua scelta; le altre tornano nella coppa.",
  "AIE-2.F.i": "Nel corso del turno si possono avere in mano più di tre pedine stratagemma.",
  "AIE-2.F.j":
    "Dopo l’ultimo anno dello scenario la partita è finita. Altrimenti il segnalino dei turni avanza e comincia la Fase A.",
};
