import { beforeAll, describe, expect, test } from "vitest";
import { type Ran, rubicon } from "../testing/desk.ts";
import { skirmishRules } from "../testing/skirmish.ts";

let cwd = "";

const replay = (...rest: string[]): Promise<Ran> =>
  rubicon([skirmishRules], ["replay", "game.jsonl", ...rest], { cwd });

beforeAll(async () => {
  const sim = ["sim", "--game", "skirmish", "--games", "1", "--seed", "7", "--journal", "game.jsonl"];
  ({ cwd } = await rubicon([skirmishRules], sim));
});

test("for scripts: acts, hash and outcome", async () => {
  const { code, out } = await replay("--json");
  expect(code).toBe(0);
  const told = JSON.parse(out);
  expect(Object.keys(told)).toEqual(["acts", "hash", "outcome"]);
  expect(told.acts).toBeGreaterThan(60);
  expect(told.outcome.score).toHaveProperty("north");
});

test("up to an entry: there is no outcome yet", async () => {
  const { out } = await replay("--json", "--to", "20");
  expect(JSON.parse(out)).toMatchObject({ acts: 20, outcome: null });
});

test("to an entry that is not there", async () => {
  const { code, err } = await replay("--to", "999999");
  expect(code).toBe(2);
  expect(err).toMatch(/^The journal ends with entry \d+; it has no entry 999999\.\n$/);
});

describe("as a story", () => {
  test("all hear everything", async () => {
    const { out } = await replay();
    expect(out.match(/draws tokens \S/g)).toHaveLength(2);
    expect(out).toMatch(/^1\. \w+ \(red\): Place red-\d+ in/m);
    expect(out).toMatch(/^2\. /m);
  });

  test("a watcher hears no secret and no act as it was decided", async () => {
    const { out } = await replay("--as", "watcher");
    expect(out).not.toMatch(/^\d+\. /m);
    expect(out).not.toMatch(/draws tokens \S/);
    expect(out).toMatch(/draws tokens\n/);
  });

  test("a seat hears its own acts and secrets only", async () => {
    const { out } = await replay("--as", "north");
    expect(out).toMatch(/^\d+\. north \(red\): /m);
    expect(out.match(/\w+ draws tokens \S/g)).toEqual([expect.stringMatching(/^north/)]);
    expect(out).not.toMatch(/^\d+\. south \(\w+\): /m);
    const all = (await replay()).out;
    expect(all).toMatch(/^\d+\. south \(\w+\): /m);
  });

  test("in another language", async () => {
    expect((await replay("--lang", "fr")).out).toMatch(/se place en/);
    expect((await replay("--lang", "it")).out).toMatch(/si schiera in/);
  });

  test("to somebody who is not there", async () => {
    const { code, err } = await replay("--as", "west");
    expect(code).toBe(2);
    expect(err).toBe('Nobody called "west" looks on; it can be north, south, watcher, all.\n');
  });
});
