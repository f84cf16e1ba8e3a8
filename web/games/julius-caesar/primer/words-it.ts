/** The primer in Italian. */
import type { PrimerWords } from "./wording.ts";

export const it: PrimerWords = {
  lead: "Cesare contro Pompeo: due giocatori, blocchi di legno che mostrano la faccia al proprietario, e cinque anni al massimo per vincere il mondo romano.",
  block: "Un blocco",
  face: "Come lo vede il proprietario",
  back: {
    title: "Come lo vede il nemico",
    text: "Dove sta e di che colore è, ma non quale blocco sia né quanto sia forte. Solo in battaglia i blocchi si scoprono.",
  },
  turned: {
    title: "Un colpo lo gira",
    text: "Ogni colpo toglie uno step e gira il blocco: la forza seguente viene in alto. Dopo l’ultimo step è eliminato.",
  },
  anatomy: {
    strength: { title: "Forza attuale", text: "Lancia altrettanti dadi." },
    next: { title: "Quel che resta", text: "I suoi altri step: II, poi I." },
    letter: { title: "Iniziativa", text: "A agisce prima di B, C e D." },
    firepower: { title: "Potenza di fuoco", text: "Ogni dado pari o inferiore va a segno." },
    name: { title: "Quale blocco", text: "La Tredicesima legione." },
    home: { title: "Origine", text: "Nuovo, compare in questa città." },
  },
  types: "I blocchi",
  type: {
    leader: { title: "Leader", text: "Pronti ad agire. Ucciso, un leader è un punto per il nemico." },
    legio: { title: "Legioni", text: "Il nerbo. Una nuova compare nella città che nomina." },
    auxilia: { title: "Auxilia", text: "Presto, ma deboli. Compaiono in ogni città amica." },
    equitatus: { title: "Cavalleria", text: "Prima delle legioni. Una nuova compare nella città che nomina." },
    elephant: { title: "Elefanti", text: "Solo Pompeo. IV o II: ogni colpo ne toglie due." },
    ballista: { title: "Ballista", text: "B quando difende, D quando attacca." },
    navis: { title: "Flotte", text: "Le navis: solo loro tengono i mari, e portano gli altri oltre." },
    cleopatra: { title: "Cleopatra", text: "Abbattuta in battaglia, passa all’altra parte." },
  },
  cards: "Le carte",
  command: (turns, hand) => ({
    title: "Comando",
    text: `Movimenti in alto, leve in basso. Di ${hand} carte l’anno se ne scarta una e si giocano le altre ${turns}, una per turno.`,
  }),
  event: {
    title: "Evento",
    text: "Un dio fa qualcosa di suo, al posto di movimenti e leve. Due eventi nello stesso turno si annullano: il turno è perso.",
  },
  gods: "I sette dèi",
  turn: "Un turno in cinque figure",
  turnParts: ({ major, minor, strait, straitAttack }) => ({
    choose: { title: "Scegliere", text: "Ciascuno sceglie una carta in segreto, e le due si scoprono insieme." },
    order: {
      title: "Chi comincia",
      text: "Chi ha più movimenti va per primo, a parità Cesare; un evento viene prima di una carta comando (Apollo conta come la carta che copia).",
    },
    moves: {
      title: "Movimenti",
      text: `Con ogni movimento marciano i blocchi di un luogo: di una o due città, o di una sola per attaccare, e lì si fermano. Una strada maggiore lascia passare ${major} dei tuoi blocchi, una minore ${minor}, uno stretto ${strait}, o ${straitAttack} per attaccare.`,
    },
    levies: {
      title: "Leve",
      text: "Poi ogni leva porta un blocco nuovo alla sua forza minima, o aggiunge uno step a un blocco; solo in città amiche.",
    },
    battles: {
      title: "Battaglie",
      text: "Quando entrambi hanno finito movimenti e leve, si combatte dovunque stiano tutti e due. Poi comincia il turno seguente.",
    },
  }),
  battle: "Una battaglia in quattro figure",
  battleParts: ({ battleRounds }) => ({
    order: {
      title: "A turno",
      text: "A, poi B, C e D; a parità di lettera prima il difensore. Ogni blocco ha un turno per round.",
    },
    fire: {
      title: "Tirare",
      text: "Un blocco lancia tanti dadi quanta è la sua forza. Ogni dado pari o inferiore alla potenza di fuoco è un colpo a segno.",
    },
    hits: {
      title: "Colpi",
      text: "Ogni colpo tocca subito al blocco nemico più forte. Fra pari forza sceglie il proprietario.",
    },
    retreat: {
      title: "Ritirarsi",
      text: `Dal round 2 un blocco può invece ritirarsi, in una città adiacente amica o vacante: i difensori non per una strada usata dagli attaccanti, gli attaccanti in una vacante solo per una di quelle. Nel round ${battleRounds} gli attaccanti devono.`,
    },
  }),
  winter: "L’inverno",
  winterLead: "Dopo il quinto turno dell’anno, in quest’ordine:",
  winterParts: ({ winterSupplyBase, victoryPoints, hand }) => ({
    cleopatra: { title: "Cleopatra", text: "torna ad Alexandria. Se la tiene l’altra parte, passa con lei." },
    navis: { title: "Flotte", text: "In mare, vanno in un porto amico di quel mare, o sono congedate." },
    supply: {
      title: "Rifornimenti",
      text: `Una città mantiene ${winterSupplyBase} blocchi, più tanti quanto vale. Gli altri sono congedati.`,
    },
    victory: { title: "Vittoria?", text: `Con ${victoryPoints} punti o più si vince.` },
    newYear: { title: "Anno nuovo", text: `I caduti si possono arruolare; ${hand} carte nuove a testa.` },
  }),
  victory: "Come si vince",
  victoryText: ({ victoryPoints }, points, years) =>
    `Una città che ha un valore conta per la parte i cui blocchi vi stanno da soli; tutte insieme valgono ${points}. Chi ha ${victoryPoints} punti o più in inverno ha vinto. Se dopo ${years} inverni nessuno li ha, vince il totale più alto, e poi Roma.`,
  leaders: { title: "Leader nemici uccisi", text: "1 punto ciascuno." },
  pictures: {
    anatomy: "Il blocco Legio 13 con le sue parti",
    back: "Un blocco visto da dietro: legno verde con un emblema e nient’altro",
    turned: "Lo stesso blocco a forza III, II e I, girato ogni volta di un quarto",
    turn: {
      choose: "Due carte coperte",
      order: "La carta 3/2 accanto alla carta 1/2",
      moves: "Due blocchi marciano su una strada minore verso Roma, un altro fa due città su strade maggiori",
      levies: "Una nuova legione va dal pool a Roma, e guadagna uno step",
      battles: "Blocchi delle due parti a Tarraco",
    },
    battle: {
      order: "Una tabella delle lettere da A a D: in ciascuna il difensore viene prima dell’attaccante",
      fire: "Una legione C3 di forza III tira 2, 5 e 3: due colpi a segno",
      hits: "Di tre blocchi a III, II e II quello a III è colpito e girato a II",
      retreat: "L’attaccante è venuto da Narbo a Tarraco; il difensore si ritira per un’altra strada a Carthago Nova",
    },
  },
  roads: { major: "strada maggiore", minor: "strada minore", strait: "stretto" },
  defender: "difensore",
  attacker: "attaccante",
  pool: "Pool",
  round: (round) => `Round ${round}`,
};
