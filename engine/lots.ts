/** Drawing lots among things of different weight. */
import type { Dice } from "./dice.ts";

const FINE = 1_000_000;

/** A number from 0 up to, not including, 1. */
export const share = (random: Dice): number => (random.roll(FINE) - 1) / FINE;

/** The number of one of them, as likely as it weighs; -1 when none weighs anything. */
export function lot(weights: readonly number[], random: Dice): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (sum <= 0) return -1;
  let at = share(random) * sum;
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return weights.findLastIndex((weight) => weight > 0);
}

/** One of them, the weightier the likelier; null where nothing has any weight. */
export function drawn<T>(list: readonly T[], weightOf: (each: T) => number, random: Dice): T | null {
  const at = lot(list.map(weightOf), random);
  return at < 0 ? null : list[at];
}
