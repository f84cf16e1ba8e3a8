/** What Alea Iacta Est knows about thinking. Loaded apart from the rules: only whoever plays against a bot needs it. */
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

/** All moves of a sequence are one plan, and are to be thought out in a second and a half by Centurio, in five by Legatus. */
const EFFORT = 0.6;

const MEASURES = { features: FEATURES, measure, first: SEATS[0] };

export function makeThought(weights: readonly number[]): Thought<Position, Act> {
  return {
    game: "alea-iacta-est",
    effort: EFFORT,
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
