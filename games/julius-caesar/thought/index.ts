/** What Julius Caesar knows about thinking. Loaded apart from the rules: only whoever plays against a bot needs it. */
import { type Thought, thinkingBy } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { CAESAR, SIDES } from "../blocks.ts";
import type { Position } from "../position.ts";
import { deploying } from "./deploying.ts";
import { FEATURES, measure } from "./features.ts";
import { memory } from "./memory.ts";
import { chain, depth, key, level, moment } from "./moments.ts";
import { proposals } from "./proposals/index.ts";
import { script } from "./script.ts";
import { secrets } from "./secrets.ts";
import { sense } from "./sense.ts";
import { weed } from "./weeds.ts";
import learned from "./weights.json" with { type: "json" };

/** With the weights that were learned: see scripts/learn. */
export const thought: Thought<Position, Act> = thinkingBy<Position, Act>(
  {
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
    measure,
    first: SIDES[CAESAR],
    foresight: { answer: 60, plans: 4, turns: 1, winters: false, decisions: false },
    secrets,
    memory,
    deploying,
    sense,
  },
  learned,
);
