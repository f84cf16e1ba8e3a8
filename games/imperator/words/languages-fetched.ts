/** The languages the game speaks, for a page, which takes this file instead of languages.ts: one at a time. */
import { fetchedFrom } from "@rubicon/engine";
import type { Vocabulary } from "./vocabulary.ts";

export const { fetchLanguage, inLanguage: vocabularyIn } = fetchedFrom<Vocabulary>({
  en: async () => (await import("./en/index.ts")).en,
  fr: async () => (await import("./fr/index.ts")).fr,
  it: async () => (await import("./it/index.ts")).it,
});
