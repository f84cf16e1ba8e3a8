/** What Imperator knows about thinking. Loaded apart from the rules: only whoever plays against a bot needs it. */
import { type Thought, thinkingBy } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { type Position, scenarioOf } from "../position.ts";
import { SEATS } from "../sides.ts";
import { FEATURES, measure } from "./features.ts";
import { chain, depth, isBetween, key, level, moment } from "./moments.ts";
import { titleOf } from "./prices.ts";
import { proposals } from "./proposals.ts";
import { script } from "./script.ts";
import { sense } from "./sense.ts";
import { weed } from "./weeds.ts";
import weights from "./weights.json" with { type: "json" };

export const thought: Thought<Position, Act> = thinkingBy<Position, Act>(
  {
    game: "imperator",
    // Plans that are made with care take time, too.
    effort: 0.5,
    moment,
    chain,
    isBetween,
    uncertain: true,
    // Legions that are led round and round for nothing look foolish.
    least: 0.0003,
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
    foresight: { answer: 0, plans: 4, turns: 4, winters: true, decisions: true },
    titleOf,
    sense,
  },
  weights.long,
  weights.short,
);
