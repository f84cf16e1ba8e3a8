/**
 * How many clicks it takes to bring five blocks to a city, to attack with five, to fight a round without a choice:
 * played in a browser with a real mouse, counted from the presses that reach the page, and checked on the page itself.
 */
import { writeJournal } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { componentsOf } from "@rubicon/julius-caesar/components";
import { type Browser, chromium, type Page } from "playwright-core";
import { Mouse } from "../e2e/house/mouse.ts";
import { screenWords } from "../local/words/languages.ts";
import { tableWords } from "../table/words.ts";
import { attackOfFive, type Errand, fiveToACity, type MarchScene, roundWithoutChoice } from "./positions.ts";

export interface Clicks {
  readonly fiveBlocks: number;
  readonly fiveBlocksByDrag: number;
  readonly attackOfFive: number;
  readonly battleRoundWithoutChoice: number;
}

const ASKED: Clicks = { fiveBlocks: 4, fiveBlocksByDrag: 2, attackOfFive: 5, battleRoundWithoutChoice: 1 };
const FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
const SIZE = { width: 1440, height: 900 } as const;

export async function countClicks(url: string, executablePath: string): Promise<Clicks> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const five = fiveToACity();
    return {
      fiveBlocks: await march(browser, url, five, (mouse, errand) => bring(mouse, errand)),
      fiveBlocksByDrag: await march(browser, url, five, (mouse, { pieces, from, to }) =>
        mouse.drag(pieces.map(thingOf), from, to),
      ),
      attackOfFive: await march(browser, url, attackOfFive(), (mouse, errand) => bring(mouse, errand)),
      battleRoundWithoutChoice: await fightRound(browser, url),
    };
  } finally {
    await browser.close();
  }
}

const thingOf = (piece: string): string => `block:${piece}`;

/** A game brought along as a file, with both sides at one hand. */
async function sitDown(browser: Browser, url: string, journal: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: SIZE, locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/local");
  const file = { name: "game.jsonl", mimeType: "application/jsonl", buffer: Buffer.from(journal) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/local\/[\w-]{8,}/);
  await page.locator("dialog[open] button").first().click();
  const { panels } = tableWords.en;
  await page.getByRole("navigation", { name: panels.label }).getByRole("button", { name: panels.extras }).click();
  await page.getByLabel(screenWords.en.alone).click();
  await page.locator('.rail [data-panel="extras"]').click();
  await page.locator(".table[data-asked] svg [data-key]").first().waitFor();
  // Parts that come a moment after the board.
  await page.waitForTimeout(1_500);
  return page;
}

async function bring(mouse: Mouse, { from, to, fork }: Errand): Promise<void> {
  await mouse.clickPlace(from);
  await mouse.page.locator(".viewport .lit").first().waitFor();
  await mouse.rest();
  await mouse.clickPlace(to);
  if (!fork) return;
  const way = mouse.page.locator(".prompt-buttons button").first();
  await mouse.clickButton((await way.innerText()).trim());
}

/** Plays the errands, and what comes after them; gives the presses of the one who has sent the blocks. */
async function march(
  browser: Browser,
  url: string,
  { journal, seat, errands, afterwards, to }: MarchScene,
  send: (mouse: Mouse, errand: Errand) => Promise<void>,
): Promise<number> {
  const page = await sitDown(browser, url, writeJournal(journal));
  try {
    const mouse = await Mouse.at(page);
    const before = await mouse.whereabouts();
    for (const errand of errands) {
      await send(mouse, errand);
      await mouse.rest();
    }
    const come = errands.flatMap(({ pieces }) => pieces.map(thingOf)).filter((piece) => before[piece] !== to);
    await page.waitForFunction(
      ([pieces, place]) =>
        pieces.filter((piece) => document.querySelector(`[data-piece="${piece}"][data-place="${place}"]`)).length >= 5,
      [come, to] as const,
    );
    let others = 0;
    for (const pressing of afterwards) {
      await page.locator(`.table[data-asked="${pressing.seat}"]`).waitFor();
      const counted = await mouse.presses();
      if (pressing.button !== undefined) await mouse.clickButton(pressing.button);
      else if (pressing.place !== undefined) await mouse.clickPlace(pressing.place);
      if (pressing.seat !== seat) others += (await mouse.presses()) - counted;
      await mouse.rest();
    }
    if (afterwards.length > 0) {
      const name = componentsOf(juliusCaesar).places.get(to)?.name ?? to;
      await page.locator(".jc-battle h2", { hasText: name }).waitFor();
      if (!(await mouse.text()).includes(`BATTLE IN ${name.toUpperCase()}`))
        throw new Error(`There is no battle in ${name}.`);
    }
    return (await mouse.presses()) - others;
  } finally {
    await page.context().close();
  }
}

/** Fires with everybody of one side; the other does the same by presses that are not counted. */
async function fightRound(browser: Browser, url: string): Promise<number> {
  const { journal, seat, place, round } = roundWithoutChoice();
  const page = await sitDown(browser, url, writeJournal(journal));
  try {
    const mouse = await Mouse.at(page);
    const name = componentsOf(juliusCaesar).places.get(place)?.name ?? place;
    const title = `BATTLE IN ${name.toUpperCase()}, round ${round}`;
    if (!(await mouse.text()).includes(title)) throw new Error(`There is no round ${round} in ${name}.`);
    const text = juliusCaesar.words("en").intent?.({ do: "fire-all" }) ?? "";
    let presses = 0;
    for (let tries = 0; tries < 300; tries++) {
      await mouse.rest();
      const { isOn, asked } = await page.evaluate(whoCanPress, { title, text });
      if (!isOn) return presses;
      // Nobody is asked to press it while it goes on by itself.
      if (asked === null) await page.waitForTimeout(30);
      else {
        const before = await mouse.presses();
        await mouse.clickButton(text);
        if (asked === seat) presses += (await mouse.presses()) - before;
      }
    }
    throw new Error(`Round ${round} in ${name} does not come to its end.`);
  } finally {
    await page.context().close();
  }
}

/** Whether the battle is still as the title says, and the seat that can press a button. Runs in the page by itself. */
function whoCanPress({ title, text }: { readonly title: string; readonly text: string }) {
  const main = document.querySelector(".prompt-buttons [data-main]:not(:disabled)");
  const asked = main?.textContent?.includes(text) ? document.querySelector<HTMLElement>(".table")?.dataset.asked : null;
  return {
    isOn: document.querySelector(".position-text")?.textContent?.includes(title) === true,
    asked: asked ?? null,
  };
}

export const asJson = (clicks: Clicks): string => JSON.stringify(clicks);

export function asText(clicks: Clicks): string {
  const rows: readonly (readonly [string, keyof Clicks])[] = [
    ["Five blocks to one city", "fiveBlocks"],
    ["The same by dragging", "fiveBlocksByDrag"],
    ["An attack of five, until the battle is there", "attackOfFive"],
    ["A round of battle without a choice", "battleRoundWithoutChoice"],
  ];
  return rows
    .map(([what, key]) => `${what.padEnd(46)}${String(clicks[key]).padStart(3)}   (asked: at most ${ASKED[key]})`)
    .join("\n");
}
