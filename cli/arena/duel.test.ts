/** A game between two bots comes to its end. */
import { type Bot, greedy } from "@rubicon/bots";
import type { Game } from "@rubicon/engine";
import { expect, test } from "vitest";
import { skirmishRules } from "../testing/skirmish.ts";
import { fight } from "./duel.ts";

test("who does and undoes the same for ever is answered for, as if his time had run out", () => {
  const game: Game = skirmishRules.make(skirmishRules.standard);
  // A game in which nothing ever happens unless somebody gives the answer of those who give none.
  let patient = 0;
  const round: Game = {
    ...game,
    play(p, act, dice, tell) {
      if (act === game.byDefault(p)) game.play(p, act, dice, tell);
      else patient++;
    },
  };
  const stubborn: Bot = {
    name: "stubborn",
    choose: (mind) => mind.legal.find((act) => act !== mind.game.byDefault(mind.guess())) ?? mind.legal[0],
  };
  const { outcome } = fight({
    ...{ game: round, scenario: "meadow", options: {}, budget: null, seed: "round", luck: ["a", "b"], sense: false },
    thoughts: [null, null],
    bots: [stubborn, greedy],
  });
  expect(patient).toBeGreaterThanOrEqual(500);
  expect(Object.keys(outcome.results)).toHaveLength(2);
});
