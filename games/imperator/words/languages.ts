/** The languages the game speaks: all here at once. A page takes languages-fetched.ts instead of this file. */
import type { Language } from "@rubicon/engine";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { it } from "./it/index.ts";
import type { Vocabulary } from "./vocabulary.ts";

const SPOKEN: Readonly<Record<Language, Vocabulary>> = { en, fr, it };

export const vocabularyIn = (language: Language): Vocabulary => SPOKEN[language];

/** Nothing has to be fetched here. */
export async function fetchLanguage(_language: Language): Promise<void> {}
