import type { PartWords } from "../ids.ts";

export const usurpation: PartWords<"usurpation"> = {
  "IMP-4.5V.a":
    "Se muore l’ultimo Augusto e non c’è alcun Cesare, Roma sceglie il nuovo Augusto e poi il Nemico un generale che sta in un Fronte, la cui usurpazione è valida senza dado.",
  "IMP-4.5V.b":
    "Roma può scegliere ovunque sulla mappa. Il generale del Nemico deve stare in un Fronte, non nelle Province Interne.",
  "IMP-4.5V.c":
    "Con uno stratagemma il Nemico sceglie un capo di Roma in un Fronte dove non c’è un altro Augusto e non è stato proclamato un altro usurpatore in vita; non si può scegliere chi sta nelle Province Interne, fuori dall’impero o a bordo. Decide il dado dello stratagemma.",
  "IMP-4.5V.d":
    "Se l’usurpazione è valida il capo si gira sul rovescio e riceve un segnalino di usurpatore; se era Augusto o Cesare, non lo è più.",
  "IMP-4.5V.e": "Se non è valida, al capo non succede nulla, e rimane con Roma.",
  "IMP-4.5V.f": "Un terzo usurpatore non può mai essere proclamato finché due sono in vita.",
  "IMP-4.5V.g":
    "I tentativi con uno stratagemma si fanno solo nella Fase C; l’usurpazione dopo una morte senza eredi viene quando viene quella morte.",

  "IMP-4.5G.a":
    "Passo A: tutte le unità nella zona dell’usurpatore, di qualunque tipo, e tutti i capi che vi si trovano si uniscono subito a lui. Anche un Cesare, che perde il titolo.",
  "IMP-4.5G.b":
    "Passo B: per gli altri capi nel Fronte dell’usurpatore si tira un d6. Se è pari o superiore alla PC di un capo, questi aderisce con tutte le unità della sua zona, vessillazioni comprese; se è inferiore, resta fedele.",
  "IMP-4.5G.c":
    "Un Augusto o un Cesare non è messo alla prova: con lui resta fedele tutto ciò che è nella sua zona, chiunque altro vi sia.",
  "IMP-4.5G.d":
    "Dove più capi stanno nella stessa zona si mette alla prova solo quello con la PC più alta, e tutti gli altri fanno come lui.",
  "IMP-4.5G.e":
    "Passo C: l’usurpatore può scegliere un Fronte adiacente. Se un d10 è strettamente inferiore alla sua PC, vi si fa anche il passo B.",
  "IMP-4.5G.f":
    "Al dado del passo C si aggiunge 2 se in quel Fronte c’è un Augusto, o altrimenti 1 se c’è un Cesare; mai entrambi.",
  "IMP-4.5G.g": "Per il passo C sono adiacenti Britannia e Reno, Reno e Danubio, Oriente e Sud, e nessun altro Fronte.",
  "IMP-4.5G.h": "I passi B e C si fanno una volta, quando comincia l’usurpazione, e mai più.",
  "IMP-4.5G.i":
    "Passo D, in E.1: un capo ribelle che entra in una zona con unità fedeli e nessun capo fedele può tirare un solo d6 per tutte. Se non supera la PC dell’usurpatore, se è lì, o altrimenti la migliore PC dei capi ribelli presenti, sono ribelli. Gli ammutinati non si guadagnano mai.",
  "IMP-4.5G.j":
    "Dopo un successo nel passo D il movimento può proseguire, anche con le unità guadagnate, entro la CC e i MP che restano.",
  "IMP-4.5G.k":
    "Dopo un fallimento, o se una forza non ha tentato, il suo movimento finisce lì e le unità si combattono in E.2; gli stessi capi non vi tentano più in questa sequenza. Un capo senza unità che fallisce deve mettersi in salvo (vedi il capitolo 7).",
  "IMP-4.5G.l":
    "Una vessillazione si guadagna nel passo D solo se i ribelli hanno già tre legioni del suo Fronte quando si tira il dado. Altrimenti resta fedele, ferma il movimento e va combattuta, anche se tutto il resto passa ai ribelli.",
  "IMP-4.5G.m": "In una guerra civile il limite di 6 vessillazioni non vale.",
  "IMP-4.5G.n":
    "Il bonus dell’usurpazione di un Augusto (2) o di un Cesare (1) aiuta sempre l’usurpatore: si aggiunge al dado del passo B e si toglie da quelli di C e D. Non fa nulla per il dado che convalida l’usurpazione.",
  "IMP-4.5G.o": "Un usurpatore che non sta in alcun Fronte non ha i passi B e C, ma ha il passo D.",
  "IMP-4.5G.p":
    "Un Augusto nella zona dell’usurpatore non si unisce a lui nel passo A. Solo fra i ribelli, deve mettersi subito in salvo (vedi il capitolo 7).",
  "IMP-4.5G.q":
    "Una guerra civile è in corso dal momento in cui un’usurpazione è valida finché non fallisce o i giocatori si scambiano i ruoli.",

  "IMP-4.5S.a":
    "Primo modo di riuscire: in una Fase F un capo ribelle e almeno un’unità ribelle sono nella zona di Roma.",
  "IMP-4.5S.b":
    "Secondo modo: l’Augusto prende parte a una battaglia di Romani contro ribelli e la perde. A chi cade contro stranieri si succede come al solito.",
  "IMP-4.5S.c": "Terzo modo: l’Augusto è assassinato mentre è in corso una guerra civile.",
  "IMP-4.5S.d":
    "Se gli Augusti sono due, il secondo e il terzo modo richiedono la caduta di entrambi, non importa chi cada in battaglia e chi sia assassinato.",
  "IMP-4.5S.e":
    "Dopo un successo i giocatori si scambiano i ruoli nella Fase A del turno seguente (vedi il capitolo 5). Fino ad allora tutto si gioca e si conta nei vecchi ruoli, e la guerra civile continua.",
  "IMP-4.5S.f": "Il primo modo non richiede la caduta di alcun Augusto, nemmeno se sono due.",
  "IMP-4.5S.g":
    "Se il secondo o il terzo modo non lascia alcun Augusto, nessuno gli succede, nemmeno se c’è un Cesare.",
  "IMP-4.5S.h":
    "Se nessun usurpatore è in vita quando lo scambio è dovuto, non ha luogo, e si risolve invece la successione di 3.6.",

  "IMP-4.5F.a":
    "Quando l’usurpatore muore, per qualsiasi causa, la sua usurpazione è fallita: i suoi capi e le sue unità tornano fedeli dove sono, e le sue unità eliminate in questo turno ritornano come fedeli.",

  "IMP-4.5D.a": "Due usurpazioni possono essere in corso allo stesso tempo, ciascuna con i propri passi da A a D.",
  "IMP-4.5D.b": "Non possono cominciare nello stesso Fronte.",
  "IMP-4.5D.c": "Nel passo C non possono scegliere lo stesso Fronte adiacente.",
  "IMP-4.5D.d": "I due usurpatori possono stare nella stessa zona, combattere fianco a fianco e passarsi unità.",
  "IMP-4.5D.e":
    "Se riescono, quello con la PC più alta diventa Augusto; se sono pari, sceglie il loro giocatore. L’altro è da allora un semplice capo fedele, e fedeli sono anche le sue unità.",
  "IMP-4.5D.f":
    "Fallisce solo quando entrambi sono morti. Se uno muore, tutto ciò che era suo, comprese le unità eliminate in questo turno, passa all’altro.",

  "IMP-4.5K.a":
    "Quando Commodo muore da unico Augusto, Elvio Pertinace è subito Augusto, dalla parte di Roma, prima di ogni Cesare, che resta ciò che è. Ma se Commodo è stato battuto dai ribelli, o assassinato in una guerra civile, è riuscita invece quell’usurpazione.",
  "IMP-4.5K.b":
    "Didio Giuliano si piazza nella zona di Roma, anche se c’è Elvio Pertinace, come usurpatore del Nemico, valido senza dado. Se due usurpatori sono già in vita, non viene.",
  "IMP-4.5K.c":
    "Tutte le unità nella zona di Roma sono sue, e tutti i capi che vi si trovano si uniscono a lui, tranne Elvio Pertinace, che deve mettersi subito in salvo (vedi il capitolo 7).",
  "IMP-4.5K.d":
    "Finché Didio Giuliano vive, il Nemico può tentare un assassinio di Elvio Pertinace in ogni Fase E senza stratagemma, oltre a quelli con stratagemma, e già in questo turno se la sua Fase E non è finita. Dado e guardia sono quelli di 6.3.",
  "IMP-4.5K.e":
    "Questo diritto finisce con la morte di Didio Giuliano o di Elvio Pertinace, o con lo scambio dei ruoli.",
  "IMP-4.5K.f":
    "Se Didio Giuliano diventa Augusto, il nuovo Nemico può una volta, nella Fase C di quello stesso turno, scegliere un capo fedele in un Fronte senza Augusto per un’usurpazione valida senza dado.",
  "IMP-4.5K.g":
    "Se Elvio Pertinace è morto, ribelle o non ancora in gioco, Roma sceglie un Augusto come nel quarto caso di 3.6, anche se c’è un Cesare, e il Nemico deve prendere Didio Giuliano, piazzato a Roma. Allora non ci sono i tentativi annuali; l’usurpazione gratuita rimane.",
  "IMP-4.5K.h":
    "Se Didio Giuliano è morto, o dopo il 200, si risolve la successione ordinaria di 3.6, senza quest’obbligo.",

  "IMP-5.a": "L’usurpatore che è riuscito diventa Augusto e si gira sul dritto.",
  "IMP-5.b": "L’imperatore precedente, o entrambi se erano due, esce dal gioco, senza punti per nessuno.",
  "IMP-5.c": "Tutti i capi romani si girano sul dritto e sono del nuovo giocatore di Roma.",
  "IMP-5.d": "Tutte le unità romane sono del nuovo giocatore di Roma.",
  "IMP-5.e": "Il giocatore di Roma di prima diventa il Nemico e ha tutte le pedine non romane.",
  "IMP-5.f":
    "I due totali di punti vittoria si scambiano di posto sul contatore, così che ogni persona conservi i punti che ha fatto.",
  "IMP-5.g":
    "I Cesari perdono il titolo e restano. I Corporis Custodes sono fuori uso fino alla Fase F, e i Fronti di riserva decadono. Ogni persona conserva le sue pedine stratagemma; le pedine sulla mappa vi restano e servono il ruolo, non la persona.",
};
