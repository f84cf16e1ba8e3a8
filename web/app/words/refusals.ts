/**
 * What the server refuses, said in the language of the player; the names are the server's and the client's.
 *
 * They are fetched by language. Of what is refused before they are here the server's own sentence is shown.
 */
import { type Refusals, sentenceFor } from "@rubicon/client/refusals";
import type { Language } from "@rubicon/engine";
import { beforeLanguage } from "../settings.ts";

const FROM: Readonly<Record<Language, () => Promise<Refusals>>> = {
  en: async () => (await import("@rubicon/client/refusals/en")).en,
  fr: async () => (await import("@rubicon/client/refusals/fr")).fr,
  it: async () => (await import("@rubicon/client/refusals/it")).it,
};

const here = new Map<Language, Refusals>();

export async function fetchRefusals(language: Language): Promise<void> {
  if (!here.has(language)) here.set(language, await FROM[language]());
}

beforeLanguage.add(fetchRefusals);

/** Null before they are here, and for a name that a later server has made up. */
export function saying(language: Language, code: string): string | null {
  const refusals = here.get(language);
  return refusals === undefined ? null : sentenceFor(refusals, code);
}
