/**
 * The languages the game speaks, for a page, which takes this file instead of languages.ts: one at a time, and of each
 * first what whoever decides has to read. What is explained follows when the board stands, or is thrown as a promise, for
 * which React waits, when somebody reads it sooner.
 */
import { fetchedFrom, type Language, withLater } from "@rubicon/engine";
import type { Titles } from "./titles.ts";
import type { Later, Vocabulary } from "./vocabulary.ts";
import type { FirstWords, LaterWords, Wording } from "./wording.ts";

export const { fetchLanguage, inLanguage: vocabularyIn } = fetchedFrom<Vocabulary>({
  en: async () => (await import("./en/index.ts")).en,
  fr: async () => (await import("./fr/index.ts")).fr,
  it: async () => (await import("./it/index.ts")).it,
});

const later = fetchedFrom<Later>({
  en: async () => (await import("./en/later.ts")).later,
  fr: async () => (await import("./fr/later.ts")).later,
  it: async () => (await import("./it/later.ts")).later,
});

export const fetchLaterWords = later.fetchLanguage;

const LATER = { deeds: true, refusals: true, board: true, ledger: true, closer: true } as const;

export const wordingIn = (language: Language, titles: Titles): Wording =>
  withLater<FirstWords, LaterWords>(vocabularyIn(language).first(titles), LATER, () =>
    later.inLanguage(language)(titles),
  );
