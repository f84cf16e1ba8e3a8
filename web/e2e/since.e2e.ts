/** Coming back to a live game: what happened meanwhile is told, and looking at the past does not leave the game. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { type LiveGame, playOn, sitDownLive } from "./house/opponent.ts";

const words = tableWords.en;

let house: House;
let page: Page;
let game: LiveGame;

beforeAll(async () => {
  house = await openHouse();
  page = (await house.visitor()).page;
  game = await sitDownLive(house, page);
  await playOn(game, 3);
});
afterAll(async () => {
  await house?.close();
});

const told = () => page.getByRole("region", { name: words.since.title });
const band = () => page.getByRole("region", { name: words.reel.bar });
const prompt = () => page.getByRole("region", { name: words.prompt.label });

/** This seat plays until the other is asked. */
async function passOn(): Promise<void> {
  for (;;) {
    const { turn } = await game.player.step();
    if (turn !== "mine") return;
    await game.player.look();
  }
}

/** What the opponent does while this browser is elsewhere. */
async function whileAway(): Promise<number> {
  await passOn();
  await page.goto("about:blank");
  return game.opponent.playAll();
}

test("whoever comes back is told what happened since, once", async () => {
  expect(await whileAway()).toBeGreaterThan(0);
  await page.goto(`/table/${game.table}`);
  await told().waitFor();
  expect(await told().getByRole("listitem").count()).toBeGreaterThan(0);
  await told().getByRole("button", { name: words.since.skip }).click();
  await expect.poll(() => told().count()).toBe(0);
  await page.reload();
  await game.player.look();
  expect(await told().count()).toBe(0);
});

test("he may have it shown, entry by entry, and is then in the present", async () => {
  const acts = await whileAway();
  await page.goto(`/table/${game.table}`);
  await told().getByRole("button", { name: words.since.showMe }).click();
  await band().getByText(words.reel.replaying).waitFor();
  expect(acts).toBeGreaterThan(0);
  await band().getByRole("button", { name: words.reel.skip }).click();
  await expect.poll(() => band().count()).toBe(0);
  expect((await game.player.look()).turn).toBe("mine");
});

test("[ and ] step through the past while the game goes on", async () => {
  const asked = (await game.player.look("mine")).said;
  await page.keyboard.press("[");
  await page.keyboard.press("[");
  await band().getByText(words.reel.past).waitFor();
  // Nothing can be clicked in the past, but the prompt still says what is asked in the present.
  await prompt().getByText(words.prompt.meanwhile(asked)).waitFor();
  expect(await page.locator('[data-thing][role="button"]').count()).toBe(0);
  await page.keyboard.press("]");
  expect(await band().count()).toBe(1);
  await page.keyboard.press("]");
  await expect.poll(() => band().count()).toBe(0);
  expect((await game.player.look()).turn).toBe("mine");

  await passOn();
  await page.keyboard.press("[");
  await band().getByText(words.reel.past).waitFor();
  const shown = await band().innerText();
  expect(await game.opponent.playAll()).toBeGreaterThan(0);
  // The game has gone on; the moment that is looked at has not.
  await prompt().getByText(words.prompt.meanwhile("").trim(), { exact: false }).waitFor();
  expect(shown.split(" of ")[0]).toBe((await band().innerText()).split(" of ")[0]);
  await page.keyboard.press("End");
  await expect.poll(() => band().count()).toBe(0);
  expect((await game.player.step("mine")).chosen).not.toBeNull();
});
