import type { PartWords } from "../ids.ts";

export const sequence: PartWords<"sequence"> = {
  "IMP-2.A.a":
    "Nella Fase A ciascun giocatore pesca dalla coppa una pedina stratagemma senza guardarla. Quale sia lo sa solo lui; quante ne ha in mano lo sanno entrambi.",
  "IMP-2.A.b": ({ counters, kinds }) =>
    `La coppa contiene tutte le pedine che nessuno ha in mano, che non stanno sulla mappa e che non sono uscite dal gioco. In tutto sono ${counters}, di ${kinds} tipi.`,
  "IMP-2.A.c": "Roma pesca prima del Nemico. Chi trova la coppa vuota non pesca nulla.",

  "IMP-2.B.a":
    "Roma tira un d6. Se è strettamente inferiore alla PC dell’Augusto, l’iniziativa è di Roma; altrimenti, o se non c’è alcun Augusto, è del Nemico.",
  "IMP-2.B.b": "Di due Augusti vale quello con la PC più alta.",
  "IMP-2.B.c": "Chi ha l’iniziativa viene per primo nelle Fasi C ed E di quel turno.",
  "IMP-2.B.d":
    "Il giocatore a cui il dado è stato contrario può giocare in quel momento Iniziativa, e l’iniziativa è sua. Con un’altra pedina di quel tipo l’avversario può rovesciarla di nuovo.",

  "IMP-2.C.a":
    "La Fase C è prima del giocatore con l’iniziativa, che vi fa tutto ciò che ha da fare, e poi del suo avversario.",
  "IMP-2.C.b":
    "Roma piazza ogni capo di cui è giunto l’anno di entrata su una qualsiasi unità fedele che non sia ammutinata; va bene anche una vessillazione o un’unità della guarnigione.",
  "IMP-2.C.c": "Poi Roma tira per il numero dei Fronti di riserva e li segna (vedi 3.2).",
  "IMP-2.C.d": "Infine Roma può formare vessillazioni e scioglierne altre (vedi 3.4).",
  "IMP-2.C.e":
    "Il Nemico piazza i capi storici che entrano e i capi generici che ritornano, ciascuno su una qualsiasi unità del proprio Popolo e sulla faccia che si addice alla sua pace o guerra. Senza una tale unità il capo aspetta la Fase C successiva.",
  "IMP-2.C.f": ({ decoys }) =>
    `Per la pescata di guerra la coppa contiene il segnalino di ogni Popolo maggiore che non sia tenuto a cinque anni di pace, e ${decoys} ${decoys === 1 ? "esca" : "esche"}. Si pesca un segnalino, anche se restano solo esche.`,
  "IMP-2.C.g": "Un’esca, o il segnalino di un Popolo già in guerra, non porta in guerra nessuno.",
  "IMP-2.C.h": "Se il segnalino è di un Popolo maggiore in pace, quel Popolo entra in guerra (vedi 4.4).",
  "IMP-2.C.i": "La pescata non consuma nulla: per quella dell’anno dopo tutti i segnalini sono di nuovo nella coppa.",
  "IMP-2.C.j": "Dopo la pescata il Nemico può giocare quanti stratagemmi di sollevazione vuole.",
  "IMP-2.C.k": "Dopo questi può giocare quanti stratagemmi di usurpazione vuole.",
  "IMP-2.C.l":
    "Se, quando entrambi i giocatori hanno finito la Fase C, nessun Popolo è in guerra con Roma e nessuna usurpazione è in corso, è un turno di Pax Romana: il segnalino dei turni viene girato, le Fasi D ed E si saltano e, dopo le prove di morte, segue la Fase F.",
  "IMP-2.C.m": "L’Armenia non conta mai: qualunque sia il suo stato, non impedisce una Pax Romana.",
  "IMP-2.C.n":
    "In un turno di Pax Romana non ci sono sequenze, né evento, né nomine, né stratagemmi della Fase E. I rinforzi e le flotte attesi si piazzano lo stesso, dopo le prove di morte.",
  "IMP-2.C.o":
    "Se l’unico Augusto muore in queste prove la Pax è subito rotta, anche se gli succede un Cesare. Si risolve la successione, si rigira il segnalino e si provano i capi che restano; poi si gioca la Fase D dal suo inizio, senza più provare nessuno, e dopo di essa E e F.",
  "IMP-2.C.p":
    "La morte di uno di due Augusti non rompe la Pax; se l’altro muore nelle stesse prove, è rotta in quel momento.",

  "IMP-2.D.a":
    "Il numero di sequenze del turno è il SR dell’Augusto più il SR più alto fra i capi in gioco del Nemico, romani o no.",
  "IMP-2.D.b": "Se gli Augusti sono due, si prende il più alto dei loro SR.",
  "IMP-2.D.c":
    "Per questo conto un capo che mostra Pax Romana non è in gioco. Se il Nemico non ha capi in gioco, aggiunge 0.",
  "IMP-2.D.d":
    "Un numero pari si divide in parti uguali. Di un numero dispari il giocatore con l’iniziativa ha una sequenza in più.",
  "IMP-2.D.e": "Le sequenze che restano a ciascun giocatore si tengono sul contatore; ognuna che si gioca ne toglie 1.",
  "IMP-2.D.f":
    "Si sommano poi un d6 e un d10: il totale, da 1 a 15, è l’evento del turno, che ha effetto subito (vedi la tabella degli eventi).",
  "IMP-2.D.g": "Dopo l’evento Roma può nominare un secondo Augusto, o un Cesare, o entrambi (vedi 3.6).",
  "IMP-2.D.h":
    "Poi si fa la prova di morte di ogni capo storico sulla mappa, uno dopo l’altro nell’ordine della tabella, qualunque faccia mostri. Chi è entrato in questa Fase D non la fa.",
  "IMP-2.D.i": "Per ultimi vengono i rinforzi dell’anno (vedi 9.1) e le flotte attese (vedi 9.2.1).",
  "IMP-2.D.j":
    "Le sequenze si contano una volta sola: i capi che muoiono o sono nominati più tardi nella fase non cambiano nulla. Lo fanno solo gli eventi 7, 8 e 10.",
  "IMP-2.D.k": "In una stessa Fase D si nominano al massimo un nuovo Augusto e un nuovo Cesare.",

  "IMP-2.E.a":
    "Si alternano sequenze intere, a cominciare dal giocatore con l’iniziativa, finché entrambi hanno usato le loro.",
  "IMP-2.E.b":
    "Una sequenza è dapprima tutto il movimento del suo giocatore (E.1) e poi tutti i suoi combattimenti (E.2). Cominciati i combattimenti nessuno marcia più.",
  "IMP-2.E.c": "Quando una sequenza è finita, il suo giocatore arretra di uno il proprio segnalino.",
  "IMP-2.E.d":
    "Gli stratagemmi della Fase E si giocano nella sequenza dell’uno o dell’altro: al suo inizio, dopo ogni movimento, prima dell’evasione, prima del dado di una battaglia, dopo una battaglia, alla sua fine e alla fine della fase; Favore divino dopo qualsiasi dado. Un giocatore può farlo anche fra due decisioni proprie. È interpellato per primo quello di cui è la sequenza.",
  "IMP-2.E.e": "Uno stratagemma segnato per un’altra fase non si può giocare nella Fase E.",

  "IMP-2.F.a":
    "Nella Fase F si vede che cosa ha portato l’anno e si registrano i punti vittoria (vedi il capitolo 10).",
  "IMP-2.F.b":
    "Seguono gli aggiustamenti in quest’ordine: flotte (9.2.1), unità e capi romani (9.2.2), vessillazioni (9.2.3), Popoli (9.2.4).",
  "IMP-2.F.c": "Ogni giocatore rimette nella coppa le pedine che la sua parte non può usare.",
  "IMP-2.F.d": "Roma può allora affidare i Corporis Custodes a un altro (vedi 3.6).",
  "IMP-2.F.e":
    "Il segnalino dei turni avanza di un anno e si ricomincia dalla Fase A; dopo l’ultimo anno dello scenario la partita è finita.",
  "IMP-2.F.f":
    "Se i ribelli tengono Roma, e di chi è l’Armenia, si stabilisce prima di contare i punti vittoria; e questi si contano sulla situazione precedente a ogni aggiustamento.",
};
