/** The journal of a game that bots have played, written once the game is known. */
import { type ActShape, type Game, type Journal, openTable, Stumble, type Table } from "@rubicon/engine";
import type { Pairing } from "./match.ts";

/**
 * Plays the acts again at a table. If the game stumbles over one of them, or refuses one that it had listed,
 * the journal ends with that act: whoever replays it stumbles in the same place.
 */
export function journalOf(game: Game, pairing: Pairing, seed: string, acts: readonly ActShape[]): Journal {
  const { scenario, options, bots } = pairing;
  const players = Object.fromEntries(game.seats.map((seat, i) => [seat, bots[i]]));
  try {
    return playAgain(openTable(game, { scenario, options, dice: { kind: "seed", seed }, players }), acts);
  } catch (error) {
    if (error instanceof Stumble) return error.journal;
    throw error;
  }
}

function playAgain(table: Table<object>, acts: readonly ActShape[]): Journal {
  for (const act of acts) {
    const seat = table.toMove;
    if (table.act(seat, act).ok) continue;
    const { header, entries } = table.journal;
    // It led nowhere, so there is nothing for a check to stand for.
    return { header, entries: [...entries, { n: entries.length, seat, act: table.game.acts.write(act), check: "" }] };
  }
  return table.journal;
}
