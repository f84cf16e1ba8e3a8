import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Result, winnerOf } from "@rubicon/engine";
import { altered } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { aFolder, rubicon } from "../testing/desk.ts";
import { skirmishRules } from "../testing/skirmish.ts";

const SIM = ["sim", "--game", "skirmish", "--scenario", "meadow", "--json"];

test("the summary has all its figures", async () => {
  const { code, out, err } = await rubicon([skirmishRules], [...SIM, "--games", "6", "--seed", "7", "--check"]);
  expect(code).toBe(0);
  expect(err).toBe("");
  const summary = JSON.parse(out);
  expect(Object.keys(summary)).toEqual([
    "games",
    "finished",
    "errors",
    "wins",
    "decisions",
    "seconds",
    "decisionsPerSecond",
    "meanDecisions",
  ]);
  expect(summary).toMatchObject({ games: 6, finished: 6, errors: 0 });
  expect(Object.keys(summary.wins)).toEqual(["north", "south", "draw", "nobody"]);
  expect(summary.wins.north + summary.wins.south + summary.wins.draw + summary.wins.nobody).toBe(6);
  expect(summary.meanDecisions).toBeCloseTo(summary.decisions / 6, 1);
});

test("the same seed plays the same games, another seed others", async () => {
  const once = async (seed: string) => {
    const { out } = await rubicon([skirmishRules], [...SIM, "--games", "4", "--seed", seed, "--bots", "random,greedy"]);
    const { wins, decisions } = JSON.parse(out);
    return { wins, decisions };
  };
  expect(await once("a")).toEqual(await once("a"));
  expect(await once("a")).not.toEqual(await once("b"));
});

test("games that nobody wins are counted apart: draws, and those that all have lost", async () => {
  const ending = (result: Result) =>
    altered(skirmishRules, (game) => ({
      ...game,
      outcome(p) {
        const outcome = game.outcome(p);
        return outcome && { ...outcome, results: { north: result, south: result } };
      },
    }));
  const wins = async (result: Result) =>
    JSON.parse((await rubicon([ending(result)], [...SIM, "--games", "3"])).out).wins;
  expect(await wins("lost")).toEqual({ north: 0, south: 0, draw: 0, nobody: 3 });
  expect(await wins("drew")).toEqual({ north: 0, south: 0, draw: 3, nobody: 0 });
  const { out } = await rubicon([ending("lost")], [...SIM.slice(0, -1), "--games", "3"]);
  expect(out).toContain("  nobody: 3 (100.0 %)\n");
});

test("a person sees how far it has come on a terminal, a script does not", async () => {
  const slow = [...SIM, "--games", "30", "--bots", "greedy"];
  expect((await rubicon([skirmishRules], slow, { tty: true })).err).toMatch(/\[#*\.*\] \d+\/30/);
  expect((await rubicon([skirmishRules], [...SIM, "--games", "2"])).err).toBe("");
});

describe("journals", () => {
  test("of one game goes into the file named, and is sound", async () => {
    const { cwd, code } = await rubicon([skirmishRules], [...SIM, "--games", "1", "--journal", "deep/one.jsonl"]);
    expect(code).toBe(0);
    const { code: verdict, out } = await rubicon([skirmishRules], ["verify", "deep/one.jsonl", "--json"], { cwd });
    expect(verdict).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true });
  });

  test("of several games go into a folder, and lead to what was counted", async () => {
    const { cwd, out } = await rubicon([skirmishRules], [...SIM, "--games", "3", "--journal", "kept"]);
    expect(readdirSync(join(cwd, "kept")).sort()).toEqual(["0.jsonl", "1.jsonl", "2.jsonl"]);
    const wins: Record<string, number> = { north: 0, south: 0, draw: 0, nobody: 0 };
    let decisions = 0;
    for (const i of [0, 1, 2]) {
      const told = await rubicon([skirmishRules], ["replay", `kept/${i}.jsonl`, "--json"], { cwd });
      const { acts, outcome } = JSON.parse(told.out);
      const winner = winnerOf(outcome);
      wins[winner ?? (outcome.how === "nobody" ? "nobody" : "draw")]++;
      decisions += acts;
    }
    expect(JSON.parse(out)).toMatchObject({ wins, decisions });
  });

  test("have nowhere to go when a file stands in the way", async () => {
    const cwd = aFolder();
    writeFileSync(join(cwd, "kept"), "");
    const { code, err } = await rubicon([skirmishRules], [...SIM, "--games", "2", "--journal", "kept"], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/stands in the way\.\n$/);
  });
});

