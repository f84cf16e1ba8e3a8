/** What every level promises, at a table of Julius Caesar. */
import { type Bot, type Budget, LEVELS, seatBot, sitDown } from "@rubicon/bots";
import { type ActShape, type Game, pick, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { SUITE, solve } from "@rubicon/julius-caesar/suite";
import { thought } from "@rubicon/julius-caesar/thought";
import { describe, expect, test } from "vitest";
import { thoughtFor } from "../registry.ts";
import { fight } from "./duel.ts";

const game: Game = juliusCaesar;
const FEW: Budget = { evaluations: 12 };

/** Decisions of a random game, at every so many. */
function* decisions(seed: string, every: number): Generator<object> {
  const dice = seededDice(seed);
  const p = game.begin("historical");
  game.open(p, dice);
  for (let n = 1; game.toMove(p) !== "over"; n++) {
    if (n % every === 0) yield p;
    game.play(p, pick(game.legal(p), dice), dice);
  }
}

const choosing = (bot: Bot, budget: Budget = FEW): ((p: object) => ActShape) =>
  sitDown(bot, game, seededDice("luck"), { thought: thoughtFor(game), budget });

describe.each(LEVELS)("$name", (bot) => {
  test("plays legal acts, the same ones with the same luck, and leaves the table as it is", () => {
    for (const p of decisions("levels", 29)) {
      const before = game.hash(p);
      const act = choosing(bot)(p);
      expect(game.refuse(p, act)).toBeNull();
      expect(choosing(bot)(p)).toBe(act);
      expect(game.hash(p)).toBe(before);
    }
  });

  test("plays alike where only what is hidden is otherwise", () => {
    for (const p of decisions("hidden", 31)) {
      const otherwise = game.guess(p, game.toMove(p), seededDice("otherwise"));
      expect(choosing(bot)(otherwise)).toBe(choosing(bot)(p));
    }
  });

  test("never holds fire with a shot, and throws no levy away", () => {
    for (const p of decisions("weeds", 7)) {
      const act = choosing(bot, { evaluations: 2 })(p);
      expect(act.do).not.toBe("pass");
      if (act.do === "end-levy") expect(game.legal(p)).toHaveLength(1);
    }
  });
});

test("a game in which a try takes longer is thought about with fewer of them, unless they are few anyway", () => {
  const [, miles, centurio] = LEVELS;
  const slow = { ...thought, effort: 0.05 };
  for (const p of decisions("effort", 37)) {
    const hasty = (bot: Bot): ActShape => sitDown(bot, game, seededDice("luck"), { thought: slow })(p);
    expect(hasty(centurio)).toBe(choosing(centurio, { evaluations: 50 })(p));
    expect(hasty(miles)).toBe(choosing(miles, { evaluations: 30 })(p));
  }
});

test("whose time is over when he has hardly begun stops soon, whatever he is asked", () => {
  const legatus = LEVELS[3];
  let played = 0;
  const counting: Game = {
    ...game,
    play: (p, act, dice, tell) => {
      played++;
      game.play(p, act, dice, tell);
    },
  };
  /** Every look at it costs a second. */
  let now = 0;
  const clock = (): number => {
    now += 1000;
    return now;
  };
  const worked = new Map<string, number>();
  for (const p of decisions("in time", 5)) {
    played = 0;
    sitDown(legatus, counting, seededDice("luck"), { thought: thoughtFor(game), budget: { ms: 50 }, clock })(p);
    const { ask } = game.question(p);
    worked.set(ask, Math.max(played, worked.get(ask) ?? 0));
  }
  expect(worked.get("choose")).toBeGreaterThan(0);
  // A card has to be tried against one of his at least: five plans for either side, a turn long, for each card.
  for (const [ask, acts] of worked) expect(acts, ask).toBeLessThan(ask === "choose" ? 2_500 : 300);
});

test("a plan is kept and carried out click by click", () => {
  const [, miles] = LEVELS;
  let guesses = 0;
  const counting: Game = {
    ...game,
    guess: (p, seat, random) => {
      guesses++;
      return game.guess(p, seat, random);
    },
  };
  const p = game.begin("historical");
  const dice = seededDice("plan");
  game.open(p, dice);
  const player = seatBot(miles, counting, seededDice("luck"), { thought: thoughtFor(game), budget: FEW });
  while (game.question(p).ask !== "movement") game.play(p, player.act(p), dice);
  const seat = game.toMove(p);
  const perClick: number[] = [];
  while (game.toMove(p) === seat && thought.chain(p as never) !== 0 && game.question(p).ask !== "levy") {
    guesses = 0;
    const act = player.act(p);
    perClick.push(guesses);
    game.play(p, act, dice);
  }
  expect(perClick[0]).toBeGreaterThan(1);
  // Later clicks only make sure that they still belong to the plan.
  for (const later of perClick.slice(1)) expect(later).toBeLessThanOrEqual(1);
});

test("two levels play a whole game to its end, with their memory", () => {
  const [tiro, , , legatus] = LEVELS;
  const duel = {
    game,
    thoughts: [thoughtFor(game), thoughtFor(game)],
    scenario: "free",
    options: {},
    bots: [legatus, tiro],
    budget: { evaluations: 4 },
    seed: "whole",
    luck: ["a", "b"],
    sense: true,
  };
  const { outcome, decisions: counted, blunders } = fight(duel);
  expect(Object.keys(outcome.results)).toEqual([...game.seats]);
  expect(Math.min(...counted)).toBeGreaterThan(20);
  for (const each of blunders) expect(each.get("holds fire") ?? 0).toBe(0);
  expect(fight(duel).outcome).toEqual(outcome);
});

test("Centurio solves 85 % of the tactical suite", () => {
  const centurio = LEVELS[2];
  const solved = SUITE.filter((puzzle) => {
    const choose = sitDown(centurio, juliusCaesar, seededDice(puzzle.id), { thought });
    return solve(puzzle, choose) === null;
  });
  expect(solved.length / SUITE.length).toBeGreaterThanOrEqual(0.85);
});
