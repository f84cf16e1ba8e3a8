/** Whole gestures: stacks are taken up, brought far, dragged and lassoed, and go back at once; nothing is in their way. */
import { handsOf, type Reach, reachOf, writeJournal } from "@rubicon/engine";
import { juliusCaesar, type Position } from "@rubicon/julius-caesar";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roundWithoutChoice } from "../bench/positions.ts";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { layOnTable, playBothSides, standingAt, standingWhere } from "./house/journals.ts";
import { Mouse } from "./house/mouse.ts";
import { sitDownLive } from "./house/opponent.ts";
import { Player } from "./house/player.ts";

const words = tableWords.en;

let house: House;
/** Both sides at one hand, where a stack can go far: every test leaves it as it found it. */
let desk: Page;
let hand: Mouse;
beforeAll(async () => {
  house = await openHouse();
  desk = (await house.visitor()).page;
  await playBothSides(desk, FAR.journal);
  hand = await Mouse.at(desk);
});
afterAll(async () => {
  await house?.close();
});

interface Errand {
  readonly pieces: readonly string[];
  readonly from: string;
  readonly goal: Reach;
}

/** Stacks that can be brought somewhere, as far as the wish goes. */
function errands(p: Position, wished: (goal: Reach, pieces: readonly string[], all: readonly Reach[]) => boolean) {
  if (juliusCaesar.question(p).ask !== "movement") return [];
  return (handsOf(juliusCaesar, p)?.groups ?? []).flatMap((pieces): Errand[] => {
    const all = reachOf(juliusCaesar, p, pieces);
    const from = juliusCaesar.gestures?.at(p, pieces[0]) ?? "";
    const goal = all.find((each) => wished(each, pieces, all));
    return goal === undefined ? [] : [{ pieces: pieces.map((piece) => `block:${piece}`), from, goal }];
  });
}

/** A game that stands where somebody can do such an errand. */
function scene(what: string, wished: Parameters<typeof errands>[1]): Errand & { readonly journal: string } {
  let found: Errand | undefined;
  const journal = standingWhere((p) => {
    [found] = errands(p, wished);
    return found !== undefined;
  }, what);
  if (found === undefined) throw new Error(what);
  return { ...found, journal: writeJournal(journal) };
}

/** Three blocks or more, two roads away, all of them by one way. */
const FAR = scene("a stack that can go two roads", (goal, pieces, all) => {
  const alone = all.filter(({ to }) => to === goal.to).length === 1;
  return pieces.length >= 3 && goal.way.length === 2 && goal.count === pieces.length && goal.acts.length > 6 && alone;
});

const allAt = async (mouse: Mouse, pieces: readonly string[], place: string): Promise<boolean> => {
  const at = await mouse.whereabouts();
  return pieces.every((piece) => at[piece] === place);
};

