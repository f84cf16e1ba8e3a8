/** How long to wait before trying again: twice as long each time, and never at the same moment as everybody else. */
export interface Backoff {
  /** Milliseconds before the first try, and the most before any. */
  readonly first: number;
  readonly most: number;
}

export const BACKOFF: Backoff = { first: 250, most: 15_000 };

/** `tried` counts the tries that failed; `luck` is from 0 up to 1. */
export function waitAfter(tried: number, luck: number, { first, most }: Backoff = BACKOFF): number {
  const longest = Math.min(most, first * 2 ** Math.min(tried, 30));
  // At least half of it, so that a server in trouble is left alone for a moment by everyone.
  return Math.round(longest * (0.5 + luck / 2));
}
