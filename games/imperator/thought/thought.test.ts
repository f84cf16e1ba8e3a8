/** What bots go by at a table of Imperator. */
import { type EventShape, pick, seededDice } from "@rubicon/engine";
import { thoughtsAreSound } from "@rubicon/series/testing/thoughts";
import { expect, test } from "vitest";
import { imperator as game } from "../index.ts";
import { SCENARIO_IDS } from "../scenarios.ts";
import { SEATS } from "../sides.ts";
import { thought } from "./index.ts";
import { moverOf, partOfYear } from "./moments.ts";
import weights from "./weights.json" with { type: "json" };

const MOST = 1_200;

thoughtsAreSound({
  game,
  thought,
  scenarios: SCENARIO_IDS,
  seats: SEATS,
  followed: "s2_parthian_war",
  most: MOST,
  moverOf,
  partOfYear,
  // IMP-6.3.f
  isPlagued: (p) => p.box.zones.some((zone) => p.infested[zone] > 0),
  // Who is called on, struck at or stricken does what the dice say (IMP-4.5G.i, IMP-6.3.c).
  isLuck: (act) => (thought.level(act) === 0 && act.do !== "take") || act.do === "win-over",
});

test("the weights are those of the features, by name", () => {
  for (const family of Object.values(weights))
    for (const name of Object.keys(family.weights)) expect(thought.features).toContain(name);
});

test("what a player would shake his head at is counted for whoever did it, and a game at random is full of it", () => {
  const { sense } = thought;
  const counts = new Map<string, number>();
  const dice = seededDice("sense");
  const p = game.begin("s4_five_emperors", {});
  game.open(p, dice);
  for (let n = 0; n < MOST && game.toMove(p) !== "over"; n++) {
    const before = game.copy(p);
    const act = pick(game.legal(p), dice);
    const events: EventShape[] = [];
    game.play(p, act, dice, (event) => events.push(event));
    sense?.look(before, act, events, (blunder, seat) => {
      expect(sense.blunders).toContain(blunder);
      expect(SEATS).toContain(seat);
      counts.set(blunder, (counts.get(blunder) ?? 0) + 1);
    });
  }
  expect(counts.get("hopeless attacks")).toBeGreaterThan(0);
  expect(counts.get("leaders alone among enemies")).toBeGreaterThan(0);
});
