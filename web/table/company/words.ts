/** Texts about the company at a table: who sits there, clocks, requests, talk, notes. */
import type { Catalogue } from "../../app/words.ts";

export interface CompanyWords {
  readonly open: {
    readonly title: string;
    joinAs(seat: string): string;
    readonly leave: string;
    readonly free: string;
    readonly you: string;
    readonly guest: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly waiting: string;
    readonly beginning: string;
    readonly isPrivate: string;
    readonly isPublic: string;
    readonly watchersWelcome: string;
  };
  readonly clock: {
    readonly label: string;
    timeUp(player: string): string;
    readonly claim: string;
    readonly grant: string;
    left(player: string, time: string): string;
  };
  readonly asks: {
    draw(player: string): string;
    takeBack(player: string): string;
    rematch(player: string): string;
    readonly yes: string;
    readonly no: string;
    readonly withdraw: string;
    readonly ownDraw: string;
    readonly ownTakeBack: string;
    readonly ownRematch: string;
    readonly rematchLaid: string;
  };
  readonly deeds: {
    readonly title: string;
    readonly offerDraw: string;
    readonly resign: string;
    readonly resignTitle: string;
    readonly resignText: string;
    readonly resignYes: string;
    readonly resignNo: string;
    readonly rematch: string;
    readonly toRematch: string;
    readonly replay: string;
    readonly journal: string;
  };
  readonly talk: {
    readonly title: string;
    readonly none: string;
    readonly write: string;
    readonly send: string;
    readonly watchersListen: string;
  };
  readonly notes: {
    readonly title: string;
    readonly hint: string;
    readonly saving: string;
    readonly saved: string;
    readonly unsaved: string;
  };
  readonly players: string;
  readonly dice: {
    readonly title: string;
    readonly hint: string;
    readonly seed: string;
  };
  readonly link: {
    readonly lost: string;
    readonly again: string;
  };
  readonly yourMove: string;
  readonly toLobby: string;
}

