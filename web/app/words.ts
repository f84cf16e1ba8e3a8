/** Texts of the page. Each room has a catalogue of its own beside it; a key missing in a language does not compile. */
import type { Language } from "@rubicon/engine";
import { useLanguage } from "./settings.ts";

export type Catalogue<T> = Readonly<Record<Language, T>>;

/** The texts of a catalogue in the language chosen now. */
export function useWords<T>(catalogue: Catalogue<T>): T {
  return catalogue[useLanguage()];
}
