/** What is said about journals in files. Where the engine has found a fault its own sentence, in English, is added. */
import type { Catalogue } from "../app/words.ts";

export interface ExchangeWords {
  readonly empty: string;
  readonly noJournal: string;
  readonly unreadable: (reason: string) => string;
  readonly unknownGame: (game: string) => string;
  readonly otherRules: (theirs: number, ours: number) => string;
  readonly otherPack: string;
  readonly fault: (entry: number, reason: string) => string;
  readonly cannotGoOn: string;
}

const en: ExchangeWords = {
  empty: "This file is empty.",
  noJournal: "This is no journal of Rubicon: such a file begins with a line about its table.",
  unreadable: (reason) => `This journal cannot be read: ${reason}`,
  unknownGame: (game) => `This is a journal of "${game}", which cannot be played here.`,
  otherRules: (theirs, ours) =>
    `This game was played by version ${theirs} of the rules, and only version ${ours} is known here.`,
  otherPack: "This game was played with other components (map, pieces or cards) than the ones known here.",
  fault: (entry, reason) => `Up to entry ${entry} all is well, but not that entry itself: ${reason}`,
  cannotGoOn:
    "This game is not over and its journal leaves out the secret seed of the dice: it can be watched as a replay, but to play on it has to be exported “to continue elsewhere”.",
};

const fr: ExchangeWords = {
  empty: "Ce fichier est vide.",
  noJournal: "Ce n’est pas un journal de Rubicon : un tel fichier commence par une ligne qui décrit sa table.",
  unreadable: (reason) => `Ce journal est illisible : ${reason}`,
  unknownGame: (game) => `C’est un journal de « ${game} », auquel on ne peut pas jouer ici.`,
  otherRules: (theirs, ours) =>
    `Cette partie a été jouée avec la version ${theirs} des règles ; seule la version ${ours} est connue ici.`,
  otherPack: "Cette partie a été jouée avec un autre matériel (carte, blocs ou cartes à jouer) que celui d’ici.",
  fault: (entry, reason) => `Tout est juste avant l’entrée ${entry}, mais pas cette entrée elle-même : ${reason}`,
  cannotGoOn:
    "Cette partie n’est pas finie et son journal tait la graine secrète des dés : on peut la revoir, mais pour la continuer il faut l’exporter « pour continuer ailleurs ».",
};

const it: ExchangeWords = {
  empty: "Questo file è vuoto.",
  noJournal: "Questo non è un diario di Rubicon: un tale file comincia con una riga che descrive il suo tavolo.",
  unreadable: (reason) => `Questo diario non si può leggere: ${reason}`,
  unknownGame: (game) => `Questo è un diario di «${game}», a cui qui non si può giocare.`,
  otherRules: (theirs, ours) =>
    `Questa partita è stata giocata con la versione ${theirs} delle regole; qui si conosce solo la versione ${ours}.`,
  otherPack: "Questa partita è stata giocata con componenti (mappa, blocchi o carte) diversi da quelli di qui.",
  fault: (entry, reason) => `Tutto è in ordine prima della voce ${entry}, ma non quella voce stessa: ${reason}`,
  cannotGoOn:
    "Questa partita non è finita e il suo diario tace il seme segreto dei dadi: si può rivedere, ma per continuarla va esportata «per continuare altrove».",
};

export const exchangeWords: Catalogue<ExchangeWords> = { en, fr, it };
