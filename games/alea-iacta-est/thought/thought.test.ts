/** What bots go by at a table of Alea Iacta Est. */
import { thoughtsAreSound } from "@rubicon/series/testing/thoughts";
import { expect, test } from "vitest";
import { aleaIactaEst as game } from "../index.ts";
import { SCENARIO_IDS } from "../scenarios.ts";
import { SEATS } from "../sides.ts";
import { thought } from "./index.ts";
import { moverOf, partOfYear } from "./moments.ts";
import weights from "./weights.json" with { type: "json" };

thoughtsAreSound({
  game,
  thought,
  scenarios: SCENARIO_IDS,
  seats: SEATS,
  followed: "pharsalus",
  most: 1_500,
  moverOf,
  partOfYear,
  // AIE-6.3.4.a
  isPlagued: (p) => p.plague >= 0,
  isLuck: () => false,
});

test("the weights are those of the features, by name", () => {
  for (const family of Object.values(weights))
    for (const name of Object.keys(family.weights)) expect(thought.features).toContain(name);
});