describe("a game that goes wrong", () => {
  /** Stumbles over the first blow of a game. */
  const stumbling = altered(skirmishRules, (game) => ({
    ...game,
    play(p, act, dice, tell) {
      if (act.do === "strike") throw new Error("the sword broke");
      game.play(p, act, dice, tell);
    },
  }));

  test("counts as an error and leaves a journal that goes wrong again", async () => {
    const { code, out, err, cwd } = await rubicon([stumbling], [...SIM, "--games", "2", "--seed", "x"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ games: 2, finished: 0, errors: 2 });
    expect(err).toContain("Game 0 went wrong: the sword broke; see ");
    const journal = "broken/skirmish-meadow-x_0.jsonl";
    expect(err).toContain(join(cwd, journal));
    const again = await rubicon([stumbling], ["replay", journal], { cwd, env: { RUBICON_DEBUG: "1" } });
    expect(again.code).toBe(2);
    expect(again.err).toMatch(/^Entry \d+: .*the sword broke\n/);
    expect(again.err).toMatch(/because of Error: the sword broke\n\s+at /);
  });

  test("is found by its invariants when they are checked", async () => {
    const unsound = altered(skirmishRules, (game) => ({
      ...game,
      broken: (p) => (game.toMove(p) === "south" ? "the south is up" : null),
    }));
    const unchecked = await rubicon([unsound], [...SIM, "--games", "1"]);
    expect(unchecked.code).toBe(0);
    expect(existsSync(join(unchecked.cwd, "broken"))).toBe(false);
    const { code, err, cwd } = await rubicon([unsound], [...SIM, "--games", "1", "--check"]);
    expect(code).toBe(1);
    expect(err).toContain("invariant broken: the south is up");
    expect(readdirSync(join(cwd, "broken"))).toHaveLength(1);
  });

  test("is found when it refuses what it lists", async () => {
    const fickle = altered(skirmishRules, (game) => ({
      ...game,
      refuse: (p, act) => (act.do === "march" ? { rule: "SK-3.b", why: "notNow" } : game.refuse(p, act)),
    }));
    const { code, err, cwd } = await rubicon([fickle], [...SIM, "--games", "1", "--seed", "y", "--check"]);
    expect(code).toBe(1);
    expect(err).toContain("the act march is listed as legal but refused by SK-3.b");
    const again = await rubicon([fickle], ["verify", "broken/skirmish-meadow-y_0.jsonl"], { cwd });
    expect(again.code).toBe(2);
    expect(again.err).toContain("refused by rule SK-3.b");
  });

  test("is found when it does by default what it refuses", async () => {
    const rash = altered(skirmishRules, (game) => ({
      ...game,
      byDefault: (p) => (game.question(p).ask === "choose" ? game.acts.read({ do: "rest" }) : game.byDefault(p)),
    }));
    expect((await rubicon([rash], [...SIM, "--games", "1"])).code).toBe(0);
    const { code, err } = await rubicon([rash], [...SIM, "--games", "1", "--check"]);
    expect(code).toBe(1);
    expect(err).toContain("the act rest is done by default but refused by SK-2.a");
  });

  test("never ends, and is stopped", async () => {
    const endless = altered(skirmishRules, (game) => ({ ...game, play: () => {} }));
    const { code, err } = await rubicon([endless], [...SIM, "--games", "1", "--bots", "steadfast"]);
    expect(code).toBe(1);
    expect(err).toContain("no end after 100000 decisions");
  });
});
