/** The rules of Alea Iacta Est in short sentences of our own, a folder for each language. */
import type { Language, Rulebook } from "@rubicon/engine";
import type { Box } from "../box.ts";
import { type Facts, factsOf } from "./facts.ts";
import { type BookWording, PARTS, type Part, type RuleWords } from "./ids.ts";

export { CHAPTER_IDS, type ChapterId, RULE_IDS, type RuleId } from "./ids.ts";

/** Loaded when somebody opens the book, and then only in his language: a page is spared the others. */
const BOOKS: Readonly<Record<Language, () => Promise<BookWording>>> = {
  en: async () => (await import("./en/index.ts")).en,
  fr: async () => (await import("./fr/index.ts")).fr,
  it: async () => (await import("./it/index.ts")).it,
};

export async function rulebook(box: Box, language: Language): Promise<Rulebook> {
  const { chapters, rules } = await BOOKS[language]();
  const facts = factsOf(box);
  const parts = Object.keys(PARTS).filter((part): part is Part => Object.hasOwn(PARTS, part));
  return { chapters, rules: parts.flatMap((part) => textsOf(rules[part], facts)) };
}

const textsOf = (words: Readonly<Record<string, RuleWords>>, facts: Facts): { id: string; text: string }[] =>
  Object.entries(words).map(([id, text]) => ({ id, text: typeof text === "string" ? text : text(facts) }));
