/** Alea Iacta Est by clicks: a whole game of Pharsalus and two years of the Rise of Caesar, stratagems and all, at one screen. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { annals } from "../games/alea-iacta-est/words/en/annals.ts";
import { localPageWords } from "../local/page-words.ts";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { Player } from "./house/player.ts";

const words = tableWords.en;
const local = localPageWords.en;
/** More clicks than any such game needs. */
const MOST = 4_000;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house?.close();
});

/** Both sides at one screen, with nothing between them. */
async function sitDown(page: Page, scenario: string, seed: string): Promise<void> {
  await page.goto("/local");
  const form = page.locator("form.local-new");
  await form.getByText("Alea Iacta Est", { exact: true }).click();
  await form.getByText(new RegExp(scenario)).first().click();
  await form.getByLabel(local.curtain).uncheck();
  await form.getByLabel(local.seed).fill(seed);
  await form.getByRole("button", { name: local.begin, exact: true }).click();
  await page.waitForURL(/\/local\/[\w-]{8,}/);
}

interface Course {
  readonly over: boolean;
  /** Stratagem faces that were clicked. */
  readonly faces: number;
}

/** Plays on until this is so, or to the end. */
async function playOn(player: Player, enough: () => Promise<boolean> = async () => false): Promise<Course> {
  let faces = 0;
  for (let i = 0; i < MOST; i++) {
    const { turn, chosen } = await player.step();
    if (turn === "over") return { over: true, faces };
    if (chosen?.startsWith("face:")) faces++;
    if (await enough()) return { over: false, faces };
  }
  throw new Error(`There is no end to it in ${MOST} clicks.`);
}

/** Words that French and Latin do not have. */
const ENGLISH = /\b(?:the|and|with|from|of|is|are|has|have|you|your|this|not)\b/gi;

/** A French reader finds no English, whatever panel is open. */
async function inFrench(page: Page): Promise<void> {
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

test("Pharsalus is played to its end, which is explained", { timeout: 120_000 }, async () => {
  const { page } = await house.visitor();
  await sitDown(page, "Pharsalus", "pharsalus by clicks");
  const player = new Player(page, "pharsalus");
  player.favours = "face:";
  const { over, faces } = await playOn(player);
  expect(over).toBe(true);
  expect(faces).toBeGreaterThan(2);
  const ending = page.locator(".ending");
  await ending.waitFor();
  expect(await ending.textContent()).toMatch(new RegExp(`${annals.conditions}|both players have lost`));
  await page.close();
});

test("two years of the Rise of Caesar, and what is written of them", { timeout: 120_000 }, async () => {
  const { page } = await house.visitor();
  await sitDown(page, "Rise of Caesar", "rise by clicks");
  const player = new Player(page, "rise");
  player.favours = "face:";
  const told = new Set<string>();
  const { faces } = await playOn(player, async () => {
    const { year, title } = await page.evaluate(() => ({
      year: document.querySelector(".volp-years strong")?.textContent ?? "",
      title: document.querySelector(".tidings h2")?.textContent ?? null,
    }));
    if (title !== null) told.add(title);
    return year === "47 BC";
  });
  expect(faces).toBeGreaterThan(2);
  // A year that is over is told over the map, and stands in the chronicle.
  expect(told).toContain(annals.year("49 BC"));
  await page.locator(".tidings").getByRole("button", { name: words.tidings.chronicle }).click();
  const chronicle = page.locator(".annals");
  await chronicle.waitFor();
  for (const year of ["49 BC", "48 BC"]) expect(await chronicle.textContent()).toContain(annals.year(year));
  await inFrench(page);
  await page.close();
});
