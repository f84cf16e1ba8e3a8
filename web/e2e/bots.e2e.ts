/** An opponent in two clicks, with a network and without one; its counsel, and what it makes of a game that is over. */
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localPageWords } from "../local/page-words.ts";
import { counselWords } from "../opponents/counsel-words.ts";
import { courseWords } from "../opponents/course-words.ts";
import { botWords } from "../opponents/words.ts";
import { landing } from "../pages/landing/words.ts";
import { replayWords } from "../replay/words.ts";
import { tableWords } from "../table/words.ts";
import { isSoundIn } from "./house/axe.ts";
import { type House, openHouse } from "./house/house.ts";
import { asFile, goldenText } from "./house/journals.ts";

const words = botWords.en;
const { prompt } = tableWords.en;

let house: House;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
  ({ context, page } = await house.visitor());
  // Nobody looks on who would want to read it all.
  await page.addInitScript(() =>
    localStorage.setItem("rubicon.settings", JSON.stringify({ pace: "fast", language: "en" })),
  );
});
afterAll(async () => {
  await house?.close();
});

const table = () => page.locator(".table");
const button = (name: string) => page.getByRole("button", { name, exact: true });
/** What is over the map and beside it says who plays. */
const entries = async (): Promise<number> => Number(await table().getAttribute("data-entries"));
const asks = (seat: string) => expect.poll(() => table().getAttribute("data-asked"), { timeout: 20_000 }).toBe(seat);
const counsel = () => page.getByRole("region", { name: counselWords.en.title });
const takeCounsel = async (): Promise<void> => {
  await page.keyboard.press("c");
  await counsel().getByRole("button", { name: counselWords.en.play }).click({ timeout: 20_000 });
  await expect.poll(() => counsel().count()).toBe(0);
};

/** From the first page: one click, another, and a bot has moved. */
async function twoClicks(): Promise<void> {
  await page.goto("/");
  await button(landing.en.play("Julius Caesar")).click();
  await button(words.begin).click();
  await expect.poll(entries, { timeout: 20_000 }).toBeGreaterThan(1);
  await asks("pompeius");
}

describe("from the first page", () => {
  test("the choice of an opponent reads well, and Escape closes it", async () => {
    await page.goto("/");
    await button(landing.en.play("Julius Caesar")).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: words.title("Julius Caesar") });
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.begin);
    await isSoundIn(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test("two clicks lead to a bot's first move", twoClicks);

  test("the bot is named at the table, which reads well", async () => {
    await page.locator(".bot-chip", { hasText: "Tiro" }).waitFor();
    await isSoundIn(page);
  });

  test("every game can be played against a bot", async () => {
    await page.goto("/");
    for (const game of ["Julius Caesar", "Alea Iacta Est", "Imperator"])
      await page
        .getByRole("listitem")
        .filter({ hasText: game })
        .getByRole("button", { name: landing.en.playNow })
        .waitFor();
  });
});

test("in Alea Iacta Est a bot sets up and goes on, and whoever follows counsel gets somewhere", async () => {
  await page.goto("/local/new?game=alea-iacta-est&scenario=pharsalus&against=tiro&side=quirinal");
  await asks("quirinal");
  // What is offered for a set-up is taken; then come embassies and the like, and the sequences of the Caesarians between them.
  for (let i = 0; i < 3; i++) {
    await asks("quirinal");
    await page.getByRole("button", { name: prompt.counsel }).waitFor({ timeout: 60_000 });
    const before = await entries();
    await takeCounsel();
    await expect.poll(entries, { timeout: 60_000 }).toBeGreaterThan(before);
  }
});

describe("counsel", () => {
  test("a key asks for it: a plan, its chance and others; and Escape puts it away", async () => {
    await page.goto("/local/new?game=julius-caesar&against=tiro&side=caesar");
    await asks("caesar");
    await page.getByRole("button", { name: prompt.counsel }).waitFor();
    await page.keyboard.press("c");
    await counsel().getByText(counselWords.en.plan).waitFor({ timeout: 20_000 });
    expect(await counsel().locator(".counsel-plan li").count()).toBeGreaterThan(0);
    expect(await counsel().locator(".counsel-others li").count()).toBeGreaterThan(0);
    await isSoundIn(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => counsel().count()).toBe(0);
  });

  test("followed click by click it leads through the first turn, and the reasons are in words", async () => {
    let reasons = 0;
    for (let i = 0; i < 4; i++) {
      await asks("caesar");
      // Not while what was played is still on its way.
      await page.getByRole("button", { name: prompt.counsel }).waitFor({ timeout: 20_000 });
      const before = await entries();
      await page.keyboard.press("c");
      await counsel().getByRole("button", { name: counselWords.en.play }).waitFor({ timeout: 20_000 });
      reasons += await counsel().locator(".counsel-reasons li").count();
      await page.keyboard.press("Escape");
      await takeCounsel();
      await expect.poll(entries, { timeout: 20_000 }).toBeGreaterThan(before);
    }
    expect(reasons).toBeGreaterThan(0);
  });

  test("taking back goes over what the bot has done, to the last decision of one's own", async () => {
    await asks("caesar");
    const before = await entries();
    await page.keyboard.press("u");
    await expect.poll(entries).toBe(before + 1);
    await asks("caesar");
  });

  test("closed and opened again, it goes on", async () => {
    const before = await entries();
    await page.reload();
    await asks("caesar");
    expect(await entries()).toBe(before);
    await takeCounsel();
    await expect.poll(entries, { timeout: 20_000 }).toBeGreaterThan(before);
  });
});

test("two bots are watched, paused, and go on", async () => {
  await page.goto("/local");
  for (const seat of ["Caesar", "Pompeius"]) await page.getByLabel(words.playerOf(seat)).selectOption("tiro");
  await button(localPageWords.en.begin).click();
  await button(words.pause).click();
  await button(words.goOn).waitFor();
  const before = await entries();
  await page.waitForTimeout(1_500);
  // What was on its way when the pause began may still have come.
  expect(await entries()).toBeLessThanOrEqual(before + 1);
  await button(words.goOn).click();
  await expect.poll(entries, { timeout: 20_000 }).toBeGreaterThan(before + 3);
});

test("under the replay of a finished game stands the line of its chances, with turning points to go to", async () => {
  await page.goto("/replay");
  await page.locator('input[type="file"]').setInputFiles(asFile(goldenText("historical-random-0"), "game.jsonl"));
  const line = page.getByRole("region", { name: courseWords.en.title });
  await line.waitFor({ timeout: 20_000 });
  const turn = line.getByRole("list", { name: courseWords.en.turns }).getByRole("button").first();
  expect(await turn.getAttribute("aria-label")).toMatch(/(Caesar|Pompeius) gains \d+%/);
  await turn.focus();
  await page.keyboard.press("Enter");
  const slider = page.getByRole("slider", { name: replayWords.en.slider });
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0);
  await isSoundIn(page);
});

test("the same two clicks without a network", async () => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    () => navigator.serviceWorker.controller !== null || caches.keys().then((all) => all.length > 0),
  );
  await context.setOffline(true);
  house.line.cut();
  await twoClicks();
  await takeCounsel();
});
