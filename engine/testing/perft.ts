import type { CopyableDice } from "../dice.ts";
import type { Game } from "../game.ts";

/**
 * How many ways there are to play on for so many acts, when the dice fall as given in each of them.
 * A figure that changes tells that the rules did.
 */
export function perft<P extends object>(game: Game<P>, position: P, depth: number, dice: CopyableDice): number {
  if (depth === 0) return 1;
  if (game.toMove(position) === "over") return 0;
  const legal = game.legal(position);
  if (depth === 1) return legal.length;
  let lines = 0;
  for (const act of legal) {
    const next = game.copy(position);
    const falling = dice.copy();
    game.play(next, act, falling);
    lines += perft(game, next, depth - 1, falling);
  }
  return lines;
}
