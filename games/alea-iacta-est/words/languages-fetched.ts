/**
 * The languages the game speaks, for a page, which takes this file instead of languages.ts: one at a time, and of each
 * first what whoever decides has to read. What is explained follows when the board stands, or is thrown as a promise, for
 * which React waits, when somebody reads it sooner.
 */
import { fetchedFrom, type Language } from "@rubicon/engine";
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

export function wordingIn(language: Language, titles: Titles): Wording {
  let known: LaterWords | undefined;
  const rest = (): LaterWords => {
    known ??= later.inLanguage(language)(titles);
    return known;
  };
  return {
    ...first.inLanguage(language)(titles),
    get deeds() {
      return rest().deeds;
    },
    get refusals() {
      return rest().refusals;
    },
    get board() {
      return rest().board;
    },
    get ledger() {
      return rest().ledger;
    },
  };
}
