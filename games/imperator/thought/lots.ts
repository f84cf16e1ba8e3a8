/** Drawing by lot. */
import type { Dice } from "@rubicon/engine";

const FINE = 1_000_000;

/** From 0 up to, not including, 1. */
export const share = (random: Dice): number => (random.roll(FINE) - 1) / FINE;

/** One of them, by lot: the weightier the likelier; null where none has any weight. */
export function drawn<T>(list: readonly T[], weightOf: (each: T) => number, random: Dice): T | null {
  const weights = list.map(weightOf);
  const total = weights.reduce((a, b) => a + b, 0);
  if (total <= 0) return null;
  let at = total * share(random);
  for (let i = 0; i < list.length; i++) {
    at -= weights[i];
    if (at < 0 && weights[i] > 0) return list[i];
  }
  return list.findLast((_, i) => weights[i] > 0) ?? null;
}
