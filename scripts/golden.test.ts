import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readJournal, writeJournal } from "@rubicon/engine";
import { makeSkirmish, SMALL_PACK, shelfOf, skirmishRules, walk } from "@rubicon/engine/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "./golden-journals.ts";

const skirmish = makeSkirmish(SMALL_PACK);
const text = writeJournal(walk(skirmish, { scenario: "meadow", seed: "golden" }).journal);
let root: string;

const put = (name: string, content: string) => writeFileSync(join(root, "games/skirmish/golden", name), content);
const golden = (...args: string[]) => run(args, shelfOf(skirmishRules), root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rubicon-golden-"));
  mkdirSync(join(root, "games/skirmish/golden"), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test("a game without golden journals fails", () => {
  expect(golden()).toMatchObject({ code: 1, text: expect.stringContaining("There are none") });
});

test("a journal is accepted once and then expected to end the same", () => {
  put("meadow.jsonl", text);
  expect(golden()).toMatchObject({ code: 1, text: expect.stringContaining("meadow.jsonl has no hash") });
  expect(golden("--accept")).toEqual({ code: 0, text: "skirmish: 1 golden journals end as they did" });
  expect(golden().code).toBe(0);
  put("golden.json", JSON.stringify({ "meadow.jsonl": "0000000000000000" }));
  expect(golden()).toMatchObject({ code: 1, text: expect.stringContaining("0000000000000000 was expected") });
});

test("a journal that is gone is missed", () => {
  put("meadow.jsonl", text);
  put("pass.jsonl", text);
  golden("--accept");
  rmSync(join(root, "games/skirmish/golden/pass.jsonl"));
  expect(golden()).toMatchObject({ code: 1, text: expect.stringContaining("pass.jsonl is missing") });
});

test("a journal against the rules is never accepted", () => {
  put("meadow.jsonl", text);
  golden("--accept");
  const before = readFileSync(join(root, "games/skirmish/golden/golden.json"), "utf8");
  put("forged.jsonl", text.replace('"seat":"north"', '"seat":"south"'));
  expect(golden("--accept")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/forged\.jsonl, entry \d+: It was for/),
  });
  expect(readFileSync(join(root, "games/skirmish/golden/golden.json"), "utf8")).toBe(before);
});

test("a broken file is told in a sentence", () => {
  put("broken.jsonl", "{}\n");
  expect(golden()).toMatchObject({ code: 1, text: expect.stringContaining("This is no journal of Rubicon") });
});

test("all journals of any folder are replayed through the present rules", () => {
  const folder = join(root, "games/skirmish/golden");
  expect(golden(root)).toMatchObject({ code: 2, text: `There are no journals (*.jsonl) in ${root}.` });
  put("meadow.jsonl", text);
  expect(golden(folder)).toEqual({ code: 0, text: `${folder}: 1 of 1 journals fit the present rules` });
  put("forged.jsonl", text.replace('"seat":"north"', '"seat":"south"'));
  put("strange.jsonl", "{}\n");
  const { header, entries } = readJournal(text);
  put("older.jsonl", writeJournal({ header: { ...header, rules: 1 }, entries }));
  put("other.jsonl", writeJournal({ header: { ...header, pack: "other" }, entries }));
  const answer = golden(folder);
  expect(answer.code).toBe(1);
  expect(answer.text).toMatch(/1 of 5 journals fit/);
  expect(answer.text).toContain("older.jsonl, entry 0: It was played by version 1 of the rules; this is version 2.");
  expect(answer.text).toContain("other.jsonl, entry 0: It was played with the components other; these are ");
  expect(answer.text).toMatch(/forged\.jsonl, entry \d+: It was for/);
  expect(answer.text).toContain("strange.jsonl, entry 0: It is a journal of no game known here.");
});
