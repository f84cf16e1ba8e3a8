/** Alea Iacta Est at one screen: scenario 3 is deployed and played to its end by clicks, and stacks go by gestures. */

import { aleaIactaEst as game, type Position } from "@rubicon/alea-iacta-est";
import { closedTo, type Game, listDice, type Reach, seededDice } from "@rubicon/engine";
import { thorough } from "@rubicon/engine/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boardStanding, weightOf } from "../bench/standing.ts";
import { annals } from "../games/alea-iacta-est/words/en/annals.ts";
import { tableWords } from "../table/words.ts";
import { isSoundIn } from "./house/axe.ts";
import { errandIn, leadsToBattle, scene } from "./house/errands.ts";
import { type House, openHouse } from "./house/house.ts";
import { playBothSides } from "./house/journals.ts";
import { Mouse } from "./house/mouse.ts";
import { playerOf, playOn } from "./house/years.ts";

const words = game.words("en");
const named = (kind: string): string => words.act(game.acts.read({ do: kind }));
const [ACCEPT, HALT, END] = ["deployed", "halt", "end-moves"].map(named);

let house: House;
let page: Page;
let mouse: Mouse;
beforeAll(async () => {
  house = await openHouse();
  page = (await house.visitor()).page;
});
afterAll(async () => {
  await house?.close();
});

const said = (): Promise<string> => page.locator(".prompt-text").innerText();
const isAsked = (seat: string) => page.locator(`.table[data-asked="${seat}"]`).waitFor();

/** It arrives with points to go on, and somebody may stay there. */
function canLeaveSome({ acts }: Reach, p: Position): boolean {
  const after = game.copy(p);
  for (const act of acts) anyGame.play(after, act, NO_DICE);
  const legal = game.legal(after).map((act) => act.do);
  return legal.includes("drop") && legal.includes("step") && legal.includes("halt");
}
const anyGame: Game = game;
const NO_DICE = listDice([]);

const areAll = async (pieces: readonly string[], zone: string): Promise<boolean> => {
  const at = await mouse.whereabouts();
  return pieces.every((piece) => at[piece] === zone);
};

/** Bytes of scripts that travel before the board stands; two of the games have twice the rules of the third. */
const LIGHT = 180_000;
const TWICE_THE_RULES = 238_000;
const LOCALES = ["en-GB", "fr-FR", "it-IT"];

const BOARDS = [
  { shown: "julius-caesar", not: /alea-iacta-est|imperator|series/, most: LIGHT },
  { shown: "alea-iacta-est", not: /julius-caesar|imperator/, most: TWICE_THE_RULES },
  { shown: "imperator", not: /julius-caesar|alea-iacta-est/, most: TWICE_THE_RULES },
].flatMap((board) => LOCALES.map((locale) => ({ ...board, locale })));

test.each(BOARDS)(
  "the board of $shown fetches nothing of another game, and is light ($locale)",
  async ({ shown, not, most, locale }) => {
    const { page: fresh, context } = await house.visitor({ serviceWorkers: "block", locale });
    const standing = await boardStanding(fresh, `/local/new?game=${shown}&curtain=no`);
    await context.close();
    const scripts = Object.keys(standing.scripts);
    expect(scripts.some((url) => url.includes(shown))).toBe(true);
    expect(scripts.filter((url) => not.test(url))).toEqual([]);
    // What comes when the board stands has not been asked for before.
    expect(scripts.filter((url) => /\/(?:late|annals|Battle|Beside|rulebook|odds)/.test(url))).toEqual([]);
    expect(weightOf(standing)).toBeLessThan(most);
  },
);

