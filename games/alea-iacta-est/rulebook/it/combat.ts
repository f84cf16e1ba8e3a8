import type { PartWords } from "../ids.ts";

export const combat: PartWords<"combat"> = {
  "AIE-8.1.a":
    "C’è un combattimento di terra in ogni zona dove, dopo le evasioni, restano unità da combattimento di terra di entrambi i giocatori. È obbligatorio, tranne che sotto Giano e fra Popoli che F.4 ha assegnato a giocatori diversi (vedi 4.4.1).",
  "AIE-8.1.b":
    "C’è un combattimento navale in ogni zona navale o costiera dove, dopo le evasioni, restano naves di entrambi i giocatori.",
  "AIE-8.1.c":
    "Il giocatore attivo è l’attaccante in tutti i combattimenti della sua sequenza, chiunque sia entrato nella zona.",
  "AIE-8.1.d":
    "In una zona navale forza, qualità e risultati riguardano solo le naves e i capi; i passeggeri si perdono solo per mancanza di posti.",
  "AIE-8.1.e": "In una stessa zona il combattimento navale si risolve prima di quello di terra.",
  "AIE-8.1.f":
    "Quando sono possibili entrambi, ogni giocatore assegna prima ciascuno dei suoi capi a uno dei due; nessun capo serve in entrambi.",
  "AIE-8.1.g": "Un capo assegnato a un combattimento navale che non ha luogo non è disponibile per quello di terra.",
  "AIE-8.1.h": "L’ordine delle zone lo sceglie l’attaccante.",
  "AIE-8.1.i": "In un combattimento di terra in una zona costiera le naves non contribuiscono in nulla.",

  "AIE-8.2.a": "Solo il difensore può tentare l’evasione, e solo con un capo nella zona.",
  "AIE-8.2.b":
    "L’evasione riesce se un d10, più il TB più alto dei capi attaccanti, è strettamente inferiore al SR più alto dei capi del difensore presenti.",
  "AIE-8.2.c": "Se non c’è alcun capo attaccante, al dado non si aggiunge nulla.",
  "AIE-8.2.d": "Per l’evasione i capi non romani hanno SR 3.",
  "AIE-8.2.e": "Il capo che evade va in una zona adiacente, qualunque ne sia il costo in MP.",
  "AIE-8.2.f":
    "La zona deve essere libera da unità da combattimento nemiche, e chi vi va deve potervi stare in pila con chi c’è.",
  "AIE-8.2.g":
    "Porta con sé unità da combattimento, al massimo quante ne indica la sua CC, e qualsiasi numero di capi.",
  "AIE-8.2.h": "Dopo un successo si può fare un altro tentativo con i capi e le unità rimasti.",
  "AIE-8.2.i": "Dopo un fallimento non si fanno altri tentativi in quel combattimento.",
  "AIE-8.2.j": "Le evasioni per terra precedono quelle navali.",
  "AIE-8.2.k": "I Romani che sono nella Repubblica non possono evadere fuori da essa.",
  "AIE-8.2.l":
    "I non Romani che sono fuori dalla Repubblica non possono evadere al suo interno. Quale dei due limiti valga lo decide la Nazionalità, anche per i Popoli alleati.",
  "AIE-8.2.m":
    "Non si può evadere in una zona da cui un’unità da combattimento attaccante sia entrata, in questa sequenza, nella zona di battaglia.",
  "AIE-8.2.n": "Se non c’è alcuna zona lecita, l’evasione fallisce.",
  "AIE-8.2.o":
    "Le naves da sole evadono senza tiro di dado, con un qualsiasi capo della zona, per un solo tratto (da costa a mare, da mare a mare o da mare a costa), verso una zona senza naves nemiche e, se è una costa, senza unità di terra nemiche.",
  "AIE-8.2.p":
    "Le unità di terra possono evadere a bordo di naves entro i limiti di 3.4.2, con il tiro e la CC consueti.",
  "AIE-8.2.q":
    "In una zona costiera le naves devono evadere se il loro proprietario non vi ha unità di terra e il nemico sì.",
  "AIE-8.2.r": "Se queste naves sono senza un capo o senza una zona dove andare, sono eliminate.",
  "AIE-8.2.s":
    "Prova del capo isolato: per un capo senza unità da combattimento amiche in una zona con unità da combattimento nemiche si tira un d10. Con 8 o 9 muore; altrimenti il suo proprietario lo porta in una zona di terra adiacente libera da unità da combattimento nemiche.",
  "AIE-8.2.t": "Se non c’è una tale zona, il capo isolato muore.",
  "AIE-8.2.u": "Dopo l’assassinio di Caesar, un Assassino che fa la prova del capo isolato sopravvive solo con 8 o 9.",
  "AIE-8.2.v": "Se in una zona ci sono più capi isolati, ognuno fa la prova per sé.",
  "AIE-8.2.w":
    "Un capo ucciso in questa prova è morto in combattimento, per i punti vittoria e per il segnalino SPQR. Come opzione, non lo è.",
  "AIE-8.2.x":
    "La zona in cui va un capo isolato può essere dentro o fuori dalla Repubblica, e può essere una di quelle da cui è venuto il nemico.",
  "AIE-8.2.y":
    "Dopo un tentativo fallito per terra le unità di terra non possono provare nemmeno per mare; le naves da sole possono ancora andarsene.",
  "AIE-8.2.z": "Le naves che lasciano una zona navale senza i loro passeggeri li perdono.",

  "AIE-8.3.a":
    "Partecipano tutte le unità da combattimento e tutti i capi dei due giocatori nella zona, tranne i capi assegnati all’altro combattimento della zona.",
  "AIE-8.3.b":
    "Il rapporto di forze è SP dell’attaccante su SP del difensore: delle unità di terra in un combattimento di terra, delle naves in uno navale.",
  "AIE-8.3.c":
    "La colonna è il più alto rapporto stampato che non superi quello effettivo; sotto 1/3 è la prima colonna.",
  "AIE-8.3.d": "Le colonne sono 1/3 e meno, 1/2, 2/3, 4/5, 1/1, 5/4, 3/2, 2/1, 3/1, 4/1 e più.",
  "AIE-8.3.e": "L’attaccante tira un d6. La riga è il dado più tutti i modificatori, mai meno di -2 e mai più di 9.",
  "AIE-8.3.f": "I SP sono quelli della faccia in vista.",

  "AIE-8.4.1.a":
    "Ogni risultato ha un solo vincitore: la parte che non mostra A o E. Se entrambe mostrano R decide la riga (vedi la tabella dei combattimenti).",
  "AIE-8.4.1.b": "Chi perde lascia la zona, se qualcosa di suo è rimasto.",
  "AIE-8.4.1.c":
    "Per la ritirata valgono gli stessi limiti di zona che per l’evasione (vedi 8.2), ma le zone da cui sono venuti gli attaccanti sono vietate solo al difensore.",
  "AIE-8.4.1.d": "La ritirata non richiede né dado, né capo, né CC.",
  "AIE-8.4.1.e":
    "Le unità di terra romane con i capi romani, ogni Popolo e le naves si ritirano ciascuno come un solo blocco, in una sola zona scelta dal proprietario.",
  "AIE-8.4.1.f": "Un blocco che non può ritirarsi è eliminato con i suoi capi.",
  "AIE-8.4.1.g": "I capi le cui unità sono state tutte eliminate, ma non da un E, si ritirano senza fare alcuna prova.",
  "AIE-8.4.1.h":
    "Chi perde un combattimento di terra ritira dalla zona anche le sue naves, perfino se hanno vinto il combattimento navale.",
  "AIE-8.4.1.i": "Dopo i combattimenti di una zona un solo giocatore vi ha ancora capi o unità da combattimento.",
  "AIE-8.4.1.j": "Un attaccante battuto può ritirarsi nella zona da cui è venuto.",
  "AIE-8.4.1.k": "Le unità di terra battute possono partire a bordo di naves amiche della zona, entro i loro posti.",
  "AIE-8.4.1.l": "I passeggeri si ritirano con le loro naves; quelli in eccesso sui posti rimasti sono eliminati.",
  "AIE-8.4.2.a": "Risultato E: tutte le unità da combattimento di quella Forza sono eliminate.",
  "AIE-8.4.2.b": "Risultato A: ogni unità da combattimento di quella Forza perde un passo.",
  "AIE-8.4.2.c":
    "Risultato 1/4, 1/2 o 3/4, solo per il vincitore: perdono un passo tante sue unità quante ne dà quella frazione del numero di unità che la Forza battuta aveva all’inizio, arrotondata per difetto.",
  "AIE-8.4.2.d":
    "Questo numero non supera mai quello delle unità del vincitore, e ogni unità è colpita una volta sola.",
  "AIE-8.4.2.e": "Le unità le sceglie il vincitore; un’unità ridotta che sceglie è eliminata.",
  "AIE-8.4.2.f": "Risultato R: quella Forza non ha perdite.",
  "AIE-8.4.2.g": "Le unità della Forza battuta si contano prima delle perdite e dopo Transfughi.",

  "AIE-8.5.1.a": "Tutti i capi di una Forza che subisce un E sono eliminati.",
  "AIE-8.5.1.b": "Tutti i capi di un blocco che non può ritirarsi sono eliminati.",
  "AIE-8.5.1.c": "Gli altri capi di una Forza battuta sopravvivono e si ritirano.",
  "AIE-8.5.2.a":
    "Quando una Forza con un Capo di fazione combatte una Forza con un Capo di fazione, un Pretendente o un Assassino, tutti i Capi di fazione, Pretendenti e Assassini della Forza battuta sono eliminati, qualunque sia il risultato.",
  "AIE-8.5.2.b":
    "Questa regola non si applica se una delle parti non ha nessuno di loro, o se nessuna delle due ha un Capo di fazione.",
  "AIE-8.5.2.c":
    "Un Capo di fazione battuto da una Forza che comprende un Assassino non è eliminato per questa regola.",
  "AIE-8.5.2.d":
    "I capi ordinari della Forza battuta non sono toccati da questa regola; per quelli di un Pretendente battuto vedi però 3.6.4.",
  "AIE-8.5.2.e": "Questa regola si applica anche alle battaglie navali.",

  "AIE-8.6.1.a":
    "La qualità media di una Forza è la somma delle QU delle sue unità da combattimento in quel combattimento divisa per il loro numero, arrotondata per difetto.",
  "AIE-8.6.2.a": "Il TB di una Forza è il più alto TB dei suoi capi.",
  "AIE-8.6.2.b": "Senza capi è la media dei TB delle sue unità, arrotondata per difetto.",
  "AIE-8.6.2.c": "Se c’è un capo, il TB delle unità non conta, nemmeno se è più alto.",
  "AIE-8.6.2.d": "Un Capo di fazione malato (evento 4) non conta per il TB.",
  "AIE-8.6.3.a":
    "La PC si confronta solo quando entrambe le Forze sono romane e ciascuna comprende un Capo di fazione o un Pretendente.",
  "AIE-8.6.3.b":
    "La PC di una Forza è la più alta fra quelle dei suoi Capi di fazione e Pretendenti; gli altri capi non contano.",

  "AIE-CT.a": "Modificatore del dado: più il TB dell’attaccante, meno il TB del difensore.",
  "AIE-CT.b":
    "Modificatore del dado: -1 se la Forza del difensore è interamente non romana e la zona è fuori dalla Repubblica.",
  "AIE-CT.c":
    "Modificatore del dado: +1 se la Forza dell’attaccante è interamente non romana e la zona è fuori dalla Repubblica.",
  "AIE-CT.d": "Modificatore del dado: +1 se si confronta la PC (vedi 8.6.3) e quella dell’attaccante è superiore.",
  "AIE-CT.e":
    "Modificatore del dado: -1 se si confronta la PC e quella dell’attaccante è inferiore; PC uguali non danno nulla.",
  "AIE-CT.f":
    "Modificatore del dado: -1 in ogni battaglia di terra se un’unità di terra attaccante è entrata nella zona, in questa sequenza, attraverso un fiume maggiore o uno stretto.",
  "AIE-CT.g": "Tutti i modificatori del dado si sommano, compresi quelli di eventi e stratagemmi.",
  "AIE-CT.h":
    "Spostamento di colonna: una a destra se la qualità media dell’attaccante è superiore, o due in tutto se è almeno doppia.",
  "AIE-CT.i":
    "Spostamento di colonna: una a sinistra se la qualità media dell’attaccante è inferiore, o due in tutto se quella del difensore è almeno doppia.",
  "AIE-CT.j": "Qualità medie uguali non danno alcuno spostamento.",
  "AIE-CT.k": "Gli spostamenti si fermano alla prima e all’ultima colonna.",
  "AIE-CT.l": "I risultati si leggono attaccante / difensore.",
  "AIE-CT.m":
    "Ogni casella della tabella vale com’è stampata, anche dove le perdite sembrano fuori linea con le caselle vicine.",
  "AIE-CT.n":
    "In ogni colonna due righe danno R / R: in quella con il numero più basso vince il difensore, nell’altra l’attaccante.",
  "AIE-CT.o": "Le frazioni compaiono solo per il vincitore, A ed E solo per lo sconfitto.",
  "AIE-CT.p":
    "Prima si trova la colonna del rapporto di forze, poi la si sposta, entro i bordi della tabella. La riga del dado non dipende dalla colonna.",
  "AIE-CT.q":
    "I combattimenti navali usano la stessa tabella, gli stessi spostamenti e gli stessi modificatori, contando solo le naves; fiumi e stretti non vi contano mai.",
};
