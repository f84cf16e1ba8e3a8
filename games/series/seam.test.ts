/** The seam: what stands in this layer is of both volumes, and of nothing else. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const HERE = new URL("./", import.meta.url);
const VOLUMES = ["alea-iacta-est", "imperator"] as const;

const isCode = (file: string): boolean => /\.tsx?$/.test(file);
const isSource = (file: string): boolean => isCode(file) && !/\.test\.tsx?$/.test(file);
const textOf = (file: URL): string => readFileSync(file, "utf8");

const sourcesIn = (room: string): string[] =>
  readdirSync(new URL(room, HERE)).flatMap((file) => (isSource(file) && file !== "index.ts" ? [room + file] : []));
const rules = sourcesIn("");
/** Bookkeeping for the tests of both: it knows no rule of either. */
const testing = sourcesIn("testing/");
/** What bots think about alike. */
const thoughts = sourcesIn("thought/");
const modules = [...rules, ...thoughts, ...testing];
const layer = new Map(modules.map((file) => [file, textOf(new URL(file, HERE))]));

const readVolume = (volume: string, isRead: (file: string) => boolean): string => {
  const room = new URL(`../${volume}/`, HERE);
  const files = readdirSync(room, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => isRead(file) && !file.includes("node_modules"))
    .map((file) => textOf(new URL(file, room)))
    .join("\n");
};
const played = VOLUMES.map((volume) => readVolume(volume, isSource));
const withTests = VOLUMES.map((volume) => readVolume(volume, isCode));

/** Functions and tables that a module hands out. */
const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:function\*?|const) (\w+)/gm)].map(([, name]) => name);
const mentions = (text: string, name: string): number => [...text.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length;

test.each(rules)("games/series/%s cites a rule of each volume", (file) => {
  expect(layer.get(file)).toMatch(/AIE-\w/);
  expect(layer.get(file)).toMatch(/IMP-\w/);
});

describe.each(modules)("games/series/%s", (file) => {
  const text = layer.get(file) ?? "";
  const volumes = testing.includes(file) ? withTests : played;

  test("hands out nothing that one volume alone needs", () => {
    const rest = [...layer].filter(([other]) => other !== file).map(([, other]) => other);
    const isShared = (name: string): boolean =>
      volumes.every((source) => mentions(source, name) > 0) ||
      rest.some((other) => mentions(other, name) > 0) ||
      mentions(text, name) > 1;
    expect(exportsOf(text).filter((name) => !isShared(name))).toEqual([]);
  });
});
