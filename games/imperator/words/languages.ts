/** The languages the game speaks: all here at once. A page takes languages-fetched.ts instead of this file. */
import type { Language } from "@rubicon/engine";
import { names as en } from "./en/names.ts";
import { names as fr } from "./fr/names.ts";
import { names as it } from "./it/names.ts";
import type { Names } from "./names.ts";

const NAMES: Readonly<Record<Language, Names>> = { en, fr, it };

export const namesIn = (language: Language): Names => NAMES[language];

/** Nothing has to be fetched here. */
export async function fetchLanguage(_language: Language): Promise<void> {}
