/** Games of many years at one screen: somebody sits down at both sides, and plays on until enough is seen. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { localPageWords } from "../../local/page-words.ts";
import { screenWords } from "../../local/words/languages.ts";
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
  await form.getByLabel(local.seed).fill(seed);
  await form.getByRole("button", { name: local.begin, exact: true }).click();
  await page.waitForURL(/\/local\/[\w-]{8,}/);
  await page.getByRole("button", { name: screenWords.en.alone }).click();
  return playerOf(page, seed);
}

/** Somebody who plays what stratagems he can, and comes to an end with everything else. */
export async function playerOf(page: Page, seed: string): Promise<Player> {
  const player = new Player(page, seed);
  player.favours = STRATAGEMS;
  player.tires = 8;
  await player.beSteady();
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

/** Plays on until a year begins, or to the end. What is told over the map is read before anything is clicked. */
export async function playOn(player: Player, until: string | null = null): Promise<Course> {
  const years = new Set<string>();
  const told = new Set<string>();
  let [stratagems, battles] = [0, 0];
  while (player.clicks < MOST) {
    const seen = await player.choose();
    const { turn, chosen } = seen;
    const { year, title, battle } = await read(player.page);
    years.add(year);
    if (title !== null) told.add(title);
    // News lie over the year that they came with: they are put away, and then it is told.
    if (await putAway(player.page)) continue;
    if (turn === "over" || year === until)
      return { over: turn === "over", stratagems, years: [...years], told, battles };
    if (battle) battles++;
    await player.click(seen);
    if (STRATAGEMS.some((kind) => chosen?.startsWith(kind))) stratagems++;
  }
  throw new Error(`There is no end to it in ${MOST} clicks.`);
}

interface Seen {
  readonly year: string;
  /** Of what is told over the map. */
  readonly title: string | null;
  readonly battle: boolean;
}

const read = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    year: document.querySelector(".volp-years strong")?.textContent ?? "",
    title: document.querySelector(".tidings h2")?.textContent ?? null,
    battle: document.querySelector(".volp-battle") !== null,
  }));

/** Whether there were any news. */
const putAway = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const close = document.querySelector<HTMLElement>('.tidings[data-is="news"] button');
    close?.click();
    return close !== null;
  });

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
