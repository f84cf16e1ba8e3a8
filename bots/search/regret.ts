/**
 * Regret matching: how to mix one's choices when the other one, who may be any of several with choices of their own, does the
 * same. What is returned is the mean of all rounds, which comes near an equilibrium.
 */

/** What one who chooses may be: the columns open to him. */
export type Type = readonly number[];

const ROUNDS = 400;
/** Choices that are hardly ever made are none. */
const LEAST = 0.04;

/** How often to choose each row; `worth` is by row and column, and as good for us as it is bad for him. */
export function mixOf(worth: readonly (readonly number[])[], types: readonly Type[]): number[] {
  const rows = worth.length;
  const regret = worth.map(() => 0);
  const total = worth.map(() => 0);
  const theirs = types.map((columns) => columns.map(() => 0));
  const mine: number[] = worth.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    match(regret, mine);
    for (let i = 0; i < rows; i++) total[i] += mine[i];
    const gains: number[] = worth.map(() => 0);
    for (const [t, columns] of types.entries()) {
      const mix: number[] = columns.map(() => 0);
      match(theirs[t], mix);
      const losses = columns.map((column) => {
        let loss = 0;
        for (let i = 0; i < rows; i++) loss += mine[i] * worth[i][column];
        return loss;
      });
      const mean = dot(losses, mix);
      for (let k = 0; k < columns.length; k++) {
        theirs[t][k] += mean - losses[k];
        for (let i = 0; i < rows; i++) gains[i] += (mix[k] * worth[i][columns[k]]) / types.length;
      }
    }
    const mean = dot(gains, mine);
    for (let i = 0; i < rows; i++) regret[i] += gains[i] - mean;
  }
  return cleaned(total);
}

/** In proportion to what one regrets not to have done; all alike where nothing is regretted. */
function match(regret: readonly number[], into: number[]): void {
  let sum = 0;
  for (const each of regret) if (each > 0) sum += each;
  for (let i = 0; i < regret.length; i++) into[i] = sum > 0 ? Math.max(0, regret[i]) / sum : 1 / regret.length;
}

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i];
  return sum;
}

function cleaned(total: readonly number[]): number[] {
  const sum = total.reduce((a, b) => a + b, 0);
  const kept = total.map((each) => (each / sum < LEAST ? 0 : each));
  const left = kept.reduce((a, b) => a + b, 0);
  return kept.map((each) => each / left);
}
