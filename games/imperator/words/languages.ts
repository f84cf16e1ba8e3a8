/** The languages the game speaks: all here at once. A page takes languages-fetched.ts instead of this file. */
import type { Language } from "@rubicon/engine";
import { faces as enFaces } from "./en/faces.ts";
import { names as enNames } from "./en/names.ts";
import { options as enOptions, scenarios as enScenarios } from "./en/scenarios.ts";
import { faces as frFaces } from "./fr/faces.ts";
import { names as frNames } from "./fr/names.ts";
import { options as frOptions, scenarios as frScenarios } from "./fr/scenarios.ts";
import { faces as itFaces } from "./it/faces.ts";
import { names as itNames } from "./it/names.ts";
import { options as itOptions, scenarios as itScenarios } from "./it/scenarios.ts";
import type { Vocabulary } from "./vocabulary.ts";

const SPOKEN: Readonly<Record<Language, Vocabulary>> = {
  en: { names: enNames, faces: enFaces, scenarios: enScenarios, options: enOptions },
  fr: { names: frNames, faces: frFaces, scenarios: frScenarios, options: frOptions },
  it: { names: itNames, faces: itFaces, scenarios: itScenarios, options: itOptions },
};

export const vocabularyIn = (language: Language): Vocabulary => SPOKEN[language];

/** Nothing has to be fetched here. */
export async function fetchLanguage(_language: Language): Promise<void> {}
