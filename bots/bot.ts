/**
 * A bot is a player made of code. It never holds the table: it is shown its legal acts and, when
 * it asks for one, a position guessed from what its seat may know. So no bot can peek.
 */
import type { ActShape, Dice, Game, Seat } from "@rubicon/engine";

/** All that a bot has to decide on. */
export interface Mind<P extends object = object, A extends ActShape = ActShape> {
  readonly game: Game<P, A>;
  readonly seat: Seat;
  /** The legal acts of this decision, in the order in which the game lists them; at least two. */
  readonly legal: readonly A[];
  /** The bot's own luck, apart from the dice of the table. */
  readonly random: Dice;
  /** A whole position that fits what the seat sees; each call draws the hidden things anew. */
  guess(): P;
}

export interface Bot {
  readonly name: string;
  /** One of `mind.legal`. */
  choose<P extends object, A extends ActShape>(mind: Mind<P, A>): A;
}

/**
 * Sits a bot down at a table: the answer takes the position and gives the bot's act for the seat to move.
 * This is the only place where a bot's code and a true position come near each other.
 */
export function sitDown<P extends object, A extends ActShape>(bot: Bot, game: Game<P, A>, random: Dice): (p: P) => A {
  const legal: A[] = [];
  return (p) => {
    game.legal(p, legal);
    if (legal.length === 0) throw new Error(`${game.id}: ${game.toMove(p)} is asked but has no legal act`);
    // An only choice needs no thought, and no luck either.
    if (legal.length === 1) return legal[0];
    const seat = game.toMove(p);
    return bot.choose({ game, seat, legal, random, guess: () => game.guess(p, seat, random) });
  };
}
