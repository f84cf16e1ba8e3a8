/** What people are called. That somebody is a guest is said in the language of whoever reads it, not kept in his name. */
import type { Language } from "@rubicon/engine";

export interface Named {
  readonly name: string;
  readonly guest: boolean;
}

const GUEST: Readonly<Record<Language, string>> = { en: "Guest", fr: "Invité", it: "Ospite" };

/** As the server makes them up. It used to put the English word before them, and those names are still about. */
const MADE_UP = /^(?:Guest )?(\p{Lu}\p{Ll}+ \d{4})$/u;

/** The Roman part of a name that the server made up for a guest; null for a name that somebody chose. */
const madeUp = ({ name, guest }: Named): string | null => (guest ? (MADE_UP.exec(name)?.[1] ?? null) : null);

/** Somebody who has deleted his account has no name left. */
const FORMER: Readonly<Record<Language, string>> = {
  en: "a former player",
  fr: "un ancien joueur",
  it: "un ex giocatore",
};

/** "Guest Horatia 8833", "Invité Horatia 8833"; a name that was chosen stands as it is. */
export function playerName(player: Named, language: Language): string {
  if (player.name === "") return FORMER[language];
  const roman = madeUp(player);
  return roman === null ? player.name : `${GUEST[language]} ${roman}`;
}

/** The name alone, for where no language is spoken. */
export const bareName = (player: Named): string => madeUp(player) ?? player.name;

/** Somebody as a journal names him; undefined where it names nobody. Servers leave the names of former players empty. */
export const nameInJournal = (name: string | undefined, language: Language): string | undefined =>
  name === "" ? FORMER[language] : name;
