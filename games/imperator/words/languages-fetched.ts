/**
 * The languages the game speaks, for a page, which takes this file instead of languages.ts: a player reads one of them,
 * and should not wait for the others.
 *
 * Whoever loads the game fetches the language it is to speak. One that is changed afterwards, before the others have
 * come, is fetched at that moment: what is thrown then is the promise of it, for which React waits.
 */
import type { Language } from "@rubicon/engine";
import type { Names } from "./names.ts";

const FROM: Readonly<Record<Language, () => Promise<Names>>> = {
  en: async () => (await import("./en/names.ts")).names,
  fr: async () => (await import("./fr/names.ts")).names,
  it: async () => (await import("./it/names.ts")).names,
};

const here = new Map<Language, Names>();

export async function fetchLanguage(language: Language): Promise<void> {
  if (!here.has(language)) here.set(language, await FROM[language]());
}

export function namesIn(language: Language): Names {
  const names = here.get(language);
  if (names === undefined) throw fetchLanguage(language);
  return names;
}
