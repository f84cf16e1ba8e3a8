/** Thinking of what the other one will do about it: he moves after us in the same turn, or in those that follow. */
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { thought as thoughtOfAlea } from "@rubicon/alea-iacta-est/thought";
import { choosePlan, greedy, levelOf, Purse, type Question, seatBot, Worlds } from "@rubicon/bots";
import type { ActShape, Game, Thought } from "@rubicon/engine";
import { seededDice } from "@rubicon/engine";
import { juliusCaesar as game } from "@rubicon/julius-caesar";
import { SUITE } from "@rubicon/julius-caesar/suite";
import { thought } from "@rubicon/julius-caesar/thought";
import { expect, test } from "vitest";

/** What standing still is said to be worth by whoever is to move. */
function worthOfNothing(p: ReturnType<(typeof SUITE)[number]["begin"]>, foresees: boolean): number {
  const bot = levelOf({ name: "one", evaluations: 500, worlds: 8, remembers: false, tree: false, foresees });
  const player = seatBot(bot, game, seededDice("luck"), { thought });
  const pondered = player.consult(p, (mind) => bot.ponder?.(mind) ?? null);
  const nothing = JSON.stringify(pondered?.nothing);
  const known = pondered?.ranked.find(({ acts }) => JSON.stringify(acts) === nothing);
  if (known === undefined) throw new Error("nobody thought of standing still");
  return known.value;
}

test("one weak block beside an army that moves later in the turn is in danger, and who foresees it says so", () => {
  const beside = SUITE.filter(({ id }) => id.startsWith("refrain-"));
  expect(beside.length).toBeGreaterThan(5);
  const fears = beside.map(({ begin }) => worthOfNothing(begin(), false) - worthOfNothing(begin(), true));
  expect(fears.reduce((a, b) => a + b, 0) / fears.length).toBeGreaterThan(0.08);
});

/** Where the first plan of a scenario is made, with so much to spend on it. */
function firstPlan(game: Game, thought: Thought, scenario: string, evaluations: number): Question<object, ActShape> {
  const dice = seededDice("first plan");
  const p = game.begin(scenario);
  game.open(p, dice);
  const player = seatBot(greedy, game, dice);
  while (thought.chain(p) === 0) game.play(p, player.act(p), dice);
  const seat = game.toMove(p);
  return {
    ...{ game, thought, seat, random: dice, foresight: thought.foresight ?? null },
    purse: new Purse({ evaluations }, 1, () => 0),
    worlds: new Worlds(() => game.guess(p, seat, dice), 8, dice),
  };
}

test("at Pharsalus plans are played on for three sequences more, and those that are held against each other differ", () => {
  const thinking = thoughtOfAlea as Thought;
  const judged: number[] = [];
  const watched: Thought = {
    ...thinking,
    value(p, seat) {
      judged.push(thinking.moment(p));
      return thinking.value(p, seat);
    },
  };
  const q = firstPlan(aleaIactaEst, watched, "pharsalus", 2000);
  const now = watched.moment(q.worlds.world(0));
  const plans = choosePlan(q);
  expect(Math.max(...judged)).toBe(now + 4);
  expect(q.purse.evaluations).toBeLessThan(2200);
  const clicks = plans.slice(0, 6).map(({ acts }) => new Set(acts));
  for (const one of clicks)
    for (const other of clicks) {
      const shared = [...one].filter((act) => other.has(act)).length;
      if (one !== other) expect(2 * shared).toBeLessThan(one.size + other.size - shared);
    }
});
