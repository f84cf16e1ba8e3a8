/** Free deployment (S0.b) by what is kept. */
import { seededDice } from "@rubicon/engine";
import { deploymentsAreSound } from "@rubicon/engine/testing";
import { expect, test } from "vitest";
import { aleaIactaEst as game } from "../index.ts";
import type { Position } from "../position.ts";
import { deploying } from "./deploying.ts";
import file from "./deployments.json" with { type: "json" };

deploymentsAreSound({
  game,
  deploying,
  file,
  free: ["pharsalus", "thapsus-and-munda", "philippi", "perusia-and-naulochus", "actium"],
});

/** Philippi when its first player deploys, with Dolabella on his side or not. */
function philippi(hasDolabella: boolean): Position {
  for (let seed = 0; ; seed++) {
    const p = game.begin("philippi", {});
    game.open(p, seededDice(seed));
    const names = deploying.placement(p).flatMap(({ pieces }) => pieces);
    if (names.includes("dolabella") === hasDolabella) return p;
  }
}

test("AIE-S5.g Dolabella is left out by whoever did not get him", () => {
  const placement = deploying.placement(philippi(true));
  expect(deploying.lay(philippi(false), placement)).toEqual([]);
});
