/** The shell of a table, in Italian. */
import type { TableWords } from "./shape.ts";

export const it: TableWords = {
  loading: "Si prepara il tavolo…",
  map: "Mappa",
  status: "Stato della partita",

  prompt: {
    label: "Che cosa viene chiesto",
    waiting: (seat, player) => `In attesa di ${seat}${player === null ? "" : ` (${player})`}.`,
    meanwhile: (question) => `Nel presente: ${question}`,
    thenToMove: (seat) => `La prossima decisione spetta a ${seat}.`,
    notBegun: "La partita non è ancora cominciata.",
    nobodyAsked: "In questo momento nessuno deve decidere.",
    over: "La partita è finita.",
    picked: (names) => `${names}: ora fai clic su qualcosa di illuminato.`,
    whichOne: (names) => `${names}: scegli che cosa fare.`,
    clickDoes: (act) => `Clic: ${act}`,
    clickPicks: (name) => `Clic: scegli ${name}`,
    clickLetsGo: (name) => `Clic: lascia ${name}`,
    choices: "Scelte",
    letGo: "Lascia",
    undo: "Annulla",
    askUndo: "Chiedi di annullare",
    undoAsked: "Hai chiesto di annullare; l’avversario deve acconsentire.",
    sending: "In viaggio…",
    kept: "Non c’è connessione. La tua azione è conservata e parte appena la linea torna.",
    offline: "Al momento non c’è connessione; si sta riprovando.",
    stale: "Intanto la partita era andata avanti. Guarda e decidi di nuovo.",
    choosingToo: (seat) => `Anche ${seat} sta scegliendo; puoi già scegliere.`,
    chosenAhead: (act, seat) => `Hai scelto: ${act}. Finché ${seat} non ha risposto puoi cambiare.`,
    withdraw: "Ritira",
    refused: (reason) => `Non permesso: ${reason}`,
  },

  reel: {
    past: "Stai guardando il passato",
    replaying: "Che cosa è successo",
    entry: (n, last) => `${n} di ${last}`,
    first: "All’inizio",
    back: "Un passo indietro",
    play: "Riproduci da qui",
    pause: "Pausa",
    forward: "Un passo avanti",
    present: "Torna al presente",
    end: "Alla fine",
    skip: "Salta",
    bar: "Momenti della partita",
  },

  since: {
    title: "Dalla tua ultima visita",
    showMe: "Fammi vedere",
    skip: "Salta",
    more: (count) => (count === 1 ? "e 1 evento prima" : `e ${count} eventi prima`),
  },

  panels: {
    label: "Pannelli",
    acts: "Azioni",
    log: "Cronaca",
    beside: "Riserve",
    text: "In testo",
    orders: "Ordini",
    extras: "Tavolo",
    hand: "Mano",
    battle: "Battaglia",
    help: "Aiuto",
    close: "Chiudi",
    hideBattle: "Nascondi la battaglia",
    wanted: "da scegliere qui",
  },

  acts: {
    filter: "Cerca un’azione o un elemento",
    count: (count) => (count === 1 ? "1 azione" : `${count} azioni`),
    none: "Non c’è nulla da decidere.",
    notNow: "Al momento non ti viene chiesto nulla. Le tue azioni compaiono qui quando tocca a te.",
    decisions: "Decisioni",
    nothingFits: "Nessuna azione corrisponde.",
    closed: "Non possibile ora",
    whyNot: (name) => `${name}: perché no?`,
  },

  log: {
    empty: "Non è ancora successo nulla.",
    takenBack: "annullato",
    byOrders: "secondo i tuoi ordini permanenti",
    byTime: "risposto dal tavolo: il tempo era scaduto",
    wentBack: (seat) => `${seat} annulla.`,
    show: (n) => `Mostra la situazione dopo la voce ${n}`,
    toEnd: "Al più recente",
  },

  rule: {
    label: (id) => `Regola ${id}`,
    inTheBook: "Nel regolamento",
  },

  card: {
    closed: "Non ora",
    asking: "Si consultano le regole…",
    askedNow: (question) => `Che cosa viene chiesto ora: ${question}`,
    notYourMove: "Non tocca a te.",
    pastShown: "Questo è il passato: non vi si può più far nulla.",
    unknown: "Senza connessione non si può sapere il motivo.",
    close: "Chiudi",
  },

  outcome: {
    title: "La partita è finita",
    result: { won: "Vittoria", lost: "Sconfitta", drew: "Pareggio" },
    score: "Punteggio",
    close: "Guarda la mappa",
  },

  endings: {
    resigned: (winner) => `Vince ${winner}: l’avversario si è arreso.`,
    agreed: () => "Pareggio, d’accordo fra le parti.",
    time: (winner) => `Vince ${winner}: il tempo dell’avversario è scaduto.`,
  },
};
