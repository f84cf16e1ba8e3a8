/** What can go wrong with a game that this browser keeps, in one sentence each. */
import type { Catalogue } from "../app/words.ts";

export interface LocalTroubles {
  readonly gone: string;
  readonly cannotMove: (reason: string) => string;
  readonly cannotResume: (reason: string) => string;
  readonly cannotKeep: (reason: string) => string;
  readonly notNow: string;
  readonly movedOn: string;
  readonly nothingToTakeBack: string;
  readonly full: string;
}

const en: LocalTroubles = {
  gone: "This game is no longer kept in this browser.",
  cannotMove: (reason) =>
    `By the rules of today it would come out otherwise, so it stays as it is and can only be exported. ${reason}`,
  cannotResume: (reason) => `This game cannot be taken up again: ${reason}`,
  cannotKeep: (reason) => `The browser could not keep this act, so it was not done: ${reason}`,
  notNow: "Hand the screen over first: it is for the other side to act.",
  movedOn: "Another tab has moved this game on: look again.",
  nothingToTakeBack: "There is nothing to take back.",
  full: "This game has become too long to go on. It can be exported, and a new one begun.",
};

const fr: LocalTroubles = {
  gone: "Cette partie n’est plus conservée dans ce navigateur.",
  cannotMove: (reason) =>
    `Avec les règles d’aujourd’hui elle tournerait autrement : elle reste donc telle quelle et ne peut qu’être exportée. ${reason}`,
  cannotResume: (reason) => `Cette partie ne peut pas être reprise : ${reason}`,
  cannotKeep: (reason) => `Le navigateur n’a pas pu enregistrer ce coup, qui n’a donc pas été joué : ${reason}`,
  notNow: "Passez d’abord l’écran : c’est à l’autre camp d’agir.",
  movedOn: "Un autre onglet a fait avancer cette partie : regardez de nouveau.",
  nothingToTakeBack: "Il n’y a rien à annuler.",
  full: "Cette partie est devenue trop longue pour continuer. Vous pouvez l’exporter et en commencer une autre.",
};

const it: LocalTroubles = {
  gone: "Questa partita non è più conservata in questo browser.",
  cannotMove: (reason) =>
    `Con le regole di oggi andrebbe diversamente: resta quindi com’è e si può solo esportare. ${reason}`,
  cannotResume: (reason) => `Questa partita non può essere ripresa: ${reason}`,
  cannotKeep: (reason) => `Il browser non ha potuto salvare la mossa, che quindi non è stata fatta: ${reason}`,
  notNow: "Passa prima lo schermo: tocca all’altra parte agire.",
  movedOn: "Un’altra scheda ha fatto avanzare la partita: guarda di nuovo.",
  nothingToTakeBack: "Non c’è nulla da ritirare.",
  full: "Questa partita è troppo lunga per continuare. Si può esportare e cominciarne un’altra.",
};

export const localTroubles: Catalogue<LocalTroubles> = { en, fr, it };
