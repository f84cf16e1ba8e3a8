import type { PartWords } from "../ids.ts";

export const republic: PartWords<"republic"> = {
  "AIE-3.1.1.a": "Le regioni sono Africa, Asia, Gallia, Graecia, Hispania, Italia e Sicilia. Roma non è una regione.",
  "AIE-3.1.1.b": ({ box, eachRegion }) =>
    `Guarnigioni minime, in legioni: ${eachRegion((region) => box.garrison[region])}.`,
  "AIE-3.1.1.c":
    "Non puoi fare un movimento che porti il numero di legioni di una regione che controlli sotto la sua guarnigione minima.",
  "AIE-3.1.1.d": "Né puoi fare un movimento che riduca un numero di legioni già inferiore al minimo.",
  "AIE-3.1.1.e": "Per questo divieto contano le legioni di entrambe le fazioni, a piena forza o ridotte.",
  "AIE-3.1.1.f": "Il divieto riguarda solo le regioni controllate dal giocatore che muove.",
  "AIE-3.1.1.g":
    "Perdite, ritirate, evasioni, eventi e colpi di Stato possono lasciare una regione sotto il suo minimo.",
  "AIE-3.1.2.a": "Roma è l’unica capitale. Si trova in Italia 1 ed è una delle città di Italia.",

  "AIE-3.2.1.a":
    "Le legioni di reclute (R) sono legioni a tutti gli effetti; solo il reclutamento (vedi 9.4) e lo scenario 6 le distinguono.",
  "AIE-3.2.1.b": "Una legione ordinaria e una di reclute possono portare lo stesso numero: sono unità diverse.",
  "AIE-3.2.2.a": "Equites e auxilia sono unità da combattimento di terra; non contano mai come legioni.",
  "AIE-3.2.3.a":
    "Le naves sono unità da combattimento navali; i loro SP, QU e TB contano solo nei combattimenti navali.",

  "AIE-3.3.1.a": "Le posizioni iniziali sono quelle dello scenario.",
  "AIE-3.3.2.a":
    "Un capo romano che entra o ritorna si piazza in una zona con una città e libera da unità nemiche, di una regione controllata dalla sua fazione.",
  "AIE-3.3.2.b":
    "I capi che entrano per la morte di Caesar si piazzano invece in una zona dove c’è già un capo della loro fazione.",
  "AIE-3.3.2.c":
    "Se nessuna zona con città è possibile, il capo può raggiungere un qualsiasi capo della sua fazione. Chi entra per la morte di Caesar e non trova alcun capo può usare una zona con città. Se manca anche questa, aspetta la prossima Fase C.",
  "AIE-3.3.2.d":
    "Le unità reclutate si piazzano nella Fase D in una zona, con una città o un porto e libera da unità nemiche, della regione che le ha reclutate; le naves solo in una zona con un porto.",

  "AIE-3.4.1.a":
    "Un capo romano da solo può attraversare ogni zona di terra della mappa e fermarvisi, spendendo fino a 4 MP (salvo il limite di 7.3 e i divieti speciali).",
  "AIE-3.4.1.b":
    "Un capo può portare con sé unità da combattimento della sua fazione che stanno nella sua zona, al massimo quante ne indica la sua CC.",
  "AIE-3.4.1.c": "Un gruppo di capo e unità spende al massimo 3 MP.",
  "AIE-3.4.1.d": "Tutte le unità di un gruppo partono dalla zona del capo; nessuna può essere raccolta per strada.",
  "AIE-3.4.1.e": "Si possono lasciare unità in qualsiasi zona attraversata dove abbiano il diritto di restare.",
  "AIE-3.4.1.f": "Il capo finisce il movimento con l’unità che va più lontano; non può proseguire da solo.",
  "AIE-3.4.1.g": "I capi che si muovono insieme possono portare tante unità quanta è la somma delle loro CC.",
  "AIE-3.4.1.h": "Ogni capo e ogni unità si muove al massimo una volta per E.1.",
  "AIE-3.4.1.i":
    "Una legione o un’unità di equites senza capo può muoversi di una sola zona per E.1, qualunque ne sia il costo in MP.",
  "AIE-3.4.1.j": "Un’unità di auxilia senza capo non può muoversi.",
  "AIE-3.4.1.k": "Nella Repubblica le unità da combattimento romane si muovono liberamente, entro gli altri limiti.",
  "AIE-3.4.1.l": "Le unità da combattimento romane entrano in una zona fuori dalla Repubblica solo con un capo.",
  "AIE-3.4.1.m":
    "Non si possono lasciare unità di terra romane fuori dalla Repubblica senza un capo romano della loro fazione.",
  "AIE-3.4.1.n":
    "Le unità di terra romane fuori dalla Repubblica sono eliminate alla fine dell’E.1 del loro proprietario se sono senza un tale capo e lo erano già quando quell’E.1 è cominciato.",
  "AIE-3.4.1.o":
    "Le unità romane con un capo possono entrare in una zona d’origine di un Popolo in guerra e fermarvisi.",
  "AIE-3.4.1.p":
    "Possono attraversare una zona d’origine di un Popolo in pace solo per andare da una zona della Repubblica a un’altra, e senza fermarsi. Le ultime due regole di questa sezione fanno eccezione.",
  "AIE-3.4.1.q": "A questo fine un Popolo fedele al nemico vale come se fosse in guerra.",
  "AIE-3.4.1.r": "Con un capo si può entrare e restare nelle zone di un Popolo fedele alla propria fazione.",
  "AIE-3.4.1.s":
    "Con un capo si può entrare e restare nelle zone fuori dalla Repubblica che non sono zona d’origine di nessuno.",
  "AIE-3.4.1.t": "Le zone navali sono chiuse ai capi e alle unità di terra, se non a bordo di naves.",
  "AIE-3.4.1.u":
    "Le unità romane non possono finire un movimento in una zona con unità di un Popolo in guerra controllato dalla loro stessa fazione.",
  "AIE-3.4.1.v":
    "Un gruppo con un capo che parte da fuori della Repubblica può attraversare, senza fermarsi, zone d’origine di Popoli in pace se il suo movimento finisce nella Repubblica.",
  "AIE-3.4.1.w":
    "Le unità romane che si trovano in una terra tornata in pace attorno a loro possono, con un capo, attraversare altre zone dello stesso Popolo e, fino agli aggiustamenti dei Popoli nell’F.6 di quell’anno, anche fermarvisi.",

  "AIE-3.4.2.a": "Un capo può muoversi con quante naves vuole; non contano nella sua CC.",
  "AIE-3.4.2.b": "Le naves senza un capo non possono muoversi.",
  "AIE-3.4.2.c":
    "Alle naves sono aperte solo le zone navali del Mare Internum e del Pontus Euxinus. Oceanus Atlanticus, Fretum Gallicum e Mare Germanicum sono chiusi.",
  "AIE-3.4.2.d": "Le naves entrano solo in zone navali e in zone costiere.",
  "AIE-3.4.2.e":
    "Dalla costa al mare o dal mare alla costa si spende 1 MP, oppure 0 MP se la zona costiera ha un porto.",
  "AIE-3.4.2.f": "Da una zona navale a un’altra si spende 1 MP.",
  "AIE-3.4.2.g": "Le naves spendono al massimo 1 MP per sequenza.",
  "AIE-3.4.2.h": "Una flotta che entra in una zona costiera vi finisce il suo movimento.",
  "AIE-3.4.2.i": "Le naves trasportano capi romani e unità di terra romane della loro fazione.",
  "AIE-3.4.2.j":
    "Le naves trasportano anche unità e capi dei Popoli fedeli alla loro fazione; ognuna di queste unità occupa un posto.",
  "AIE-3.4.2.k":
    "Ogni nave ha tre posti per unità di terra. Se è una nave da 4 SP, al massimo due possono essere occupati da legioni.",
  "AIE-3.4.2.l": "Se una nave sia da 4 SP si legge sulla sua faccia a piena forza, anche quando è ridotta.",
  "AIE-3.4.2.m": "Le naves che si muovono o stanno insieme mettono in comune i loro posti.",
  "AIE-3.4.2.n": "A bordo può stare qualsiasi numero di capi.",
  "AIE-3.4.2.o":
    "Le unità di terra trasportate in un movimento non possono superare la somma delle CC dei capi che vi partecipano.",
  "AIE-3.4.2.p":
    "I passeggeri, unità e capi, devono trovarsi nella stessa zona di terra delle naves all’inizio della sequenza, a meno che non siano già a bordo in mare.",
  "AIE-3.4.2.q":
    "I passeggeri sbarcano dove la flotta finisce il movimento su una costa, e in quella sequenza non vanno oltre.",
  "AIE-3.4.2.r": "I passeggeri possono restare a bordo in mare da una sequenza all’altra.",
  "AIE-3.4.2.s": "Si può sbarcare in una zona con unità nemiche; ne segue un combattimento.",
  "AIE-3.4.2.t":
    "Se in una zona navale i posti non bastano più, le unità di terra in eccesso sono eliminate subito, a scelta del proprietario.",
  "AIE-3.4.2.u":
    "Se le unità superano la CC, per esempio perché un capo è morto, nessuna è eliminata per questo: soltanto non ci si può muovere.",
  "AIE-3.4.2.v":
    "Se una parte non ha più naves in una zona navale, tutti i suoi passeggeri e capi che vi si trovano sono eliminati.",
  "AIE-3.4.2.w":
    "Una flotta senza unità di terra può finire il movimento su una costa con unità di terra nemiche solo se vi sono anche naves nemiche, e dopo il combattimento navale ne riparte.",

  "AIE-3.5.1.a": "Ogni fazione comincia con il Capo o i due Capi di fazione indicati dallo scenario.",
  "AIE-3.5.1.b": "Una fazione non ha mai più di due Capi di fazione.",
  "AIE-3.5.1.c":
    "Nella Fase D chi ha un solo Capo di fazione può nominarne un secondo fra i capi della sua fazione sulla mappa, esclusi i neutrali e i Pretendenti.",
  "AIE-3.5.1.d":
    "Finché Caesar e Pompeius sono entrambi Capi di fazione, nessuno dei due giocatori può nominarne un secondo.",
  "AIE-3.5.1.e":
    "Una fazione non può nominare un secondo Capo di fazione finché è in gioco un suo Pretendente il cui colpo di Stato è stato convalidato.",
  "AIE-3.5.1.f": "Un Capo di fazione non può dimettersi, né essere sostituito a piacere.",

  "AIE-3.5.2.a":
    "Se la vittoria di un Pretendente uccide l’ultimo Capo di fazione, il Pretendente diventa Capo di fazione e i giocatori si scambiano le fazioni (vedi 3.6.4 e 5.1.2).",
  "AIE-3.5.2.b":
    "Se uno di due Capi di fazione muore in altro modo, l’altro resta solo in carica; nessuno prende il posto del morto.",
  "AIE-3.5.2.c":
    "Se l’unico Capo di fazione muore in altro modo, il suo giocatore nomina subito un capo della fazione sulla mappa, esclusi i neutrali e i Pretendenti.",
  "AIE-3.5.2.d":
    "Il successore deve avere la PC più alta fra i capi della sua fazione sulla mappa, o un punto in meno.",
  "AIE-3.5.2.e":
    "Questi altri modi sono la morte naturale, lo stratagemma Assassinio, la peste, la prova del capo isolato e la battaglia contro una Forza senza un Pretendente che combatta per quella carica.",
  "AIE-3.5.2.f":
    "Quando Caesar muore, se non per la vittoria di un Pretendente, M. Antonius diventa subito Capo di fazione cesariano.",
  "AIE-3.5.2.g":
    "Nella Fase C successiva entrano i capi segnati A, e anche Octavianus diventa Capo di fazione cesariano.",
  "AIE-3.5.2.h": "Ogni altro secondo Capo di fazione cesariano perde la carica alla morte di Caesar.",
  "AIE-3.5.2.i":
    "Se Caesar muore altrimenti che per assassinio, le regole dell’assassinio (3.5.3) non valgono più per il resto della partita.",
  "AIE-3.5.2.j":
    "Quando Pompeius è eliminato mentre Caesar è in gioco, M. Brutus e Cassius diventano Cesariani e si piazzano nella zona di Caesar, prima che si scelga un successore di Pompeius.",
  "AIE-3.5.2.k": "Se Caesar non è più in gioco, l’eliminazione di Pompeius non cambia nulla per M. Brutus e Cassius.",
  "AIE-3.5.2.l":
    "Se M. Antonius non può succedere a Caesar, i Cesariani nominano un successore secondo la regola generale; Octavianus, entrando, diventa comunque secondo Capo di fazione.",
  "AIE-3.5.2.m":
    "Una fazione in cui nessuno è eleggibile ha PC 0 e SR 0 finché non compare un capo; il primo che può esserlo diventa subito Capo di fazione.",
  "AIE-3.5.2.n": "Un capo solo assente per l’inverno (vedi 9.1 e 9.2) conserva la sua carica.",

  "AIE-3.5.3.a": "Caesar può essere assassinato solo nello scenario 1, in ogni F.3 finché è in gioco.",
  "AIE-3.5.3.b":
    "I Repubblicani tirano un d6: se è strettamente inferiore al numero di regioni controllate dai Cesariani, c’è un attentato.",
  "AIE-3.5.3.c": "Se si gioca Idi di marzo l’attentato è automatico, e questo tiro non si fa.",
  "AIE-3.5.3.d":
    "Allora i Cesariani tirano un d6: +1 se Caesar è in Italia 1, +1 se Pompeius è stato eliminato o è morto, +2 se è stato giocato Idi di marzo. Con 6 o più Caesar è ucciso.",
  "AIE-3.5.3.e": "Con 5 o meno Caesar resta illeso, e la procedura si ripete nel turno successivo.",
  "AIE-3.5.3.f":
    "Se l’attentato riesce, Caesar è tolto subito dal gioco e i Repubblicani segnano 1 punto vittoria per un capo assassinato.",
  "AIE-3.5.3.g":
    "M. Brutus, Cassius, Trebonius e D. Brutus si girano sulla faccia repubblicana; chi non è ancora in gioco entrerà come Repubblicano. Chi di loro è Pretendente perde il segnalino.",
  "AIE-3.5.3.h": "Da quel momento un capo con il simbolo dell’Assassino non può mai lasciare i Repubblicani.",
  "AIE-3.5.3.i":
    "In ogni pila con capi di entrambe le fazioni i Cesariani tengono metà delle legioni e metà delle altre unità, arrotondando ciascuna per difetto; i Repubblicani prendono il resto.",
  "AIE-3.5.3.j":
    "I Cesariani scelgono le loro unità e restano. Poi i Repubblicani portano tutti i loro capi e le loro unità di quella pila in una sola zona della Repubblica libera da capi e unità cesariani.",
  "AIE-3.5.3.z": "Se la parte repubblicana di una tale pila comprende naves, la zona scelta deve essere costiera.",
  "AIE-3.5.3.aa":
    "Dove i soli capi romani di una zona sono appena diventati repubblicani, le unità romane della zona lo diventano con loro, senza divisione; quei capi non fanno la prova del capo isolato.",
  "AIE-3.5.3.k": "La successione di Caesar è la stessa che per ogni altra causa di morte (vedi 3.5.2).",
  "AIE-3.5.3.l": "Nel turno successivo il numero di sequenze è dimezzato, arrotondando per difetto.",
  "AIE-3.5.3.m":
    "I capi segnati A entrano nella Fase C successiva, ciascuno in una zona con un capo della sua fazione.",
  "AIE-3.5.3.n":
    "Se Caesar era Capo di fazione, il segnalino SPQR sale subito di 1, a meno che in questo turno non sia già stata contata la morte di un Capo di fazione.",
  "AIE-3.5.3.o":
    "Nel primo F.3 dopo l’eliminazione dell’ultimo Assassino si applicano, una volta sola, le conseguenze che seguono.",
  "AIE-3.5.3.p":
    "M. Antonius diventa repubblicano e unico Capo di fazione repubblicano: si tolgono gli altri segnalini repubblicani e il suo cesariano. I Cesariani rimasti senza Capo di fazione nominano un successore come in 3.5.2.",
  "AIE-3.5.3.q": "M. Antonius viene portato nella zona di Alexandria.",
  "AIE-3.5.3.r": "Gli Aegyptii diventano fedeli ai Repubblicani, qualunque fosse il loro stato.",
  "AIE-3.5.3.s":
    "Pollio, Bassus, Plancus e Salvidienus, quelli di loro che sono in gioco, diventano repubblicani e raggiungono M. Antonius.",
  "AIE-3.5.3.t":
    "Metà delle legioni cesariane sulla mappa, arrotondata per difetto e scelta dai Cesariani, viene portata ad Alexandria e passa ai Repubblicani.",
  "AIE-3.5.3.u": "In ciascuno dei cinque turni successivi il numero di sequenze è dimezzato, arrotondando per difetto.",
  "AIE-3.5.3.v":
    "Ciò che è stato portato ad Alexandria non è né eliminato né spostato dagli aggiustamenti di quella stessa Fase F.",
  "AIE-3.5.3.w": "Se M. Antonius è morto, nessuna di queste conseguenze si applica.",
  "AIE-3.5.3.x": "I Cesariani segnano 5 punti vittoria nel momento in cui è eliminato l’ultimo Assassino.",
  "AIE-3.5.3.y": "I due dimezzamenti delle sequenze non si applicano mai insieme in uno stesso turno.",

  "AIE-3.6.1.a": "Chi gioca Colpo di Stato sceglie come Pretendente un capo romano nemico sulla mappa.",
  "AIE-3.6.1.b":
    "Il Pretendente non può essere in una zona con un Capo di fazione della propria fazione; un Capo di fazione non può mai essere scelto.",
  "AIE-3.6.1.c": "Octavianus, G. Pompeius e S. Pompeius non possono mai essere Pretendenti.",
  "AIE-3.6.1.d":
    "Non si possono scegliere i capi che non possono cambiare fazione: Caesar, Pompeius, i capi con una sola faccia e, una volta assassinato Caesar, gli Assassini.",
  "AIE-3.6.1.e":
    "Una fazione ha al massimo un Pretendente in gioco; può essercene uno per ciascuna fazione nello stesso tempo.",
  "AIE-3.6.1.f": "Il segnalino di Pretendente ha il colore della fazione da cui il capo proviene.",

  "AIE-3.6.2.a":
    "Chi tenta il colpo di Stato tira un d6 e aggiunge il modificatore stampato (0, -1 o -2). Se il risultato non supera la PC del Pretendente, il colpo di Stato è convalidato.",
  "AIE-3.6.2.b":
    "Un Pretendente convalidato si gira sulla faccia della fazione di chi ha giocato lo stratagemma, che da allora lo controlla; conserva il segnalino.",
  "AIE-3.6.2.c":
    "Se il colpo di Stato non è convalidato si toglie soltanto il segnalino; il capo resta dov’era e di chi era.",
  "AIE-3.6.2.d": "La PC che conta è quella della faccia che mostrava prima di essere girato.",
  "AIE-3.6.2.e": "La pedina stratagemma è spesa, che il colpo di Stato sia convalidato o no.",

  "AIE-3.6.3.a":
    "Tutti i capi della sua vecchia fazione che stanno nella zona del Pretendente cambiano subito fazione.",
  "AIE-3.6.3.b":
    "Per ogni altra zona della sua regione con capi della sua vecchia fazione, ma senza Capi di fazione di questa, chi tenta il colpo di Stato tira una volta un d6 e aggiunge il modificatore.",
  "AIE-3.6.3.c":
    "Se il risultato è strettamente superiore alla PC più alta di quella zona, tutti i suoi capi cambiano fazione; altrimenti restano tutti.",
  "AIE-3.6.3.d": "Per una zona con un Capo di fazione non si tira: lì tutti restano leali.",
  "AIE-3.6.3.e": "Le unità romane di una zona i cui capi cambiano fazione li seguono.",
  "AIE-3.6.3.f":
    "I capi che non possono mai cambiare fazione restano leali; se si trovano soli fra unità nemiche fanno la prova del capo isolato.",
  "AIE-3.6.3.g":
    "Dopo questi tiri, le unità della regione in zone senza alcun capo appartengono alla fazione che controlla la regione.",
  "AIE-3.6.3.h":
    "Per le altre regioni non si tira. Un Pretendente fuori dalla Repubblica non trascina nessuno oltre la propria zona.",
  "AIE-3.6.3.i":
    "Le unità non romane alleate in una zona che cambia fazione la lasciano come dopo una battaglia perduta.",

  "AIE-3.6.4.a":
    "Il colpo di Stato riesce quando una Forza che comprende il Pretendente batte in battaglia il Capo di fazione di cui egli vuole il posto.",
  "AIE-3.6.4.b": "Se i Capi di fazione sono due deve batterli entrambi, insieme o uno dopo l’altro.",
  "AIE-3.6.4.c": "Il Capo di fazione battuto è eliminato, qualunque sia il risultato.",
  "AIE-3.6.4.d":
    "Se quel Capo di fazione batte il Pretendente, questi è eliminato insieme a tutti i capi della sua Forza.",
  "AIE-3.6.4.e":
    "Gli altri capi della Forza di un Capo di fazione battuto passano dalla parte di chi controlla il Pretendente, che quello fosse l’ultimo o no. Chi non può mai cambiare fazione resta leale (vedi 3.6.3).",
  "AIE-3.6.4.f":
    "Se era l’ultimo, i giocatori si scambiano le fazioni in F.2 (vedi 5.1.2); fino ad allora la fazione non ha alcun Capo di fazione.",
  "AIE-3.6.4.g":
    "Le unità romane battute non si ritirano: subite le perdite, restano con il vincitore e gli appartengono.",
  "AIE-3.6.4.h": "Le perdite di una tale battaglia sono quelle della tabella dei combattimenti.",
  "AIE-3.6.4.i":
    "Se il Pretendente esce dal gioco in altro modo, il colpo di Stato è finito; i capi che lo hanno seguito restano nella nuova fazione.",
  "AIE-3.6.4.j":
    "Un colpo di Stato convalidato dura di turno in turno finché riesce, il Pretendente scompare o è nominato Triumviro.",
  "AIE-3.6.4.k":
    "A un Capo di fazione che muore in altro modo mentre è in gioco un Pretendente si succede come di consueto; il Pretendente deve allora battere il successore.",

  "AIE-3.6.5.a":
    "Subito dopo la convalida il giocatore minacciato può tentare, una volta sola, di nominare Triumviro il Pretendente.",
  "AIE-3.6.5.b":
    "Può farlo solo se il Pretendente è in una regione dove non c’è alcun Capo di fazione, né dell’una né dell’altra fazione.",
  "AIE-3.6.5.c":
    "Tira un d6: riesce se è strettamente inferiore alla PC della faccia che il Pretendente mostra ora; altrimenti il colpo di Stato prosegue.",
  "AIE-3.6.5.d":
    "Tutte le unità e tutti i capi nella regione del Triumviro, romani o no, diventano neutrali: non si muovono e non combattono.",
  "AIE-3.6.5.e": "La regione perde il segnalino di controllo: nessuno la controlla.",
  "AIE-3.6.5.f":
    "Nessun altro capo o unità romani possono entrare nella regione, né capi o unità di un Popolo fedele a una fazione.",
  "AIE-3.6.5.g":
    "La nomina riuscita pone fine al colpo di Stato: nessun altro viene trascinato, e il segnalino di Triumviro sostituisce quello di Pretendente.",
  "AIE-3.6.5.h": "Adesione di un Triumviro porta tutti questi pezzi dalla parte di chi la gioca.",
  "AIE-3.6.5.i":
    "Se un’unità da combattimento di un Popolo in guerra entra nella regione da fuori, questi pezzi passano alla parte opposta a chi controlla quell’unità.",
  "AIE-3.6.5.j":
    "I capi senza una faccia della fazione che li riceve, o che non possono mai passare a essa, sono eliminati.",
  "AIE-3.6.5.k": "Il controllo della regione passa subito alla fazione che riceve questi pezzi.",
  "AIE-3.6.5.l": "Le legioni neutrali contano fra le legioni sulla mappa e per la guarnigione della loro regione.",
  "AIE-3.6.5.m":
    "I pezzi neutrali subiscono ancora eventi, peste e morte naturale. Non sono nemici di nessuno, e non possono essere bersaglio di Assassinio o Diserzione.",

  "AIE-3.7.1.a":
    "Un capo cambia fazione solo con i passaggi di un colpo di Stato, con la fine di un Triumviro, per adesione o no, con lo scambio delle fazioni (vedi 5.1.2), secondo 3.5.2 o 3.5.3, o per una regola dello scenario.",
  "AIE-3.7.1.b": "Caesar, Octavianus, Pompeius, G. Pompeius e S. Pompeius non cambiano mai fazione.",
  "AIE-3.7.2.a": "Un’unità romana in una zona con un capo della propria fazione resta di quella fazione.",
  "AIE-3.7.2.b":
    "Un’unità romana senza un tale capo in una zona della Repubblica appartiene alla fazione che controlla la regione, se la propria non controlla la regione né vi ha un capo.",
  "AIE-3.7.2.f":
    "Finché la sua fazione controlla la regione, o ha un capo non neutrale in una qualsiasi zona di essa, una tale unità resta della sua fazione.",
  "AIE-3.7.2.c":
    "A chi appartengano le unità si esamina solo alla fine di E.1, alla fine di E.2, dopo i passaggi di un colpo di Stato e in F.4.",
  "AIE-3.7.2.d": "Un capo nemico che entra nella zona di unità senza capo non le porta dalla sua parte.",
  "AIE-3.7.2.e":
    "In una regione che nessuno controlla, fuori dalla Repubblica e in mare le unità romane senza capo conservano il loro proprietario.",
  "AIE-3.7.3.a": "Il controllo delle regioni si verifica solo in F.4, e vale fino al successivo F.4.",
  "AIE-3.7.3.b": "Per prendere una regione una fazione deve avervi almeno un capo.",
  "AIE-3.7.3.c":
    "Deve inoltre avere un’unità da combattimento romana in almeno tante zone della regione quante ne indica la tabella, cioè nella maggioranza.",
  "AIE-3.7.3.d":
    "Deve inoltre avere un’unità da combattimento romana in almeno tante zone con città quante ne indica la tabella, cioè in metà di esse, arrotondata per eccesso.",
  "AIE-3.7.3.e": ({ box, eachRegion }) =>
    `Zone e zone con città necessarie per il controllo: ${eachRegion((region) => `${box.zonesForControl[region]} e ${box.citiesForControl[region]}`)}.`,
  "AIE-3.7.3.f": "In questo conto Roma è una delle città di Italia.",
  "AIE-3.7.3.g": "Le unità non romane, comprese quelle alleate, non contano mai per il controllo.",
  "AIE-3.7.3.h":
    "Se nessuna fazione ha i requisiti, la regione resta a chi la controlla, anche se non vi ha più nulla.",
  "AIE-3.7.3.i":
    "Nessuno controlla una regione in cui unità di Popoli in guerra, contate tutte insieme, tengono almeno tante zone quante ne indica la tabella e almeno una zona con città.",
  "AIE-3.7.3.j":
    "Quando l’invasione è finita e nessuna fazione ha i requisiti, la regione torna a chi la controllava per ultimo.",
  "AIE-3.7.3.k": "Tutte le regioni e Roma si giudicano nello stesso istante, prima di cambiare qualsiasi segnalino.",
  "AIE-3.7.3.l":
    "Roma è della fazione che ha un capo in Italia 1, se non vi sono né capi nemici né unità da combattimento di terra nemiche.",
  "AIE-3.7.3.m":
    "Per controllare Roma non serve alcuna unità da combattimento, e le naves nemiche in Italia 1 non lo impediscono.",
  "AIE-3.7.3.n": "Se nessuna fazione soddisfa questa condizione, nessuno controlla Roma.",
  "AIE-3.7.3.o": "Il controllo di Roma e quello di Italia sono indipendenti l’uno dall’altro.",
};
