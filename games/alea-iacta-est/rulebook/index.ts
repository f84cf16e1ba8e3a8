/** The rules of Alea Iacta Est in short sentences of our own, a folder for each language. */
import { type Language, type Rulebook, rulesOf } from "@rubicon/engine";
import type { Box } from "../box.ts";
import { factsOf } from "./facts.ts";
import { type BookWording, PARTS } from "./ids.ts";

export { CHAPTER_IDS, type ChapterId, RULE_IDS, type RuleId } from "./ids.ts";

/** Loaded when somebody opens the book, and then only in his language: a page is spared the others. */
const BOOKS: Readonly<Record<Language, () => Promise<BookWording>>> = {
  en: async () => (await import("./en/index.ts")).en,
  fr: async () => (await import("./fr/index.ts")).fr,
  it: async () => (await import("./it/index.ts")).it,
};

export async function rulebook(box: Box, language: Language): Promise<Rulebook> {
  const { chapters, rules } = await BOOKS[language]();
  return { chapters, rules: rulesOf(Object.keys(PARTS), rules, factsOf(box)) };
}
