/** What the terminal says besides, when the table stands on a server. */
import type { Request } from "@rubicon/client";
import type { Language } from "@rubicon/engine";

export interface FarPhrases {
  readonly youAre: (name: string, server: string) => string;
  readonly invite: (table: string, server: string) => string;
  readonly noOthers: string;
  readonly waitingFor: (seat: string) => string;
  readonly waitPrompt: string;
  /** Instead of whose turn it is: this seat may choose before the other has. */
  readonly mayChoose: (other: string) => string;
  readonly chosen: (act: string) => string;
  readonly answeredFor: (seat: string) => string;
  readonly looking: string;
  readonly left: (table: string) => string;
  readonly cut: string;
  readonly backAgain: string;
  readonly tooLate: string;
  readonly says: (name: string, text: string) => string;
  readonly asks: Readonly<Record<Request, (seat: string, acts: number) => string>>;
  readonly asked: string;
  readonly nothingAsked: string;
  readonly sureToResign: string;
  readonly endings: Readonly<Record<"resigned" | "agreed" | "time", (winner: string) => string>>;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly how: string;
  /** What can be typed at a table on a server, besides what can be typed at any. */
  readonly there: string;
}

const en: FarPhrases = {
  youAre: (name, server) => `You are ${name} at ${server}.`,
  invite: (table, server) =>
    `The table is open. Whoever knows it can join:\n  rubicon play --server ${server} --table ${table}`,
  noOthers: "Waiting for somebody to join.",
  waitingFor: (seat) => `Waiting for ${seat}.`,
  waitPrompt: "(say TEXT, board, log, orders, quit) ",
  mayChoose: (other) => `Before ${other} has chosen you may choose already, unseen.`,
  chosen: (act) => `You have chosen, unseen: ${act}. It counts as soon as the other has; change lets you choose again.`,
  answeredFor: (seat) => `${seat}’s time had run out:`,
  looking: "You are looking on.",
  left: (table) => `The game stays on the server: --table ${table} goes on with it.`,
  cut: "The line to the server is cut; trying again.",
  backAgain: "The line is back.",
  tooLate: "The table has moved on meanwhile: decide again.",
  says: (name, text) => `${name} says: ${text}`,
  asks: {
    draw: (seat) => `${seat} offers a draw: yes or no?`,
    "take-back": (seat, acts) =>
      `${seat} asks to take the last ${acts === 1 ? "act" : `${acts} acts`} back: yes or no?`,
    rematch: (seat) => `${seat} would like another game: yes or no?`,
    substitute: (seat) => `${seat} has to leave and would like a bot to go on: yes or no?`,
  },
  asked: "Your opponent is asked.",
  nothingAsked: "Nobody has asked you anything.",
  sureToResign: "Type resign once more to give the game up: ",
  endings: {
    resigned: (winner) => `The game was given up. Victory: ${winner}.`,
    agreed: () => "Both have agreed on a draw.",
    time: (winner) => `Time ran out. Victory: ${winner}.`,
  },
  openTables: "Open tables:",
  noOpenTables: "No table is open.",
  how: "Join one with --table ID, or open one with --open.",
  there: `  back N           ask your opponent to let you take back N acts
  change           take back what you chose before you were asked
  say TEXT         say something at the table
  draw             offer a draw, or accept one
  yes, no          answer what your opponent asks
  resign           give the game up
  save FILE        keep the journal, once the game is over
  quit             leave; the game stays on the server`,
};

