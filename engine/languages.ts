/**
 * Languages for a page: a player reads one of them, and should not wait for the others.
 *
 * Whoever loads a game fetches the language it is to speak. One that is changed afterwards, before the others have come, is fetched at
 * that moment: what is thrown then is the promise of it, for which React waits.
 */
import type { Language } from "./words.ts";

export interface Fetched<T> {
  fetchLanguage(language: Language): Promise<void>;
  /** What has been fetched. */
  inLanguage(language: Language): T;
}

export function fetchedFrom<T>(from: Readonly<Record<Language, () => Promise<T>>>): Fetched<T> {
  const here = new Map<Language, T>();
  const fetchLanguage = async (language: Language): Promise<void> => {
    if (!here.has(language)) here.set(language, await from[language]());
  };
  return {
    fetchLanguage,
    inLanguage(language) {
      const spoken = here.get(language);
      if (spoken === undefined) throw fetchLanguage(language);
      return spoken;
    },
  };
}

/** Words of which the first are here; the others are asked for, all at once, when one of them is read. */
export function withLater<First extends object, Later extends object>(
  first: First,
  names: Readonly<Record<keyof Later, true>>,
  fetched: () => Later,
): First & Later {
  let known: Later | undefined;
  const rest = (): Later => {
    known ??= fetched();
    return known;
  };
  const words = { ...first };
  for (const name of Object.keys(names) as (keyof Later)[])
    Object.defineProperty(words, name, { get: () => rest()[name], enumerable: true });
  return words as First & Later;
}
