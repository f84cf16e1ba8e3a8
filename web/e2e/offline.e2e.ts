/** Without a network: who has been here once can begin a game, play it, close the window, and find it as it stood. */
import { readFileSync } from "node:fs";
import { readJournal, replay, verify } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { frame } from "../app/words/frame.ts";
import { heading } from "../games/julius-caesar/describe.ts";
import { localPageWords } from "../local/page-words.ts";
import { screenWords } from "../local/words/languages.ts";
import { botWords } from "../opponents/words.ts";
import { landing } from "../pages/landing/words.ts";
import { chronicler } from "../table/chronicle.ts";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { asFile } from "./house/journals.ts";
import { Player } from "./house/player.ts";
import { namedUnknown, Truth } from "./house/truth.ts";

const DECISIONS = 80;
const words = localPageWords.en;

let house: House;
let context: BrowserContext;
let page: Page;
let player: Player;
let exported = "";
/** The page while nobody had said who he is. */
let underCurtain = "";

beforeAll(async () => {
  house = await openHouse();
  ({ context, page } = await house.visitor());
  player = new Player(page, "offline");
});
afterAll(async () => {
  await house?.close();
});

/** How many acts have been done, as the log counts them. */
const acts = (): Promise<number> =>
  page
    .locator("[data-entry]")
    .evaluateAll((all) => Math.max(0, ...all.map((each) => Number(each.getAttribute("data-entry")))));

const panel = (name: string) =>
  page.getByRole("navigation", { name: tableWords.en.panels.label }).getByRole("button", { name, exact: true });

test("after one visit the first page opens without a network", async () => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    () => navigator.serviceWorker.controller !== null || caches.keys().then((all) => all.length > 0),
  );
  await context.setOffline(true);
  house.line.cut();
  await page.reload();
  await page.getByRole("button", { name: landing.en.play("Julius Caesar") }).waitFor();
  await page.getByText(frame.en.offline, { exact: true }).waitFor();
});

test("two clicks begin a game, and it is played with the curtain between the seats", async () => {
  await page.getByRole("button", { name: landing.en.play("Julius Caesar") }).click();
  await page.getByRole("link", { name: botWords.en.alone }).click();
  await page.getByText(screenWords.en.whoPlays).waitFor();
  await page.getByRole("button", { name: screenWords.en.two }).click();
  await expect.poll(() => page.getByText(screenWords.en.whoPlays).count()).toBe(0);
  let curtains = 0;
  while ((await acts()) < DECISIONS) {
    const { turn } = await player.step("mine", "covered");
    if (turn === "covered") curtains++;
  }
  expect(curtains).toBeGreaterThan(4);
});

test("closed and opened again, still without a network, the game stands where it was", async () => {
  await player.look("mine", "covered");
  const before = await acts();
  await page.reload();
  // Whoever opens the window has to say who he is before anything is shown.
  expect((await player.look()).turn).toBe("covered");
  underCurtain = await page.content();
  while ((await player.look()).turn === "covered") await player.step("covered");
  await expect.poll(acts).toBe(before);
});

test("the journal is exported, and the engine reads it to the same place", async () => {
  await panel(tableWords.en.panels.extras).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.exportToContinue }).click(),
  ]);
  exported = readFileSync(await download.path(), "utf8");
  const journal = readJournal(exported);
  expect(verify(juliusCaesar, journal)).toMatchObject({ ok: true });
  expect(journal.entries.length - 1).toBeGreaterThanOrEqual(DECISIONS);
  await panel(tableWords.en.panels.log).click();
  // The log goes to the last act of which there is something to tell to whoever is asked.
  const truth = new Truth(journal);
  const asked = truth.toMove(truth.length - 1);
  const entries = journal.entries.map((entry) => ({
    n: entry.n,
    seat: "seat" in entry ? entry.seat : null,
    events: truth.heard(entry.n, asked),
    at: null,
  }));
  const told = chronicler(
    { game: juliusCaesar, heading, touchable: [], touched: () => [] },
    "en",
  )(entries).flatMap(({ passages }) => passages);
  expect(told.length).toBeGreaterThan(DECISIONS / 4);
  await expect.poll(acts).toBe(told[told.length - 1].entry.n);
  // Whoever looked behind the curtain would have found nothing there but what everybody may know.
  expect(namedUnknown(underCurtain, truth.everShown(truth.length - 1, "watcher"))).toEqual([]);
  // To be looked at it is written without the secret of the dice to come.
  await panel(tableWords.en.panels.extras).click();
  const [open] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.exportJournal }).click(),
  ]);
  const { header } = readJournal(readFileSync(await open.path(), "utf8"));
  expect(header.dice).toMatchObject({ kind: "committed" });
  expect(header.dice).not.toHaveProperty("seed");
});

test("another browser takes the journal in and goes on from there", async () => {
  house.line.mend();
  const { page: other } = await house.visitor();
  await other.goto("/local");
  await other.locator('input[type="file"]').setInputFiles(asFile(exported));
  const next = new Player(other, "elsewhere");
  await next.step("covered");
  const { said } = await next.look("mine");
  const { position } = replay(juliusCaesar, readJournal(exported));
  expect(said).toBe(juliusCaesar.words("en").question(juliusCaesar.question(position)));
  for (let i = 0; i < 5; i++) await next.step();
});
