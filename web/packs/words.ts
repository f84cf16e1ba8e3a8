/** What can go wrong with the components of a game, in one sentence each. Where the rules have found the fault, theirs is added. */
import type { Catalogue } from "../app/words.ts";

export interface PackTroubles {
  readonly unknownGame: (game: string) => string;
  readonly missing: (id: string) => string;
  readonly olderRules: (theirs: number, ours: number) => string;
  readonly newerRules: (theirs: number, ours: number) => string;
  readonly otherGame: (theirs: string, wanted: string) => string;
  readonly otherPack: (name: string) => string;
  readonly doesNotFit: (reason: string) => string;
}

const en: PackTroubles = {
  unknownGame: (game) => `The game "${game}" cannot be played here.`,
  missing: (id) => `It is played with components that are not here: the pack ${id}.`,
  olderRules: (theirs, ours) => `It was played by version ${theirs} of the rules, and here is version ${ours}.`,
  newerRules: (theirs, ours) =>
    `It is played by version ${theirs} of the rules, and this page knows only version ${ours}: load the page again.`,
  otherGame: (theirs, wanted) => `These are components of ${theirs}, not of ${wanted}.`,
  otherPack: (name) => `“${name}” holds other components than the ones it was played with.`,
  doesNotFit: (reason) => `These components do not fit: ${reason}`,
};

const fr: PackTroubles = {
  unknownGame: (game) => `On ne peut pas jouer ici à «\u00a0${game}\u00a0».`,
  missing: (id) => `Elle se joue avec un matériel qui n’est pas ici : le paquet ${id}.`,
  olderRules: (theirs, ours) =>
    `Elle a été jouée avec la version ${theirs} des règles ; celle d’ici est la version ${ours}.`,
  newerRules: (theirs, ours) =>
    `Elle se joue avec la version ${theirs} des règles, et cette page ne connaît que la version ${ours} : rechargez la page.`,
  otherGame: (theirs, wanted) => `C’est le matériel de ${theirs}, pas celui de ${wanted}.`,
  otherPack: (name) => `«\u00a0${name}\u00a0» contient un autre matériel que celui avec lequel elle a été jouée.`,
  doesNotFit: (reason) => `Ce matériel ne convient pas : ${reason}`,
};

const it: PackTroubles = {
  unknownGame: (game) => `Qui non si può giocare a «${game}».`,
  missing: (id) => `Si gioca con componenti che non sono qui: il pacchetto ${id}.`,
  olderRules: (theirs, ours) =>
    `È stata giocata con la versione ${theirs} delle regole; quella di qui è la versione ${ours}.`,
  newerRules: (theirs, ours) =>
    `Si gioca con la versione ${theirs} delle regole, e questa pagina conosce solo la versione ${ours}: ricarica la pagina.`,
  otherGame: (theirs, wanted) => `Questi sono componenti di ${theirs}, non di ${wanted}.`,
  otherPack: (name) => `«${name}» contiene componenti diversi da quelli con cui è stata giocata.`,
  doesNotFit: (reason) => `Questi componenti non vanno bene: ${reason}`,
};

export const packTroubles: Catalogue<PackTroubles> = { en, fr, it };
