/** Bots by name: wherever one is named it is said that it is one, and whose. */
import type { Language } from "@rubicon/engine";
import { type Named, playerName } from "./names.ts";

/** A bot of the house has its level; one that somebody runs himself has the name of its owner. */
export interface MaybeBot extends Named {
  readonly bot?: string | true | undefined;
  readonly runBy?: string | undefined;
}

const OWN: Readonly<Record<Language, (owner: string) => string>> = {
  en: (owner) => `${owner}’s bot`,
  fr: (owner) => `bot de ${owner}`,
  it: (owner) => `bot di ${owner}`,
};

/** "bot", "Julia’s bot"; null for people. */
export function botNote({ bot, runBy = "" }: Pick<MaybeBot, "bot" | "runBy">, language: Language): string | null {
  if (bot === undefined) return null;
  return runBy === "" ? "bot" : OWN[language](runBy);
}

/** "Miles (bot)", "Castor (Julia’s bot)"; people by their names alone. */
export function markedName(player: MaybeBot, language: Language): string {
  const note = botNote(player, language);
  const name = playerName(player, language);
  return note === null ? name : `${name} (${note})`;
}
