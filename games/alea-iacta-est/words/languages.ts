/** The languages the game speaks: all here at once. A page takes languages-fetched.ts instead of this file. */
import type { Language } from "@rubicon/engine";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { it } from "./it/index.ts";
import type { Titles } from "./titles.ts";
import type { Wording } from "./wording.ts";

const SPEAKING: Readonly<Record<Language, (titles: Titles) => Wording>> = { en, fr, it };

export const wordingIn = (language: Language, titles: Titles): Wording => SPEAKING[language](titles);

/** Nothing has to be fetched here. */
export async function fetchLanguage(_language: Language): Promise<void> {}
