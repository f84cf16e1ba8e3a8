/**
 * Ratings by Glicko-2 (Mark Glickman). Every game is a rating period of its own, and both players are rated against
 * what the other was before it. Whoever does not play for long becomes less certain again, a step every thirty days.
 */
import rate from "glicko2-lite";

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A player nobody knows anything about. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How freely the volatility may change. */
const TAU = 0.5;
const IDLE_PERIOD = 30 * 24 * 60 * 60 * 1000;
/** After five years without a game nothing more is forgotten. */
const MOST_IDLE = 60;

/** A win is 1, a draw 0.5, a loss 0. */
export function ratedAgainst(player: Rating, opponent: Rating, score: number): Rating {
  return rated(player, [[opponent.rating, opponent.deviation, score]]);
}

/** The rating of somebody whose last game was so many milliseconds ago. */
export function afterIdling(player: Rating, since: number): Rating {
  const periods = Math.min(MOST_IDLE, Math.floor(since / IDLE_PERIOD));
  let idle = player;
  for (let period = 0; period < periods; period++) idle = rated(idle, []);
  return idle;
}

/** After a period with these games, each given as the opponent's rating and deviation and the score. */
export function rated({ rating, deviation, volatility }: Rating, games: readonly [number, number, number][]): Rating {
  const { rating: after, rd, vol } = rate(rating, deviation, volatility, [...games], { tau: TAU });
  return { rating: after, deviation: Math.min(rd, NEWCOMER.deviation), volatility: vol };
}
