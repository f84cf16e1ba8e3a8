/** What is said about journals in files. Where the engine has found a fault its own sentence, in English, is added. */
import type { Catalogue } from "../app/words.ts";

export interface ExchangeWords {
  readonly empty: string;
  readonly noJournal: string;
  readonly unreadable: (reason: string) => string;
  readonly fault: (entry: number, reason: string) => string;
  readonly cannotGoOn: string;
}

const en: ExchangeWords = {
  empty: "This file is empty.",
  noJournal: "This is no journal of Rubicon: such a file begins with a line about its table.",
  unreadable: (reason) => `This journal cannot be read: ${reason}`,
  fault: (entry, reason) => `Up to entry ${entry} all is well, but not that entry itself: ${reason}`,
  cannotGoOn:
    "This game is not over and its journal leaves out the secret seed of the dice: it can be watched as a replay, but to play on it has to be exported “to continue elsewhere”.",
};

const fr: ExchangeWords = {
  empty: "Ce fichier est vide.",
  noJournal: "Ce n’est pas un journal de Rubicon : un tel fichier commence par une ligne qui décrit sa table.",
  unreadable: (reason) => `Ce journal est illisible : ${reason}`,
  fault: (entry, reason) => `Tout est juste avant l’entrée ${entry}, mais pas cette entrée elle-même : ${reason}`,
  cannotGoOn:
    "Cette partie n’est pas finie et son journal tait la graine secrète des dés\u00a0: on peut la revoir, mais pour la continuer il faut l’exporter «\u00a0pour continuer ailleurs\u00a0».",
};

const it: ExchangeWords = {
  empty: "Questo file è vuoto.",
  noJournal: "Questo non è un diario di Rubicon: un tale file comincia con una riga che descrive il suo tavolo.",
  unreadable: (reason) => `Questo diario non si può leggere: ${reason}`,
  fault: (entry, reason) => `Tutto è in ordine prima della voce ${entry}, ma non quella voce stessa: ${reason}`,
  cannotGoOn:
    "Questa partita non è finita e il suo diario tace il seme segreto dei dadi: si può rivedere, ma per continuarla va esportata «per continuare altrove».",
};

export const exchangeWords: Catalogue<ExchangeWords> = { en, fr, it };
