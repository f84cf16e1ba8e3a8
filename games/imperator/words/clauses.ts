/** Parts of a sentence about units, as many as there is something to say of: "Reduced: a and b; lost: c." */
import { sentence } from "@rubicon/engine";

/** Whether it is about one alone matters where words agree with units. */
type Clause = readonly [units: readonly string[], say: (units: string, one: boolean) => string];

export const clauses = (pieces: (units: readonly string[]) => string, ...said: readonly Clause[]): string =>
  sentence(
    said.flatMap(([units, say]) => (units.length === 0 ? [] : [say(pieces(units), units.length === 1)])).join("; "),
  ).concat(".");
