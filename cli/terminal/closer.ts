/** What a game can say of a part of the table, to the seat that looks at it. */
import type { ActShape, Closer, Game, Json, Language, Seat } from "@rubicon/engine";

/** A table at which somebody sits and sees. */
interface Watched {
  readonly game: Game;
  readonly language: Language;
  /** Null before there is anything to see. */
  sight(seat: Seat): Json;
}

/** The game's words on what the seat sees now; null where the game or the table has none. */
export function closely(table: Watched, seat: Seat): { words: Closer<ActShape>; sight: Json } | null {
  const words = table.game.words(table.language).closer;
  const sight = table.sight(seat);
  return words !== undefined && sight !== null ? { words, sight } : null;
}
