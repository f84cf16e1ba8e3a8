/** The first lesson, in Italian. */
import type { LessonText } from "../../../../lesson/form.ts";
import type { StepName } from "./steps.ts";

export const it: LessonText<StepName> = {
  title: "Il tuo primo turno",
  about: "Passare il Rubicone, prendere Roma, attaccare Tarraco: un turno intero, con le tue mani.",
  steps: {
    welcome: {
      title: "Il dado è tratto",
      says: [
        "Gennaio, 49 a.C. Il Senato ha ordinato a Cesare di lasciare il suo esercito. Aspetta a Ravenna con una legione; oltre un fiumicello, il Rubicone, c’è l’Italia, e in Italia c’è Pompeo.",
        "Tu guidi Cesare. I blocchi beige sono tuoi, e ne vedi la faccia. Quelli verdi sono di Pompeo e ti voltano le spalle: vedi dove sono e quanti, ma non chi sono né che forza hanno.",
      ],
    },
    block: {
      title: "Un blocco",
      says: [
        "Questa è Legio 13. Il numero romano sul bordo superiore è la sua forza: III vuol dire tre dadi quando tira. Ogni colpo subito la gira di uno step, a II, a I; il successivo la elimina.",
        "C3 dice come combatte. La lettera dice quando: A prima di B, C e D. Il numero è la potenza di fuoco: ogni dado che mostra 3 o meno è un colpo a segno.",
      ],
    },
    discard: {
      title: "Sei carte per un anno",
      says: [
        "Un anno ha cinque turni, e in ogni turno giochi una carta. Ne ricevi sei e ne scarti una, senza mostrarla.",
        "I numeri su una carta comando sono i suoi movimenti e le sue leve. Una carta con un dio è un evento: fa qualcosa di suo al posto di quelli.",
        "Una va scartata. 1/2 dà un solo movimento, meno delle altre tue carte comando.",
      ],
      task: "Scarta la carta 1/2.",
      otherwise: "Quella ti servirà durante l’anno. 1/2 è la carta che fa meno.",
    },
    card: {
      title: "Una scelta segreta",
      says: [
        "Ora ciascuno sceglie una carta in segreto, e le due si scoprono insieme. Fra due carte comando va per prima quella con più movimenti; a parità, va Cesare.",
        "C’è molto da fare, e prima che Pompeo si muova: tre movimenti e due leve sono quel che ci vuole.",
      ],
      task: "Gioca la carta 3/2.",
      otherwise: "Si potrebbe giocare, ma questo turno ti servono tre movimenti e due leve.",
    },
    rubicon: {
      title: "Oltre il Rubicone",
      says: [
        "Tre movimenti contro uno: vai per primo. Con ogni movimento marciano i blocchi di un luogo: uno, alcuni o tutti.",
        "Da Ravenna una strada minore porta a Roma. Una strada minore lascia passare due dei tuoi blocchi per turno, una maggiore quattro. Roma è vuota, e vale 2 punti.",
        "Ciascuno potrebbe proseguire fino a una seconda città. Questi due sono arrivati.",
      ],
      task: "Porta Cesare e Legio 13 da Ravenna a Roma, e falli fermare lì.",
      otherwise: "Una cosa alla volta: prima Cesare e Legio 13 vanno a Roma.",
    },
    fleet: {
      title: "Un blocco tiene una città",
      says: [
        "Roma è già tua. Una città che contiene solo blocchi tuoi ti è amica; ne basta uno, anche una flotta da sola. Una città vuota non è di nessuno.",
        "La flotta di Ravenna, una navis, potrebbe prendere il mare con lo stesso movimento. Resta, e Ravenna resta tua.",
      ],
      task: "Premi “{end-group}”: chi non ha mosso resta.",
      otherwise: "La flotta deve tenere Ravenna.",
    },
    twoCities: {
      title: "Due città più in là",
      says: [
        "Un blocco che non attacca può andare di due città. Passa solo per città amiche o vacanti, e finisce in una di queste.",
        "La Dodicesima va a raggiungere Cesare: nella storia proseguirono insieme fino ad Asculum. Antonio e Legio 8 restano a Genua.",
      ],
      task: "Porta Legio 12 da Genua per Ravenna ad Asculum, poi premi “{end-group}”.",
      otherwise: "Questo movimento è per Legio 12 soltanto: da Genua a Ravenna, e poi ad Asculum.",
    },
    attack: {
      title: "Un attacco",
      says: [
        "Chi entra in una città con blocchi nemici la attacca. Si fa da una città adiacente, con il primo spazio del movimento, e lì il blocco si ferma.",
        "A Narbo tre legioni sono pronte per la guerra in Hispania. La strada per Tarraco è maggiore, larga abbastanza per tutte e tre. Là aspettano tre blocchi nemici; quali, lo dirà la battaglia.",
      ],
      task: "Porta tutte e tre le legioni da Narbo a Tarraco.",
      otherwise:
        "Il tuo ultimo movimento è l’attacco a Tarraco, con tutte e tre le legioni: ogni blocco porta i suoi dadi.",
    },
    levy: {
      title: "Una nuova legione",
      says: [
        "Dopo i movimenti vengono le leve. Una leva porta sulla mappa un nuovo blocco del tuo pool, alla sua forza minima.",
        "Una legione compare solo nella città scritta sul blocco, e solo se è amica. Legio 17 è di Roma, e Roma è tua.",
      ],
      task: "Nel tuo pool scegli Legio 17, poi Roma.",
      otherwise: "A Roma serve una guarnigione, perché Cesare sia libero di ripartire: Legio 17.",
    },
    raise: {
      title: "Uno step in più",
      says: [
        "Una leva può anche aggiungere uno step a un blocco in una città amica, fino alla sua forza piena; anche a un blocco nuovo, subito.",
        "Tutti gli altri tuoi blocchi sono a forza piena. Legio 17 è arrivata con I, e può crescere fino a IV.",
      ],
      task: "Aggiungi uno step a Legio 17.",
      otherwise: "Sarebbe possibile un altro blocco nuovo. Ma un dado solo fa poca guardia a Roma.",
    },
    pompeius: {
      title: "Pompeo risponde",
      says: [
        "Quando hai finito, muove e arruola Pompeo. Aveva un movimento: due blocchi sono andati da Neapolis a Brundisium. Chi sono non lo vedi; nella storia era Pompeo in persona, in procinto di lasciare l’Italia.",
        "Da Tarraco nessuno ha potuto andarsene: ogni blocco del tuo gruppo principale vi inchioda un difensore.",
        "Quando entrambi hanno finito movimenti e leve, si combatte dovunque stiano blocchi di tutti e due.",
      ],
    },
    hit: {
      title: "Il difensore è più svelto",
      says: [
        "I blocchi sono scoperti. In ogni round A agisce prima di B, C e D, e a parità di lettera il difensore prima dell’attaccante. La cavalleria nemica, B3, viene prima di tutte le legioni.",
        "A forza II ha tirato 3 e 5: un colpo a segno. Un colpo tocca al blocco più forte; i tuoi hanno tutti III, quindi scegli tu.",
        "Legio 10 è C4, la tua migliore. Legio 7 e Legio 9 sono C2.",
      ],
      task: "Fai subire il colpo a Legio 9.",
      otherwise: "Legio 7 andrebbe altrettanto bene, per Legio 10 sarebbe un peccato. Sia Legio 9.",
    },
    tenth: {
      title: "Tirano le tue legioni",
      says: [
        "Le due legioni nemiche hanno tirato, a vuoto. Ora tocca ai tuoi blocchi C, nell’ordine che preferisci. Nel suo turno un blocco tira o passa; dal round 2 può anche ritirarsi.",
        "Legio 10 lancia tre dadi, e ciascuno va a segno con 4 o meno.",
      ],
      task: "Tira con Legio 10.",
      otherwise: "Legio 10 per prima: va a segno con 4 o meno, le altre con 2 o meno.",
    },
    others: {
      title: "Colpo su colpo",
      says: [
        "1, 4 e 2: tre colpi a segno. Ciascuno è toccato al blocco nemico più forte in quell’istante; fra pari forza ha dovuto scegliere Pompeo.",
        "I colpi valgono subito: chi ha perso uno step lancia d’ora in poi meno dadi. Conviene dunque tirare prima del nemico.",
        "Ogni blocco ha un turno per round. Te ne restano due.",
      ],
      task: "Tira con Legio 7 e con Legio 9.",
      otherwise: "Passare vuol dire non fare nulla. Tirino tutte e due.",
    },
    roundTwo: {
      title: "Secondo round",
      says: [
        "Un colpo ciascuna. Dal round 2 un blocco può ritirarsi invece di tirare: la cavalleria nemica è sfuggita a Carthago Nova. Le due legioni sono ridotte a I; hanno lanciato un dado ciascuna, a vuoto.",
        "Una battaglia ha al massimo quattro round, e nel quarto gli attaccanti devono ritirarsi. Non si arriverà a tanto.",
      ],
      task: "Tira ancora con Legio 10.",
      otherwise: "Potresti passare o ritirarti, ma la vittoria è vicina: tira con Legio 10.",
    },
    regroup: {
      title: "Tarraco è tua",
      says: [
        "Due colpi, e non resta alcun nemico: la battaglia è finita. I blocchi eliminati giacciono scoperti nel pool, e non tornano prima dell’anno nuovo. I tuoi si rialzano e sono di nuovo nascosti.",
        "Il vincitore può riordinarsi: portare blocchi da qui in città adiacenti amiche o vacanti. I tuoi tengono Tarraco, e il punto che vale.",
      ],
      task: "Premi “{end-regroup}”.",
      otherwise: "Potrebbero andarci. Ma Tarraco vale un punto, e Pompeo ha blocchi a Carthago Nova.",
    },
    points: {
      title: "Come si vince",
      says: [
        "Alcune città hanno un valore, che conta per chi le tiene. Tu hai Roma con 2, Massilia con 1 e Tarraco con 1: fanno 4. Pompeo ne ha 6. Ogni leader nemico ucciso vale 1 in più.",
        "Chi ha dieci punti o più in inverno ha vinto. Se al quinto inverno nessuno li ha, vince il totale più alto.",
      ],
    },
    winter: {
      title: "Poi viene l’inverno",
      says: [
        "Questo era un turno: carte, movimenti, leve, battaglie. Cinque turni fanno un anno, e poi è inverno. Cleopatra torna ad Alexandria, e alle flotte in mare serve un porto amico. Una città mantiene tre blocchi, più tanti quanto vale; gli altri sono congedati.",
        "Poi si contano i punti. Se nessuno ha vinto, i caduti sono di nuovo disponibili, leader esclusi, e ciascuno riceve sei carte nuove.",
      ],
    },
  },
};
