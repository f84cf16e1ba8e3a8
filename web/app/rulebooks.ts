/** Rulebooks of games that are known by name alone. */
import type { Language, Rulebook } from "@rubicon/engine";
import { standardGame } from "../games/index.ts";
import { bookOf, knownBook } from "./books.ts";
import { type Loaded, useLoaded } from "./loaded.ts";
import { useLanguage } from "./settings.ts";

/** Null where there is no such game. */
async function rulebookOf(id: string, language: Language): Promise<Rulebook | null> {
  const game = await standardGame(id);
  return game && bookOf(game, language);
}

/** In the language of the page. */
export function useRulebook(id: string): Loaded<Rulebook> {
  const language = useLanguage();
  return useLoaded(`${language} ${id}`, knownBook(id, language), () => rulebookOf(id, language));
}
