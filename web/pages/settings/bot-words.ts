/** Words about the bots that a player runs himself. */

import { de } from "../../app/french.ts";
import type { Catalogue } from "../../app/words.ts";

interface BotAccountWords {
  readonly title: string;
  readonly about: string;
  readonly doorLink: string;
  /** Said to guests. */
  readonly accountsOnly: string;
  readonly none: string;
  readonly name: string;
  readonly make: string;
  enough(most: number): string;
  made(day: string): string;
  readonly renew: string;
  readonly remove: string;
  readonly sure: string;
  readonly removeYes: string;
  readonly removeNo: string;
  removed(name: string): string;
  token(name: string): string;
  readonly tokenHint: string;
  readonly copy: string;
  readonly copied: string;
  readonly tryIt: string;
  readonly noAnswer: string;
}

export const botAccountWords: Catalogue<BotAccountWords> = {
  en: {
    title: "Your own bots",
    about:
      "Programs of yours that play here: each gets a name and a token, with which it asks this server over HTTP or a WebSocket. It is marked as your bot wherever it is seen, knows no more than its seat, and sits down where bots are welcome or where it is challenged.",
    doorLink: "All that it may ask for",
    accountsOnly: "Whoever runs bots needs an account: a guest has none.",
    none: "You run no bots yet.",
    name: "Name of the bot",
    make: "Make the bot",
    enough: (most) => `You run ${most} bots, which is as many as one may have.`,
    made: (day) => `since ${day}`,
    renew: "New token",
    remove: "Remove",
    sure: "Its running games are resigned, and its token opens nothing any more.",
    removeYes: "Remove it",
    removeNo: "Keep it",
    removed: (name) => `${name} is removed.`,
    token: (name) => `Token of ${name}`,
    tokenHint: "Shown this once: keep it like a password. A former one opens nothing any more.",
    copy: "Copy the token",
    copied: "Copied",
    tryIt: "To begin with, from a copy of Rubicon’s source:",
    noAnswer: "The server does not answer at the moment.",
  },
  fr: {
    title: "Vos propres bots",
    about:
      "Vos programmes qui jouent ici : chacun reçoit un nom et un jeton, avec lequel il interroge ce serveur par HTTP ou WebSocket. Il est signalé comme votre bot partout où on le voit, n’en sait pas plus que sa place, et s’assied là où les bots sont bienvenus ou là où on le défie.",
    doorLink: "Tout ce qu’il peut demander",
    accountsOnly: "Pour tenir des bots, il faut un compte : un invité n’en a pas.",
    none: "Vous ne tenez encore aucun bot.",
    name: "Nom du bot",
    make: "Créer le bot",
    enough: (most) => `Vous tenez ${most} bots : c’est le maximum.`,
    made: (day) => `depuis le ${day}`,
    renew: "Nouveau jeton",
    remove: "Supprimer",
    sure: "Ses parties en cours sont abandonnées, et son jeton n’ouvre plus rien.",
    removeYes: "Le supprimer",
    removeNo: "Le garder",
    removed: (name) => `${name} est supprimé.`,
    token: (name) => `Jeton ${de(name)}`,
    tokenHint: "Montré cette seule fois : gardez-le comme un mot de passe. Un jeton précédent n’ouvre plus rien.",
    copy: "Copier le jeton",
    copied: "Copié",
    tryIt: "Pour commencer, depuis une copie des sources de Rubicon :",
    noAnswer: "Le serveur ne répond pas pour l’instant.",
  },
  it: {
    title: "I tuoi bot",
    about:
      "Programmi tuoi che giocano qui: ognuno ha un nome e un token, con cui interroga questo server via HTTP o WebSocket. È segnato come tuo bot ovunque lo si veda, non sa più del suo posto, e si siede dove i bot sono benvenuti o dove lo si sfida.",
    doorLink: "Tutto ciò che può chiedere",
    accountsOnly: "Chi tiene bot ha bisogno di un account: un ospite non lo ha.",
    none: "Non tieni ancora nessun bot.",
    name: "Nome del bot",
    make: "Crea il bot",
    enough: (most) => `Tieni ${most} bot: più non se ne possono avere.`,
    made: (day) => `dal ${day}`,
    renew: "Nuovo token",
    remove: "Elimina",
    sure: "Le sue partite in corso sono abbandonate, e il suo token non apre più nulla.",
    removeYes: "Eliminalo",
    removeNo: "Tienilo",
    removed: (name) => `${name} è eliminato.`,
    token: (name) => `Token di ${name}`,
    tokenHint: "Mostrato solo questa volta: custodiscilo come una password. Uno precedente non apre più nulla.",
    copy: "Copia il token",
    copied: "Copiato",
    tryIt: "Per cominciare, da una copia dei sorgenti di Rubicon:",
    noAnswer: "Il server al momento non risponde.",
  },
};
