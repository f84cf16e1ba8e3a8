/** Battles that are only thought of: what the six faces of the die would bring, from the sums of both sides. */
import { allFaces, columnFor, flooredMean, shifted, shiftFor } from "@rubicon/series";

/** Strength, units, the sum of their quality, and the bonus of the best leader. */
export interface Host {
  sp: number;
  units: number;
  quality: number;
  tb: number;
}

export const noHost = (): Host => ({ sp: 0, units: 0, quality: 0, tb: 0 });

const LOWEST = -6;
const HIGHEST = 6;
const WINS: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, i) =>
  Array.from(
    { length: HIGHEST - LOWEST + 1 },
    (_, j) => allFaces(i + 1, j + LOWEST).filter(({ winner }) => winner === "attacker").length / 6,
  ),
);

/** With what chance the attacker wins (IMP-8.2.a, IMP-8.2.b); `modifier`: whatever else moves the die. */
export function chanceOf(attacker: Host, defender: Host, modifier = 0): number {
  if (defender.units === 0) return 1;
  if (attacker.units === 0) return 0;
  const shift = shiftFor(flooredMean(attacker.quality, attacker.units), flooredMean(defender.quality, defender.units));
  const column = shifted(columnFor(attacker.sp, defender.sp), shift);
  const moved = attacker.tb - defender.tb + modifier;
  return WINS[column - 1][Math.min(HIGHEST, Math.max(LOWEST, moved)) - LOWEST];
}
