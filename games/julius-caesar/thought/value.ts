/** What a position is worth: the chance to win that follows from its features by weights that were learned. */
import { BadInput, halfTangent, type Seat, winnerOf } from "@rubicon/engine";
import { CAESAR, SIDES } from "../blocks.ts";
import type { Position } from "../position.ts";
import { FEATURES, measure } from "./features.ts";

const measured: number[] = FEATURES.map(() => 0);

/** Values by these weights, one for each feature. */
export function valueBy(weights: readonly number[]): (p: Position, seat: Seat) => number {
  if (weights.length !== FEATURES.length)
    throw new BadInput(`There are ${FEATURES.length} features, but ${weights.length} weights.`);
  const row = [...weights];
  return (p, seat) => {
    if (p.outcome !== null) {
      const winner = winnerOf(p.outcome);
      return winner === null ? 0 : winner === seat ? 1 : -1;
    }
    measure(p, measured);
    let sum = 0;
    for (let i = 0; i < row.length; i++) sum += row[i] * measured[i];
    const value = halfTangent(sum);
    return seat === SIDES[CAESAR] ? value : -value;
  };
}
