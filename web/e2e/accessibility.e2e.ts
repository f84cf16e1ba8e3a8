/** Every page, by day and by lamplight, on a desk and on a phone, held against what axe knows of WCAG 2.1 AA. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { asFile, goldenText, layOnTable, playBothSides, standingAt } from "./house/journals.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] },
  resultTypes: ["violations"],
};

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const COLOURS = ["light", "dark"] as const;

let house: House;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
  page = (await house.visitor()).page;
});
afterAll(async () => {
  await house?.close();
});

declare global {
  interface Window {
    readonly axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * Blocks and cards are pictures of wood and paper: numerals and letters stand on them where a printed one carries them,
 * and axe strings those together ("4moves1levy", "IIIC313"). Their names give the same in words, in an order fit for
 * listening, so that the name need not contain that string. Everything else is held to the rule.
 */
const isPicture = (rule: string, html: string): boolean =>
  rule === "label-content-name-mismatch" && /^<(?:button|g)\b[^>]*\sdata-thing="(?:block|card):/.test(html);

async function violations(): Promise<string[]> {
  // Not as a script of the page, whose policy forbids it, but from outside of it.
  await page.evaluate(AXE);
  const found = await page.evaluate((rules) => window.axe.run(rules), RULES);
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !isPicture(id, html))
      .slice(0, 4)
      .map(({ target, html, failureSummary }) => `${id}: ${help}\n${target.join(" ")}\n${html}\n${failureSummary}`),
  );
}

/** In both colours and both sizes, without loading it again. */
async function isSound(): Promise<void> {
  for (const colorScheme of COLOURS)
    for (const size of SIZES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(size);
      await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
      expect(await violations(), `${page.url()}, ${colorScheme}, ${size.width} wide`).toEqual([]);
    }
  await page.setViewportSize(SIZES[0]);
}

describe("pages", () => {
  test.each([
    ["the first page", "/"],
    ["the lobby", "/lobby"],
    ["my games", "/games"],
    ["a new table", "/new"],
    ["games at one screen", "/local"],
    ["replays", "/replay"],
    ["the rules", "/rules/julius-caesar"],
    ["settings", "/settings"],
    ["sign-in", "/sign-in"],
    ["a new password", "/reset-password?token=abc"],
    ["about", "/about"],
    ["not found", "/nowhere"],
  ])("%s", async (_, path) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await isSound();
  });

  test("the lobby with tables in it, a player, an open table", async () => {
    const host = await house.server.guest("Lucius");
    const table = await host.openTable({ game: "julius-caesar", scenario: "historical" });
    await page.goto("/lobby");
    await page.getByText("Lucius").first().waitFor();
    await isSound();
    const me = await host.me();
    await page.goto(`/player/${me?.id}`);
    await page.getByRole("heading", { level: 1, name: "Lucius" }).waitFor();
    await isSound();
    await page.goto(`/table/${table}`);
    await page.getByRole("button", { name: /^Play / }).waitFor();
    await isSound();
  });
});

describe("tables", () => {
  test("a card is to be chosen", async () => {
    await playBothSides(page, standingAt("choose"));
    await isSound();
  });

  test("movement, with the list of acts and the help sheet", async () => {
    await playBothSides(page, standingAt("movement"));
    await isSound();
    await page.keyboard.press("a");
    await isSound();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await isSound();
    await page.keyboard.press("Escape");
  });

  test("a battle", async () => {
    await playBothSides(page, standingAt("battleTurn", 100));
    await isSound();
  });

  test("the curtain", async () => {
    await layOnTable(page, standingAt("levy"));
    await page.reload();
    await page.getByRole("dialog").waitFor();
    await isSound();
  });

  test("the game is over", async () => {
    await layOnTable(page, goldenText("historical-random-0"));
    await page.getByRole("region", { name: tableWords.en.outcome.title }).waitFor();
    await isSound();
  });

  test("a replay", async () => {
    await page.goto("/replay");
    await page.locator('input[type="file"]').setInputFiles(asFile(goldenText("historical-random-0")));
    await page.getByRole("slider").fill("150");
    await isSound();
  });
});
