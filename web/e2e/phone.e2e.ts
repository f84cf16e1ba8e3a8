/** On a phone: nothing scrolls sideways, the prompt is in sight, panels are sheets, the map follows two fingers, taps play. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { asFile, goldenText, layOnTable, standingAt } from "./house/journals.ts";
import { TouchPlayer } from "./house/player.ts";

const words = tableWords.en;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const PAGES = [
  "/",
  "/lobby",
  "/games",
  "/new",
  "/local",
  "/replay",
  "/rules",
  "/primer",
  "/settings",
  "/sign-in",
  "/about",
  "/nowhere",
];

let house: House;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
  page = (await house.visitor(PHONE)).page;
});
afterAll(async () => {
  await house?.close();
});

/** How much wider the page is than the screen. */
const tooWide = (): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const rail = (name: string) =>
  page.getByRole("navigation", { name: words.panels.label }).getByRole("button", { name: new RegExp(`^${name}`) });

test.each(PAGES)("%s does not scroll sideways", async (path) => {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await tooWide()).toBeLessThanOrEqual(0);
});

test("a replay and a table do not scroll sideways either, and the prompt is in sight", async () => {
  await page.goto("/replay");
  await page.locator('input[type="file"]').setInputFiles(asFile(goldenText("historical-random-0")));
  await page.getByRole("slider").waitFor();
  expect(await tooWide()).toBeLessThanOrEqual(0);
  await layOnTable(page, standingAt("movement"));
  expect(await tooWide()).toBeLessThanOrEqual(0);
  const box = await page.getByRole("region", { name: words.prompt.label }).boundingBox();
  expect(box).not.toBeNull();
  if (box === null) return;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(PHONE.viewport.height);
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.viewport.width);
});

test("a sheet comes up and goes again", async () => {
  const log = page.getByRole("region", { name: words.panels.log });
  await rail(words.panels.log).tap();
  await log.waitFor();
  await log.getByRole("button", { name: words.panels.close }).tap();
  await expect.poll(() => log.count()).toBe(0);
  await rail(words.panels.hand).tap();
  await page.getByRole("region", { name: words.panels.hand, exact: true }).waitFor();
  await rail(words.panels.hand).tap();
  await expect.poll(() => page.getByRole("region", { name: words.panels.hand, exact: true }).count()).toBe(0);
});

test("two fingers bring the map closer", async () => {
  const width = async (): Promise<number> =>
    page.getByRole("region", { name: words.map, exact: true }).evaluate((map) => {
      const sheet = map.querySelector("svg");
      return sheet?.getBoundingClientRect().width ?? 0;
    });
  const map = await page.getByRole("region", { name: words.map, exact: true }).boundingBox();
  expect(map).not.toBeNull();
  if (map === null) return;
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  const before = await width();
  const hand = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) });
  for (let apart = 40; apart <= 120; apart += 10)
    await hand.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(width).toBeGreaterThan(before * 1.5);
});

test("thirty decisions by taps", async () => {
  await layOnTable(page, standingAt("choose"));
  const player = new TouchPlayer(page, "phone");
  for (let steps = 0; steps < 60 && player.byMouse < 30; steps++) await player.step("mine", "covered");
  expect(player.byMouse).toBe(30);
  expect(player.clicks).toBeLessThan(40);
  expect(await tooWide()).toBeLessThanOrEqual(0);
});

test.each(["en-GB", "fr-FR", "it-IT"])("no word on a card of a full hand is cut off (%s)", async (locale) => {
  const { page: phone, context } = await house.visitor({ ...PHONE, locale });
  await phone.goto("/local/new?game=julius-caesar");
  const said = phone.locator(".table-hand .jc-card-word");
  await said.first().waitFor();
  // How much of the edge is left on the narrower side.
  const spare = await said.evaluateAll((all) =>
    all.map((word) => {
      const written = document.createRange();
      written.selectNodeContents(word);
      const [own, field] = [written.getBoundingClientRect(), word.parentElement?.getBoundingClientRect()];
      return field === undefined ? -1 : Math.min(own.left - field.left, field.right - own.right);
    }),
  );
  expect(spare.length).toBeGreaterThan(3);
  expect(Math.min(...spare)).toBeGreaterThan(0);
  await context.close();
});
