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
  extends Omit<Thought<P, A>, "families" | "weightsAt" | "value" | "weighing"> {
  readonly first: Seat;
  /** The scenario that is played, by its id. Absent: there is one family. */
  scenarioOf?(p: P): string;
}

/** Weights for scenarios that ask for things of the same kind. */
export interface Family {
  /** By id. Absent: all that are in no other family. */
  readonly scenarios?: readonly string[];
  /** By the names of features, whatever their order: one that is not named weighs nothing. */
  readonly weights: Readonly<Record<string, number | undefined>>;
}

/** A thought that judges by these weights. */
export function thinkingBy<P extends Judged & object, A extends ActShape>(
  parts: Unweighed<P, A>,
  ...families: readonly Family[]
): Thought<P, A> {
  const { first, scenarioOf = () => "", ...unweighed } = parts;
  const familyOf = new Map(families.flatMap(({ scenarios = [] }, i) => scenarios.map((id) => [id, i] as const)));
  const others = Math.max(
    0,
    families.findIndex(({ scenarios }) => scenarios === undefined),
  );
  const weighing = (...sets: readonly (readonly number[])[]): Thought<P, A> => {
    check(parts.features, sets, families.length);
    const [all] = sets;
    const weightsAt = (p: P): readonly number[] =>
      sets.length === 1 ? all : sets[familyOf.get(scenarioOf(p)) ?? others];
    return { ...unweighed, families: sets, weightsAt, value: judgingBy(parts, weightsAt), weighing };
  };
  return weighing(...families.map(({ weights }) => parts.features.map((name) => weights[name] ?? 0)));
}

function check(features: readonly string[], sets: readonly (readonly number[])[], families: number): void {
  if (sets.length !== 1 && sets.length !== families)
    throw new BadInput(`There are ${families} families of scenarios, but ${sets.length} sets of weights.`);
  const wrong = sets.find(({ length }) => length !== features.length);
  if (wrong !== undefined) throw new BadInput(`There are ${features.length} features, but ${wrong.length} weights.`);
}

/** What a position is worth: the chance to win that follows from its features by their weights. */
function judgingBy<P extends Judged>(
  { features, measure, first }: Pick<Unweighed<P, ActShape>, "features" | "measure" | "first">,
  weightsAt: (p: P) => readonly number[],
): (p: P, seat: Seat) => number {
  // Made once, because positions are judged tens of thousands of times a second.
  const measured = features.map(() => 0);
  return (p, seat) => {
    if (p.outcome !== null) {
      const result = p.outcome.results[seat];
      return result === "won" ? 1 : result === "lost" ? -1 : 0;
    }
    measure(p, measured);
    const weights = weightsAt(p);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i] * measured[i];
    const value = halfTangent(sum);
    return seat === first ? value : -value;
  };
}
