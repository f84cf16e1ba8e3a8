/** Rulebooks, loaded once when somebody asks for them. */
import type { Language, Rulebook } from "@rubicon/engine";
import { useEffect, useState } from "react";
import { standardGame } from "../games/index.ts";
import { useLanguage } from "./settings.ts";

const books = new Map<string, Rulebook>();

const bookName = (id: string, language: Language): string => `${language} ${id}`;

/** Null where there is no such game. Rules are the same whatever the components. */
export async function rulebookOf(id: string, language: Language): Promise<Rulebook | null> {
  const name = bookName(id, language);
  const known = books.get(name);
  if (known) return known;
  const book = (await (await standardGame(id))?.rulebook(language)) ?? null;
  if (book) books.set(name, book);
  return book;
}

/** Something that is loaded when it is needed. */
export interface Loaded<T> {
  /** Null until it is there. */
  readonly value: T | null;
  /** It could not be had: there is no such thing, or no way to fetch it now. */
  readonly failed: boolean;
}

/** In the language of the page. */
export function useRulebook(id: string): Loaded<Rulebook> {
  const language = useLanguage();
  const name = bookName(id, language);
  return useLoaded(name, books.get(name) ?? null, () => rulebookOf(id, language));
}

/** What is there is shown at once; while something else comes, what was there before stays. */
export function useLoaded<T>(name: string, ready: T | null, load: () => Promise<T | null>): Loaded<T> {
  const [late, setLate] = useState<Loaded<T>>({ value: ready, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is loaded
  useEffect(() => {
    if (ready !== null) return setLate({ value: ready, failed: false });
    let wanted = true;
    load().then(
      (value) => wanted && setLate({ value, failed: value === null }),
      () => wanted && setLate({ value: null, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [name, ready]);
  return ready === null ? late : { value: ready, failed: false };
}
