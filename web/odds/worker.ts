/**
 * Battles fought beside the page, where they keep nothing waiting. A game that has a lab brings a worker of its own, in
 * one line: it knows the rules of that game, and is told the pack.
 */
import type { Game, Json, Pack, Ruleset } from "@rubicon/engine";
import { BATTLES, type Chances, fight, SLICE, together } from "./fighting.ts";

/** What the page asks for: the chances of a battle, or that they are no longer wanted. */
export type OddsAsked =
  | { readonly id: number; readonly pack: Pack; readonly battle: Json }
  | { readonly id: number; readonly stop: true };

/** So far; null when the battle cannot be fought. */
export interface OddsAnswer {
  readonly id: number;
  readonly chances: Chances | null;
}

/** The little that is needed of a worker's world. The page's own types know windows, not workers. */
export interface OddsScope {
  onmessage: ((event: { readonly data: OddsAsked }) => void) | null;
  postMessage(answer: OddsAnswer): void;
}

/** Slices of the battles that are fought before the page is told. */
const SLICES_TOLD = 5;

export function serveOdds(rules: Ruleset, scope: OddsScope): void {
  let made: { readonly pack: string; readonly game: Game } | null = null;
  const wanted = new Set<number>();

  const gameOf = (pack: Pack): Game => {
    const name = JSON.stringify(pack.components);
    if (made?.pack !== name) made = { pack: name, game: rules.make(pack) };
    return made.game;
  };

  const go = (id: number, game: Game, battle: Json, sofar: Chances | null): void => {
    if (!wanted.has(id)) return;
    const from = sofar?.tried ?? 0;
    const more = fight(game, battle, from, SLICE * SLICES_TOLD);
    const chances = more && (sofar === null ? more : together(sofar, more));
    scope.postMessage({ id, chances });
    if (chances === null || chances.tried >= BATTLES) wanted.delete(id);
    // Between two lots it listens whether anybody still wants to know.
    else setTimeout(() => go(id, game, battle, chances), 0);
  };

  scope.onmessage = ({ data }) => {
    if ("stop" in data) {
      wanted.delete(data.id);
      return;
    }
    wanted.add(data.id);
    go(data.id, gameOf(data.pack), data.battle, null);
  };
}
