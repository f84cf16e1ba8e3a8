/** Texts about the company at a table: who sits there, clocks, requests, talk, notes. */

import { de } from "../../app/french.ts";
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
    /** Of so many entries. */
    takeBack(player: string, entries: number): string;
    rematch(player: string): string;
    /** He has to leave, and a bot would go on for him. */
    substitute(player: string, bot: string): string;
    /** What follows from it at a rated table. */
    readonly unrated: string;
    readonly yes: string;
    readonly no: string;
    readonly withdraw: string;
    readonly ownDraw: string;
    ownTakeBack(entries: number): string;
    readonly ownRematch: string;
    ownSubstitute(bot: string): string;
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
    /** Of a game between two bots, to whoever has opened it. */
    readonly stop: string;
    readonly stopTitle: string;
    readonly stopText: string;
    readonly stopYes: string;
    readonly stopNo: string;
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
  readonly gallery: {
    readonly title: string;
    readonly none: string;
    readonly hint: string;
    readonly overHint: string;
    readonly accountsOnly: string;
  };
  readonly challenge: {
    readonly title: string;
    received(name: string): string;
    sent(name: string): string;
    readonly withdraw: string;
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
  readonly news: {
    arrived(player: string): string;
    readonly over: string;
    readonly declined: Readonly<Record<"draw" | "take-back" | "rematch" | "substitute", (player: string) => string>>;
    readonly withdrawn: Readonly<Record<"draw" | "take-back" | "rematch" | "substitute", (player: string) => string>>;
    readonly seen: string;
    unread(lines: number): string;
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
      takeBack: (player, entries) =>
        entries === 1
          ? `${player} asks to take the last act back.`
          : `${player} asks to take the last ${entries} acts back.`,
      rematch: (player) => `${player} wants another game, with sides changed.`,
      substitute: (player, bot) => `${player} has to leave and would have ${bot} (bot) go on.`,
      unrated: "The game would not be rated any more.",
      yes: "Agree",
      no: "Decline",
      withdraw: "Withdraw",
      ownDraw: "You have offered a draw.",
      ownTakeBack: (entries) =>
        entries === 1
          ? "You have asked to take the last act back."
          : `You have asked to take the last ${entries} acts back.`,
      ownRematch: "You have asked for another game.",
      ownSubstitute: (bot) => `You have asked to have ${bot} (bot) go on for you.`,
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
      stop: "Stop this game",
      stopTitle: "Stop this game?",
      stopText: "You have opened this table for two bots. Their game ends at once, as a draw.",
      stopYes: "Yes, stop it",
      stopNo: "Let them play on",
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
    gallery: {
      title: "Among those who watch",
      none: "Nobody has said anything here yet.",
      hint: "The players do not hear this before the game is over.",
      overHint: "What was said by those who watched.",
      accountsOnly: "Whoever has an account can talk with others who watch. The players hear it when the game is over.",
    },
    challenge: {
      title: "A challenge",
      received: (name) => `${name} challenges you. The game begins as soon as you accept.`,
      sent: (name) => `The seat is kept for ${name}. The game begins as soon as the challenge is accepted.`,
      withdraw: "Withdraw the challenge",
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
    news: {
      arrived: (player) => `${player} has sat down: the game begins`,
      over: "The game is over",
      declined: {
        draw: (player) => `${player} declines the draw.`,
        "take-back": (player) => `${player} does not agree: nothing is taken back.`,
        rematch: (player) => `${player} does not want another game.`,
        substitute: (player) => `${player} does not want to play on against a bot.`,
      },
      withdrawn: {
        draw: (player) => `${player} no longer offers a draw.`,
        "take-back": (player) => `${player} no longer asks to take anything back.`,
        rematch: (player) => `${player} no longer asks for another game.`,
        substitute: (player) => `${player} plays on, without a bot.`,
      },
      seen: "All right",
      unread: (lines) => (lines === 1 ? "1 line of talk not read" : `${lines} lines of talk not read`),
    },
    yourMove: "Your move",
    toLobby: "To the lobby",
  },
  fr: {
    open: {
      title: "Une invitation",
      joinAs: (seat) => `Jouer : ${seat}`,
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
      timeUp: (player) => `Le temps ${de(player)} est écoulé.`,
      claim: "Réclamer la partie",
      grant: "Accorder du temps",
      left: (player, time) => `${player} : ${time}`,
    },
    asks: {
      draw: (player) => `${player} propose la nulle.`,
      takeBack: (player, entries) =>
        entries === 1
          ? `${player} demande à annuler le dernier coup.`
          : `${player} demande à annuler les ${entries} derniers coups.`,
      rematch: (player) => `${player} veut une autre partie, camps inversés.`,
      substitute: (player, bot) => `${player} doit partir et laisserait ${bot} (bot) continuer.`,
      unrated: "La partie ne serait plus classée.",
      yes: "Accepter",
      no: "Refuser",
      withdraw: "Retirer",
      ownDraw: "Vous avez proposé la nulle.",
      ownTakeBack: (entries) =>
        entries === 1
          ? "Vous avez demandé à annuler le dernier coup."
          : `Vous avez demandé à annuler les ${entries} derniers coups.`,
      ownRematch: "Vous avez demandé une autre partie.",
      ownSubstitute: (bot) => `Vous avez demandé que ${bot} (bot) continue à votre place.`,
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
      stop: "Arrêter cette partie",
      stopTitle: "Arrêter cette partie ?",
      stopText: "Vous avez ouvert cette table pour deux bots. Leur partie s’arrête aussitôt, et elle est nulle.",
      stopYes: "Oui, l’arrêter",
      stopNo: "Les laisser jouer",
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
    gallery: {
      title: "Entre spectateurs",
      none: "Personne n’a encore rien dit ici.",
      hint: "Les joueurs ne l’entendent pas avant la fin de la partie.",
      overHint: "Ce que se sont dit les spectateurs.",
      accountsOnly:
        "Qui a un compte peut parler avec les autres spectateurs. Les joueurs l’entendront quand la partie sera finie.",
    },
    challenge: {
      title: "Un défi",
      received: (name) => `${name} vous défie. La partie commence dès que vous acceptez.`,
      sent: (name) => `La place est gardée pour ${name}. La partie commence dès que le défi est relevé.`,
      withdraw: "Retirer le défi",
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
      title: "Dés équitables",
      hint: "La graine des dés a été fixée avant la partie. Voici son empreinte ; la graine elle-même est montrée à la fin.",
      seed: "Graine",
    },
    link: { lost: "La connexion est perdue. Nouvelle tentative…", again: "Essayer maintenant" },
    news: {
      arrived: (player) => `${player} a pris place : la partie commence`,
      over: "La partie est finie",
      declined: {
        draw: (player) => `${player} refuse la nulle.`,
        "take-back": (player) => `${player} n’est pas d’accord : rien n’est annulé.`,
        rematch: (player) => `${player} ne veut pas d’autre partie.`,
        substitute: (player) => `${player} ne veut pas continuer contre un bot.`,
      },
      withdrawn: {
        draw: (player) => `${player} ne propose plus la nulle.`,
        "take-back": (player) => `${player} ne demande plus à annuler de coup.`,
        rematch: (player) => `${player} ne demande plus d’autre partie.`,
        substitute: (player) => `${player} continue, sans bot.`,
      },
      seen: "Entendu",
      unread: (lines) => (lines === 1 ? "1 message non lu" : `${lines} messages non lus`),
    },
    yourMove: "À vous de jouer",
    toLobby: "Vers le salon",
  },
  it: {
    open: {
      title: "Un invito",
      joinAs: (seat) => `Gioca: ${seat}`,
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
      isPublic: "Pubblico: sta in sala.",
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
      draw: (player) => `${player} offre la patta.`,
      takeBack: (player, entries) =>
        entries === 1
          ? `${player} chiede di annullare l’ultima mossa.`
          : `${player} chiede di annullare le ultime ${entries} mosse.`,
      rematch: (player) => `${player} vuole un’altra partita, a parti scambiate.`,
      substitute: (player, bot) => `${player} deve andare e lascerebbe continuare ${bot} (bot).`,
      unrated: "La partita non sarebbe più classificata.",
      yes: "Accetta",
      no: "Rifiuta",
      withdraw: "Ritira",
      ownDraw: "Hai offerto la patta.",
      ownTakeBack: (entries) =>
        entries === 1
          ? "Hai chiesto di annullare l’ultima mossa."
          : `Hai chiesto di annullare le ultime ${entries} mosse.`,
      ownRematch: "Hai chiesto un’altra partita.",
      ownSubstitute: (bot) => `Hai chiesto che ${bot} (bot) continui al tuo posto.`,
      rematchLaid: "La rivincita è cominciata.",
    },
    deeds: {
      title: "Questa partita",
      offerDraw: "Offri la patta",
      resign: "Abbandona",
      resignTitle: "Abbandonare questa partita?",
      resignText: "La partita finisce subito e vince l’avversario. Non si può tornare indietro.",
      resignYes: "Sì, abbandono",
      resignNo: "Continua a giocare",
      stop: "Ferma questa partita",
      stopTitle: "Fermare questa partita?",
      stopText: "Hai aperto questo tavolo per due bot. La loro partita finisce subito, patta.",
      stopYes: "Sì, fermala",
      stopNo: "Lasciali giocare",
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
    gallery: {
      title: "Tra chi guarda",
      none: "Qui nessuno ha ancora detto nulla.",
      hint: "I giocatori non lo sentono prima della fine della partita.",
      overHint: "Quel che si è detto tra chi guardava.",
      accountsOnly:
        "Chi ha un account può parlare con gli altri che guardano. I giocatori lo sentiranno a partita finita.",
    },
    challenge: {
      title: "Una sfida",
      received: (name) => `${name} ti sfida. La partita comincia appena accetti.`,
      sent: (name) => `Il posto è tenuto per ${name}. La partita comincia appena la sfida è raccolta.`,
      withdraw: "Ritira la sfida",
    },
    notes: {
      title: "I tuoi appunti",
      hint: "Li vedi solo tu.",
      saving: "Salvataggio…",
      saved: "Salvati.",
      unsaved: "Non si è potuto salvarli; si riprova alla prossima lettera.",
    },
    players: "Giocatori",
    dice: {
      title: "Dadi onesti",
      hint: "Il seme dei dadi è stato fissato prima della partita. Questa è la sua impronta; il seme stesso si mostra alla fine.",
      seed: "Seme",
    },
    link: { lost: "La connessione è caduta. Si riprova…", again: "Prova ora" },
    news: {
      arrived: (player) => `${player} ha preso posto: la partita comincia`,
      over: "La partita è finita",
      declined: {
        draw: (player) => `${player} rifiuta la patta.`,
        "take-back": (player) => `${player} non acconsente: non si annulla nulla.`,
        rematch: (player) => `${player} non vuole un’altra partita.`,
        substitute: (player) => `${player} non vuole continuare contro un bot.`,
      },
      withdrawn: {
        draw: (player) => `${player} non offre più la patta.`,
        "take-back": (player) => `${player} non chiede più di annullare mosse.`,
        rematch: (player) => `${player} non chiede più un’altra partita.`,
        substitute: (player) => `${player} continua, senza bot.`,
      },
      seen: "Va bene",
      unread: (lines) => (lines === 1 ? "1 messaggio non letto" : `${lines} messaggi non letti`),
    },
    yourMove: "Tocca a te",
    toLobby: "Vai in sala",
  },
};
