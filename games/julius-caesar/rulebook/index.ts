/** The rules of Julius Caesar in short sentences of our own, one file a language. */
import type { Language, Rulebook } from "@rubicon/engine";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { RULE_IDS, type Wording } from "./ids.ts";
import { it } from "./it.ts";

export { CHAPTER_IDS, type ChapterId, RULE_IDS, type RuleId } from "./ids.ts";

const WORDINGS: Readonly<Record<Language, Wording>> = { en, fr, it };

export function rulebook(language: Language): Rulebook {
  const { chapters, rules } = WORDINGS[language];
  return { chapters, rules: RULE_IDS.map((id) => ({ id, text: rules[id] })) };
}
