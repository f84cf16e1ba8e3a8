/** The lesson of Imperator, with something forbidden in it: whoever clicks where the arrows point comes to its end. */
import { imperator } from "@rubicon/imperator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { avidiusCassius } from "../games/imperator/lessons/avidius-cassius/index.ts";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { comesToTheEnd, goesOnToTheEnd, Learner, TouchLearner } from "./house/learner.ts";

const ADDRESS = "/lesson/imperator";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house?.close();
});

test("on a desk; what is forbidden says why, beside the map and in the lesson", async () => {
  const { page } = await house.visitor();
  const learner = new Learner(page);
  await page.goto(ADDRESS);
  await learner.until("closed");
  const { button, arrows } = await learner.waitFor((seen) => seen.arrows.length > 0);
  expect([button, arrows.map(({ at }) => at)]).toEqual([null, ["zone:raetia"]]);
  await learner.goOn();
  await learner.waitFor((seen) => seen.button !== null);
  const reason = imperator.words("en").refusal({ rule: "IMP-3.3.c", why: "frontNotInReserve" });
  await page.locator("[data-card]").getByText(reason).waitFor();
  await page.locator("[data-card]").getByRole("heading", { name: tableWords.en.card.closed }).waitFor();
  await page.locator(".lesson-tried").getByText(reason).waitFor();
  await goesOnToTheEnd(learner, avidiusCassius);
});

test("on a phone, in French", async () => {
  const { page } = await house.visitor({ ...PHONE, locale: "fr-FR" });
  await comesToTheEnd(new TouchLearner(page), ADDRESS, avidiusCassius);
});
