/** The page of rulings for players: it speaks of rules that are played, and of options that there are. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { aleaIactaEstRules } from "./index.ts";
import { OPTIONS } from "./options.ts";

const page = readFileSync(new URL("../../docs/alea-iacta-est-rulings.md", import.meta.url), "utf8");

test("every rule it names stands in the book", async () => {
  const named = page.match(/AIE-[0-9A-Z]+(?:\.[0-9A-Z]+)*\.[a-z]{1,2}\b/g) ?? [];
  const { rules } = await aleaIactaEstRules.make(aleaIactaEstRules.standard).rulebook("en");
  const known = new Set(rules.map(({ id }) => id));
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
});

test("its table of options is the one that is played", () => {
  const rows = [...page.matchAll(/\| `(\w+=[\w-]+)` \| `(\w+=[\w-]+)` \|/g)].map(([, usual, other]) => [usual, other]);
  expect(rows).toEqual(OPTIONS.map(({ id, values }) => values.map((value) => `${id}=${value}`)));
});
