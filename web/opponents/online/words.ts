/** What is said around bots at a server: who asks one to a table, in whose place it plays, and what follows from it. */

import { de } from "../../app/french.ts";
import type { Catalogue } from "../../app/words.ts";

export interface OnlineBotWords {
  /** At a table that waits for somebody. */
  readonly take: {
    readonly text: string;
    readonly unrated: string;
    readonly show: string;
    readonly which: string;
    seat(bot: string): string;
  };
  /** Somebody leaves a running game. */
  readonly leave: {
    readonly button: string;
    readonly title: string;
    readonly text: string;
    /** A bot sits opposite: nobody is asked. */
    readonly atOnce: string;
    readonly unrated: string;
    /** Nobody may watch this table. */
    readonly unseen: string;
    readonly which: string;
    ask(bot: string): string;
    go(bot: string): string;
    readonly stay: string;
  };
  /** An opponent stays away. */
  readonly absent: {
    days(player: string, days: number): string;
    readonly button: string;
    title(player: string): string;
    readonly text: string;
    readonly which: string;
    go(bot: string): string;
    readonly wait: string;
  };
  /** A bot now plays where this player sat. */
  replaced(bot: string): string;
  /** Said at rated tables. */
  readonly noCounsel: string;
}

const en: OnlineBotWords = {
  take: {
    text: "A bot takes the free seat, and the game begins at once.",
    unrated: "A game with a bot is not rated.",
    show: "Let a bot take the seat",
    which: "Which bot",
    seat: (bot) => `${bot} takes the seat`,
  },
  leave: {
    button: "Let a bot go on for me",
    title: "A bot goes on for you",
    text: "Your opponent is asked, and may decline. If he agrees the seat is the bot’s for good.",
    atOnce: "The seat is the bot’s at once, and for good.",
    unrated: "The game is not rated from then on.",
    unseen: "Nobody may watch here: you will not see the table any more.",
    which: "Who goes on",
    ask: (bot) => `Ask for ${bot}`,
    go: (bot) => `Leave the seat to ${bot}`,
    stay: "Play on",
  },
  absent: {
    days: (player, days) => `${player} has not moved for ${days} days.`,
    button: "Let a bot go on",
    title: (player) => `A bot goes on for ${player}`,
    text: "The seat is the bot’s at once, and for good. The game is not rated from then on.",
    which: "Who goes on",
    go: (bot) => `Play on against ${bot}`,
    wait: "Wait",
  },
  replaced: (bot) => `${bot} has taken your seat and plays on.`,
  noCounsel: "In a rated game nobody gives counsel.",
};

const fr: OnlineBotWords = {
  take: {
    text: "Un bot prend la place libre, et la partie commence aussitôt.",
    unrated: "Une partie avec un bot n’est pas classée.",
    show: "Laisser un bot prendre la place",
    which: "Quel bot",
    seat: (bot) => `${bot} prend la place`,
  },
  leave: {
    button: "Laisser un bot continuer à ma place",
    title: "Un bot continue à votre place",
    text: "Votre adversaire est consulté, et peut refuser. S’il accepte, la place est au bot pour de bon.",
    atOnce: "La place est au bot aussitôt, et pour de bon.",
    unrated: "Dès lors, la partie n’est plus classée.",
    unseen: "Personne ne peut regarder ici : vous ne verrez plus la table.",
    which: "Qui continue",
    ask: (bot) => `Demander ${bot}`,
    go: (bot) => `Laisser la place à ${bot}`,
    stay: "Continuer à jouer",
  },
  absent: {
    days: (player, days) => `${player} n’a pas joué depuis ${days} jours.`,
    button: "Laisser un bot continuer",
    title: (player) => `Un bot continue à la place ${de(player)}`,
    text: "La place est au bot aussitôt, et pour de bon. Dès lors, la partie n’est plus classée.",
    which: "Qui continue",
    go: (bot) => `Continuer contre ${bot}`,
    wait: "Attendre",
  },
  replaced: (bot) => `${bot} a pris votre place et continue.`,
  noCounsel: "Dans une partie classée, personne ne donne de conseil.",
};

const it: OnlineBotWords = {
  take: {
    text: "Un bot prende il posto libero, e la partita comincia subito.",
    unrated: "Una partita con un bot non è classificata.",
    show: "Lascia il posto a un bot",
    which: "Quale bot",
    seat: (bot) => `${bot} prende il posto`,
  },
  leave: {
    button: "Fai continuare un bot al mio posto",
    title: "Un bot continua al tuo posto",
    text: "Si chiede all’avversario, che può rifiutare. Se accetta, il posto è del bot per sempre.",
    atOnce: "Il posto è subito del bot, e per sempre.",
    unrated: "Da allora la partita non è più classificata.",
    unseen: "Qui nessuno può guardare: non vedrai più il tavolo.",
    which: "Chi continua",
    ask: (bot) => `Chiedi ${bot}`,
    go: (bot) => `Lascia il posto a ${bot}`,
    stay: "Continua a giocare",
  },
  absent: {
    days: (player, days) => `${player} non muove da ${days} giorni.`,
    button: "Fai continuare un bot",
    title: (player) => `Un bot continua al posto di ${player}`,
    text: "Il posto è subito del bot, e per sempre. Da allora la partita non è più classificata.",
    which: "Chi continua",
    go: (bot) => `Continua contro ${bot}`,
    wait: "Aspetta",
  },
  replaced: (bot) => `${bot} ha preso il tuo posto e continua.`,
  noCounsel: "In una partita classificata nessuno dà consigli.",
};

export const onlineBotWords: Catalogue<OnlineBotWords> = { en, fr, it };
