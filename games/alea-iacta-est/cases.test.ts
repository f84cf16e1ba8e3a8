/** The worked cases of the rules, AIE-C001 to AIE-C302: whoever looks for one finds the test that plays it. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CASES = Array.from({ length: 302 }, (_, i) => `C${String(i + 1).padStart(3, "0")}`);

/** Titles as they are written: test("..."), describe("..."), and test.each(rows)("..."). */
const TITLES = [/(?<![\w.])(?:test|describe)\(\s*["`]([^"`]*)/g, /\)\(\s*["`]([^"`]*)/g];

/** Case by case, the files in whose titles it is named. */
function cited(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const folder = new URL(".", import.meta.url);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".test.ts") || name.includes("node_modules")) continue;
    const text = readFileSync(new URL(name, folder), "utf8");
    for (const pattern of TITLES)
      for (const [, title] of text.matchAll(pattern))
        for (const [, id] of title.matchAll(/AIE-(C\d+)/g)) found.set(id, [...(found.get(id) ?? []), name]);
  }
  return found;
}

test("every case is played by a test that names it in its title, and no title names one that there is not", () => {
  const found = cited();
  expect(CASES.filter((id) => !found.has(id))).toEqual([]);
  expect([...found.keys()].filter((id) => !CASES.includes(id))).toEqual([]);
});
