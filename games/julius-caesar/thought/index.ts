/** What Julius Caesar knows about thinking. Loaded apart from the rules: only whoever plays against a bot needs it. */
import type { Thought } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Position } from "../position.ts";
import { FEATURES, measure } from "./features.ts";
import { memory } from "./memory.ts";
import { chain, depth, key, level, moment } from "./moments.ts";
import { proposals } from "./proposals/index.ts";
import { script } from "./script.ts";
import { secrets } from "./secrets.ts";
import { sense } from "./sense.ts";
import { valueBy } from "./value.ts";
import { weed } from "./weeds.ts";
import learned from "./weights.json" with { type: "json" };

export function makeThought(weights: readonly number[]): Thought<Position, Act> {
  return {
    game: "julius-caesar",
    moment,
    chain,
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
    secrets,
    memory,
    sense,
  };
}

/** With the weights that were learned: see scripts/learn. */
export const thought: Thought<Position, Act> = makeThought(weightsOf(learned.weights));

/** In the order of the features, whatever the order in the file. */
function weightsOf(named: Readonly<Record<string, number>>): number[] {
  return FEATURES.map((name) => named[name] ?? 0);
}
