import { altered } from "@rubicon/engine/testing";
import { expect, test } from "vitest";
import { rubicon } from "../testing/desk.ts";
import { skirmishRules } from "../testing/skirmish.ts";

const ARENA = ["arena", "--game", "skirmish", "--scenario", "meadow"];
const run = (...more: string[]) => rubicon([skirmishRules], [...ARENA, ...more]);

test("the summary has all its figures, in their order", async () => {
  const { code, out, err } = await run("--bots", "greedy,random", "--games", "6", "--json");
  expect([code, err]).toEqual([0, ""]);
  const summary = JSON.parse(out);
  expect(Object.keys(summary)).toEqual(["bots", "games", "wins", "draws", "rate", "low", "high", "msPerDecision"]);
  expect(summary).toMatchObject({ bots: ["greedy", "random"], games: 6 });
  const [won, lost] = summary.wins;
  expect(won + lost + summary.draws).toBe(6);
  expect(summary.rate).toBeCloseTo((won + summary.draws / 2) / 6, 3);
  expect(summary.low).toBeLessThanOrEqual(summary.rate);
  expect(summary.high).toBeGreaterThanOrEqual(summary.rate);
  expect(summary.msPerDecision).toHaveLength(2);
});

test("the same seed plays the same games, another seed others", async () => {
  const wins = async (bots: string, seed: string): Promise<string[]> => {
    const { out } = await run("--bots", bots, "--games", "8", "--seed", seed);
    return out.split("\n").slice(0, 3);
  };
  expect(await wins("greedy,random", "a")).toEqual(await wins("greedy,random", "a"));
  expect(await wins("greedy,random", "a")).not.toEqual(await wins("greedy,random", "b"));
});

test("a bot against itself with the same luck would be even: seats are swapped", async () => {
  // Whoever sits in the north wins.
  const rigged = altered(skirmishRules, (game) => ({
    ...game,
    outcome(p) {
      const outcome = game.outcome(p);
      return outcome && { ...outcome, results: { north: "won", south: "lost" } };
    },
  }));
  const { out } = await rubicon([rigged], [...ARENA, "--bots", "random,steadfast", "--games", "4", "--json"]);
  expect(JSON.parse(out)).toMatchObject({ wins: [2, 2], rate: 0.5 });
});

test("an odd number of games is made even", async () => {
  const { out } = await run("--bots", "random,steadfast", "--games", "3", "--json");
  expect(JSON.parse(out).games).toBe(4);
});

test("levels play a game that has brought no thoughts", async () => {
  const { code, out } = await run("--bots", "centurio,random", "--games", "2", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(out).games).toBe(2);
});

test("a person reads sentences and sees how far it has come", async () => {
  const { out } = await run("--bots", "greedy,random", "--games", "4");
  expect(out).toMatch(/^greedy v random: \d to \d in 4 games, \d drawn\n/);
  expect(out).toMatch(/greedy scores [\d.]+ % \(95 % sure: [\d.]+ % to [\d.]+ %\)\n/);
  const slow = [...ARENA, "--bots", "greedy,random", "--games", "60"];
  expect((await rubicon([skirmishRules], slow, { tty: true })).err).toMatch(/\[#*\.*\] \d+\/60/);
});

test.each([
  [["--bots", "greedy"], "An arena is for two bots, but 1 were named."],
  [["--bots", "greedy,hal"], 'There is no bot "hal"'],
  [["--bots", "greedy,random", "--ms", "5", "--evaluations", "9"], "Either --ms or --evaluations, not both."],
  [["--bots", "greedy,random", "--games", "0"], "--games takes a whole number from 1"],
])("%j is answered in one sentence", async (argv, sentence) => {
  const { code, err } = await run(...argv);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});
