/**
 * What readers of packs say, in other languages. They speak English, in sentences that are made of a fixed part and of
 * values; a phrase book knows the fixed parts. What it does not know is shown as the reader says it.
 */
import type { Language } from "@rubicon/engine";
import type { Catalogue } from "../app/words.ts";

export type Patterns = Readonly<Record<string, RegExp>>;
/** A sentence for each pattern, of what it has caught. */
export type Phrases<P extends Patterns> = Readonly<Record<keyof P, (...caught: readonly string[]) => string>>;
/** In English the reader's own words will do. */
export type PhraseCatalogue<P extends Patterns> = Readonly<Record<Exclude<Language, "en">, Phrases<P>>>;

export type Sentence = (why: string) => string | null;

export function phraseBook<P extends Patterns>(patterns: P, phrases: PhraseCatalogue<P>): Catalogue<Sentence> {
  const known = Object.entries<RegExp>(patterns);
  const translating =
    (said: Phrases<P>): Sentence =>
    (why) => {
      for (const [key, pattern] of known) {
        const caught = pattern.exec(why);
        if (caught !== null) return said[key](...caught.slice(1));
      }
      return null;
    };
  const asItIs: Sentence = (why) => (known.some(([, pattern]) => pattern.test(why)) ? why : null);
  return { en: asItIs, fr: translating(phrases.fr), it: translating(phrases.it) };
}

/** The first book that knows a sentence. */
export const inBooks =
  (language: Language, ...books: readonly Catalogue<Sentence>[]): Sentence =>
  (why) => {
    for (const book of books) {
      const said = book[language](why);
      if (said !== null) return said;
    }
    return null;
  };
