/** How sure a rate is: its 95 % interval. */

const Z = 1.96;

export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Over pairs, each scored from 0 to 2. Where all pairs came out the same their spread says nothing, and the interval is that
 * of as many tosses (Wilson's): of games where one side won them all, of pairs otherwise.
 */
export function rateOf(scores: readonly number[]): Rate {
  const n = scores.length;
  if (n === 0) return { rate: 0.5, low: 0, high: 1 };
  const rate = scores.reduce((sum, score) => sum + score / 2, 0) / n;
  const spread = scores.reduce((sum, score) => sum + (score / 2 - rate) ** 2, 0);
  if (n < 2 || spread < 1e-12) return { rate, ...wilson(rate, rate === 0 || rate === 1 ? 2 * n : n) };
  const error = Z * Math.sqrt(spread / (n - 1) / n);
  return { rate, low: Math.max(0, rate - error), high: Math.min(1, rate + error) };
}

function wilson(rate: number, n: number): { low: number; high: number } {
  const z2 = Z * Z;
  const middle = (rate + z2 / (2 * n)) / (1 + z2 / n);
  const error = (Z / (1 + z2 / n)) * Math.sqrt((rate * (1 - rate)) / n + z2 / (4 * n * n));
  // All won or all lost: then the end itself, whatever rounding makes of it.
  return { low: rate === 0 ? 0 : middle - error, high: rate === 1 ? 1 : middle + error };
}

export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** A mean and how far off it may be, 95 % sure. */
export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, n);
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: n < 2 ? Number.POSITIVE_INFINITY : Z * Math.sqrt(spread / (n - 1) / n) };
}
