/**
 * The languages the game speaks, for a page, which takes this file instead of languages.ts: a player reads one of them,
 * and should not wait for the others.
 *
 * Whoever loads the game fetches the language it is to speak. One that is changed afterwards, before the others have
 * come, is fetched at that moment: what is thrown then is the promise of it, for which React waits.
 */
import type { Language } from "@rubicon/engine";
import type { Titles } from "./titles.ts";
import type { Wording } from "./wording.ts";

type Speaking = (titles: Titles) => Wording;

const FROM: Readonly<Record<Language, () => Promise<Speaking>>> = {
  en: async () => (await import("./en/index.ts")).en,
  fr: async () => (await import("./fr/index.ts")).fr,
  it: async () => (await import("./it/index.ts")).it,
};

const here = new Map<Language, Speaking>();

export async function fetchLanguage(language: Language): Promise<void> {
  if (!here.has(language)) here.set(language, await FROM[language]());
}

export function wordingIn(language: Language, titles: Titles): Wording {
  const speaking = here.get(language);
  if (speaking === undefined) throw fetchLanguage(language);
  return speaking(titles);
}
