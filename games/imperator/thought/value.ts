/** What a position is worth: the chance to win that follows from its features by their weights. */
import { BadInput, halfTangent, type Seat } from "@rubicon/engine";
import type { Position } from "../position.ts";
import { SEATS } from "../sides.ts";
import { FEATURES, measure } from "./features.ts";

const measured: number[] = [];

export function valueBy(weights: readonly number[]): (p: Position, seat: Seat) => number {
  if (weights.length !== FEATURES.length)
    throw new BadInput(`There are ${FEATURES.length} features, but ${weights.length} weights.`);
  const row = [...weights];
  return (p, seat) => {
    if (p.outcome !== null) {
      const result = p.outcome.results[seat];
      return result === "won" ? 1 : result === "lost" ? -1 : 0;
    }
    measure(p, measured);
    let sum = 0;
    for (let i = 0; i < row.length; i++) sum += row[i] * measured[i];
    const value = halfTangent(sum);
    return seat === SEATS[0] ? value : -value;
  };
}
