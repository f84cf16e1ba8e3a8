/** What can go wrong with a game that this browser keeps, in one sentence each. */
import type { Catalogue } from "../app/words.ts";

export interface LocalWords {
  readonly gone: string;
  readonly unknownGame: (game: string) => string;
  readonly cannotResume: (reason: string) => string;
  readonly cannotKeep: (reason: string) => string;
  readonly notNow: string;
  readonly movedOn: string;
  readonly nothingToTakeBack: string;
}

const en: LocalWords = {
  gone: "This game is no longer kept in this browser.",
  unknownGame: (game) => `The game "${game}" cannot be played here.`,
  cannotResume: (reason) => `This game cannot be taken up again: ${reason}`,
  cannotKeep: (reason) => `The browser could not keep this act, so it was not done: ${reason}`,
  notNow: "Hand the screen over first: it is for the other side to act.",
  movedOn: "Another tab has moved this game on: look again.",
  nothingToTakeBack: "There is nothing to take back.",
};

const fr: LocalWords = {
  gone: "Cette partie n’est plus conservée dans ce navigateur.",
  unknownGame: (game) => `On ne peut pas jouer ici à « ${game} ».`,
  cannotResume: (reason) => `Cette partie ne peut pas être reprise : ${reason}`,
  cannotKeep: (reason) => `Le navigateur n’a pas pu enregistrer ce coup, qui n’a donc pas été joué : ${reason}`,
  notNow: "Passez d’abord l’écran : c’est à l’autre camp d’agir.",
  movedOn: "Un autre onglet a fait avancer cette partie : regardez de nouveau.",
  nothingToTakeBack: "Il n’y a rien à reprendre.",
};

const it: LocalWords = {
  gone: "Questa partita non è più conservata in questo browser.",
  unknownGame: (game) => `Qui non si può giocare a «${game}».`,
  cannotResume: (reason) => `Questa partita non può essere ripresa: ${reason}`,
  cannotKeep: (reason) => `Il browser non ha potuto salvare la mossa, che quindi non è stata fatta: ${reason}`,
  notNow: "Passa prima lo schermo: tocca all’altra parte agire.",
  movedOn: "Un’altra scheda ha fatto avanzare la partita: guarda di nuovo.",
  nothingToTakeBack: "Non c’è nulla da ritirare.",
};

export const localWords: Catalogue<LocalWords> = { en, fr, it };
