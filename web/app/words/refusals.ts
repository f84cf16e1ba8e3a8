/**
 * What the server refuses most, said in the language of the player; the names are the server's and the client's.
 *
 * They are fetched by language. Of what is refused before they are here the server's own sentence is shown.
 */
import type { ErrorCode } from "@rubicon/client";
import type { Language } from "@rubicon/engine";
import { beforeLanguage } from "../settings.ts";

export type Refusals = Readonly<Record<ErrorCode, string>>;

const FROM: Readonly<Record<Language, () => Promise<Refusals>>> = {
  en: async () => (await import("./refusals/en.ts")).en,
  fr: async () => (await import("./refusals/fr.ts")).fr,
  it: async () => (await import("./refusals/it.ts")).it,
};

const here = new Map<Language, Refusals>();

export async function fetchRefusals(language: Language): Promise<void> {
  if (!here.has(language)) here.set(language, await FROM[language]());
}

beforeLanguage.add(fetchRefusals);

const isKnown = (refusals: Refusals, code: string): code is ErrorCode => Object.hasOwn(refusals, code);

/** Null for a name that a later server has made up: then its own sentence is shown. */
export function saying(language: Language, code: string): string | null {
  const refusals = here.get(language);
  return refusals !== undefined && isKnown(refusals, code) ? refusals[code] : null;
}
