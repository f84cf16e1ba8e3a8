/** What Imperator knows about thinking. Loaded apart from the rules: only whoever plays against a bot needs it. */
import type { Thought } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Position } from "../position.ts";
import { FEATURES, measure } from "./features.ts";
import { chain, depth, isBetween, key, level, moment } from "./moments.ts";
import { proposals } from "./proposals.ts";
import { script } from "./script.ts";
import { sense } from "./sense.ts";
import { valueBy } from "./value.ts";
import { weed } from "./weeds.ts";
import set from "./weights.json" with { type: "json" };

export function makeThought(weights: readonly number[]): Thought<Position, Act> {
  return {
    game: "imperator",
    moment,
    chain,
    isBetween,
    uncertain: true,
    depth,
    level,
    key,
    weed,
    script,
    proposals,
    features: FEATURES,
    weights,
    measure,
    value: valueBy(weights),
    weighing: makeThought,
    sense,
  };
}

export const thought: Thought<Position, Act> = makeThought(weightsOf(set.weights));

/** In the order of the features, whatever the order in the file. */
function weightsOf(named: Readonly<Record<string, number>>): number[] {
  return FEATURES.map((name) => named[name] ?? 0);
}