const fr: FarPhrases = {
  youAre: (name, server) => `Vous êtes ${name} sur ${server}.`,
  invite: (table, server) =>
    `La table est ouverte. Qui la connaît peut s’y asseoir :\n  rubicon play --server ${server} --table ${table}`,
  noOthers: "On attend un adversaire.",
  waitingFor: (seat) => `On attend ${seat}.`,
  waitPrompt: "(say TEXTE, board, log, orders, quit) ",
  mayChoose: (other) => `Avant que ${other} ait choisi, vous pouvez déjà choisir, en secret.`,
  chosen: (act) =>
    `Vous avez choisi, en secret : ${act}. Cela vaut dès que l’autre a choisi ; change permet de changer d’avis.`,
  answeredFor: (seat) => `Le temps de ${seat} était écoulé :`,
  looking: "Vous regardez la partie.",
  left: (table) => `La partie reste sur le serveur : --table ${table} la reprend.`,
  cut: "La liaison avec le serveur est coupée ; nouvel essai.",
  backAgain: "La liaison est rétablie.",
  tooLate: "La table a changé entre-temps : décidez de nouveau.",
  says: (name, text) => `${name} dit : ${text}`,
  asks: {
    draw: (seat) => `${seat} propose la nulle : yes ou no ?`,
    "take-back": (seat, acts) =>
      `${seat} demande à annuler ${acts === 1 ? "le dernier coup" : `les ${acts} derniers coups`} : yes ou no ?`,
    rematch: (seat) => `${seat} voudrait une autre partie : yes ou no ?`,
    substitute: (seat) => `${seat} doit partir et voudrait qu’un bot continue : yes ou no ?`,
  },
  asked: "Votre adversaire est consulté.",
  nothingAsked: "Personne ne vous a rien demandé.",
  sureToResign: "Tapez resign encore une fois pour abandonner la partie : ",
  endings: {
    resigned: (winner) => `La partie est abandonnée. Victoire : ${winner}.`,
    agreed: () => "Les deux joueurs sont convenus de la nulle.",
    time: (winner) => `Le temps est écoulé. Victoire : ${winner}.`,
  },
  openTables: "Tables ouvertes :",
  noOpenTables: "Aucune table n’est ouverte.",
  how: "Asseyez-vous à l’une avec --table ID, ou ouvrez-en une avec --open.",
  there: `  back N           demander à l’adversaire de vous laisser annuler N coups
  change           annuler ce que vous avez choisi avant d’être consulté
  say TEXTE        dire quelque chose à la table
  draw             proposer la nulle, ou l’accepter
  yes, no          répondre à ce que demande l’adversaire
  resign           abandonner la partie
  save FICHIER     garder le journal, une fois la partie terminée
  quit             partir ; la partie reste sur le serveur`,
};

const it: FarPhrases = {
  youAre: (name, server) => `Sei ${name} su ${server}.`,
  invite: (table, server) =>
    `Il tavolo è aperto. Chi lo conosce può sedersi:\n  rubicon play --server ${server} --table ${table}`,
  noOthers: "Si aspetta un avversario.",
  waitingFor: (seat) => `Si aspetta ${seat}.`,
  waitPrompt: "(say TESTO, board, log, orders, quit) ",
  mayChoose: (other) => `Prima che ${other} abbia scelto puoi già scegliere, in segreto.`,
  chosen: (act) => `Hai scelto, in segreto: ${act}. Vale appena l’altro ha scelto; change ti fa scegliere di nuovo.`,
  answeredFor: (seat) => `Il tempo di ${seat} era scaduto:`,
  looking: "Stai guardando la partita.",
  left: (table) => `La partita resta sul server: --table ${table} la riprende.`,
  cut: "Il collegamento con il server è caduto; si riprova.",
  backAgain: "Il collegamento è tornato.",
  tooLate: "Il tavolo è cambiato nel frattempo: decidi di nuovo.",
  says: (name, text) => `${name} dice: ${text}`,
  asks: {
    draw: (seat) => `${seat} offre la patta: yes o no?`,
    "take-back": (seat, acts) =>
      `${seat} chiede di annullare ${acts === 1 ? "l’ultima mossa" : `le ultime ${acts} mosse`}: yes o no?`,
    rematch: (seat) => `${seat} vorrebbe un’altra partita: yes o no?`,
    substitute: (seat) => `${seat} deve andare e vorrebbe che un bot continuasse: yes o no?`,
  },
  asked: "L’avversario è stato interpellato.",
  nothingAsked: "Nessuno ti ha chiesto nulla.",
  sureToResign: "Scrivi resign ancora una volta per abbandonare la partita: ",
  endings: {
    resigned: (winner) => `La partita è abbandonata. Vittoria: ${winner}.`,
    agreed: () => "I due giocatori si sono accordati sulla patta.",
    time: (winner) => `Il tempo è scaduto. Vittoria: ${winner}.`,
  },
  openTables: "Tavoli aperti:",
  noOpenTables: "Nessun tavolo è aperto.",
  how: "Siediti a uno con --table ID, o aprine uno con --open.",
  there: `  back N           chiedi all’avversario di lasciarti annullare N mosse
  change           annulla ciò che hai scelto prima di essere interpellato
  say TESTO        di’ qualcosa al tavolo
  draw             offri la patta, o accettala
  yes, no          rispondi a ciò che chiede l’avversario
  resign           abbandona la partita
  save FILE        conserva il diario, quando la partita è finita
  quit             esci; la partita resta sul server`,
};

export const FAR_PHRASES: Readonly<Record<Language, FarPhrases>> = { en, fr, it };
