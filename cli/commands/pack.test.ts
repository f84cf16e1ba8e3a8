/** Packs: checked, shown, and played with wherever a game is made. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parsePack, readJournal } from "@rubicon/engine";
import { altered, SMALL_PACK } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { aFolder, rubicon } from "../testing/desk.ts";
import { SHORT_FILE, shortSkirmish, skirmish, skirmishRules } from "../testing/skirmish.ts";

const { id } = shortSkirmish.pack;

/** A folder with a pack in it. */
function withPack(text = SHORT_FILE): string {
  const cwd = aFolder();
  writeFileSync(join(cwd, "short.json"), text);
  return cwd;
}

const run = (argv: readonly string[], cwd: string, stdin = "") => rubicon([skirmishRules], argv, { cwd, stdin });

describe("check", () => {
  const check = (text: string, ...rest: string[]) => run(["pack", "check", "short.json", ...rest], withPack(text));

  test("says which game it is for, what it is called, and that it fits", async () => {
    const { code, out, err } = await check(SHORT_FILE);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toBe(
      `short.json: "short", a pack for Skirmish (skirmish), fits version 2 of its rules.\nId: ${id}\nScenarios: meadow, pass, drill\n`,
    );
    expect(JSON.parse((await check(SHORT_FILE, "--json")).out)).toEqual({
      ok: true,
      game: "skirmish",
      rules: 2,
      pack: { id, name: "short" },
      standard: false,
      scenarios: ["meadow", "pass", "drill"],
    });
  });

  test.each([
    ["a value that cannot be", SHORT_FILE.replace('"rounds": 2', '"rounds": -2'), /rounds: must be a whole number/],
    ["a field too many", SHORT_FILE.replace('"rounds"', '"turns"'), /turns: there is no such field/],
    ["deep inside", SHORT_FILE.replace('"crowded": true', '"crowded": 1'), /scenarios\[1\]\.flags\.crowded: must be/],
    ["for a game that is not here", SHORT_FILE.replace('"skirmish"', '"chess"'), /no game "chess"/],
    ["no pack at all", '{"name": "rubicon"}', /pack: must be "rubicon"/],
    ["not JSON", "alea iacta est", /not JSON/],
    ["not JSON after some lines", '{\n "pack": "rubicon",\n "name": short\n}', /not JSON/],
  ])("refuses what does not fit, with the place of the fault: %s", async (_, text, sentence) => {
    const { code, out, err } = await check(text);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^short\.json: [^\n]+\n$/);
    expect(err).toMatch(sentence);
    const script = await check(text, "--json");
    expect(script.code).toBe(1);
    expect(JSON.parse(script.out)).toEqual({ ok: false, reason: err.slice("short.json: ".length, -1) });
  });

  test("a file that cannot be read is another matter", async () => {
    const { code, err } = await run(["pack", "check", "nowhere.json"], aFolder());
    expect(code).toBe(2);
    expect(err).toBe("nowhere.json cannot be read: it is not there.\n");
  });
});

describe("show", () => {
  test("writes the standard pack as a file, which fits as it is", async () => {
    const { code, out } = await run(["pack", "show", "--game", "skirmish"], aFolder());
    expect(code).toBe(0);
    expect(parsePack(out)).toEqual(SMALL_PACK);
    const checked = await run(["pack", "check", "short.json"], withPack(out));
    expect(checked.out).toContain(`Id: ${skirmish.pack.id}\n`);
    expect(checked.out).toContain("Its components are those of the standard pack.");
  });

  test.each([
    [["pack", "show"], /--game/],
    [["pack", "show", "--game", "chess"], /no game "chess"/],
    [["pack", "burn"], /burn/],
  ])("%j is told in a sentence", async (argv, sentence) => {
    const { code, out, err } = await run(argv, aFolder());
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(sentence);
  });
});

