/** Games of many years at one screen: somebody sits down at both sides, and plays on until enough is seen. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { localPageWords } from "../../local/page-words.ts";
import { tableWords } from "../../table/words.ts";
import { Player } from "./player.ts";

const local = localPageWords.en;
/** More clicks than any such game needs. */
const MOST = 4_000;
/** What they are called on the table: by a face of a counter, or by their title. */
const STRATAGEMS = ["face:", "stratagem:"];

/** Both sides at one screen, with nothing between them. */
export async function sitDown(page: Page, game: string, scenario: string, seed: string): Promise<Player> {
  await page.goto("/local");
  const form = page.locator("form.local-new");
  await form.getByText(game, { exact: true }).click();
  await form.getByText(new RegExp(scenario)).first().click();
  await form.getByLabel(local.curtain).uncheck();
  await form.getByLabel(local.seed).fill(seed);
  await form.getByRole("button", { name: local.begin, exact: true }).click();
  await page.waitForURL(/\/local\/[\w-]{8,}/);
  return playerOf(page, seed);
}

/** Somebody who plays what stratagems he can, and comes to an end with everything else. */
export function playerOf(page: Page, seed: string): Player {
  const player = new Player(page, seed);
  player.favours = STRATAGEMS;
  player.tires = 8;
  return player;
}

/** What a game has shown so far. */
export interface Course {
  readonly over: boolean;
  /** How many stratagems were clicked. */
  readonly stratagems: number;
  /** Years in the order in which they came. */
  readonly years: readonly string[];
  /** Titles of what was told over the map. */
  readonly told: ReadonlySet<string>;
  /** Decisions while a battle lay open. */
  readonly battles: number;
}

/** Plays on until a year begins, or to the end. */
export async function playOn(player: Player, until: string | null = null): Promise<Course> {
  const years = new Set<string>();
  const told = new Set<string>();
  let [stratagems, battles] = [0, 0];
  for (let clicks = 0; clicks < MOST; clicks++) {
    const { turn, chosen } = await player.step();
    const { year, title, battle } = await player.page.evaluate(() => ({
      year: document.querySelector(".volp-years strong")?.textContent ?? "",
      title: document.querySelector(".tidings h2")?.textContent ?? "",
      battle: document.querySelector(".volp-battle") !== null,
    }));
    years.add(year);
    told.add(title);
    if (battle) battles++;
    if (STRATAGEMS.some((kind) => chosen?.startsWith(kind))) stratagems++;
    if (turn === "over" || year === until)
      return { over: turn === "over", stratagems, years: [...years], told, battles };
  }
  throw new Error(`There is no end to it in ${MOST} clicks.`);
}

/** Words that French and Latin do not have. */
const ENGLISH = /\b(?:the|and|with|from|of|is|are|has|have|you|your|this|not)\b/gi;

/** A French reader finds no English, whatever panel is open. */
export async function isInFrench(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const kept: object = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...kept, language: "fr" }));
  }, "rubicon.settings");
  await page.reload();
  await page.getByRole("region", { name: tableWords.fr.prompt.label }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  for (const panel of ["log", "beside", "acts", "orders", "text"]) {
    const button = page.locator(`.rail [data-panel="${panel}"]`);
    if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
    if (panel === "log") await page.getByRole("button", { name: tableWords.fr.log.byYear, exact: true }).click();
    const text = await page.evaluate(() => {
      const labels = [...document.querySelectorAll("[aria-label], [title]")].map(
        (each) => `${each.getAttribute("aria-label") ?? ""} ${each.getAttribute("title") ?? ""}`,
      );
      return [document.querySelector(".table")?.textContent ?? "", ...labels].join("\n");
    });
    expect(text.match(ENGLISH) ?? [], panel).toEqual([]);
  }
}
