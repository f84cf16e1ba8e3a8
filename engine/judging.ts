/** How a position is judged by numbers and their weights: what every thought has in common. */
import type { ActShape } from "./acts.ts";
import { BadInput, type Outcome, type Seat } from "./game.ts";
import { halfTangent } from "./half-tangent.ts";
import type { Thought } from "./thought.ts";

interface Judged {
  readonly outcome: Outcome | null;
}

/** A thought before its features are weighed. What it measures is measured from the first seat's side of the table. */
export interface Unweighed<P extends object, A extends ActShape>
  extends Omit<Thought<P, A>, "weights" | "value" | "weighing"> {
  readonly first: Seat;
}

/** A thought that judges by these weights, whatever their order: a feature that is not named weighs nothing. */
export function thinkingBy<P extends Judged & object, A extends ActShape>(
  parts: Unweighed<P, A>,
  named: Readonly<Record<string, number | undefined>>,
): Thought<P, A> {
  const { first, ...unweighed } = parts;
  const weighing = (weights: readonly number[]): Thought<P, A> => ({
    ...unweighed,
    weights,
    value: judgingBy(parts, weights),
    weighing,
  });
  return weighing(parts.features.map((name) => named[name] ?? 0));
}

/** What a position is worth: the chance to win that follows from its features by their weights, one for each. */
function judgingBy<P extends Judged>(
  { features, measure, first }: Pick<Unweighed<P, ActShape>, "features" | "measure" | "first">,
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
