import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openTable, type Ruleset, writeJournal } from "@rubicon/engine";
import { beforeAll, describe, expect, test } from "vitest";
import { aFolder, type Ran, rubicon } from "../testing/desk.ts";
import { skirmish, skirmishRules } from "../testing/skirmish.ts";

let journal = "";

beforeAll(async () => {
  const sim = ["sim", "--game", "skirmish", "--games", "1", "--seed", "7", "--journal", "game.jsonl"];
  const { cwd } = await rubicon([skirmishRules], sim);
  journal = readFileSync(join(cwd, "game.jsonl"), "utf8");
});

function verify(text: string, rules: Ruleset = skirmishRules): Promise<Ran> {
  const cwd = aFolder();
  writeFileSync(join(cwd, "game.jsonl"), text);
  return rubicon([rules], ["verify", "game.jsonl"], { cwd });
}

/** The journal with one line written anew. */
function altered(line: number, change: (entry: Record<string, unknown>) => unknown): string {
  return journal
    .split("\n")
    .map((text, i) => (i === line ? JSON.stringify(change(JSON.parse(text))) : text))
    .join("\n");
}

/** The line of the first entry with dice after the opening; entry n is on line n + 1 of the file, counted from 0. */
const lineWithDice = (): number => journal.split("\n").findIndex((text, i) => i > 1 && text.includes('"dice"'));

test("a journal as it was written", async () => {
  const { code, out, err } = await verify(journal);
  expect(code).toBe(0);
  expect(err).toBe("");
  expect(out).toMatch(/^game\.jsonl: \d+ acts of Skirmish, all by the rules; every die fits the seed "7\/0"\.\n/);
});

test("a journal of committed dice, before and after its seed is shown", async () => {
  const secret = { kind: "committed", table: "t1", seed: "ides", commitment: "" } as const;
  const { commitmentOf } = await import("@rubicon/engine");
  const table = openTable(skirmish, { scenario: "drill", dice: { ...secret, commitment: commitmentOf("ides") } });
  for (let i = 0; i < 5; i++) table.act(table.toMove, skirmish.legal(table.position)[0]);
  expect((await verify(writeJournal(table.journal))).out).toContain("the seed is not shown yet");
  const shown = await verify(writeJournal(table.withSeed()));
  expect(shown.out).toContain("every die fits the seed, and the seed the commitment");
  expect(shown.out).toContain("The game is not over.");
  const lied = await verify(writeJournal(table.withSeed()).replace('"ides"', '"nones"'));
  expect(lied.code).toBe(2);
  expect(lied.err).toMatch(/at entry 0: .*committed/);
});

describe("a journal that was tampered with is found at the entry", () => {
  test("a die", async () => {
    const line = lineWithDice();
    const { code, err, out } = await verify(altered(line, (entry) => ({ ...entry, dice: [7 - Number(entry.dice)] })));
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toMatch(new RegExp(`^game\\.jsonl does not fit at entry ${line - 1}: .*the seed gives`));
  });

  test("an act", async () => {
    const { code, err } = await verify(altered(3, (entry) => ({ ...entry, act: { do: "rest" } })));
    expect(code).toBe(2);
    expect(err).toContain("does not fit at entry 2: ");
  });

  test("a check", async () => {
    const { code, err } = await verify(altered(9, (entry) => ({ ...entry, check: "0000000000000000" })));
    expect(code).toBe(2);
    expect(err).toContain("does not fit at entry 8: ");
  });

  test("for scripts", async () => {
    const cwd = aFolder();
    writeFileSync(
      join(cwd, "game.jsonl"),
      altered(9, (entry) => ({ ...entry, check: "0" })),
    );
    const { code, out } = await rubicon([skirmishRules], ["verify", "game.jsonl", "--json"], { cwd });
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ ok: false, entry: 8 });
  });
});

describe("a file that is no journal of this game is told in one sentence", () => {
  const cases: readonly (readonly [string, () => string, RegExp])[] = [
    ["empty", () => "", /is empty/],
    ["not JSON", () => "alea iacta est", /not JSON/],
    ["binary", () => "\u0000\u0001\ufffd{", /not JSON/],
    ["JSON, but something else", () => '{"name":"rubicon"}\n', /no journal of Rubicon/],
    ["cut in the middle of a line", () => journal.slice(0, 5000), /breaks off in the middle of line/],
    ["only a first line", () => `${journal.split("\n")[0]}\n`, /breaks off before its first entry/],
    ["with a line missing", () => journal.split("\n").toSpliced(7, 1).join("\n"), /Entry 6 .*missing/],
    ["of another format", () => altered(0, (h) => ({ ...h, format: 99 })), /format "99"/],
    ["of a strange game", () => altered(0, (h) => ({ ...h, game: "chess" })), /no game "chess"/],
    [
      "of another version",
      () => altered(0, (h) => ({ ...h, rules: 99 })),
      /^game\.jsonl was begun by version 99 of the rules of Skirmish; here is version \d+\.$/,
    ],
    [
      "of other components",
      () => altered(0, (h) => ({ ...h, pack: "other" })),
      /^game\.jsonl was begun with the pack other, which is not here: --pack FILE brings it\.$/,
    ],
    ["of a strange scenario", () => altered(0, (h) => ({ ...h, scenario: "moon" })), /moon/],
  ];

  test.each(cases)("%s", async (_, text, sentence) => {
    const { code, out, err } = await verify(text());
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err.trimEnd()).toMatch(sentence);
    expect(err.trimEnd()).not.toContain("\n");
  });

  test("huge", async () => {
    const cwd = aFolder();
    writeFileSync(join(cwd, "huge.jsonl"), "");
    truncateSync(join(cwd, "huge.jsonl"), 65 * 2 ** 20);
    const { code, err } = await rubicon([skirmishRules], ["verify", "huge.jsonl"], { cwd });
    expect(code).toBe(2);
    expect(err).toBe("huge.jsonl is larger than 64 MB; no journal is.\n");
  });
});
