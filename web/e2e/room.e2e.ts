/** The room of the map: whatever is asked, it stays where it is and as large as it is; the hand is a strip at its edge. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { layOnTable, playBothSides, standingAt } from "./house/journals.ts";
import { TouchPlayer } from "./house/player.ts";

const words = tableWords.en;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
] as const;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house?.close();
});

const map = (page: Page) => page.getByRole("region", { name: words.map, exact: true });
const hand = (page: Page) => page.getByRole("region", { name: words.panels.hand, exact: true });
const box = async (part: ReturnType<typeof map>): Promise<string> => JSON.stringify(await part.boundingBox());

describe.each(SIZES)("$width wide", (viewport) => {
  test("sixty decisions do not move the map's room", async () => {
    const { page, context } = await house.visitor({ viewport });
    const player = await playBothSides(page, standingAt("movement", 60));
    await page.keyboard.press("Escape");
    await map(page).waitFor();
    const boxes = new Set([await box(map(page))]);
    const said = new Set<string>();
    for (let decisions = 0; decisions < 60; decisions++) {
      said.add((await player.step("mine")).said);
      await player.look("mine");
      boxes.add(await box(map(page)));
    }
    expect([...boxes]).toHaveLength(1);
    // It was a real stretch of play.
    expect(said.size).toBeGreaterThan(8);
    await context.close();
  });
});

describe("the hand beside a map", () => {
  const bottomOf = async (page: Page): Promise<number> => {
    const { y, height } = (await map(page).boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  /** How much of the hand is seen. */
  const seen = async (page: Page): Promise<number> =>
    (await bottomOf(page)) - ((await hand(page).boundingBox())?.y ?? 0);

  test("is a strip; it rises when it is pointed at, and stays up when it is put up, for the next table too", async () => {
    const { page, context } = await house.visitor({ viewport: SIZES[1] });
    const player = await layOnTable(page, standingAt("movement"));
    await expect.poll(() => seen(page)).toBeLessThan(30);
    await hand(page).hover({ position: { x: 40, y: 8 } });
    await expect.poll(() => seen(page)).toBeGreaterThan(120);
    await page.mouse.move(5, 300);
    await expect.poll(() => seen(page)).toBeLessThan(30);
    await page.keyboard.press("h");
    await expect.poll(() => seen(page)).toBeGreaterThan(120);
    await page.reload();
    if ((await player.look()).turn === "covered") await player.step("covered");
    await map(page).waitFor();
    await page.mouse.move(5, 300);
    await expect.poll(() => seen(page)).toBeGreaterThan(120);
    await page.keyboard.press("h");
    await expect.poll(() => seen(page)).toBeLessThan(30);
    await context.close();
  });

  test("rises by itself when a card is to be chosen, and is put down and taken up again by its handle", async () => {
    const { page, context } = await house.visitor({ viewport: SIZES[1] });
    await layOnTable(page, standingAt("choose"));
    await expect.poll(() => seen(page)).toBeGreaterThan(120);
    const handle = hand(page).getByRole("button", { name: words.panels.hand });
    await handle.click();
    await page.mouse.move(5, 300);
    await expect.poll(() => seen(page)).toBeLessThan(30);
    await handle.click({ position: { x: 40, y: 8 } });
    await page.mouse.move(5, 300);
    await expect.poll(() => seen(page)).toBeGreaterThan(120);
    await context.close();
  });
});

test("on a phone the hand goes when the choice is on the map", async () => {
  const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, context } = await house.visitor(PHONE);
  await layOnTable(page, standingAt("movement"));
  const rail = page.getByRole("navigation", { name: words.panels.label });
  await rail.getByRole("button", { name: words.panels.hand }).tap();
  await hand(page).waitFor();
  const prompt = page.getByRole("group", { name: words.prompt.choices });
  const player = new TouchPlayer(page, "closing");
  // Whatever comes next on the map finds the map open.
  await prompt.getByRole("button").first().tap();
  for (let i = 0; i < 30; i++) {
    const look = await player.look("mine", "covered");
    const onMap = (await page.locator(`.viewport [data-thing][tabindex="0"]`).count()) > 0;
    const inHand = (await page.locator(`.table-hand [data-thing][tabindex="0"]`).count()) > 0;
    if (look.turn === "mine" && onMap && !inHand) break;
    await player.step("mine", "covered");
  }
  await expect.poll(() => hand(page).count()).toBe(0);
  await context.close();
});
