import { altered } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { type Ran, rubicon } from "./testing/desk.ts";
import { skirmishRules } from "./testing/skirmish.ts";

function expectOneSentence({ code, out, err }: Ran): void {
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err).toMatch(/^[^\n]+[.)?]\n$/);
  expect(err).not.toMatch(/^\s+at /m);
}

const COMMANDS = [
  "games",
  "play",
  "rules",
  "replay",
  "verify",
  "sim",
  "battle",
  "bench",
  "serve",
  "backup",
  "restore",
  "upgrade",
];

test.each([...COMMANDS, "pack check"])("%s has help and can write JSON", async (command) => {
  const { code, out } = await rubicon([skirmishRules], [...command.split(" "), "--help"]);
  expect(code).toBe(0);
  expect(out).toContain("--json");
});

test("help names every command", async () => {
  const { code, out } = await rubicon([skirmishRules], ["--help"]);
  expect(code).toBe(0);
  for (const command of [...COMMANDS, "pack"]) expect(out).toContain(`\n  ${command} `);
});

describe("bad input is told in one sentence, with exit code 2", () => {
  test.each([
    [["conquer"], /conquer/],
    [["sim"], /--game/],
    [["sim", "--game", "skirmish", "--gmes", "3"], /--gmes/],
    [["sim", "--game", "chess"], /no game "chess" here; there are skirmish/],
    [["sim", "--game", "skirmish", "--scenario", "moon"], /no scenario "moon"; it has meadow, pass, drill/],
    [["sim", "--game", "skirmish", "--option", "moon=full"], /no option "moon"; it has swap/],
    [["sim", "--game", "skirmish", "--option", "swap=maybe"], /cannot be "maybe"; it can be yes, no/],
    [["sim", "--game", "skirmish", "--option", "swap"], /written id=value/],
    [["sim", "--game", "skirmish", "--games", "many"], /--games takes a whole number/],
    [["sim", "--game", "skirmish", "--threads", "0"], /--threads takes a whole number/],
    [["sim", "--game", "skirmish", "--seed", ""], /A seed is/],
    [
      ["sim", "--game", "skirmish", "--bots", "random,hal"],
      /no bot "hal"; the bots are random, greedy, steadfast, tiro, miles, centurio, legatus/,
    ],
    [["sim", "--game", "skirmish", "--bots", "random,random,random"], /2 seats, but 3 bots/],
    [["games", "--lang", "la"], /no language "la"; the languages are en, fr, it/],
    [["rules", "chess"], /no game "chess"/],
    [["rules", "chess", "SK-1.a"], /no game "chess"/],
    [["rules", "skirmish", "SK-99"], /no rule "SK-99"/],
    [["rules", "--find", "elephants"], /No rule speaks of "elephants"/],
    [["replay", "nowhere.jsonl"], /nowhere.jsonl cannot be read: it is not there/],
    [["verify", "nowhere.jsonl"], /nowhere.jsonl cannot be read: it is not there/],
    [["verify", "."], /cannot be read: it is a folder/],
    [["battle", "--game", "skirmish"], /no battles that can be tried apart/],
    [["play", "--game", "skirmish", "--seats", "human"], /2 seats \(north, south\), but 1 players/],
    [["play", "--resume", "nowhere.jsonl"], /it is not there/],
    [["bench", "--milliseconds", "-1"], /--milliseconds/],
  ])("%j", async (argv, sentence) => {
    const ran = await rubicon([skirmishRules], argv);
    expectOneSentence(ran);
    expect(ran.err).toMatch(sentence);
  });
});

describe("what nobody foresaw", () => {
  const faulty = altered(skirmishRules, (game) => ({
    ...game,
    words: () => {
      throw new Error("the scribe is ill");
    },
  }));

  test("is told in one sentence, with exit code 1", async () => {
    const { code, err } = await rubicon([faulty], ["games"]);
    expect(code).toBe(1);
    expect(err).toBe("Something went wrong inside rubicon: the scribe is ill (RUBICON_DEBUG=1 shows where).\n");
  });

  test("shows where it happened to whoever asks", async () => {
    const { code, err } = await rubicon([faulty], ["games"], { env: { RUBICON_DEBUG: "1" } });
    expect(code).toBe(1);
    expect(err).toMatch(/the scribe is ill\n\s+at /);
  });
});
