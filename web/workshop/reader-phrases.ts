/** What the engine says when it reads a pack of whatever game. What was found instead stands in the cell already. */
import { type PhraseCatalogue, phraseBook } from "./phrases.ts";

const PATTERNS = {
  whole: /^must be a whole number from (-?\d+) to (-?\d+), not .*\.$/s,
  number: /^must be a number, not .*\.$/s,
  text: /^must be a text, not .*\.$/s,
  flag: /^must be true or false, not .*\.$/s,
  list: /^must be a list, not .*\.$/s,
  object: /^must be an object, not .*\.$/s,
  oneOf: /^must be one of (.+), not .*\.$/s,
  isNo: /^"?(.*?)"? is no ([\w ]+)\.$/s,
  missing: /^is missing\.$/,
  stranger: /^there is no such field; the fields are (.+)\.$/,
  dropped: /^"(.+)" is missing: there must be (\d+)\.$/,
  tooMany: /^there must be (\d+) and no more\.$/,
  drawn: /^must be (.+?)(?:, not ".*")?: the board is drawn for it\.$/s,
  calledSo: /^another is called so already\.$/,
  name: /^must be a name of at most (\d+) ordinary characters\.$/,
} as const;

const phrases: PhraseCatalogue<typeof PATTERNS> = {
  fr: {
    whole: (least, most) => `doit être un nombre entier de ${least} à ${most}.`,
    number: () => "doit être un nombre.",
    text: () => "doit être un texte.",
    flag: () => "doit être vrai ou faux.",
    list: () => "doit être une liste.",
    object: () => "doit être un objet.",
    oneOf: (names) => `doit être l’un de ceux-ci : ${names}.`,
    isNo: (name, what) => `«\u00a0${name}\u00a0» n’existe pas ici (${what}).`,
    missing: () => "manque.",
    stranger: (fields) => `ce champ n’existe pas ; il y a ${fields}.`,
    dropped: (id, count) => `«\u00a0${id}\u00a0» manque\u00a0: il en faut ${count}.`,
    tooMany: (count) => `il en faut ${count}, pas davantage.`,
    drawn: (fixed) => `doit rester ${fixed} : la carte est dessinée ainsi.`,
    calledSo: () => "un autre porte déjà ce nom.",
    name: (most) => `doit être un nom d’au plus ${most} caractères ordinaires.`,
  },
  it: {
    whole: (least, most) => `deve essere un numero intero da ${least} a ${most}.`,
    number: () => "deve essere un numero.",
    text: () => "deve essere un testo.",
    flag: () => "deve essere vero o falso.",
    list: () => "deve essere un elenco.",
    object: () => "deve essere un oggetto.",
    oneOf: (names) => `deve essere uno di questi: ${names}.`,
    isNo: (name, what) => `«${name}» qui non esiste (${what}).`,
    missing: () => "manca.",
    stranger: (fields) => `questo campo non esiste; ci sono ${fields}.`,
    dropped: (id, count) => `«${id}» manca: devono essere ${count}.`,
    tooMany: (count) => `devono essere ${count} e non di più.`,
    drawn: (fixed) => `deve restare ${fixed}: la mappa è disegnata così.`,
    calledSo: () => "un altro si chiama già così.",
    name: (most) => `deve essere un nome di al massimo ${most} caratteri ordinari.`,
  },
};

export const readerPhrases = phraseBook(PATTERNS, phrases);
