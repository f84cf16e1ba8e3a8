/** The lesson of Avidius Cassius, in Italian. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const it: LessonText<StepName> = {
  title: "L’usurpatore di Antiochia",
  about:
    "Gioca l’anno 175: Fronti che trattengono le loro legioni, un generale che vuole la porpora, e una battaglia per Antiochia.",
  steps: {
    welcome: {
      title: "Una voce in Oriente",
      says: [
        "Primavera del 175. Per l’Oriente corre una voce: Marco Aurelio è morto. Ad Antiochia Avidio Cassio si è fatto proclamare imperatore. Ma Marco Aurelio vive, e sta a Roma.",
        "È un’usurpazione, e con essa comincia una guerra civile. Tutto ciò che stava nella zona di Cassio è passato con lui; così pure Stazio Prisco, in Palaestina. Marzio Vero, in Cappadocia, è rimasto fedele.",
        "Tu guidi Roma: tutto ciò che è rosso. I ribelli sono blu. In questo primo scenario non c’è nessun altro: né Popoli stranieri, né stratagemmi, né eventi.",
      ],
    },
    fronts: {
      title: "Cinque Fronti",
      says: [
        "L’impero ha cinque Fronti, ciascuno del suo colore: la Britannia in blu, il Reno in arancio, il Danubio in giallo, l’Oriente in viola, il Sud in bruno. Lì stanno i campi delle legioni; le targhe contano quelle che vi si trovano. Quel che è verde non sta in alcun Fronte: sono le Province Interne, attorno a Roma.",
        "Roma ha trenta legioni, e ciascuna appartiene al Fronte del suo campo. È il cuore del gioco: ce ne sono abbastanza, ma quasi mai dove servono.",
      ],
    },
    legion: {
      title: "Una legione",
      says: [
        "XIII Gemina, che sta in Dacia. La fascia sul bordo superiore ha il colore del suo Fronte. Le sue due cifre sono forza e qualità: la forza è quanto pesa in battaglia, la qualità quanto bene combatte. Il dischetto è il suo bonus tattico; conta solo dove non c’è un capo.",
        "Una legione che soffre viene girata: pallida, rigata e più debole. Allora è ridotta. Quasi tutte le legioni del Danubio hanno qualità 3, quelle d’Oriente solo 1: vedrai quanto vale.",
      ],
    },
    leader: {
      title: "Un capo",
      says: [
        "Marco Aurelio può portare con sé sei unità: è la sua capacità di comando. La sua tattica, +1, aiuta in battaglia. La sua strategia, 3, ti dà Fronti in riserva e sequenze per agire. La sua politica, 6, pesa dove Romani combattono Romani.",
        "Un bordo d’oro e una corona indicano l’Augusto, l’imperatore; l’argento indica un Cesare, il suo erede: qui il figlio Commodo. Il viola indica l’usurpatore.",
      ],
    },
    reserve: {
      title: "Un Fronte in riserva",
      says: [
        "Un turno è un anno di sei fasi. La A, quella degli stratagemmi, qui non c’è. B: in questo primo anno i tuoi nemici hanno l’iniziativa. Nella C dici quali Fronti sono in riserva: solo le loro legioni possono lasciare il loro Fronte quest’anno.",
        "Il dado segna 2; con la strategia di Marco Aurelio, 3, fa 5, e ogni 4 interi ti danno un Fronte. L’Oriente non ne ha bisogno: un Fronte di cui delle legioni sono ribelli è libero da sé. Le legioni migliori stanno sul Danubio.",
      ],
      task: "Metti in riserva il Fronte Danubio.",
      otherwise: "Hai un Fronte solo, e in Oriente ti servono le legioni del Danubio.",
    },
    vexillation: {
      title: "Una vessillazione",
      says: [
        "Tre legioni dello stesso Fronte possono dare uomini a una vessillazione: tutte e tre sono ridotte, ed essa appare accanto a una di loro. Nessun Fronte la vincola; va dove vuoi.",
        "Il Reno non è in riserva. Mandino dunque le sue legioni una vessillazione verso il Danubio, dove presto ne mancherà qualcuna.",
      ],
      task: "Forma una vessillazione del Reno, con XXII Primigenia, VIII Augusta e I Minervia, e mettila in Germania Superior (Mogontiacum).",
      otherwise: "Sul Reno: XXII Primigenia, VIII Augusta e I Minervia danno uomini, ed essa sta a Mogontiacum.",
    },
    sequences: {
      title: "Sette sequenze",
      says: [
        "Fase D: si somma la strategia dei due imperatori, 3 di Marco Aurelio e 4 di Cassio. Fanno sette sequenze: quattro per i tuoi nemici, che hanno l’iniziativa, e tre per te.",
        "Si alternano. In ciascuna una parte fa tutti i suoi movimenti, e poi combatte tutte le sue battaglie. Cominciano i tuoi nemici.",
      ],
      task: "Non ti serve un’altra vessillazione: premi “{done}”, e guarda che cosa fa Cassio.",
      otherwise: "Una basta: ciascuna indebolisce tre legioni.",
    },
    evasion: {
      title: "Prima di una battaglia",
      says: [
        "Prisco è venuto a Emesa, dove III Gallica stava senza un capo, e l’ha chiamata a sé. Il dado ha segnato 2, non più della sua politica: ora è blu. Così vanno, in una guerra civile, le legioni lasciate sole.",
        "Cassio in persona è in Cappadocia, con forza 20 contro i tuoi 10. Qualunque dado gli darebbe la vittoria: sottraiti. Un difensore che ha un capo può tentare l’evasione: il suo dado deve essere inferiore alla strategia di quel capo. Marzio Vero ha 3.",
      ],
      task: "Fa’ evadere Marzio Vero, e portagli dietro XII Fulminata.",
      otherwise: "Contro il doppio della tua forza non si regge. Marzio Vero evade, con XII Fulminata.",
    },
    slip: {
      title: "Fuori portata",
      says: [
        "Un 2: ce la fa. Chi evade si muove di una zona, dove non ci sono unità nemiche, e mai là da dove vengono gli attaccanti.",
        "In Armenia Minor sta XV Apollinaris. In una zona possono stare quante pedine vuoi, e le legioni accanto a un capo non si lasciano chiamare.",
      ],
      task: "Evadi verso il Pontus et Armenia Minor.",
      otherwise: "Da XV Apollinaris: nel Pontus et Armenia Minor.",
    },
    take: {
      title: "Paterno si mette in marcia",
      says: [
        "La tua prima sequenza: prima tutti i tuoi movimenti. Un capo porta con sé unità della sua zona, tante quante ne può comandare. Tarrutenio Paterno sta in Moesia Inferior con tre legioni del Danubio, e ne può guidare quattro.",
        "Il Danubio è in riserva: possono dunque lasciarlo. Ma metà delle legioni di un Fronte deve sempre restarvi: di queste dodici possono partire al massimo sei.",
      ],
      task: "Prendi Tarrutenio Paterno, poi premi “{all}”.",
      otherwise: "Prima Tarrutenio Paterno, in Moesia Inferior, con le sue tre legioni.",
    },
    march: {
      title: "Oltre il Bosforo",
      says: [
        "Un capo da solo ha quattro punti movimento, le unità tre, e chi marcia con loro non va più lontano di loro. Una zona costa un punto; un grande fiume o uno stretto ne costa uno in più. Per strada si possono lasciare unità, ma non si raccoglie nessuno.",
        "Per la Thracia sono esattamente tre punti fino in Bithynia.",
      ],
      task: "Porta la pila in Thracia, e poi in Bithynia et Pontus.",
      otherwise: "Questo esercito va in Oriente: per la Thracia, in Bithynia et Pontus.",
    },
    bound: {
      title: "Una legione da sola",
      says: [
        "Anche un’unità senza capo può muoversi, ma di una zona sola. VIII Augusta sta ad Argentorate, e lì accanto c’è la Raetia, dove comincia il Fronte Danubio.",
        "Potrebbe andarci lei, al posto della vessillazione? Prova.",
      ],
      task: "Prendi VIII Augusta.",
      otherwise: "È VIII Augusta che deve provare, in Germania Superior (Argentorate).",
    },
    closed: {
      title: "Legata al suo Fronte",
      says: [
        "Di tutte le zone vicine una sola è illuminata: l’altra che è del Reno. La Raetia resta scura. Cliccaci sopra lo stesso: ciò che è chiuso dice perché, qui e in ogni partita.",
      ],
      task: "Clicca sulla Raetia.",
      otherwise: "Questo lo potrebbe fare. Prova invece quel che non può: clicca sulla Raetia.",
    },
    free: {
      title: "Uomini senza Fronte",
      says: [
        "Una legione dunque si muove nel suo Fronte, e lo lascia solo in un anno in cui è in riserva. Una vessillazione non chiede nulla: la stessa zona le è aperta.",
      ],
      task: "Premi “{halt}”: la legione resta. Poi prendi la vessillazione del Reno, e portala in Raetia.",
      otherwise: "La legione resta, ed è la vessillazione del Reno che va in Raetia.",
    },
    rome: {
      title: "L’imperatore e la sua guarnigione",
      says: [
        "A Roma stanno unità con la fascia verde: la guarnigione. Nessun Fronte la vincola, ma si muove solo con un Augusto o un Cesare. Resti dov’è: d’inverno un Augusto a Roma ti vale un punto, e una Roma senza Pretoriani ne vale uno ai tuoi nemici.",
        "E tienilo lontano dalle battaglie: dove Romani combattono Romani, un Augusto, un Cesare o un usurpatore battuto muore, qualunque siano le perdite.",
      ],
      task: "Premi “{end-moves}”.",
      otherwise: "Tutti gli altri possono riposare. Concludi i movimenti.",
    },
    gather: {
      title: "L’usurpatore si volge a sud",
      says: [
        "Cassio è andato in Arabia, e anche III Cyrenaica è passata con lui. Le sue legioni non sono legate ad alcun Fronte. Ma non marciano mai senza un capo ribelle, e dove accanto a loro non ne resta nessuno tornano tue.",
        "Ad Antiochia ora c’è Prisco, con tre legioni e senza Cassio.",
      ],
      task: "Riprendi Tarrutenio Paterno, poi premi “{all}”.",
      otherwise: "È Antiochia che conta. Prendi Tarrutenio Paterno, con le sue legioni.",
    },
    attack: {
      title: "Per le Porte Cilicie",
      says: [
        "Per la Galatia e la Cilicia sono tre punti fino ad Antiochia. Dove una marcia porta a una battaglia, il tavolo la preannuncia: qui cinque facce del dado vincerebbero.",
        "Le unità che entrano in una zona con unità nemiche vi si fermano. Finiti i tuoi movimenti, in ogni zona simile si deve combattere.",
      ],
      task: "Marcia per la Galatia e la Cilicia in Syria (Antiochia), poi premi “{end-moves}”.",
      otherwise: "Dritto ad Antiochia: Galatia, Cilicia, Syria (Antiochia). Poi concludi i movimenti.",
    },
    battle: {
      title: "Prima che cada il dado",
      says: [
        "Leggi la battaglia dall’alto in basso. Forza 30 contro 28 è la colonna 1/1. La tua qualità media è 3, la loro 1: almeno il doppio, dunque due colonne a destra, 3/2. La tattica è 1 contro 2, e toglie 1 al dado. La politica, che conta solo fra Romani, è 3 contro 2, e aggiunge 1.",
        "Sotto sta scritto che cosa porta ogni dado. R: nessuna perdita. A: ogni unità è ridotta, e chi lo era già è eliminato. Una frazione è il prezzo della vittoria. Perderesti solo con un 1; ma prima Prisco può tentare di sottrarsi.",
      ],
      task: "Combatti in Syria (Antiochia).",
      otherwise: "Ormai non si torna indietro: combatti in Syria (Antiochia).",
    },
    losses: {
      title: "Il prezzo della vittoria",
      says: [
        "Prisco ha tirato 5: è trattenuto. Il tuo dado è un 4, dunque la riga 4: 1/2 per te, A per loro. Le loro tre legioni sono ridotte.",
        "Tu paghi 1/2 del loro numero, arrotondato per difetto: una unità. Scegli tu quale; XI Claudia lo sopporta bene quanto le altre.",
      ],
      task: "Riduci XI Claudia.",
      otherwise: "Una delle tre deve pagare: XI Claudia.",
    },
    retreat: {
      title: "I vinti se ne vanno",
      says: [
        "I vinti devono andarsene, insieme, in una zona senza nemici, e non in quella da cui sei venuto; se non ci fosse, sarebbero eliminati. Sono andati a Emesa, e poi in Palaestina. Una battaglia di 35 punti di forza o più vale subito un punto al vincitore. Intanto Cassio ha guadagnato l’Aegyptus.",
        "È la tua ultima sequenza. Antiochia ha dei campi, e un’unità ridotta che passa l’inverno presso un campo o una città si rimette. Resta dunque dove sei.",
      ],
      task: "Premi “{end-moves}”: che riposino.",
      otherwise: "Si sono meritati i quartieri d’inverno. Concludi i movimenti.",
    },
    winter: {
      title: "I punti, e l’inverno",
      says: [
        "Tutte le sequenze sono giocate: fase F. Hai 2 punti, per la battaglia e per l’Augusto a Roma. I tuoi nemici ne hanno 3: tanto vale loro, ogni anno, una guerra civile che dura.",
        "Ora le legioni vanno ai quartieri d’inverno. Quelle fuori dal loro Fronte restano, come le tue ad Antiochia, e così quelle accanto a un ribelle. Le altre tornano ai loro campi: XII Fulminata a Melitene, in Cappadocia. Un capo può seguirla.",
      ],
      task: "Fa’ andare Marzio Vero con XII Fulminata.",
      otherwise: "Sarà più utile in Cappadocia, con XII Fulminata.",
    },
    upkeep: {
      title: "Quanto costa una vessillazione",
      says: [
        "Chi sta presso un campo si è rimesso, le tue legioni e le loro: una vittoria serve solo se la si sfrutta nello stesso anno. Ma per ogni vessillazione sulla mappa tre legioni del suo Fronte devono essere di nuovo ridotte.",
        "Per ultimo puoi dare a un altro i Corporis Custodes, la guardia contro gli assassini. Con l’Augusto stanno bene.",
      ],
      task: "Premi “{rest}” per le legioni, e poi “{done}”.",
      otherwise: "Tre legioni del Reno pagano di nuovo, e la guardia resta a Marco Aurelio.",
    },
    victory: {
      title: "Come si vince",
      says: [
        "È cominciato il 176; d’ora in poi l’iniziativa la decide un dado, e quest’anno è tua. Conviene rimettere in riserva il Danubio: delle legioni fuori da un Fronte che non lo è ti costerebbero 3 punti.",
        "Lo scenario finisce subito quando cade uno dei due: se è Cassio, Roma ha vinto; se è Marco Aurelio, Roma ha perso. L’usurpatore sta in Palaestina con tutte le sue legioni; basta una battaglia che perda. Altrimenti, alla fine del 179, decidono i punti: chi ne ha di più vince, e con più del doppio la vittoria è decisiva.",
        "Negli altri scenari c’è di più: Popoli in guerra, stratagemmi, eventi, capi che vengono e muoiono, flotte. Il tavolo spiegherà ogni cosa a suo tempo.",
      ],
    },
  },
};
