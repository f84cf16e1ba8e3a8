/** A game with the components that somebody has chosen, for forms: null until it is there. */
import type { Game } from "@rubicon/engine";
import { useLoaded } from "../app/loaded.ts";
import { fetchLaterWords, standardGame } from "../games/index.ts";
import { gameNamed, type PackSource } from "./finding.ts";

const ready = new Map<string, Game>();

/** `pack` is null for the components that the game comes with. */
export function useGameOf(id: string, pack: string | null, elsewhere?: PackSource): Game | null {
  const name = `${id} ${pack ?? ""}`;
  const load = async (): Promise<Game | null> => {
    // Forms name scenarios and rulings.
    const [standard] = await Promise.all([standardGame(id), fetchLaterWords(id)]);
    if (standard === null) return null;
    const game = pack === null ? standard : await gameNamed({ game: id, rules: standard.rules, pack }, elsewhere);
    ready.set(name, game);
    return game;
  };
  return useLoaded(name, ready.get(name) ?? null, load).value;
}
