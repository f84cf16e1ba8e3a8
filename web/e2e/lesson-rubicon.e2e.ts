/** The first lesson of Alea Iacta Est, with a hand and windows: whoever clicks where the arrows point comes to its end. */
import { afterAll, beforeAll, test } from "vitest";
import { rubicon } from "../games/alea-iacta-est/lessons/rubicon/index.ts";
import { type House, openHouse } from "./house/house.ts";
import { comesToTheEnd, Learner, TouchLearner } from "./house/learner.ts";

/** It is the one to begin with. */
const ADDRESS = "/lesson/alea-iacta-est";
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
  await comesToTheEnd(new Learner(page), ADDRESS, rubicon);
});

test("on a phone, in Italian", async () => {
  const { page } = await house.visitor({ ...PHONE, locale: "it-IT" });
  await comesToTheEnd(new TouchLearner(page), ADDRESS, rubicon);
});
