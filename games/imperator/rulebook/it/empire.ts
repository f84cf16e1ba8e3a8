import type { PartWords } from "../ids.ts";

export const empire: PartWords<"empire"> = {
  "IMP-3.1.a": "L’impero è fatto di cinque Fronti, Britannia, Reno, Danubio, Oriente e Sud, e delle Province Interne.",
  "IMP-3.1.b": "Ogni zona dell’impero che non sta in alcun Fronte è una delle Province Interne.",

  "IMP-3.2.a":
    "Nella Fase C Roma tira un d10, aggiunge il SR dell’Augusto (di due, il più alto) e divide per 4, arrotondando per difetto: tanti Fronti al massimo possono essere in riserva in questo turno, e mai più di 5.",
  "IMP-3.2.b":
    "Entro quel numero Roma segna quanti Fronti vuole, ogni turno da capo. La scelta vale fino alla fine del turno.",

  "IMP-3.3.a": "All’inizio ogni legione sta nella zona del suo campo (vedi la tabella di schieramento).",
  "IMP-3.3.b": "Dentro il proprio Fronte una legione va liberamente di zona in zona.",
  "IMP-3.3.c": "Una legione lascia il suo Fronte solo finché questo è in riserva per il turno.",
  "IMP-3.3.d": "Le vessillazioni possono andare ovunque sulla mappa; i Fronti non le vincolano.",
  "IMP-3.3.e": "I Fronti non vincolano nemmeno la guarnigione di Roma, che però non marcia con chiunque (vedi 3.5).",
  "IMP-3.3.f":
    "La metà delle legioni di un Fronte, arrotondata per eccesso, deve trovarvisi. Nessuna marcia, viaggio per mare, evasione, fuga o ritirata può farne uscire una se ne restano meno. Contano le legioni ridotte e i rinforzi arrivati, non le vessillazioni e gli ammutinati. Le perdite non sono una colpa, ma poi nessuna può uscire.",
  "IMP-3.3.g":
    "Ogni Fronte che non è in riserva e ha una legione fuori nella Fase F costa a Roma 3 punti vittoria, una volta sola, quante che siano. Roma può preferire di pagare. Ribelli, ammutinati, vessillazioni e guarnigione non contano.",
  "IMP-3.3.h":
    "Finché un’usurpazione è in corso, un Fronte di cui una legione o vessillazione (secondo la fascia) è ribelle è libero dai limiti della riserva, dalla metà che deve restare e dalla penalità; gli altri restano vincolati. La guarnigione non ne libera alcuno. Come opzione, è libero il Fronte in cui delle unità hanno aderito, non quello della fascia.",
  "IMP-3.3.i":
    "Le legioni che sono già fuori da un Fronte non in riserva possono proseguire come vogliono e non devono tornare.",

  "IMP-3.4.a": "Le vessillazioni si formano e si sciolgono solo nella Fase C e solo da Roma, anche in guerra civile.",
  "IMP-3.4.b": ({ detachments }) =>
    `Sulla mappa ci sono al massimo 6 vessillazioni, comprese le ribelli. Un’usurpazione in corso toglie questo limite; quando è finita non se ne rimuove alcuna, ma non se ne formano altre finché non sono meno di 6. Nessun Fronte ne ha più delle sue pedine: ${detachments((year, count) => `${count} dal ${year}`)}.`,
  "IMP-3.4.c":
    "Per formarne una si riducono tre legioni fedeli di un Fronte: a piena forza, non ammutinate, ciascuna dentro quel Fronte, anche se non nella stessa zona. La vessillazione di quel Fronte appare a piena forza nella zona di una di esse. Le unità della guarnigione non servono.",
  "IMP-3.4.d":
    "Per essere sciolta una vessillazione deve stare nel proprio Fronte, in una zona con una legione ridotta della sua fascia.",
  "IMP-3.4.e":
    "Una vessillazione sciolta a piena forza ristabilisce tre legioni ridotte della sua fascia in quel Fronte, a scelta di Roma, ma fra esse una della sua zona. Se sono meno di tre, ristabilisce quelle.",
  "IMP-3.4.f":
    "Una vessillazione ridotta che viene sciolta ristabilisce due di tali legioni, fra esse una della sua zona.",
  "IMP-3.4.g":
    "Le legioni che formano una vessillazione, o che essa ristabilisce, devono stare in quel momento nel proprio Fronte.",

  "IMP-3.5.a": "Un capo romano da solo può attraversare ogni zona di terra, fin dove lo portano 4 MP.",
  "IMP-3.5.b":
    "Un capo può portare con sé unità della sua parte che stanno nella sua zona, al massimo quante ne indica la sua CC; allora non va oltre i loro 3 MP. Più capi possono andare insieme, e ogni unità conta nella CC di uno di loro.",
  "IMP-3.5.c":
    "Capo e unità partono insieme e restano insieme: per strada non si raccoglie nessuno, tranne le unità che i ribelli guadagnano. Si possono lasciare unità, ma il capo non va oltre l’ultima. Se muore per strada, un altro capo del gruppo prosegue con chi può portare, o restano lì. Ogni pedina si muove una volta sola in E.1.",
  "IMP-3.5.d":
    "Un’unità senza capo si muove al massimo di una zona in E.1, qualunque ne sia il costo e qualunque sia il tempo (evento 2).",
  "IMP-3.5.e": "I limiti dei Fronti vincolano ogni movimento di un’unità (vedi 3.3).",
  "IMP-3.5.f": "Le unità della guarnigione di Roma si muovono solo con un Augusto o un Cesare, e mai da sole.",
  "IMP-3.5.g": "L’Urbanae Cohortis di Lugdunum è vincolata nel movimento come la guarnigione di Roma.",
  "IMP-3.5.h":
    "Le unità romane entrano in una zona d’origine di un Popolo solo finché è in guerra con Roma. Le zone fuori dall’impero che non portano il nome di un Popolo sono loro sempre aperte, e così l’Armenia; un capo da solo può andare ovunque.",
  "IMP-3.5.i":
    "Roma ha due flotte, quella di Ravenna e quella di Misenum, che cominciano nelle caselle dei loro porti.",
  "IMP-3.5.j": "Una flotta trasporta solo Romani: al massimo 2 unità, e capi senza limite.",
  "IMP-3.5.k": "Oceanus Atlanticus, Fretum Gallicum e Mare Germanicum sono chiusi alle flotte.",
  "IMP-3.5.l": "Una flotta sta in mare o nella casella del proprio porto; quella dell’altra flotta le è chiusa.",
  "IMP-3.5.m": "La casella di un porto è parte della zona di terra in cui si trova.",
  "IMP-3.5.n":
    "Una flotta imbarca solo nel proprio porto, e solo pedine che erano nella zona di quel porto all’inizio della sequenza e non si sono mosse da allora.",
  "IMP-3.5.o":
    "Una flotta fa un passo per sequenza: dalla sua casella a un mare adiacente, da un mare all’altro, o dal mare alla sua casella.",
  "IMP-3.5.p":
    "Chi è a bordo può sbarcare in ogni zona di terra che tocca il mare in cui è la flotta, o in patria nella zona del suo porto; oppure restare a bordo, anche per sequenze successive. Chi sbarca fra unità nemiche le combatte in E.2.",
  "IMP-3.5.q": "Le pedine trasportate o sbarcate non si muovono più prima della prossima sequenza del loro giocatore.",
  "IMP-3.5.r":
    "Le flotte servono sempre Roma, anche se i ribelli tengono la zona del porto. I ribelli non possono navigare.",
  "IMP-3.5.s":
    "I Fronti vincolano in mare come in terra, e le unità della guarnigione navigano solo con un Augusto o un Cesare a bordo. Una legione non ha bisogno di un capo: i 2 posti della flotta sostituiscono la CC.",
  "IMP-3.5.t":
    "Le unità della guarnigione che sono ribelli, compresa la II Parthica, non si muovono, non evadono e non fuggono; si ritirano solo se sono battute.",

  "IMP-3.6.a": "Non ci sono mai più di due Augusti, due Cesari e due usurpatori.",
  "IMP-3.6.b": "Chi è Augusto e chi è Cesare all’inizio lo dice lo scenario.",
  "IMP-3.6.c":
    "Nella Fase D Roma può nominare un secondo Augusto, e dei Cesari, fra i suoi capi sulla mappa. Un Cesare può essere elevato ad Augusto; un titolo dato non si riprende.",
  "IMP-3.6.d":
    "Finché Marco Aurelio è Augusto, può essere nominato solo Commodo, come Augusto o come Cesare, chiunque regni con lui.",
  "IMP-3.6.e": "Finché Settimio Severo è Augusto, solo Caracalla e Geta possono essere nominati Augusti.",
  "IMP-3.6.f": "Settimio Severo può nominare Cesare qualsiasi capo.",
  "IMP-3.6.g":
    "Da Augusti, Commodo e Caracalla non nominano nessuno. Ciò vincola solo loro: un Augusto che regna con uno di loro può nominare, entro i propri limiti.",
  "IMP-3.6.h": "Finché una guerra civile è in corso nessuno è nominato.",
  "IMP-3.6.i": "In tutti gli altri casi può essere nominato qualsiasi capo.",
  "IMP-3.6.j": "Successione, primo caso: c’è un altro Augusto. Regna da solo, e i Cesari restano Cesari.",
  "IMP-3.6.k": "Secondo caso: non resta alcun Augusto e c’è un Cesare. Diventa l’unico Augusto.",
  "IMP-3.6.l": "Terzo caso: non resta alcun Augusto e ci sono due Cesari. Diventano entrambi Augusti.",
  "IMP-3.6.m":
    "Quarto caso: niente di tutto ciò. Roma fa Augusto uno qualsiasi dei suoi capi sulla mappa o, non avendone, il prossimo che entra. Poi il Nemico fa di un altro un usurpatore, in un Fronte dove nessun usurpatore in vita è stato proclamato. Se non ce n’è, o due usurpatori sono in gioco, non c’è usurpazione.",
  "IMP-3.6.n":
    "La successione si risolve nel momento della morte, qualunque sia la fase; l’usurpazione che ne nasce comincia subito.",
  "IMP-3.6.o":
    "I Corporis Custodes proteggono un Augusto o un Cesare e nessun altro: si toglie 1 al dado di un assassinio tentato contro di lui.",
  "IMP-3.6.p":
    "Nella Fase F, e solo allora, Roma può darli a un altro Augusto o Cesare, ovunque sia. Se chi proteggono muore o perde il titolo, fino ad allora sono fuori uso.",
};
