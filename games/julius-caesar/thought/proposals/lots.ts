/** Drawing lots among things of different weight. */
import type { Dice } from "@rubicon/engine";

const FINE = 1_000_000;

/** A number from 0 up to but without 1. */
export const chance = (random: Dice): number => (random.roll(FINE) - 1) / FINE;

/** The number of one of them, as likely as it weighs; -1 when none weighs anything. */
export function lot(weights: readonly number[], random: Dice): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (sum <= 0) return -1;
  let at = chance(random) * sum;
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return weights.length - 1;
}