/** Where something lies, once it does. */
async function boxOf(page: Page, what: string) {
  const part = page.locator(what).first();
  await part.waitFor();
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${what} is not to be seen.`);
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

const said = (page: Page): Promise<string> => page.locator(".prompt-text").innerText();
const look = (page: Page) => new Player(page, "eyes").look("mine");

/** A test that was late is tried again from where the chapter began: nothing held, everything at home. */
async function fromHome(): Promise<void> {
  const held = desk.locator(".viewport-pieces [data-piece][aria-pressed='true']");
  const isHome = () => expect.poll(() => allAt(hand, FAR.pieces, FAR.from), { timeout: 10_000 }).toBe(true);
  for (let back = 0; back < 3; back++) {
    if ((await held.count()) > 0) await desk.keyboard.press("Escape");
    const away = await isHome().then(
      () => false,
      () => true,
    );
    if (!away) break;
    await desk.keyboard.press("u");
  }
  await hand.countAnew();
}

test("two clicks bring a stack two roads away; one take-back brings it home, after a reload too", async () => {
  await fromHome();
  const home = await hand.whereabouts();
  const question = await said(desk);
  await hand.clickPlace(FAR.from);
  await expect.poll(() => said(desk)).toContain(`${FAR.pieces.length} blocks`);
  await hand.clickPlace(FAR.goal.to);
  await expect.poll(() => allAt(hand, FAR.pieces, FAR.goal.to)).toBe(true);
  expect(await hand.presses()).toBe(2);
  await desk.keyboard.press("u");
  await expect.poll(() => said(desk)).toBe(question);
  expect(await hand.whereabouts()).toEqual(home);

  await hand.clickPlace(FAR.from);
  await hand.rest();
  await hand.clickPlace(FAR.goal.to);
  await expect.poll(() => allAt(hand, FAR.pieces, FAR.goal.to)).toBe(true);
  await desk.reload();
  await look(desk);
  hand = await Mouse.at(desk);
  await desk.keyboard.press("u");
  await expect.poll(() => said(desk)).toBe(question);
  expect(await hand.whereabouts()).toEqual(home);
});

test("a stack is dragged as a whole, and one piece of its fan alone", async () => {
  await fromHome();
  await hand.drag(FAR.pieces, FAR.from, FAR.goal.to);
  await expect.poll(() => allAt(hand, FAR.pieces, FAR.goal.to)).toBe(true);
  expect(await hand.presses()).toBe(1);
  await desk.keyboard.press("u");
  await expect.poll(() => allAt(hand, FAR.pieces, FAR.from)).toBe(true);

  const [one, ...rest] = FAR.pieces;
  const { middle } = await boxOf(desk, `[data-piece="${one}"]`);
  await desk.mouse.move(middle.x, middle.y, { steps: 4 });
  await desk.locator("[data-fan]").waitFor();
  await hand.rest();
  await hand.drag([one], FAR.from, FAR.goal.to);
  await expect.poll(() => allAt(hand, [one], FAR.goal.to)).toBe(true);
  expect(await allAt(hand, rest, FAR.from)).toBe(true);
  await desk.keyboard.press("u");
  await expect.poll(() => allAt(hand, FAR.pieces, FAR.from)).toBe(true);
});

test("a piece of a fan is taken alone; others are added and taken out, and Escape lets go of all", async () => {
  await fromHome();
  const held = () => desk.locator(".viewport-pieces [data-piece][aria-pressed='true']").count();
  await hand.clickPlace(FAR.from);
  await expect.poll(held).toBe(FAR.pieces.length);
  await hand.rest();
  await desk.waitForTimeout(450);
  await hand.clickPiece(FAR.pieces[0]);
  await expect.poll(held).toBe(FAR.pieces.length - 1);
  await hand.clickPiece(FAR.pieces[0], ["Shift"]);
  await expect.poll(held).toBe(FAR.pieces.length);
  await desk.keyboard.press("Escape");
  await expect.poll(held).toBe(0);
});

test("a frame drawn with Shift takes up what lies in it", async () => {
  await fromHome();
  await desk.waitForTimeout(1_200);
  const box = await boxOf(desk, `[data-piece="${FAR.pieces[0]}"]`);
  await desk.keyboard.down("Shift");
  await desk.mouse.move(box.x - 8, box.y - 14);
  await desk.mouse.down();
  await desk.mouse.move(box.x + box.width + 8, box.y + box.height + 14, { steps: 4 });
  await desk.mouse.up();
  await desk.keyboard.up("Shift");
  await expect.poll(() => said(desk)).toContain(`${FAR.pieces.length} blocks`);
  await desk.keyboard.press("Escape");
});

test("a fan stays while something in it is picked, and nothing covers what is lit (Pompeius from Neapolis to Roma)", async () => {
  let pieces: readonly string[] = [];
  const journal = standingWhere((p) => {
    if (juliusCaesar.question(p).ask !== "movement") return false;
    const group = handsOf(juliusCaesar, p)?.groups.find((each) => each.includes("pompeius")) ?? [];
    if (group.length < 3 || juliusCaesar.gestures?.at(p, "pompeius") !== "neapolis") return false;
    pieces = group;
    return reachOf(juliusCaesar, p, ["pompeius"]).some(({ to }) => to === "roma");
  }, "Pompeius in Neapolis, with others");
  expect(pieces.length).toBeGreaterThan(2);
  const { page } = await house.visitor();
  await playBothSides(page, writeJournal(journal));
  const mouse = await Mouse.at(page);
  // The pointer rests on the stack until it is fanned out.
  const { middle } = await boxOf(page, '[data-piece="block:pompeius"]');
  await page.mouse.move(middle.x, middle.y, { steps: 4 });
  const fan = page.locator("[data-fan] .plate");
  await fan.waitFor();
  const before = await fan.boundingBox();
  await mouse.clickPiece("block:pompeius");
  // Long enough for a card to open, had it been allowed to.
  await page.waitForTimeout(1_200);
  expect(await fan.boundingBox()).toEqual(before);
  expect(await page.locator("[data-card]").count()).toBe(0);
  await page.locator('.jc-place.lit[data-place="roma"]').waitFor();
  await mouse.clickPlace("roma");
  await expect.poll(() => allAt(mouse, ["block:pompeius"], "roma")).toBe(true);
});

test("a card that is not pinned takes no click and covers nothing that is lit", async () => {
  const card = desk.locator("[data-card]");
  // The map may still be on its way to rest, and leave the pointer behind.
  const shown = async (): Promise<boolean> => {
    const { middle } = await boxOf(desk, '.jc-place.city:not(.lit)[data-place="athenae"] .hit');
    await desk.mouse.move(middle.x, middle.y + 60);
    await desk.mouse.move(middle.x, middle.y, { steps: 5 });
    const seen = await card.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    await desk.waitForTimeout(300);
    return seen && card.isVisible();
  };
  await expect.poll(shown, { timeout: 30_000 }).toBe(true);
  expect(await card.evaluate((part) => getComputedStyle(part).pointerEvents)).toBe("none");
  const covers = await card.evaluate((part) => {
    const a = part.getBoundingClientRect();
    return [...document.querySelectorAll('.table [data-thing][tabindex="0"]')]
      .map((lit) => (lit.querySelector("[data-mark]") ?? lit).getBoundingClientRect())
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).length;
  });
  expect(covers).toBe(0);
  // The key pins it: then its rules can be opened.
  await desk.keyboard.press("i");
  await desk.locator("[data-card][data-pinned]").waitFor();
  await desk.keyboard.press("Escape");
});

test("where it matters by which way they come, the way is asked for and shown", async () => {
  const fork = scene("a goal with two ways", (goal, _pieces, all) => all.filter(({ to }) => to === goal.to).length > 1);
  const { page } = await house.visitor();
  await playBothSides(page, fork.journal);
  const mouse = await Mouse.at(page);
  await mouse.clickPlace(fork.from);
  await mouse.rest();
  await mouse.clickPlace(fork.goal.to);
  await expect.poll(() => said(page)).toContain("by which way?");
  const ways = page.locator(".prompt-buttons .button:not(.quiet)");
  expect(await ways.count()).toBeGreaterThan(1);
  await ways.first().hover();
  await page.locator(".jc-arrow.planned .shaft").first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => said(page)).not.toContain("by which way?");
  await mouse.clickPlace(fork.goal.to);
  await mouse.clickButton((await ways.last().innerText()).trim());
  await expect
    .poll(async () => Object.values(await mouse.whereabouts()).filter((place) => place === fork.goal.to).length)
    .toBeGreaterThanOrEqual(1);
});

test("a second click does not press the button that has come under the pointer", async () => {
  const { page } = await house.visitor();
  await playBothSides(page, standingAt("march"));
  const halt = juliusCaesar.words("en").act(juliusCaesar.acts.read({ do: "halt" }));
  const { middle } = await boxOf(page, `.prompt-buttons button:has-text("${halt}")`);
  const entries = async (): Promise<number> =>
    page.locator(".table").evaluate((table) => Number(table.dataset.entries));
  const before = await entries();
  await page.mouse.dblclick(middle.x, middle.y);
  await expect.poll(entries).toBe(before + 1);
  await page.waitForTimeout(200);
  expect(await entries()).toBe(before + 1);
});

test("Enter presses the main button, once, however long it is held", async () => {
  const { page } = await house.visitor();
  await playBothSides(page, FAR.journal);
  const entries = async (): Promise<number> =>
    page.locator(".table").evaluate((table) => Number(table.dataset.entries));
  const before = await entries();
  await page.locator(".prompt-buttons [data-main]").waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  for (let i = 0; i < 6; i++) {
    await page.keyboard.down("Enter");
    await page.waitForTimeout(150);
  }
  await page.keyboard.up("Enter");
  expect(await entries()).toBe(before + 1);
});

test("a round of battle without a choice is fought by one click of either side", async () => {
  const { journal, seat, round } = roundWithoutChoice();
  const { page } = await house.visitor();
  await playBothSides(page, writeJournal(journal));
  const mouse = await Mouse.at(page);
  const allFire = juliusCaesar.words("en").intent?.({ do: "fire-all" }) ?? "";
  await mouse.clickButton(allFire);
  await page.locator(`.table[data-asked]:not([data-asked="${seat}"])`).waitFor();
  await mouse.rest();
  if ((await mouse.text()).includes(`round ${round}`)) await mouse.clickButton(allFire);
  await expect.poll(async () => (await mouse.text()).includes(`, round ${round}`)).toBe(false);
  expect(await mouse.presses()).toBeLessThanOrEqual(2);
});

test("with the keyboard: a city takes its stack up, and the next one is where it goes", async () => {
  await fromHome();
  await desk.keyboard.press("m");
  await desk.keyboard.press("Tab");
  await desk.locator(`.jc-place[data-place="${FAR.from}"]`).focus();
  await desk.keyboard.press("Enter");
  await expect.poll(() => said(desk)).toContain(`${FAR.pieces.length} blocks`);
  await desk.locator(`.jc-place.lit[data-place="${FAR.goal.to}"]`).focus();
  await desk.keyboard.press("Enter");
  await expect.poll(() => allAt(hand, FAR.pieces, FAR.goal.to)).toBe(true);
  await desk.keyboard.press("u");
  await expect.poll(() => allAt(hand, FAR.pieces, FAR.from)).toBe(true);
});

test("with a finger: a tap on the stack, a tap on the city", async () => {
  const { page } = await house.visitor({ hasTouch: true });
  await layOnTable(page, FAR.journal);
  const mouse = await Mouse.at(page);
  const tap = async (place: string): Promise<void> => {
    const { middle } = await boxOf(page, `.jc-place[data-place="${place}"] .hit`);
    await page.touchscreen.tap(middle.x, middle.y);
  };
  await tap(FAR.from);
  await expect.poll(() => said(page)).toContain(`${FAR.pieces.length} blocks`);
  await mouse.rest();
  await tap(FAR.goal.to);
  await expect.poll(() => allAt(mouse, FAR.pieces, FAR.goal.to)).toBe(true);
});

test("at a server it is the same: taken up, brought, and taken back at once", async () => {
  const { page } = await house.visitor();
  const { player, opponent } = await sitDownLive(house, page);
  const canTake = () => page.locator(".viewport-pieces [data-grab='mouse']").count();
  for (let steps = 0; steps < 60 && (await canTake()) === 0; steps++) {
    const { turn } = await player.step();
    if (turn === "waiting") await opponent.playAll();
  }
  await player.look("mine");
  const mouse = await Mouse.at(page);
  const home = await mouse.whereabouts();
  const question = await said(page);
  const from = await page.locator(".viewport-pieces [data-grab='mouse']").evaluateAll((all) => {
    const longest = all.sort((a, b) => (b.dataset.drags?.length ?? 0) - (a.dataset.drags?.length ?? 0))[0];
    return longest.dataset.place ?? "";
  });
  await mouse.clickPlace(from);
  await page.locator(".viewport .jc-place.lit").first().waitFor();
  await expect.poll(() => said(page)).toContain(words.prompt.held("").trim());
  await mouse.rest();
  const goals = await page
    .locator(".viewport .jc-place.city.lit")
    .evaluateAll((all) => all.map(({ dataset }) => dataset.place ?? ""));
  await mouse.clickPlace(goals[0]);
  await expect.poll(() => mouse.whereabouts()).not.toEqual(home);
  await mouse.rest();
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await expect.poll(() => said(page)).toBe(question);
  expect(await mouse.whereabouts()).toEqual(home);
});
