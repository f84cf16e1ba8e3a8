/** How a position is judged by numbers and their weights: what every thought has in common. */
import { BadInput, type Outcome, type Seat } from "./game.ts";
import { halfTangent } from "./half-tangent.ts";

interface Judged {
  readonly outcome: Outcome | null;
}

/** What is measured of a position, from the first seat's side of the table. */
export interface Measures<P> {
  readonly features: readonly string[];
  measure(p: P, into: number[]): void;
  readonly first: Seat;
}

/** What a position is worth: the chance to win that follows from its features by their weights, one for each. */
export function judgingBy<P extends Judged>(
  { features, measure, first }: Measures<P>,
  weights: readonly number[],
): (p: P, seat: Seat) => number {
  if (weights.length !== features.length)
    throw new BadInput(`There are ${features.length} features, but ${weights.length} weights.`);
  const row = [...weights];
  // Made once, because positions are judged tens of thousands of times a second.
  const measured = features.map(() => 0);
  return (p, seat) => {
    if (p.outcome !== null) {
      const result = p.outcome.results[seat];
      return result === "won" ? 1 : result === "lost" ? -1 : 0;
    }
    measure(p, measured);
    let sum = 0;
    for (let i = 0; i < row.length; i++) sum += row[i] * measured[i];
    const value = halfTangent(sum);
    return seat === first ? value : -value;
  };
}

/** In the order of the features, whatever the order in the file. */
export const weightsInOrder = (
  features: readonly string[],
  named: Readonly<Record<string, number | undefined>>,
): number[] => features.map((name) => named[name] ?? 0);
