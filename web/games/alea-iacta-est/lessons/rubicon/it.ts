/** The lesson of the Rubicon, in Italian. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const it: LessonText<StepName> = {
  title: "Il passaggio del Rubicone",
  about: "Getta il dado: marcia su Roma con Cesare, trattieni un nemico che si sottrae e incontra i primi stratagemmi.",
  steps: {
    welcome: {
      title: "In riva al fiume",
      says: [
        "Gennaio del 49 a.C. Il Senato ha ordinato a Cesare di lasciare le sue legioni. Egli sta a Ravenna, in Italia 4, con una sola di esse; davanti a lui scorre il Rubicone, e al di là c’è Roma. Nessun generale può passarlo in armi.",
        "Guidi i Cesariani, in rosso. I Repubblicani sono in blu: Pompeo e il Senato siedono a Roma, ma le loro legioni sono lontane, in Hispania, in Graecia e in Asia.",
      ],
    },
    legion: {
      title: "Una legione",
      says: [
        "Una delle legioni veterane di Cesare. Le sue due cifre sono forza e qualità: la forza è quanto pesa in battaglia, la qualità quanto bene combatte. Il dischetto è il suo bonus tattico; conta solo dove non c’è un capo.",
        "La Tredicesima, che aspetta in riva al fiume, è una di queste: forza 5, qualità 4.",
      ],
    },
    leader: {
      title: "Un capo",
      says: [
        "Gli eserciti marciano dietro ai capi. Cesare può comandare dodici unità; il suo +3 in tattica aiuta in battaglia, e rende difficile sottrarsi a lui.",
        "La sua strategia ti dà sequenze per agire. La sua politica pesa quando due grandi capi si scontrano: il bordo d’oro e la corona dicono che è il Capo di fazione dei Cesariani.",
      ],
    },
    hand: {
      title: "Uno stratagemma in mano",
      says: [
        "Ogni anno ciascuna parte pesca una pedina dalla coppa. Quante ne tiene l’altro si vede; quali, lo sa lui solo. La tua sta fra i tuoi stratagemmi.",
        "Una pedina ha due facce, e ciascuna dice quando si può giocare. Della tua, Idi di marzo è per i nemici di Cesare, nella campagna di ventun anni; a te non serve. Favore divino sì: nella fase E gira un dado appena caduto, chiunque l’abbia tirato.",
        "Chi gioca una pedina ne usa una faccia. L’altra non si usa.",
      ],
    },
    geostrategy: {
      title: "Comincia un anno",
      says: [
        "Un turno è un anno di sei fasi. A: le pedine sono state pescate. B: in questo primo anno i Repubblicani hanno l’iniziativa. C: nessun Popolo maggiore entra in guerra.",
        "Nella fase C si può mandare un’ambasceria a un Popolo maggiore in guerra, o giocare uno stratagemma di questa fase. Non hai né l’uno né l’altro.",
      ],
      task: "Premi “{done}”.",
      otherwise: "Oggi nella fase C non c’è altro da fare.",
    },
    year: {
      title: "Undici sequenze",
      says: [
        "Fase D: l’evento dell’anno è un donativo alle legioni, che aiuta solo contro i Popoli stranieri. La strategia di Cesare, 6, e quella di Pompeo, 5, fanno undici sequenze: sei per i Repubblicani, che hanno l’iniziativa, cinque per te. In ciascuna una parte prima muove, poi combatte.",
        "Cominciano loro; ma la marcia di Cesare li ha sorpresi. Nella loro prima sequenza si muovono solo i capi che sono a Roma, e senza unità.",
      ],
      task: "Non congedare nessuna legione: premi “{done}”, e guarda che cosa fa Pompeo.",
      otherwise: "Di legioni qui ne hai già poche.",
    },
    take: {
      title: "Il dado è tratto",
      says: [
        "Roma è vuota. Pompeo e i senatori sono fuggiti a Brundisium, in Italia 5. Labieno, un tempo il migliore ufficiale di Cesare, è andato da Enobarbo in Italia 7, dove sta Legio XV.",
        "La tua prima sequenza. Un capo porta con sé unità della sua zona, tante quante ne può comandare. Curione può restare a Ravenna.",
      ],
      task: "Prendi Caesar, poi premi “{all}”.",
      otherwise: "Prima Cesare, con la Tredicesima.",
    },
    rubicon: {
      title: "Oltre il Rubicone",
      says: [
        "Un capo con unità ha tre punti movimento, e una zona comune ne costa uno. Italia 1, con Roma, è qui accanto.",
      ],
      task: "Marcia in Italia 1.",
      otherwise: "A Roma: marcia in Italia 1.",
    },
    antonius: {
      title: "Antonio segue",
      says: [
        "Cesare potrebbe andare oltre; ma una sola legione non basterebbe, e può fermarsi qui.",
        "In una sequenza ogni capo e ogni unità si muove una volta, fin dove arrivano i suoi punti. Antonio sta in Italia 3 con Legio VIII, ausiliari e cavalieri.",
      ],
      task: "Premi “{halt}”; poi prendi M. Antonius, e premi “{all}”.",
      otherwise: "Cesare si ferma a Roma; poi tocca a M. Antonius, con tutte le sue unità.",
    },
    follow: {
      title: "Tutte le strade portano a Roma",
      says: ["Per Italia 4 Roma è a due zone: con tre punti può esserci oggi."],
      task: "Marcia in Italia 4, e poi in Italia 1.",
      otherwise: "M. Antonius viene a Roma con tutte le sue unità, per Italia 4.",
    },
    roma: {
      title: "Roma è tua",
      says: [
        "Irzio, Lepido e gli altri sono in Gallia; verranno un altro giorno. Nessuno ha incontrato il nemico: non c’è nulla da combattere, e tocca ai Repubblicani.",
        "Per tutto quest’anno le loro unità si muovono solo dietro a un capo, e nessuna può entrare in Italia da fuori.",
      ],
      task: "Premi “{halt}”, poi “{end-moves}”.",
      otherwise: "Antonio resta a Roma, e oggi gli altri possono riposare.",
    },
    again: {
      title: "Il Senato passa il mare",
      says: [
        "Pompeo e i senatori hanno passato lo stretto verso le sue legioni in Graecia 2. Enobarbo ha portato le flotte di Neapolis in Sicilia 2. Labieno resta in Italia 7 con Legio XV.",
        "Ora hai quattro unità a Roma, e lui è qui accanto.",
      ],
      task: "Riprendi Caesar, poi premi “{all}”.",
      otherwise: "È Labieno che va preso. Prendi Caesar, con tutti quelli che può guidare.",
    },
    attack: {
      title: "A Neapolis",
      says: [
        "Dove una marcia porta a una battaglia, il tavolo la preannuncia: 15 di forza contro 5, e +1 al dado. Qualunque dado vincerebbe, se lui tiene il campo.",
        "Chi entra in una zona con unità nemiche vi si ferma.",
      ],
      task: "Marcia in Italia 7.",
      otherwise: "Labieno è in Italia 7.",
    },
    window: {
      title: "Una finestra",
      says: [
        "Dopo i movimenti vengono i combattimenti. Prima c’è una finestra: un momento in cui si possono giocare stratagemmi. Si chiede a tutti e due, prima alla parte attiva, finché entrambi passano.",
        "Si chiede a chiunque abbia una pedina, qualunque sia: così da una domanda non si capisce che cosa c’è in una mano. La tua gira i dadi, e nessuno è ancora caduto.",
      ],
      task: "Premi “{end-moves}”, poi “{pass}”.",
      otherwise: "Può aspettare. Nessun dado è ancora caduto: non giocare nulla.",
    },
    favour: {
      title: "Gli dèi con te",
      says: [
        "Prima di una battaglia il difensore può tentare un’evasione. Tira un d10, da 0 a 9, e vi aggiunge la tattica migliore dei tuoi capi; deve fare meno della sua strategia. Labieno ha 4, Cesare +3: lo salva solo uno 0, e 0 è.",
        "Ma il dado aspetta: ecco un’altra finestra, e questa è per te. Con Favore divino lo metti sulla faccia che vuoi. Quello che si aggiunge al dado si aggiunge dopo.",
      ],
      task: "Gioca Favore divino: metti il dado sul 9.",
      otherwise: "Con quello 0 Labieno se ne andrebbe con la sua legione; fanne un 9.",
    },
    battle: {
      title: "Prima che cada il dado",
      says: [
        "Labieno è trattenuto e deve combattere. Leggi la battaglia dall’alto in basso: 15 contro 5 è la colonna 3/1. La tua qualità media è solo 2, per via degli ausiliari e dei cavalieri, la loro 3: una colonna a sinistra, 2/1. La tattica è 3 contro 2: aggiunge 1 al dado.",
        "Sotto sta scritto che cosa porta ogni dado. R: nessuna perdita. A: un passo per ogni unità. Una frazione è il prezzo della vittoria, una parte del numero dei nemici.",
      ],
      task: "Combatti in Italia 7.",
      otherwise: "Ormai non si torna indietro: combatti in Italia 7.",
    },
    answer: {
      title: "La loro finestra",
      says: [
        "Anche prima del dado di una battaglia c’è una finestra. Non hai più nulla in mano, quindi a te non si chiede. I Repubblicani hanno una pedina, e riflettono.",
        "Una battaglia sicura secondo la tabella non è sicura finché qualcuno ha una pedina in mano.",
      ],
    },
    walls: {
      title: "Le mura di Neapolis",
      says: [
        "Hanno giocato Mura: dove c’è una città o un porto il difensore toglie 2 al dado. Invece di tutti e sei i dadi ne bastavano cinque per vincere; con un 1 il campo restava a loro. Hai tirato 4: con +1 e -2 è la riga 3.",
        "Il loro risultato è A: Legio XV perde un passo e viene girata. Il tuo è 1/2 del loro numero, una unità, arrotondato per difetto: nulla. I vinti devono andarsene, e mai là da dove sei venuto: vanno in Italia 5.",
      ],
    },
    orders: {
      title: "Finestre e ordini permanenti",
      says: [
        "Quello che è stato giocato è tornato nella coppa, e può essere pescato di nuovo l’anno prossimo. Puoi giocare tutte le pedine che hai, e tenerne fino a tre durante l’inverno.",
        "In un anno ci sono molte finestre, e nella maggior parte non giocheresti nulla. Nei tuoi ordini permanenti, accanto al tavolo, dici in quali vuoi essere interpellato: prima delle battaglie di un Capo di fazione, dopo ogni dado, mai. Le altre passano da sé.",
        "Certe pedine fanno più che girare un dado: Popoli si sollevano, capi vengono assassinati, e un colpo di Stato fa di un capo ambizioso un Pretendente contro il suo.",
      ],
    },
    ahead: {
      title: "Continua",
      says: [
        "L’Italia è aperta, e le tue legioni di Gallia possono venire. Quest’anno restano quattro sequenze ai Repubblicani e tre a te; poi viene la fase F: controllo delle regioni, punti e quartieri d’inverno.",
        "Questo scenario dura fino al 44 a.C. Vinci con 15 punti o più; i Repubblicani vincono se il punteggio è sotto zero. Ma se i travagli della Repubblica arrivano a 5, essa è morta, e avete perso tutti e due.",
        "La prossima lezione, la strada di Farsalo, parla di navi, di perdite e della caduta di un grande capo.",
      ],
    },
  },
};
