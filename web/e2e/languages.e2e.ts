/** Three languages, changed in place: no page is loaded anew, and the table asks in the words of the game. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGE_NAMES } from "../app/Switches.tsx";
import { landing } from "../pages/landing/words.ts";
import { lobby } from "../pages/lobby/words.ts";
import { rulesWords } from "../pages/rules/words.ts";
import { tableWords } from "../table/words.ts";
import { Ear } from "./house/ear.ts";
import { type House, openHouse } from "./house/house.ts";
import { sitDownLive } from "./house/opponent.ts";

let house: House;
let page: Page;
let ear: Ear;
let loads = 0;

beforeAll(async () => {
  house = await openHouse();
  page = (await house.visitor()).page;
  ear = new Ear(page);
  page.on("load", () => {
    loads++;
  });
});
afterAll(async () => {
  await house?.close();
});

async function inEachLanguage(look: (language: Language) => Promise<void>): Promise<void> {
  const before = loads;
  for (const language of [...LANGUAGES].reverse()) {
    await page.getByRole("button", { name: LANGUAGE_NAMES[language] }).click();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
    await look(language);
  }
  expect(loads).toBe(before);
}

test("the first page", async () => {
  await page.goto("/");
  await inEachLanguage(async (language) => {
    await page.getByRole("button", { name: landing[language].friend }).waitFor();
    await page.getByText(landing[language].tagline).waitFor();
  });
});

test("the lobby, and its title in the window", async () => {
  await page.goto("/lobby");
  await inEachLanguage(async (language) => {
    await page.getByRole("heading", { level: 1, name: lobby[language].title }).waitFor();
    await expect.poll(() => page.title()).toContain(lobby[language].title);
  });
});

test("the rules, in the words of the book", async () => {
  await page.goto("/rules/julius-caesar");
  await inEachLanguage(async (language) => {
    await page.getByRole("heading", { level: 1, name: rulesWords[language].of("Julius Caesar") }).waitFor();
    const { rules } = await juliusCaesar.rulebook(language);
    await page.getByText(rules[3].text, { exact: true }).waitFor();
  });
});

test("a table asks in the words of the game, and keeps the choice after a reload", async () => {
  await sitDownLive(house, page);
  const question = ear.tables.at(-1)?.question;
  expect(question).toMatchObject({ ask: "discard" });
  await inEachLanguage(async (language) => {
    const asked = juliusCaesar.words(language).question({ ask: "discard", rule: "" });
    const prompt = page.getByRole("region", { name: tableWords[language].prompt.label });
    await prompt.getByText(asked, { exact: true }).waitFor();
  });
  await page.getByRole("button", { name: LANGUAGE_NAMES.fr }).click();
  await page.reload();
  await page.getByRole("region", { name: tableWords.fr.prompt.label }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
});
