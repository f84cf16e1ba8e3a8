/** How games end, as lists, ratings and sentences need it. */
import type { Outcome, Result, Seat } from "./game.ts";

/** The only seat that won; null when none did, or several. */
export function winnerOf({ results }: Pick<Outcome, "results">): Seat | null {
  const winners = Object.keys(results).filter((seat) => results[seat] === "won");
  return winners.length === 1 ? winners[0] : null;
}

/** The results of a game that one seat wins and all others lose; with null a draw. */
export function resultsOf(seats: readonly Seat[], winner: Seat | null): Record<Seat, Result> {
  const result = (seat: Seat): Result => (winner === null ? "drew" : seat === winner ? "won" : "lost");
  return Object.fromEntries(seats.map((seat) => [seat, result(seat)]));
}

const RESULTS: readonly Result[] = ["won", "lost", "drew"];

export const isResult = (word: unknown): word is Result => RESULTS.some((result) => result === word);
