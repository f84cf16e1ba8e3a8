/** The second lesson of Alea Iacta Est on its map of lands: whoever clicks where the arrows point comes to its end. */
import { afterAll, beforeAll, test } from "vitest";
import { pharsalus } from "../games/alea-iacta-est/lessons/pharsalus/index.ts";
import { type House, openHouse } from "./house/house.ts";
import { comesToTheEnd, Learner, TouchLearner } from "./house/learner.ts";

const ADDRESS = "/lesson/alea-iacta-est/pharsalus";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house?.close();
});

test("on a desk", async () => {
  const { page } = await house.visitor();
  await comesToTheEnd(new Learner(page), ADDRESS, pharsalus);
});

test("on a phone, in French", async () => {
  const { page } = await house.visitor({ ...PHONE, locale: "fr-FR" });
  await comesToTheEnd(new TouchLearner(page), ADDRESS, pharsalus);
});