describe("a game with another pack", () => {
  const PACK = ["--pack", "short.json"];

  test("is simulated, and its journal is replayed and verified with the same pack only", async () => {
    const cwd = withPack();
    const sim = await run(["sim", ...PACK, "--games", "1", "--check", "--journal", "game.jsonl", "--json"], cwd);
    expect(JSON.parse(sim.out)).toMatchObject({ finished: 1, errors: 0 });
    expect(readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8")).header).toMatchObject({ pack: id });
    for (const command of ["replay", "verify"]) {
      expect((await run([command, "game.jsonl", ...PACK], cwd)).code).toBe(0);
      const without = await run([command, "game.jsonl"], cwd);
      expect(without.code).toBe(2);
      expect(without.err).toBe(`game.jsonl was begun with the pack ${id}, which is not here: --pack FILE brings it.\n`);
    }
  });

  test("is played, saved and taken up again with the same pack only", async () => {
    const cwd = withPack();
    const seats = ["--seats", "human,random", "--save", "game.jsonl"];
    expect((await run(["play", ...PACK, ...seats], cwd, "1\nquit\n")).code).toBe(0);
    expect(readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8")).header.pack).toBe(id);
    const without = await run(["play", "--resume", "game.jsonl"], cwd, "1\n");
    expect(without.code).toBe(2);
    expect(without.err).toContain(`the pack ${id}, which is not here: --pack FILE brings it.`);
    const again = await run(["play", "--resume", "game.jsonl", ...PACK, "--seats", "random,random"], cwd);
    expect(again.out).toContain("Round 2");
    expect(again.out).not.toContain("Round 3");
    expect((await run(["verify", "game.jsonl", ...PACK], cwd)).code).toBe(0);
  });

  test("that lies ready is called by its name, and its journals need no file", async () => {
    const cwd = aFolder();
    const given = { cwd, packs: [parsePack(SHORT_FILE)] };
    const named = (name: string, ...rest: string[]) =>
      rubicon([skirmishRules], ["sim", "--game", "skirmish", "--pack", name, "--games", "1", "--json", ...rest], given);
    const { name } = shortSkirmish.pack;
    expect((await named(name.toUpperCase(), "--journal", "game.jsonl")).code).toBe(0);
    expect(readJournal(readFileSync(join(cwd, "game.jsonl"), "utf8")).header).toMatchObject({ pack: id });
    expect((await rubicon([skirmishRules], ["verify", "game.jsonl"], given)).code).toBe(0);
    expect((await named("another")).err).toContain("another");
  });

  test("is measured", async () => {
    const { out } = await run(["bench", ...PACK, "--milliseconds", "1", "--json"], withPack());
    expect(JSON.parse(out)).toMatchObject({ game: "skirmish", scenario: "meadow" });
  });

  test("fights its battles", async () => {
    const withLab = altered(skirmishRules, (game) => ({
      ...game,
      lab: {
        help: "",
        begin: () => game.begin("drill"),
        over: (p) => game.toMove(p) === "over",
        tally: (_, { round }) => ({ winner: null, lost: { north: { rounds: round }, south: { rounds: round } } }),
      },
    }));
    const battle = ["battle", ...PACK, "--games", "2", "--json"];
    const { out } = await rubicon([withLab], battle, { cwd: withPack(), stdin: "{}" });
    expect(JSON.parse(out).lost).toEqual({ north: { rounds: 2 }, south: { rounds: 2 } });
  });

  test.each([
    [["sim", ...PACK, "--game", "chess"], SHORT_FILE, /no game "chess"/],
    [["sim", "--pack", "long.json"], SHORT_FILE, /long\.json cannot be read: it is not there/],
    [["sim", ...PACK], SHORT_FILE.replace('"rounds": 2', '"rounds": 0'), /^short\.json: .*rounds: must be/],
    [["play", ...PACK], "{}", /^short\.json: pack: must be "rubicon"/],
    [["bench", ...PACK], "[]", /^short\.json: The pack: must be an object/],
  ])("%j cannot be", async (argv, text, sentence) => {
    const { code, err } = await run(argv, withPack(text));
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  test("is not the game that a journal of the standard pack belongs to", async () => {
    const cwd = withPack();
    await run(["sim", "--game", "skirmish", "--games", "1", "--journal", "game.jsonl"], cwd);
    const { code, err } = await run(["verify", "game.jsonl", ...PACK], cwd);
    expect(code).toBe(2);
    expect(err).toBe(`game.jsonl was begun with the pack ${skirmish.pack.id}; short.json is ${id} (short).\n`);
  });

  test("is for its own game alone", async () => {
    const other = { ...skirmishRules, id: "melee", standard: { ...SMALL_PACK, game: "melee" } };
    const { err } = await rubicon([skirmishRules, other], ["sim", "--game", "melee", ...PACK], { cwd: withPack() });
    expect(err).toBe("short.json is a pack for skirmish, not for melee.\n");
  });
});
