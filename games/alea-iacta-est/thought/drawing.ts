/** Drawing by lot, the weightier the likelier. */
import type { Dice } from "@rubicon/engine";

const FINE = 1_000_000;

/** One of them; null where nothing has any weight. */
export function drawn<T>(list: readonly T[], weightOf: (each: T) => number, random: Dice): T | null {
  const weights = list.map(weightOf);
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum <= 0) return null;
  let at = (sum * (random.roll(FINE) - 1)) / FINE;
  for (let i = 0; i < list.length; i++) {
    at -= weights[i];
    if (at < 0) return list[i];
  }
  return list[list.length - 1];
}

/** True so many times in a hundred. */
export const chance = (random: Dice, percent: number): boolean => random.roll(100) <= percent;
