/** Texts of the shell of a table, by language: see app/late-words.ts. */
import { lateWords } from "../../app/late-words.ts";
import type { Catalogue } from "../../app/words.ts";
import type { TableWords } from "./shape.ts";

export const tableWords: Catalogue<TableWords> = lateWords<TableWords>({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
});
