/** What Alea Iacta Est knows about thinking. Loaded apart from the rules: only whoever plays against a bot needs it. */
import { type Thought, thinkingBy } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { type Position, scenarioOf } from "../position.ts";
import { SEATS } from "../sides.ts";
import { deploying } from "./deploying.ts";
import { FEATURES, measure } from "./features.ts";
import { chain, depth, isBetween, key, level, moment } from "./moments.ts";
import { titleOf } from "./prices.ts";
import { proposals } from "./proposals.ts";
import { script } from "./script.ts";
import { sense } from "./sense.ts";
import { weed } from "./weeds.ts";
import weights from "./weights.json" with { type: "json" };

/** All moves of a sequence are one plan, and are to be thought out in a second and a half by Centurio, in five by Legatus. */
const EFFORT = 0.4;

export const thought: Thought<Position, Act> = thinkingBy<Position, Act>(
  {
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
    measure,
    first: SEATS[0],
    scenarioOf: (p) => scenarioOf(p).id,
    foresight: { answer: 0, plans: 4, turns: 3, winters: true, decisions: true },
    deploying,
    titleOf,
    sense,
  },
  weights.points,
  weights.control,
);
