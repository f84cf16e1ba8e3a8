import { Purse, Worlds } from "@rubicon/bots";
import { type Game, seededDice, type Thought } from "@rubicon/engine";
import { imperator } from "@rubicon/imperator";
import { thought as shipped } from "@rubicon/imperator/thought";
import { expect, test } from "vitest";
import { gainsAt, priceOf, withoutPrices } from "./gains.ts";

const game: Game = imperator;
const thought = shipped as Thought;

test("what may be played once is worth what it brings on average, and more the longer one can wait", () => {
  const gains = [
    { seen: 1, brings: 1 },
    { seen: 0, brings: 0 },
    { seen: -1, brings: -1 },
    { seen: 0, brings: 0 },
  ];
  expect(priceOf(gains, 0)).toBe(0);
  expect(priceOf(gains, 1)).toBeCloseTo(0.25);
  expect(priceOf(gains, 2)).toBeCloseTo(0.25 + 0.75 * 0.25);
  expect(priceOf(gains, 40)).toBeCloseTo(1, 3);
});

test("what looked good by luck alone is worth nothing", () => {
  const lucky = [
    { seen: 1, brings: -0.5 },
    { seen: -1, brings: 0.5 },
  ];
  expect(priceOf(lucky, 5)).toBe(0);
});

test("gains are told of what can be played, by a thought to which hands are worth nothing", () => {
  const blind = withoutPrices(thought);
  const [counters, lead] = ["counters", "lead"].map((name) => thought.features.indexOf(name));
  expect(blind.families.map((weights) => weights[counters])).toEqual(thought.families.map(() => 0));
  expect(blind.families.map((weights) => weights[lead])).toEqual(thought.families.map((weights) => weights[lead]));
  const dice = seededDice("gains");
  const p = game.begin("s4_five_emperors");
  game.open(p, dice);
  for (let n = 0; n < 3_000; n++) {
    const seat = game.toMove(p);
    if (seat === "over") break;
    const acts = game.legal(p);
    const titles = new Set(acts.map((act) => blind.titleOf?.(p, act) ?? null));
    if (titles.size > 1 && blind.chain(p) === 0) {
      const worlds = new Worlds(() => game.guess(p, seat, dice), 6, dice);
      const purse = new Purse({ evaluations: 1 }, 1, () => 0);
      const gains = gainsAt({ game, thought: blind, seat, random: dice, purse, worlds, foresight: null }, p, acts);
      expect(gains.map(({ title }) => title).toSorted()).toEqual(
        [...titles].filter((each) => each !== null).toSorted(),
      );
      return;
    }
    game.play(p, blind.script(p, dice), dice);
  }
  throw new Error("nobody ever holds anything");
});
