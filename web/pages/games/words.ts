/** Words of my games. */
import type { Catalogue } from "../../app/words.ts";

interface GamesWords {
  readonly title: string;
  readonly myMove: string;
  readonly theirMove: string;
  readonly open: string;
  readonly over: string;
  readonly here: string;
  readonly hereHint: string;
  readonly none: string;
  readonly noneHere: string;
  readonly nobody: string;
  readonly newTable: string;
  readonly playHere: string;
  readonly lobby: string;
  readonly invite: string;
  readonly allHere: string;
  readonly over1: string;
  readonly challenges: string;
  from(name: string): string;
  declined(name: string, game: string): string;
  saying(word: string): string;
  changed(when: string): string;
}

export const games: Catalogue<GamesWords> = {
  en: {
    title: "My games",
    myMove: "Your move",
    theirMove: "Their move",
    open: "Waiting for an opponent",
    over: "Finished",
    here: "Kept in this browser",
    hereHint: "Games at this screen. They need no network, and nobody but you can see them.",
    none: "You sit at no table yet. Open one, or take a free seat in the lobby.",
    noneHere: "No game is kept here yet.",
    nobody: "Games against others appear here as soon as you open a table or take a seat. You need no account for it.",
    newTable: "Open a table",
    playHere: "Play at this screen",
    lobby: "To the lobby",
    invite: "Invitation link",
    allHere: "All games of this browser",
    over1: "Over",
    challenges: "Challenges",
    from: (name) => `${name} challenges you.`,
    declined: (name, game) => `${name} does not take up your challenge to ${game}.`,
    saying: (word) => `“${word}”`,
    changed: (when) => `last played ${when}`,
  },
  fr: {
    title: "Mes parties",
    myMove: "À vous de jouer",
    theirMove: "À l’adversaire de jouer",
    open: "En attente d’un adversaire",
    over: "Terminées",
    here: "Gardées dans ce navigateur",
    hereHint: "Les parties sur cet écran. Elles se passent de réseau, et personne d’autre ne les voit.",
    none: "Vous n’êtes encore assis à aucune table. Ouvrez-en une, ou prenez une place libre au salon.",
    noneHere: "Aucune partie n’est gardée ici pour l’instant.",
    nobody:
      "Vos parties contre d’autres apparaissent ici dès que vous ouvrez une table ou prenez une place. Aucun compte n’est nécessaire.",
    newTable: "Ouvrir une table",
    playHere: "Jouer sur cet écran",
    lobby: "Aller au salon",
    invite: "Lien d’invitation",
    allHere: "Toutes les parties de ce navigateur",
    over1: "Terminée",
    challenges: "Défis",
    from: (name) => `${name} vous défie.`,
    declined: (name, game) => `${name} ne relève pas votre défi à ${game}.`,
    saying: (word) => `« ${word} »`,
    changed: (when) => `jouée ${when}`,
  },
  it: {
    title: "Le mie partite",
    myMove: "Tocca a te",
    theirMove: "Tocca all’avversario",
    open: "In attesa di un avversario",
    over: "Finite",
    here: "Conservate in questo browser",
    hereHint: "Le partite su questo schermo. Non serve la rete, e nessun altro le vede.",
    none: "Non siedi ancora a nessun tavolo. Aprine uno, o prendi un posto libero in sala.",
    noneHere: "Qui non è ancora conservata nessuna partita.",
    nobody: "Le partite contro altri compaiono qui appena apri un tavolo o prendi un posto. Non serve un account.",
    newTable: "Apri un tavolo",
    playHere: "Gioca su questo schermo",
    lobby: "Vai in sala",
    invite: "Collegamento d’invito",
    allHere: "Tutte le partite di questo browser",
    over1: "Finita",
    challenges: "Sfide",
    from: (name) => `${name} ti sfida.`,
    declined: (name, game) => `${name} non raccoglie la tua sfida a ${game}.`,
    saying: (word) => `«${word}»`,
    changed: (when) => `giocata ${when}`,
  },
};
