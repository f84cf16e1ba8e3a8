/** How far somebody has come in a lesson. Kept in this browser, and never among his games. */
import { isObject, type Json } from "@rubicon/engine";
import { writtenAct } from "../table/reading.ts";
import type { Deed } from "./playing.ts";

const keyOf = (game: string, lesson: string): string => `rubicon.lesson.${game}.${lesson}`;

export function keptDeeds(game: string, lesson: string): readonly Deed[] {
  try {
    const kept: Json = JSON.parse(localStorage.getItem(keyOf(game, lesson)) ?? "[]");
    return Array.isArray(kept) ? kept.map(deedOf) : [];
  } catch {
    // What cannot be read is begun anew.
    return [];
  }
}

const deedOf = (kept: Json): Deed => (isObject(kept) ? writtenAct(kept) : "read");

export function keepDeeds(game: string, lesson: string, deeds: readonly Deed[]): void {
  try {
    if (deeds.length === 0) localStorage.removeItem(keyOf(game, lesson));
    else localStorage.setItem(keyOf(game, lesson), JSON.stringify(deeds));
  } catch {
    // A browser that keeps nothing begins with the first step each time.
  }
}
