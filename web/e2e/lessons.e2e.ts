/**
 * The lessons on maps of lands: whoever clicks where the arrows point comes to their end. That every step can be done
 * is proved without a browser; here it is seen, each lesson on a desk or on a phone.
 */
import { thorough } from "@rubicon/engine/testing";
import { imperator } from "@rubicon/imperator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pharsalus } from "../games/alea-iacta-est/lessons/pharsalus/index.ts";
import { rubicon } from "../games/alea-iacta-est/lessons/rubicon/index.ts";
import { avidiusCassius } from "../games/imperator/lessons/avidius-cassius/index.ts";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { comesToTheEnd, goesOnToTheEnd, Learner, TouchLearner } from "./house/learner.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house?.close();
});

test("the Rubicon, with a hand and windows, on a phone in Italian: the first of its game", async () => {
  const { page } = await house.visitor({ ...PHONE, locale: "it-IT" });
  await comesToTheEnd(new TouchLearner(page), "/lesson/alea-iacta-est", rubicon);
});

test("Pharsalus on a desk", async () => {
  const { page } = await house.visitor();
  await comesToTheEnd(new Learner(page), "/lesson/alea-iacta-est/pharsalus", pharsalus);
});

test("Avidius Cassius on a desk; what is forbidden says why, beside the map and in the lesson", async () => {
  const { page } = await house.visitor();
  const learner = new Learner(page);
  await page.goto("/lesson/imperator");
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

test.runIf(thorough)("the same on a phone in French, as far as that", async () => {
  const { page } = await house.visitor({ ...PHONE, locale: "fr-FR" });
  const learner = new TouchLearner(page);
  await page.goto("/lesson/imperator");
  await learner.until("free");
  expect(learner.steps.at(-1)).toBe("closed");
  await page.close();
});
