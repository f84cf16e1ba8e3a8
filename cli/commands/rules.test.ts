import { describe, expect, test } from "vitest";
import { rubicon } from "../testing/desk.ts";
import { skirmish, skirmishRules } from "../testing/skirmish.ts";
import { belongsTo } from "./rules.ts";

const book = { rules: [], chapters: { "JC-6.1": "Group moves", "JC-7": "Battles" } };

test.each([
  ["JC-6.1.a", "JC-6.1", true],
  ["JC-6.1.a", "jc-6.1", true],
  ["JC-6.11.a", "JC-6.1", true],
  ["JC-6.11.a", "JC-6.11", true],
  ["JC-6.11.a", "JC-6.11.a", true],
  ["JC-6.41.a", "JC-6.4", false],
  ["JC-6.1.a", "JC-6", true],
  ["JC-6.1", "JC-6.1.a", false],
  ["JC-6.1.a", "JC", true],
  ["JC-6.1.a", "J", false],
])("rule %s belongs to %s: %s", (rule, number, belongs) => {
  expect(belongsTo(book, rule, number)).toBe(belongs);
});

describe("the command", () => {
  const rules = (...argv: string[]) => rubicon([skirmishRules], ["rules", ...argv]);

  test("prints the whole book in order, under its chapters", async () => {
    const { code, out } = await rules("skirmish");
    expect(code).toBe(0);
    const ids = (await skirmish.rulebook("en")).rules.map(({ id }) => id);
    expect(out.match(/^SK-\d\.\w/gm)).toEqual(ids);
    expect(out).toMatch(/^SK-1 {2}1$/m);
  });

  test("prints one rule by its number alone", async () => {
    const { out } = await rules("sk-3.b");
    expect(out.match(/^SK-\d\.\w/gm)).toEqual(["SK-3.b"]);
  });

  test("prints a chapter of a game", async () => {
    const { out } = await rules("skirmish", "SK-3", "--json");
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(["SK-3.a", "SK-3.b", "SK-3.c"]);
  });

  test("finds rules by what they speak of, in any language", async () => {
    const { out } = await rules("--find", "JETON remplace", "--lang", "fr", "--json");
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(["SK-4.a"]);
  });
});
