/** The first lesson: somebody who has never seen the game gets through it by clicking what it says. */
import { thorough } from "@rubicon/engine/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstTurn } from "../games/julius-caesar/lessons/first-turn/index.ts";
import { lessonWords } from "../lesson/words.ts";
import { learnWords } from "../pages/learn/words.ts";
import { tableWords } from "../table/words.ts";
import { isSoundIn } from "./house/axe.ts";
import { type House, openHouse } from "./house/house.ts";
import { Keyboard } from "./house/keys.ts";
import { Learner, TouchLearner } from "./house/learner.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const ADDRESS = "/lesson/julius-caesar";
const words = lessonWords.en;
const texts = firstTurn.texts.en.steps;
const ALL = [...firstTurn.steps.map(({ id }) => id), "done"];
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
  while (await learner.goOn());
  expect(learner.steps).toEqual(ALL);
  expect(learner.clicks).toBeLessThan(MOST);
}

describe("on a desk", () => {
  test("from the first page through all of it, by clicking what it says; and then to a game", async () => {
    const { page } = await house.visitor();
    await page.goto("/");
    await page.getByRole("link", { name: learnWords.en.learn }).click();
    const learner = new Learner(page);
    await learner.waitFor(({ step }) => step === ALL[0]);
    await toTheEnd(learner);
    await isSoundIn(page);
    await page.getByRole("link", { name: words.playAlone }).click();
    await page.waitForURL(/\/local\/[\w-]{8,}/);
    await page.getByRole("region", { name: tableWords.en.prompt.label }).waitFor();
    await page.close();
  });

  test("whatever else is clicked does not happen, and says what is wanted", async () => {
    const { page } = await house.visitor();
    await page.goto(ADDRESS);
    const learner = new Learner(page);
    await learner.until("rubicon");
    await learner.waitFor(({ arrows }) => arrows.length > 0);
    // Allowed by the rules, but not the thing to do now.
    await page.locator('[data-thing="place:genua"] .hit, [data-thing="block:antonius"]').first().click({ force: true });
    const { otherwise, step } = await learner.waitFor((seen) => seen.otherwise !== null);
    expect([step, otherwise]).toEqual(["rubicon", texts.rubicon.otherwise]);
    const card = page.locator("[data-card]");
    await card.getByText(texts.rubicon.otherwise ?? "").waitFor();
    // Forbidden: then the rule says why.
    await page.keyboard.press("Escape");
    await page.locator('[data-thing="place:neapolis"]').first().click({ force: true });
    await card.getByRole("button", { name: /JC-/ }).first().waitFor();
    await page.close();
  });

  test("it goes on where it was left, can be shown, begun anew, and is none of one's games", async () => {
    const { page } = await house.visitor();
    await page.goto(ADDRESS);
    const learner = new Learner(page);
    await learner.until("attack");
    await page.reload();
    await learner.waitFor(({ step }) => step === "attack");
    await page.getByRole("button", { name: words.showMe }).click();
    await learner.waitFor(({ step }) => step === "levy");
    await page.goto("/local");
    await page.getByText(learnWords.en.newHere).waitFor();
    await page.goto(ADDRESS);
    await learner.waitFor(({ step }) => step === "levy");
    await page.getByRole("button", { name: words.again }).click();
    await page.getByRole("button", { name: words.againSure }).click();
    await learner.waitFor(({ step }) => step === ALL[0]);
    await page.close();
  });

  test("without a mouse, by Tab and Enter, as far as the attack", async () => {
    const { page } = await house.visitor();
    await page.goto(ADDRESS);
    const learner = new Learner(page);
    const keys = new Keyboard(page, "lesson");
    const { undo, letGo } = tableWords.en.prompt;
    for (let presses = 0; presses < MOST; presses++) {
      const seen = await learner.waitFor(
        ({ step, button, arrows }) => step === "levy" || button !== null || arrows.length > 0,
      );
      if (seen.step === "levy") break;
      if (seen.button !== null) await keys.choose(new RegExp(`^(?:${words.next}|${words.finish})$`));
      else {
        await keys.tabTo(
          ({ is, open, text }) =>
            (is === "thing" && !open) || (is === "choice" && !text.startsWith(undo) && !text.startsWith(letGo)),
        );
        await keys.press("Enter");
        // Buttons under a resting hand take no press at once.
        await page.waitForTimeout(500);
      }
    }
    expect((await learner.look()).step).toBe("levy");
    await page.close();
  });

  test("without a network", async () => {
    const { page, context } = await house.visitor();
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(
      () => navigator.serviceWorker.controller !== null || caches.keys().then((all) => all.length > 0),
    );
    await context.setOffline(true);
    await page.goto("/primer/julius-caesar");
    await page.getByRole("heading", { level: 1, name: learnWords.en.inPictures("Julius Caesar") }).waitFor();
    await page.getByRole("link", { name: learnWords.en.learn }).click();
    const learner = new Learner(page);
    await learner.waitFor(({ step }) => step === ALL[0]);
    await learner.until("rubicon");
    expect(learner.steps).toContain("card");
    await page.close();
  });
});

describe("on a phone", () => {
  test.runIf(thorough)("through all of it by taps, in another language", async () => {
    const { page } = await house.visitor({ ...PHONE, locale: "it-IT" });
    await page.goto(ADDRESS);
    const learner = new TouchLearner(page);
    await learner.waitFor(({ step }) => step === ALL[0]);
    await toTheEnd(learner);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await page.getByRole("link", { name: lessonWords.it.playAlone }).waitFor();
    await page.close();
  });
});
