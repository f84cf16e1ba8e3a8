/** The languages the game speaks, for a page, which takes this file instead of languages.ts: one at a time. */
import { fetchedFrom, type Language } from "@rubicon/engine";
import type { Titles } from "./titles.ts";
import type { Wording } from "./wording.ts";

const spoken = fetchedFrom<(titles: Titles) => Wording>({
  en: async () => (await import("./en/index.ts")).en,
  fr: async () => (await import("./fr/index.ts")).fr,
  it: async () => (await import("./it/index.ts")).it,
});

export const { fetchLanguage } = spoken;

export const wordingIn = (language: Language, titles: Titles): Wording => spoken.inLanguage(language)(titles);
