/**
 * Texts that are fetched by language: a player reads one of them, and should not wait for the others.
 *
 * Beside a `words/languages.ts`, which holds all languages at once, lies a `languages-fetched.ts`, which the built page
 * takes instead. The language of the page is on its way as soon as the texts are needed anywhere, and one that is chosen
 * later is fetched before the page speaks it. Whoever reads sooner throws the promise of it, for which React waits.
 */
import type { Language } from "@rubicon/engine";
import { beforeLanguage, settings } from "./settings.ts";
import type { Catalogue } from "./words.ts";

export function lateWords<T>(from: Readonly<Record<Language, () => Promise<T>>>): Catalogue<T> {
  const here = new Map<Language, T>();
  const coming = new Map<Language, Promise<void>>();
  const fetch = (language: Language): Promise<void> => {
    const known = coming.get(language) ?? from[language]().then((words) => void here.set(language, words));
    coming.set(language, known);
    // Whoever asks again may have more luck.
    known.catch(() => coming.delete(language));
    return known;
  };
  const wordsIn = (language: Language): T => {
    const words = here.get(language);
    if (words === undefined) throw fetch(language);
    return words;
  };
  beforeLanguage.add(fetch);
  // Whatever cannot be fetched now is asked for again by whoever reads it.
  fetch(settings.now.language).catch(() => {});
  return eachLanguage(wordsIn);
}

/** A part of larger texts, read when somebody needs it. */
export function partOf<T, K extends keyof T>(whole: Catalogue<T>, part: K): Catalogue<T[K]> {
  return eachLanguage((language) => whole[language][part]);
}

const eachLanguage = <T>(wordsIn: (language: Language) => T): Catalogue<T> => ({
  get en() {
    return wordsIn("en");
  },
  get fr() {
    return wordsIn("fr");
  },
  get it() {
    return wordsIn("it");
  },
});
