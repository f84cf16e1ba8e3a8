/** Rulebooks of games that are at hand, fetched once when somebody reads in them. */
import type { Game, Language, Rulebook } from "@rubicon/engine";
import { type Loaded, useLoaded } from "./loaded.ts";
import { useLanguage } from "./settings.ts";

const books = new Map<string, Rulebook>();

const nameOf = (id: string, language: Language): string => `${language} ${id}`;

/** The one that has been fetched already, if any. */
export const knownBook = (id: string, language: Language): Rulebook | null => books.get(nameOf(id, language)) ?? null;

/** Rules are the same whatever the components. */
export async function bookOf({ id, rulebook }: Pick<Game, "id" | "rulebook">, language: Language): Promise<Rulebook> {
  const known = books.get(nameOf(id, language));
  if (known) return known;
  const book = await rulebook(language);
  books.set(nameOf(id, language), book);
  return book;
}

/** In the language of the page. */
export function useBook(game: Pick<Game, "id" | "rulebook">): Loaded<Rulebook> {
  const language = useLanguage();
  return useLoaded(nameOf(game.id, language), knownBook(game.id, language), () => bookOf(game, language));
}
