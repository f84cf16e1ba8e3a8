/** What Imperator knows about thinking. Loaded apart from the rules: only whoever plays against a bot needs it. */
import { judgingBy, type Thought, weightsInOrder } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import type { Position } from "../position.ts";
import { SEATS } from "../sides.ts";
import { FEATURES, measure } from "./features.ts";
import { chain, depth, isBetween, key, level, moment } from "./moments.ts";
import { proposals } from "./proposals.ts";
import { script } from "./script.ts";
import { sense } from "./sense.ts";
import { weed } from "./weeds.ts";
import set from "./weights.json" with { type: "json" };

const MEASURES = { features: FEATURES, measure, first: SEATS[0] };

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
    value: judgingBy(MEASURES, weights),
    weighing: makeThought,
    sense,
  };
}

export const thought: Thought<Position, Act> = makeThought(weightsInOrder(FEATURES, set.weights));