describe("scenario 3, from the deployment to its end", () => {
  test("AIE-S0.b pieces stand as suggested: a stack is put elsewhere by two clicks, back by one, and accepted by one", async () => {
    await page.goto("/local/new?game=alea-iacta-est&scenario=pharsalus&curtain=no");
    await page.locator(".vol-piece").first().waitFor();
    mouse = await Mouse.at(page);
    const p = game.begin("pharsalus");
    game.open(p, seededDice(1));
    const errand = errandIn(game, p);
    if (errand === null) throw new Error("Nothing can be deployed elsewhere.");
    await mouse.clickPlace(errand.from);
    await mouse.rest();
    await mouse.clickPlace(errand.goal.to);
    await expect.poll(() => areAll(errand.pieces, errand.goal.to)).toBe(true);
    expect(await mouse.presses()).toBe(2);
    await mouse.rest();
    await page.keyboard.press("u");
    await expect.poll(() => areAll(errand.pieces, errand.from)).toBe(true);
    await mouse.rest();
    await isAsked("palatine");
    await mouse.clickButton(ACCEPT);
    await isAsked("quirinal");
    await mouse.rest();
    await mouse.clickButton(ACCEPT);
    await expect.poll(said).not.toContain("as suggested");
  });

  test.runIf(thorough)("it is played by clicks to the end, which is explained", async () => {
    // Dice are what they are here: the game may be decided before its second year.
    const { over, years } = await playOn(await playerOf(page, "pharsalus"));
    expect([over, years[0]]).toEqual([true, "48 BC"]);
    await page.getByRole("region", { name: tableWords.en.outcome.title }).waitFor();
    expect(await page.locator(".ending").textContent()).toMatch(
      new RegExp(`${annals.conditions}|both players have lost`),
    );
  });
});

describe("a march", () => {
  const { pieces, from, goal, journal, position } = scene(game, "rise-of-caesar", leadsToBattle);
  beforeAll(async () => {
    await playBothSides(page, journal);
    mouse = await Mouse.at(page);
  });

  test("AIE-7.2.b AIE-CT.m costs stand on the zones, and the battle is shown before anybody marches", async () => {
    await mouse.clickPlace(from);
    await page.locator(".vol-zone.lit .rim").first().waitFor();
    expect(await page.locator(".vol-coin").count()).toBeGreaterThan(1);
    expect(await page.locator(".vol-foreseen").count()).toBeGreaterThan(0);
    await mouse.pointAt(goal.to);
    await page.locator(".vol-arrow.planned .shaft").first().waitFor();
    const plate = page.locator(".vol-ahead-plate");
    await plate.waitFor();
    const { attack, defence } = Object(goal.forecasts?.find(({ f }) => f === "battle"));
    expect(await plate.locator(".odds").textContent()).toBe(`${attack} : ${defence}`);
    expect(await plate.locator(".face").count()).toBe(6);
    await expect.poll(() => page.locator(".prompt-hint").innerText()).toContain("Battle in");
  });

  test("AIE-3.4.1.c a zone that cannot be reached says why, with the rule", async () => {
    const held = pieces.map((piece) => piece.slice("piece:".length));
    const why = closedTo(game, position, held, "daci");
    await mouse.clickPlace("daci");
    const card = page.locator("[data-card]");
    await card.waitFor();
    await expect.poll(() => card.innerText()).toContain(words.refusal(why ?? { rule: "", why: "" }));
    expect(await card.innerText()).toContain(why?.rule);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  });

  test("AIE-8.1.a dragged there, it ends in a battle that is told before the die falls", async () => {
    await mouse.rest();
    await mouse.drag(pieces, from, goal.to);
    await expect.poll(() => areAll(pieces, goal.to)).toBe(true);
    await mouse.rest();
    await mouse.clickButton(END);
    await page.locator(".volp-battle .volp-columns .volp-now").first().waitFor();
    expect(await page.locator(".volp-by-die li:not(.volp-heads)").count()).toBeGreaterThanOrEqual(6);
    await isSoundIn(page);
  });
});

test("AIE-3.4.1.e units are left on the way by a click on each, and the rest goes on", async () => {
  const { pieces, from, goal, journal } = scene(game, "rise-of-caesar", canLeaveSome);
  await playBothSides(page, journal);
  mouse = await Mouse.at(page);
  await mouse.clickPlace(from);
  await mouse.rest();
  await mouse.clickPlace(goal.to);
  await expect.poll(() => areAll(pieces, goal.to)).toBe(true);
  await mouse.rest();
  // It goes on from there, and the pointer has left the stack.
  await page.locator(".vol-zone.lit .rim").first().waitFor();
  await page.mouse.move(700, 120);
  const last = page.locator(".vol-piece.lit.picked").last();
  const unit = (await last.getAttribute("data-piece")) ?? "";
  await last.click();
  await expect.poll(() => page.locator(`.vol-piece.picked[data-piece="${unit}"]`).count()).toBe(0);
  expect((await mouse.whereabouts())[unit]).toBe(goal.to);
  expect(await page.locator(".vol-piece.picked").count()).toBe(pieces.length - 1);
  await mouse.clickButton(HALT);
  await expect.poll(said).toContain("who sets out?");
});
