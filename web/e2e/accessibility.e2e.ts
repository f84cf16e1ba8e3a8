/** Every page, by day on a desk and by lamplight on a phone, held against what axe knows of WCAG 2.1 AA. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { tableWords } from "../table/words.ts";
import { DESK, isSoundIn, PHONE_AT_NIGHT } from "./house/axe.ts";
import { type House, openHouse } from "./house/house.ts";
import { asFile, goldenText, layOnTable, playBothSides, standingAt } from "./house/journals.ts";
import { Learner } from "./house/learner.ts";

let house: House;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
  page = (await house.visitor()).page;
});
afterAll(async () => {
  await house?.close();
});

const isSound = (): Promise<void> => isSoundIn(page);

describe("pages", () => {
  test.each([
    ["the first page", "/"],
    ["the lobby", "/lobby"],
    ["my games", "/games"],
    ["a new table", "/new"],
    ["games at one screen", "/local"],
    ["replays", "/replay"],
    ["the rules", "/rules/julius-caesar"],
    ["Julius Caesar in pictures", "/primer/julius-caesar"],
    ["settings", "/settings"],
    ["sign-in", "/sign-in"],
    ["a new password", "/reset-password?token=abc"],
    ["about", "/about"],
    ["not found", "/nowhere"],
  ])("%s", async (_, path) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await isSound();
  });

  // The longest pages of all, drawn alike.
  test.each([
    ["Alea Iacta Est in pictures", "/primer/alea-iacta-est", DESK],
    ["Imperator in pictures", "/primer/imperator", PHONE_AT_NIGHT],
  ])("%s", async (_, path, look) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await isSoundIn(page, [look]);
  });

  test("the lobby with tables in it, a player, an open table", async () => {
    const host = await house.server.guest("Lucius");
    const table = await host.openTable({ game: "julius-caesar", scenario: "historical" });
    await page.goto("/lobby");
    await page.getByText("Lucius").first().waitFor();
    await isSound();
    const me = await host.me();
    await page.goto(`/player/${me?.id}`);
    await page.getByRole("heading", { level: 1, name: "Lucius" }).waitFor();
    await isSound();
    await page.goto(`/table/${table}`);
    await page.getByRole("button", { name: /^Play / }).waitFor();
    await isSound();
  });
});

describe("a lesson", () => {
  test("read, and done", async () => {
    await page.goto("/lesson/julius-caesar");
    const learner = new Learner(page);
    for (const wished of ["block", "rubicon"]) {
      await learner.until(wished);
      await isSound();
    }
  });
});

describe("tables", () => {
  test("a card is to be chosen", async () => {
    await playBothSides(page, standingAt("choose"));
    await isSound();
  });

  test("movement, with the list of acts and the help sheet", async () => {
    await playBothSides(page, standingAt("movement"));
    await isSound();
    await page.keyboard.press("a");
    await isSound();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await isSound();
    await page.keyboard.press("Escape");
  });

  test("a stack that is taken up", async () => {
    await page.keyboard.press("Escape");
    await page.locator(".jc-place.lit").first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".viewport-pieces [aria-pressed='true']").first().waitFor();
    await isSound();
  });

  test("a battle", async () => {
    await playBothSides(page, standingAt("battleTurn", 100));
    await isSound();
  });

  test("the curtain", async () => {
    await layOnTable(page, standingAt("levy"));
    await page.reload();
    await page.getByRole("dialog").waitFor();
    await isSound();
  });

  test("the game is over", async () => {
    await layOnTable(page, goldenText("historical-random-0"));
    await page.getByRole("region", { name: tableWords.en.outcome.title }).waitFor();
    await isSound();
  });

  test("a replay", async () => {
    await page.goto("/replay");
    await page.locator('input[type="file"]').setInputFiles(asFile(goldenText("historical-random-0")));
    await page.getByRole("slider").fill("150");
    await isSound();
  });
});
