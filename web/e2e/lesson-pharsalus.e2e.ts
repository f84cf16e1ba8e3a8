/** The lesson of Alea Iacta Est on its map of lands: whoever clicks where the arrows point comes to its end. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { pharsalus } from "../games/alea-iacta-est/lessons/pharsalus/index.ts";
import { type House, openHouse } from "./house/house.ts";
import { Learner, TouchLearner } from "./house/learner.ts";

const ADDRESS = "/lesson/alea-iacta-est";
const ALL = [...pharsalus.steps.map(({ id }) => id), "done"];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** More clicks than anybody needs. */
const MOST = 60;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house?.close();
});

async function toTheEnd(learner: Learner): Promise<void> {
  await learner.page.goto(ADDRESS);
  await learner.waitFor(({ step }) => step === ALL[0]);
  while (await learner.goOn());
  expect(learner.steps).toEqual(ALL);
  expect(learner.clicks).toBeLessThan(MOST);
  await learner.page.close();
}

test("on a desk", async () => {
  const { page } = await house.visitor();
  await toTheEnd(new Learner(page));
});

test("on a phone, in French", async () => {
  const { page } = await house.visitor({ ...PHONE, locale: "fr-FR" });
  await toTheEnd(new TouchLearner(page));
});
