/** What stands at the very end of a game: the result, whole, and what it was decided by. */
import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { LANGUAGES, type Ruleset } from "@rubicon/engine";
import { imperatorRules } from "@rubicon/imperator";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { describe, expect, test } from "vitest";
import { aFolder, rubicon } from "../testing/desk.ts";

/** Takes up a recorded game that is over. */
async function takeUp(rules: Ruleset, language: string) {
  const golden = new URL(`../../games/${rules.id}/golden/`, import.meta.url);
  const [first] = readdirSync(golden).filter((file) => file.includes("random") && file.endsWith(".jsonl"));
  const cwd = aFolder();
  copyFileSync(new URL(first, golden), join(cwd, "game.jsonl"));
  const ran = (...argv: string[]) => rubicon([rules], [...argv, "--lang", language], { cwd });
  const told = await ran("replay", "game.jsonl");
  const { out } = await ran("play", "--resume", "game.jsonl");
  return { out, result: told.out.trimEnd().split("\n").at(-1) ?? "" };
}

const HELD = { en: "Held at the end", fr: "Tenu à la fin", it: "In mano alla fine" };
const HEADS = { en: "It was decided by:", fr: "Ce qui en a décidé\u00a0:", it: "L’hanno decisa:" };

describe.each<Ruleset>([juliusCaesarRules, aleaIactaEstRules, imperatorRules])("in $title", (rules) => {
  test.each(LANGUAGES)("the result stands last, below what it was decided by: %s", async (language) => {
    const { out, result } = await takeUp(rules, language);
    expect(result).not.toBe("");
    expect(out.endsWith(`\n${result}\n`)).toBe(true);
    const [before, reasons] = out.split(`\n${HEADS[language]}\n`);
    expect(before).toContain("game.jsonl.");
    const lines = reasons.split("\n").slice(0, -2);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^ {2}\S.*\S: ?\S|^ {2}\S.*\u00a0: \S/);
    // In this one of Imperator nobody holds Armenia.
    expect(lines.some((line) => line.startsWith(`  ${HELD[language]} (`))).toBe(rules !== imperatorRules);
    expect(out).not.toMatch(/undefined|\[object/);
  });
});
