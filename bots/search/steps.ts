/** Plans step by step. */
import type { ActShape } from "@rubicon/engine";

/** A step begins with an act at the ground level, and has with it all that is done above. */
export function stepsOf<A extends ActShape>(level: (act: A) => number, acts: readonly A[]): A[][] {
  const steps: A[][] = [];
  for (const act of acts) {
    if (level(act) === 0 || steps.length === 0) steps.push([act]);
    else steps[steps.length - 1].push(act);
  }
  return steps;
}
