/** The rules of Julius Caesar in short sentences of our own, one file a language. */
import type { Language, Rulebook } from "@rubicon/engine";
import { RULE_IDS, type Wording } from "./ids.ts";

export { CHAPTER_IDS, type ChapterId, RULE_IDS, type RuleId } from "./ids.ts";

/** Loaded when somebody opens the book, and then only in his language: a page is spared the others. */
const WORDINGS: Readonly<Record<Language, () => Promise<Wording>>> = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
};

export async function rulebook(language: Language): Promise<Rulebook> {
  const { chapters, rules } = await WORDINGS[language]();
  return { chapters, rules: RULE_IDS.map((id) => ({ id, text: rules[id] })) };
}
