/**
 * The languages the game speaks, for a page, which takes this file instead of languages.ts: one at a time, and of each
 * first what whoever decides has to read. What is explained follows when the board stands, or is thrown as a promise, for
 * which React waits, when somebody reads it sooner.
 */
import { fetchedFrom, type Language, withLater } from "@rubicon/engine";
import type { Titles } from "./titles.ts";
import type { FirstWords, LaterWords, Wording } from "./wording.ts";

const first = fetchedFrom<(titles: Titles) => FirstWords>({
  en: async () => (await import("./en/index.ts")).en,
  fr: async () => (await import("./fr/index.ts")).fr,
  it: async () => (await import("./it/index.ts")).it,
});

const later = fetchedFrom<(titles: Titles) => LaterWords>({
  en: async () => (await import("./en/later.ts")).later,
  fr: async () => (await import("./fr/later.ts")).later,
  it: async () => (await import("./it/later.ts")).later,
});

export const { fetchLanguage } = first;
export const fetchLaterWords = later.fetchLanguage;

const LATER = { deeds: true, refusals: true, board: true, ledger: true, closer: true } as const;

export const wordingIn = (language: Language, titles: Titles): Wording =>
  withLater<FirstWords, LaterWords>(first.inLanguage(language)(titles), LATER, () =>
    later.inLanguage(language)(titles),
  );
