/** How even scenarios are: every game's page can be read by everybody, in every language, on a desk and on a phone. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { balanceWords } from "../pages/balance/words.ts";
import { landing } from "../pages/landing/words.ts";
import { DESK, isSoundIn, PHONE_AT_NIGHT } from "./house/axe.ts";
import { type House, openHouse } from "./house/house.ts";

let house: House;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
  page = (await house.visitor()).page;
});
afterAll(async () => {
  await house?.close();
});

test("a game's card leads to its balance, and each scenario to its own", async () => {
  await page.goto("/");
  await page.getByRole("link", { name: landing.en.balance }).nth(1).click();
  await page.getByRole("heading", { level: 2, name: "3. Pharsalus" }).waitFor();
  await page
    .getByRole("navigation", { name: balanceWords.en.scenarios })
    .getByRole("link", { name: /Actium/ })
    .click();
  await page.getByRole("heading", { level: 2, name: "7. Actium" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/balance/alea-iacta-est/actium");
  // By control: regions are counted, and no points.
  await page.getByText(balanceWords.en.lead.regions("Caesarians")).waitFor();
  expect(await page.getByRole("heading", { name: balanceWords.en.points }).count()).toBe(0);
});

test.each([
  ["julius-caesar/historical", DESK],
  ["alea-iacta-est/rise-of-caesar", PHONE_AT_NIGHT],
  ["imperator/s4_five_emperors", DESK],
] as const)("%s is drawn, and sound", async (path, look) => {
  await page.goto(`/balance/${path}`);
  await page.getByRole("img", { name: /shares of games won/ }).waitFor();
  await page.getByRole("heading", { name: balanceWords.en.points }).waitFor();
  await isSoundIn(page, [look]);
});

test("nothing is wider than a phone", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["julius-caesar", "alea-iacta-est/rise-of-caesar", "imperator/s5_grand_campaign"]) {
    await page.goto(`/balance/${path}`);
    await page.getByRole("img", { name: /shares of games won/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test("a scenario that nobody knows is not there", async () => {
  await page.goto("/balance/julius-caesar/cannae");
  await page.getByText(balanceWords.en.missing).waitFor();
});
