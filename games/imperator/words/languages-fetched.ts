/**
 * The languages the game speaks, for a page, which takes this file instead of languages.ts: a player reads one of them,
 * and should not wait for the others.
 *
 * Whoever loads the game fetches the language it is to speak. One that is changed afterwards, before the others have
 * come, is fetched at that moment: what is thrown then is the promise of it, for which React waits.
 */
import type { Language } from "@rubicon/engine";
import type { Vocabulary } from "./vocabulary.ts";

const FROM: Readonly<Record<Language, () => Promise<Vocabulary>>> = {
  en: async () => ({
    ...(await import("./en/names.ts")),
    ...(await import("./en/faces.ts")),
    ...(await import("./en/scenarios.ts")),
  }),
  fr: async () => ({
    ...(await import("./fr/names.ts")),
    ...(await import("./fr/faces.ts")),
    ...(await import("./fr/scenarios.ts")),
  }),
  it: async () => ({
    ...(await import("./it/names.ts")),
    ...(await import("./it/faces.ts")),
    ...(await import("./it/scenarios.ts")),
  }),
};

const here = new Map<Language, Vocabulary>();

export async function fetchLanguage(language: Language): Promise<void> {
  if (!here.has(language)) here.set(language, await FROM[language]());
}

export function vocabularyIn(language: Language): Vocabulary {
  const spoken = here.get(language);
  if (spoken === undefined) throw fetchLanguage(language);
  return spoken;
}
