/** The lesson of Pharsalus, in Italian. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const it: LessonText<StepName> = {
  title: "La strada di Farsalo",
  about: "Conduci le legioni di Cesare oltre il mare contro Pompeo: marcia, evasione e battaglia, giocandole tu.",
  steps: {
    welcome: {
      title: "Oltre il mare",
      says: [
        "48 a.C. Cesare tiene Roma, l’Italia, la Gallia e l’Hispania. Pompeo è passato in Graecia e raduna le legioni d’Oriente. Chi vuole la Repubblica deve varcare il mare e batterlo.",
        "Tu guidi i Cesariani, in rosso; i Repubblicani sono in blu. Tutti vedono tutte le pedine. Solo gli stratagemmi in mano sono segreti.",
      ],
    },
    legion: {
      title: "Una legione",
      says: [
        "Legio X, la migliore di Cesare. Le due cifre sono forza e qualità: la forza è quanto pesa in battaglia, la qualità quanto bene combatte. Il piccolo disco è il suo bonus tattico; conta solo dove non c’è un capo.",
        "Ogni unità ha una seconda faccia. Quando perde un passo viene girata: pallida, rigata e più debole. Quando ne perde un altro è eliminata.",
      ],
    },
    leader: {
      title: "Un capo",
      says: [
        "Da sola una legione va avanti di una zona soltanto. Gli eserciti marciano dietro ai capi. Cesare può comandare dodici unità; il suo +3 in tattica aiuta in battaglia.",
        "La sua strategia ti dà sequenze per agire, e aiuta a sottrarsi al nemico. La sua politica pesa quando due grandi capi si scontrano: il bordo d’oro e la corona dicono che è il Capo di fazione dei Cesariani.",
      ],
    },
    deploy: {
      title: "Ognuno al suo posto",
      says: [
        "Qui ogni parte sceglie dove cominciano i suoi eserciti: nelle proprie regioni, ciascuna con una guarnigione e un capo, e nessuno accanto a una regione nemica.",
        "Tutti stanno già al loro posto, come suggerisce lo scenario. Potresti spostare le tue pedine; oggi stanno bene dove sono.",
      ],
      task: "Premi “{deployed}”.",
      otherwise: "Potresti spostarla. Ma stanno bene dove sono.",
    },
    year: {
      title: "Comincia un anno",
      says: [
        "Un turno è un anno di sei fasi. A: ogni parte ha pescato uno stratagemma; tieni il tuo per un altro giorno. B: lo scenario ti dà l’iniziativa. C: nessun Popolo maggiore entra in guerra. D: l’evento dell’anno è una donazione alle legioni, che aiuta solo contro i Popoli stranieri.",
        "Poi si somma la strategia dei Capi di fazione, 6 di Cesare e 5 di Pompeo: undici sequenze, sei per te che hai l’iniziativa, cinque per lui. In ciascuna prima si muove, poi si combatte.",
        "Resta una cosa: si possono congedare legioni in cambio di punti. A te servono tutte.",
      ],
      task: "Non congedare nessuno: premi “{done}”.",
      otherwise: "Quella legione serve in Graecia.",
    },
    take: {
      title: "Cesare si mette in marcia",
      says: [
        "La tua prima sequenza. Cesare è in Italia 7 con una folla di capi, quindici unità di terra e tre flotte.",
        "Un capo porta con sé unità della sua zona, tante quante ne può comandare: con Cesare vengono le dodici più forti.",
      ],
      task: "Prendi Caesar, poi premi “{all}”.",
      otherwise: "Gli altri seguiranno. Prima Cesare, con tutti quelli che può guidare.",
    },
    march: {
      title: "Marciare, e lasciare una legione",
      says: [
        "Un capo con unità ha tre punti movimento. Una zona ne costa uno; montagne, grandi fiumi e stretti uno in più.",
        "Qui accanto c’è Italia 5, con il porto di Brundisium. Per strada si possono lasciare quante unità si vuole; il capo resta con quelle che vanno più lontano.",
      ],
      task: "Marcia in Italia 5, e lascia lì Legio XXVII.",
      otherwise: "Questa volta si va in Italia 5, e Legio XXVII vi resta a tenere Brundisium.",
    },
    strait: {
      title: "Oltre lo stretto",
      says: [
        "Restano due punti, ed è quanto costa Graecia 1 da qui: uno per la zona, uno per lo stretto. A Dyrrhachium nessuno ti aspetta.",
        "Se ci fosse qualcuno, attaccare attraverso uno stretto ti costerebbe 1 al dado.",
      ],
      task: "Passa in Graecia 1.",
      otherwise: "Potresti fermarti qui, ma il tempo stringe: passa in Graecia 1.",
    },
    fleet: {
      title: "Le navi",
      says: [
        "Le naves navigano con un capo, e hanno un solo punto movimento; da un mare all’altro se ne va. Ogni flotta potrebbe portare tre unità di terra. Questa volta naviga vuota.",
        "Da Neapolis a Brundisium la rotta passa per due mari, intorno alla Sicilia.",
      ],
      task: "Prendi Dolabella e la flotta più forte, 8-2, e vai per Mare Internum Occidentalis in Mare Internum Centralis.",
      otherwise: "Tocca a Dolabella e alla flotta 8-2: per Mare Internum Occidentalis, fino a Centralis.",
    },
    port: {
      title: "In porto",
      says: [
        "Il punto è speso, ma uscire da un porto o entrarvi non costa nulla; ogni altra costa costa 1. Una flotta che tocca una costa vi finisce il movimento.",
        "In una sequenza ogni capo e ogni unità si muove una volta, o resta. Antonio e gli altri seguiranno un altro giorno. Nessuno ha incontrato il nemico: non c’è nulla da combattere, e tocca a Pompeo.",
      ],
      task: "Entra nel porto di Italia 5, poi premi “{end-moves}”.",
      otherwise: "La flotta va in Italia 5. Gli altri riposano; serviranno più avanti nell’anno.",
    },
    again: {
      title: "Pompeo risponde",
      says: [
        "Pompeo è sceso in Graecia 3, in Tessaglia, con dieci unità; una legione di reclute c’era già. Bibulo ha portato due flotte sulla stessa costa. Labieno resta in Macedonia con gli altri.",
        "È la tua seconda sequenza, e lui è a una zona soltanto.",
      ],
      task: "Riprendi Caesar, poi premi “{all}”.",
      otherwise: "È di fronte a Pompeo che si decide. Prendi Caesar, con tutti quelli che può guidare.",
    },
    attack: {
      title: "In Tessaglia",
      says: [
        "Dove una marcia porta a una battaglia, il tavolo la preannuncia: la colonna, che cosa modifica il dado, e quante volte vinceresti. Così lo sai prima di andare.",
        "Chi entra in una zona con unità nemiche vi si ferma. E da ora il nemico non può andarsene per la via da cui sei venuto.",
      ],
      task: "Marcia in Graecia 3.",
      otherwise: "Il nemico è in Graecia 3, e cinque probabilità su sei sono buone.",
    },
    landing: {
      title: "Anche per mare",
      says: [
        "Bibulo sta al largo con le sue navi. Dolabella può raggiungerti: uscire dal porto non gli costa nulla, e approdare gli costa 1, perché Graecia 3 non ha porto.",
      ],
      task: "Porta Dolabella e la sua flotta per Mare Internum Centralis in Graecia 3.",
      otherwise: "Dolabella e la sua flotta: per Mare Internum Centralis, fino in Graecia 3.",
    },
    assign: {
      title: "Chi serve dove",
      says: [
        "In Graecia 3 ora ci sono eserciti e navi di entrambe le parti. Sono due combattimenti, e quello per mare viene prima. Prima di ogni altra cosa ciascun capo è assegnato a uno dei due.",
        "Nell’altro non serve, nemmeno se poi le navi nemiche si sottraggono. Meglio dunque che Cesare resti con il suo esercito; di Dolabella lì si può fare a meno.",
      ],
      task: "Premi “{end-moves}”, poi metti Dolabella con le naves.",
      otherwise: "Per le naves va bene Dolabella. Cesare serve a terra.",
    },
    evasion: {
      title: "Terranno il campo?",
      says: [
        "Prima di una battaglia il difensore può tentare un’evasione. Tira un d10, da 0 a 9, e vi aggiunge la tattica migliore dei tuoi capi; deve fare meno della strategia del capo che ci prova. Con il 5 di Pompeo e il +3 di Cesare ci vuole uno 0 o un 1.",
        "Chi riesce se ne va con tante unità quante ne comanda. Alle naves senza truppe non serve un dado, basta un capo.",
      ],
      task: "Cesare resta a terra. Premi “{done}”, e guarda che cosa fanno.",
      otherwise: "Se salisse a bordo, il tuo esercito combatterebbe senza di lui.",
    },
    reckoning: {
      title: "Prima che cada il dado",
      says: [
        "Pompeo ha tirato 6: è trattenuto. Bibulo ha preso il mare, quindi combattono solo gli eserciti.",
        "Ora leggi la battaglia dall’alto in basso. Forza 54 contro 52: è la colonna 1/1. La tua qualità media è 3, la loro 2: una colonna a destra, 5/4. La tattica è pari, 3 e 3; in politica Cesare ha 6 e Pompeo 5, e questo aggiunge 1 al dado.",
        "Sotto sta scritto che cosa porta ogni dado, a te e a loro. R: nessuna perdita. A: un passo per ogni unità, e la sconfitta. Una frazione è il prezzo della vittoria. Solo con un 1 perderesti.",
      ],
    },
    die: {
      title: "Il dado è tratto",
      says: [
        "Un solo dado decide tutta la battaglia, e lo tira l’attaccante.",
        "In gioco non ci sono solo le legioni: dove due Capi di fazione si scontrano, quello che è battuto muore.",
      ],
      task: "Tira il dado: combatti in Graecia 3.",
      otherwise: "Ormai non si torna indietro: combatti in Graecia 3.",
    },
    losses: {
      title: "Il prezzo della vittoria",
      says: [
        "Un 6, e 1 in più: riga 7. Il loro risultato è A: tutte le loro undici unità perdono un passo. Il tuo è 1/4, un quarto del loro numero, arrotondato per difetto: due delle tue unità perdono un passo.",
        "Scegli tu quali, ognuna una volta sola. Un’unità a piena forza viene girata; una già ridotta sarebbe eliminata. Risparmia i veterani di qualità 4.",
      ],
      task: "Legio V e Legio VI perdano un passo.",
      otherwise: "Sono Legio V e Legio VI a poterlo sopportare meglio.",
    },
    retreat: {
      title: "I vinti se ne vanno",
      says: [
        "Chi ha perso deve andarsene: tutti insieme in una zona adiacente senza nemici, e mai là da dove sono venuti gli attaccanti. Sono andati in Macedonia. Se una zona così non c’è, tutto l’esercito è perduto.",
        "Pompeo è morto. M. Bruto e Cassio hanno fatto pace con Cesare e stanno al suo fianco; ora Scipione guida i Repubblicani. Hai due punti: uno per una battaglia con 35 o più di forza, uno per un capo ucciso.",
      ],
    },
    victory: {
      title: "E poi l’inverno",
      says: [
        "Le sequenze si alternano finché tutte sono giocate. Poi viene la fase F: il controllo delle regioni, i punti e i quartieri d’inverno, in cui le unità indebolite si riprendono e si recluta.",
        "In questo scenario contano le regioni. Alla fine del 47 a.C. ti servono Gallia, Hispania, Italia, Graecia e Asia. Per la Graecia vuol dire un capo, e unità in tre delle sue zone, due delle quali con una città.",
        "Ma attento: se i travagli della Repubblica arrivano a 5, essa è morta, e avete perso tutti e due.",
      ],
    },
  },
};
