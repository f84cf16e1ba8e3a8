/** The languages the game speaks: all here at once. A page takes languages-fetched.ts instead of this file. */
import type { Language } from "@rubicon/engine";
import { en } from "./en/index.ts";
import { later as laterInEnglish } from "./en/later.ts";
import { fr } from "./fr/index.ts";
import { later as laterInFrench } from "./fr/later.ts";
import { it } from "./it/index.ts";
import { later as laterInItalian } from "./it/later.ts";
import type { Titles } from "./titles.ts";
import type { Later, Vocabulary } from "./vocabulary.ts";
import type { Wording } from "./wording.ts";

const SPOKEN: Readonly<Record<Language, Vocabulary>> = { en, fr, it };
const LATER: Readonly<Record<Language, Later>> = { en: laterInEnglish, fr: laterInFrench, it: laterInItalian };

export const vocabularyIn = (language: Language): Vocabulary => SPOKEN[language];

export const wordingIn = (language: Language, titles: Titles): Wording => ({
  ...SPOKEN[language].first(titles),
  ...LATER[language](titles),
});

/** Nothing has to be fetched here. */
export async function fetchLanguage(_language: Language): Promise<void> {}
export async function fetchLaterWords(_language: Language): Promise<void> {}
