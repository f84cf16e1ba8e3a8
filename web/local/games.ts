/** The rules of a game as far as this browser needs them: to play, and to show a finished game with nothing hidden. */
import type { Game, Json, Seat } from "@rubicon/engine";
import { rules } from "../games/index.ts";

/** Lays the sights of all seats together into one with nothing hidden. */
export type Reveal = (sights: Readonly<Record<Seat, Json>>) => Json;

const reveals: Readonly<Record<string, () => Promise<Reveal>>> = {
  "julius-caesar": async () => (await import("../games/julius-caesar/revealed.ts")).revealed,
};

/** Null for a game that cannot be played here. */
export async function gameCalled(id: string): Promise<Game | null> {
  return Object.hasOwn(rules, id) ? rules[id]() : null;
}

/** Null for a game that brings no way to do it. */
export async function revealOf(id: string): Promise<Reveal | null> {
  return Object.hasOwn(reveals, id) ? reveals[id]() : null;
}
