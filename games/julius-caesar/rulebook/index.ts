/** The rules of Julius Caesar in short sentences of our own, one file a language. */
import type { Language, Rulebook } from "@rubicon/engine";
import type { Box } from "../box.ts";
import { FIXED } from "../data/standard.ts";
import { fetchLanguage, wordingOf } from "../words/index.ts";
import { factsOf } from "./facts.ts";
import { type BookWording, RULE_IDS, type RuleId } from "./ids.ts";

export { CHAPTER_IDS, type ChapterId, RULE_IDS, type RuleId } from "./ids.ts";

/** Loaded when somebody opens the book, and then only in his language: a page is spared the others. */
const BOOKS: Readonly<Record<Language, () => Promise<BookWording>>> = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
};

export async function rulebook(box: Box, language: Language): Promise<Rulebook> {
  const [{ chapters, rules }] = await Promise.all([BOOKS[language](), fetchLanguage(language)]);
  const facts = factsOf(wordingOf(box, language));
  const renamed = renaming(box);
  const textOf = (id: RuleId): string => {
    const text = rules[id];
    return renamed(typeof text === "string" ? text : text(facts));
  };
  return { chapters, rules: RULE_IDS.map((id) => ({ id, text: textOf(id) })) };
}

/** The book calls places as the standard pack does: where another has other names, those stand in it. */
function renaming({ placeTitles, places }: Box): (text: string) => string {
  const titles = new Map([...FIXED.cities, ...FIXED.seas].map(({ name }, i) => [name, placeTitles[places[i]]]));
  const changed = [...titles].filter(([name, title]) => name !== title).map(([name]) => name);
  if (changed.length === 0) return (text) => text;
  const names = new RegExp(`\\b(?:${changed.join("|")})\\b`, "g");
  return (text) => text.replaceAll(names, (name) => titles.get(name) ?? name);
}
