/** Names for people who have not said theirs, and the language they probably read. */
import { randomInt } from "node:crypto";
import { LANGUAGES, type Language } from "@rubicon/engine";

const FIRST_NAMES = (
  "Aelia Aemilia Appia Aulus Aurelia Caecilia Claudia Cornelia Decimus Fabia Flavia Gaia Gaius Gnaeus Horatia Julia " +
  "Junia Livia Lucia Lucius Manius Marcia Marcus Octavia Paulla Plautia Publius Quinta Quintus Servia Servius Sextus " +
  "Spurius Tertia Tiberius Titus Tullia Valeria Vibia Vipsania"
).split(" ");

/** What stood before these names once. Whoever reads one says in his own language that it is a guest's. */
const GUEST = "Guest ";

export const guestName = (): string => `${FIRST_NAMES[randomInt(FIRST_NAMES.length)]} ${randomInt(1000, 10_000)}`;

/** The name of a guest who is none any more and has not chosen another. */
export const withoutGuest = (name: string): string => (name.startsWith(GUEST) ? name.slice(GUEST.length) : name);

/** The first language of a browser's list that Rubicon speaks. */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  for (const part of (acceptLanguage ?? "").slice(0, 200).split(",")) {
    const wanted = part.trim().slice(0, 2).toLowerCase();
    const spoken = LANGUAGES.find((language) => language === wanted);
    if (spoken) return spoken;
  }
  return "en";
}
