/** Figures as sentences give them. */

/** One decimal at most: "2", "1.5". */
export const rounded = (n: number): string => String(Math.round(10 * n) / 10);

/** Of the ways in which dice can fall, each as whole percents. */
export function chances(ways: readonly number[]): number[] {
  const all = ways.reduce((sum, count) => sum + count, 0);
  return ways.map((count) => Math.round((100 * count) / all));
}

export const meanHits = ({ dice, firepower }: { readonly dice: number; readonly firepower: number }): number =>
  (dice * firepower) / 6;