export const companyWords: Catalogue<CompanyWords> = {
  en: {
    open: {
      title: "An invitation",
      joinAs: (seat) => `Play ${seat}`,
      leave: "Leave the table",
      free: "free",
      you: "you",
      guest: "guest",
      link: "Link to this table",
      copy: "Copy the link",
      copied: "Copied",
      waiting:
        "The game begins as soon as the other seat is taken. Send the link to your opponent: no account is needed.",
      beginning: "Take a free seat and the game begins. No account is needed.",
      isPrivate: "Private: only those who have the link find it.",
      isPublic: "Public: it stands in the lobby.",
      watchersWelcome: "Anyone may watch.",
    },
    clock: {
      label: "Clocks",
      timeUp: (player) => `${player}’s time is up.`,
      claim: "Claim the game",
      grant: "Give more time",
      left: (player, time) => `${player}: ${time}`,
    },
    asks: {
      draw: (player) => `${player} offers a draw.`,
      takeBack: (player) => `${player} asks to take back.`,
      rematch: (player) => `${player} wants another game, with sides changed.`,
      yes: "Agree",
      no: "Decline",
      withdraw: "Withdraw",
      ownDraw: "You have offered a draw.",
      ownTakeBack: "You have asked to take back.",
      ownRematch: "You have asked for another game.",
      rematchLaid: "The rematch has begun.",
    },
    deeds: {
      title: "This game",
      offerDraw: "Offer a draw",
      resign: "Resign",
      resignTitle: "Resign this game?",
      resignText: "The game ends at once and your opponent wins. This cannot be taken back.",
      resignYes: "Yes, resign",
      resignNo: "Play on",
      rematch: "Another game",
      toRematch: "Go to the rematch",
      replay: "Replay",
      journal: "Download the journal",
    },
    talk: {
      title: "Talk",
      none: "Nobody has said anything yet.",
      write: "Say something",
      send: "Send",
      watchersListen: "Only players talk at this table.",
    },
    notes: {
      title: "Your notes",
      hint: "Only you see them.",
      saving: "Being kept…",
      saved: "Kept.",
      unsaved: "Could not be kept; it is tried again with the next letter.",
    },
    players: "Players",
    dice: {
      title: "Fair dice",
      hint: "The seed of the dice was fixed before the game. This is its fingerprint; the seed itself is shown when the game is over.",
      seed: "Seed",
    },
    link: { lost: "The connection is lost. Trying again…", again: "Try now" },
    yourMove: "Your move",
    toLobby: "To the lobby",
  },
  fr: {
    open: {
      title: "Une invitation",
      joinAs: (seat) => `Jouer ${seat}`,
      leave: "Quitter la table",
      free: "libre",
      you: "vous",
      guest: "invité",
      link: "Lien vers cette table",
      copy: "Copier le lien",
      copied: "Copié",
      waiting:
        "La partie commence dès que l’autre place est prise. Envoyez le lien à votre adversaire : aucun compte n’est nécessaire.",
      beginning: "Prenez une place libre et la partie commence. Aucun compte n’est nécessaire.",
      isPrivate: "Privée : seuls ceux qui ont le lien la trouvent.",
      isPublic: "Publique : elle figure au salon.",
      watchersWelcome: "Tout le monde peut regarder.",
    },
    clock: {
      label: "Pendules",
      timeUp: (player) => `Le temps de ${player} est écoulé.`,
      claim: "Réclamer la partie",
      grant: "Accorder du temps",
      left: (player, time) => `${player} : ${time}`,
    },
    asks: {
      draw: (player) => `${player} propose la nulle.`,
      takeBack: (player) => `${player} demande à reprendre.`,
      rematch: (player) => `${player} veut une autre partie, camps inversés.`,
      yes: "Accepter",
      no: "Refuser",
      withdraw: "Retirer",
      ownDraw: "Vous avez proposé la nulle.",
      ownTakeBack: "Vous avez demandé à reprendre.",
      ownRematch: "Vous avez demandé une autre partie.",
      rematchLaid: "La revanche a commencé.",
    },
    deeds: {
      title: "Cette partie",
      offerDraw: "Proposer la nulle",
      resign: "Abandonner",
      resignTitle: "Abandonner cette partie ?",
      resignText: "La partie s’arrête aussitôt et votre adversaire gagne. On ne peut pas revenir là-dessus.",
      resignYes: "Oui, abandonner",
      resignNo: "Continuer",
      rematch: "Une autre partie",
      toRematch: "Aller à la revanche",
      replay: "Revoir la partie",
      journal: "Télécharger le journal",
    },
    talk: {
      title: "Conversation",
      none: "Personne n’a encore rien dit.",
      write: "Dire quelque chose",
      send: "Envoyer",
      watchersListen: "Seuls les joueurs parlent à cette table.",
    },
    notes: {
      title: "Vos notes",
      hint: "Vous seul les voyez.",
      saving: "Enregistrement…",
      saved: "Enregistré.",
      unsaved: "Enregistrement impossible ; nouvel essai à la prochaine lettre.",
    },
    players: "Joueurs",
    dice: {
      title: "Dés loyaux",
      hint: "La graine des dés a été fixée avant la partie. Voici son empreinte ; la graine elle-même est montrée à la fin.",
      seed: "Graine",
    },
    link: { lost: "La connexion est perdue. Nouvelle tentative…", again: "Essayer maintenant" },
    yourMove: "À vous de jouer",
    toLobby: "Vers le salon",
  },
  it: {
    open: {
      title: "Un invito",
      joinAs: (seat) => `Gioca ${seat}`,
      leave: "Lascia il tavolo",
      free: "libero",
      you: "tu",
      guest: "ospite",
      link: "Collegamento a questo tavolo",
      copy: "Copia il collegamento",
      copied: "Copiato",
      waiting:
        "La partita comincia appena l’altro posto è preso. Manda il collegamento al tuo avversario: non serve un account.",
      beginning: "Prendi un posto libero e la partita comincia. Non serve un account.",
      isPrivate: "Privato: lo trova solo chi ha il collegamento.",
      isPublic: "Pubblico: sta nel salone.",
      watchersWelcome: "Chiunque può guardare.",
    },
    clock: {
      label: "Orologi",
      timeUp: (player) => `Il tempo di ${player} è scaduto.`,
      claim: "Reclama la partita",
      grant: "Concedi altro tempo",
      left: (player, time) => `${player}: ${time}`,
    },
    asks: {
      draw: (player) => `${player} offre il pareggio.`,
      takeBack: (player) => `${player} chiede di annullare.`,
      rematch: (player) => `${player} vuole un’altra partita, a parti scambiate.`,
      yes: "Accetta",
      no: "Rifiuta",
      withdraw: "Ritira",
      ownDraw: "Hai offerto il pareggio.",
      ownTakeBack: "Hai chiesto di annullare.",
      ownRematch: "Hai chiesto un’altra partita.",
      rematchLaid: "La rivincita è cominciata.",
    },
    deeds: {
      title: "Questa partita",
      offerDraw: "Offri il pareggio",
      resign: "Arrenditi",
      resignTitle: "Arrendersi?",
      resignText: "La partita finisce subito e vince l’avversario. Non si può tornare indietro.",
      resignYes: "Sì, mi arrendo",
      resignNo: "Continua a giocare",
      rematch: "Un’altra partita",
      toRematch: "Vai alla rivincita",
      replay: "Rivedi la partita",
      journal: "Scarica il diario",
    },
    talk: {
      title: "Conversazione",
      none: "Nessuno ha ancora detto nulla.",
      write: "Di’ qualcosa",
      send: "Invia",
      watchersListen: "A questo tavolo parlano solo i giocatori.",
    },
    notes: {
      title: "I tuoi appunti",
      hint: "Li vedi solo tu.",
      saving: "Si conserva…",
      saved: "Conservato.",
      unsaved: "Non si è potuto conservare; si riprova alla prossima lettera.",
    },
    players: "Giocatori",
    dice: {
      title: "Dadi leali",
      hint: "Il seme dei dadi è stato fissato prima della partita. Questa è la sua impronta; il seme stesso si mostra alla fine.",
      seed: "Seme",
    },
    link: { lost: "La connessione è caduta. Si riprova…", again: "Prova ora" },
    yourMove: "Tocca a te",
    toLobby: "Al salone",
  },
};
