/** Whatever is closed says why, with the rule's number and its text; whatever is lit says what it is and what a click does. */
import { juliusCaesar } from "@rubicon/julius-caesar";
import { componentsOf } from "@rubicon/julius-caesar/components";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { layOnTable, playBothSides, standingAt } from "./house/journals.ts";

const words = tableWords.en;
const MOVEMENT = standingAt("movement");

let house: House;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
  page = (await house.visitor()).page;
  await layOnTable(page, MOVEMENT);
});
afterAll(async () => {
  await house?.close();
});

const cardOf = (where: Page) => where.locator("[data-card]");

interface Spot {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

/** Places on the map that lie open under a pointer: those that are lit, or those that are closed. */
const places = (where: Page, lit: boolean): Promise<Spot[]> =>
  where.locator("[data-thing^='place:']").evaluateAll((all, wanted) => {
    return all.flatMap((place) => {
      const box = place.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isOpen = document.elementFromPoint(x, y)?.closest("[data-thing]") === place;
      const isLit = place.getAttribute("role") === "button";
      return isOpen && isLit === wanted ? [{ thing: place.getAttribute("data-thing") ?? "", x, y }] : [];
    });
  }, lit);

const nameOf = (thing: string): string =>
  componentsOf(juliusCaesar).places.get(thing.slice("place:".length))?.name ?? "";

/** The card gives a reason with the number of a rule; the number opens the text of the rule. */
async function givesReason(where: Page): Promise<void> {
  const card = cardOf(where);
  await card.getByRole("heading", { name: words.card.closed }).waitFor();
  const number = card.getByRole("button", { name: /^Rule JC-/ }).last();
  const id = await number.innerText();
  const text = (await juliusCaesar.rulebook("en")).rules.find((rule) => rule.id === id)?.text ?? "";
  expect(text).not.toBe("");
  await number.click();
  await card.getByText(text).waitFor();
  expect(await number.getAttribute("aria-expanded")).toBe("true");
}

test("resting on a closed place says why; a key keeps its card, and its rule opens", async () => {
  const [spot] = await places(page, false);
  await page.mouse.move(spot.x, spot.y);
  await cardOf(page)
    .getByRole("heading", { name: nameOf(spot.thing) })
    .waitFor();
  await cardOf(page).getByRole("heading", { name: words.card.closed }).waitFor();
  await page.keyboard.press("i");
  await page.locator("[data-card][data-pinned]").waitFor();
  await givesReason(page);
  await page.keyboard.press("Escape");
});

test("a click on it says the same, and stays until it is sent away", async () => {
  const spot = (await places(page, false)).at(-1);
  expect(spot).toBeDefined();
  if (spot === undefined) return;
  await page.mouse.click(spot.x, spot.y);
  await page.mouse.move(5, 5);
  await cardOf(page)
    .getByRole("heading", { name: nameOf(spot.thing) })
    .waitFor();
  await givesReason(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => cardOf(page).count()).toBe(0);
});

test("resting on a lit place says what it is and what a click does", async () => {
  const [spot] = await places(page, true);
  await page.mouse.move(spot.x, spot.y);
  await cardOf(page)
    .getByRole("heading", { name: nameOf(spot.thing) })
    .waitFor();
  expect(await cardOf(page).getByRole("heading", { name: words.card.closed }).count()).toBe(0);
  expect(await page.getByRole("region", { name: words.prompt.label }).innerText()).toMatch(/Click: .+/);
  await page.mouse.move(5, 5);
  await expect.poll(() => cardOf(page).count()).toBe(0);
});

test("by keys: focus on a lit place shows its card, and what is closed is found in the list of acts", async () => {
  const lit = page.locator("[data-thing^='place:'][role='button']").first();
  await page.keyboard.press("m");
  await lit.evaluate((place) => {
    if (place instanceof SVGElement) place.focus();
  });
  const thing = (await lit.getAttribute("data-thing")) ?? "";
  await cardOf(page)
    .getByRole("heading", { name: nameOf(thing) })
    .waitFor();
  await page.keyboard.press("Escape");

  const [closed] = await places(page, false);
  await page.keyboard.press("a");
  await page.getByRole("searchbox", { name: words.acts.filter }).fill(nameOf(closed.thing));
  const why = page.getByRole("button", { name: words.acts.whyNot(nameOf(closed.thing)) });
  await why.focus();
  await page.keyboard.press("Enter");
  await givesReason(page);
  await page.keyboard.press("Escape");
});

test("a long press says why on a touch screen, and does nothing else", async () => {
  const { page: phone } = await house.visitor({ hasTouch: true });
  const player = await layOnTable(phone, MOVEMENT);
  const before = await player.look("mine");
  const [spot] = await places(phone, false);
  const hand: CDPSession = await phone.context().newCDPSession(phone);
  await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: spot.x, y: spot.y }] });
  await cardOf(phone)
    .getByRole("heading", { name: nameOf(spot.thing) })
    .waitFor();
  await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await givesReason(phone);
  expect(await player.look("mine")).toEqual(before);
});

test("what is lit says what it will cost and bring: in the list of acts, and in its card", async () => {
  const { page: other } = await house.visitor();
  await playBothSides(other, MOVEMENT);
  await other.keyboard.press("a");
  const foretold = other.locator(".acts-foretold", { hasNotText: "unused" }).first();
  await foretold.waitFor();
  // Not its innerText: the groups of the list that are out of sight are not laid out, and have none.
  const sentence = ((await foretold.textContent()) ?? "").split(" · ")[0];
  expect(sentence).not.toBe("");
  const [spot] = await places(other, true);
  await other.mouse.move(spot.x, spot.y);
  await cardOf(other).getByText(sentence).waitFor();
});

test("the chances of a battle come with it, fought beside the page", async () => {
  const { page: other } = await house.visitor();
  const workers: string[] = [];
  other.on("worker", (worker) => workers.push(worker.url()));
  await playBothSides(other, standingAt("battleTurn"));
  const odds = other.locator(".jc-odds");
  await expect.poll(() => odds.innerText()).toContain("400 battles tried");
  expect(await odds.innerText()).toMatch(/\d+\s?%/);
  expect(workers).toHaveLength(1);
  expect(workers[0]).toContain("odds-worker");
});
