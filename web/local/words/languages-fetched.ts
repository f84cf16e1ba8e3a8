/** Texts of a table at one screen, by language: see app/late-words.ts. */
import { lateWords } from "../../app/late-words.ts";
import type { Catalogue } from "../../app/words.ts";
import type { ScreenWords } from "./shape.ts";

export const screenWords: Catalogue<ScreenWords> = lateWords<ScreenWords>({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
});
