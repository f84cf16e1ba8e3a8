/** The languages the game speaks: all here at once. A page takes languages-fetched.ts instead of this file. */
import type { Language } from "@rubicon/engine";
import { en } from "./en/index.ts";
import { later as laterInEnglish } from "./en/later.ts";
import { fr } from "./fr/index.ts";
import { later as laterInFrench } from "./fr/later.ts";
import { it } from "./it/index.ts";
import { later as laterInItalian } from "./it/later.ts";
import type { Titles } from "./titles.ts";
import type { FirstWords, LaterWords, Wording } from "./wording.ts";

const FIRST: Readonly<Record<Language, (titles: Titles) => FirstWords>> = { en, fr, it };
const LATER: Readonly<Record<Language, (titles: Titles) => LaterWords>> = {
  en: laterInEnglish,
  fr: laterInFrench,
  it: laterInItalian,
};

export const wordingIn = (language: Language, titles: Titles): Wording => ({
  ...FIRST[language](titles),
  ...LATER[language](titles),
});

/** Nothing has to be fetched here. */
export async function fetchLanguage(_language: Language): Promise<void> {}
export async function fetchLaterWords(_language: Language): Promise<void> {}
