/** The languages the game speaks: all here at once. A page takes languages-fetched.ts instead of this file. */
import type { Language } from "@rubicon/engine";

/** Nothing has to be fetched here. */
export async function fetchLanguage(_language: Language): Promise<void> {}
