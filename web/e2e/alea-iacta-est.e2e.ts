/** Alea Iacta Est at one screen: scenario 3 is deployed and played to its end by clicks, and stacks go by gestures. */
import { aleaIactaEst as game, type Position } from "@rubicon/alea-iacta-est";
import {
  closedTo,
  type Game,
  handsOf,
  type Journal,
  listDice,
  openTable,
  pick,
  type Reach,
  reachOf,
  seededDice,
  writeJournal,
} from "@rubicon/engine";
import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tableWords } from "../table/words.ts";
import { isSoundIn } from "./house/axe.ts";
import { type House, openHouse } from "./house/house.ts";
import { playBothSides } from "./house/journals.ts";
import { Mouse } from "./house/mouse.ts";
import { Player } from "./house/player.ts";

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

interface Errand {
  readonly pieces: readonly string[];
  readonly from: string;
  readonly goal: Reach;
}

type Wish = (goal: Reach, p: Position) => boolean;

/** A stack of several that can be brought somewhere as a whole, by one way, as is wished. */
function errandIn(p: Position, wished: Wish = () => true): Errand | null {
  for (const pieces of handsOf(game, p)?.groups ?? []) {
    const all = reachOf(game, p, pieces);
    const isOnly = ({ to }: Reach): boolean => all.filter((other) => other.to === to).length === 1;
    const goal = all.find((each) => each.count === pieces.length && isOnly(each) && wished(each, p));
    const from = game.gestures?.at(p, pieces[0]) ?? "";
    if (goal !== undefined && pieces.length > 1) return { pieces: pieces.map((piece) => `piece:${piece}`), from, goal };
  }
  return null;
}

/** A game played by chance up to the first decision that is as wished. */
function standingWhere(scenario: string, wished: (p: Position) => boolean): Journal {
  for (let seed = 0; seed < 40; seed++) {
    const luck = seededDice(`luck ${seed}`);
    const table = openTable(game, { scenario, dice: { kind: "seed", seed: `alea ${seed}` } });
    for (let n = 0; table.toMove !== "over" && n < 400; n++) {
      if (wished(table.position)) return table.journal;
      table.act(table.toMove, pick(game.legal(table.position), luck));
    }
  }
  throw new Error("No game comes to such a decision.");
}

/** A game that stands where somebody can do such an errand. */
function scene(wished: Wish): Errand & { readonly journal: string; readonly position: Position } {
  const found: (Errand & { readonly position: Position })[] = [];
  const journal = standingWhere("rise-of-caesar", (p) => {
    const errand = game.question(p).ask === "movement" ? errandIn(p, wished) : null;
    if (errand !== null) found.push({ ...errand, position: game.copy(p) });
    return errand !== null;
  });
  return { ...found[0], journal: writeJournal(journal) };
}

const leadsToBattle = ({ forecasts = [] }: Reach): boolean => forecasts.some(({ f }) => f === "battle");

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

/** Bytes of scripts until the board is shown, with what is fetched at once when it stands: bench:web weighs more exactly. */
const LIGHT = 200_000;

test.each([
  { shown: "julius-caesar", not: /alea-iacta-est|series/, most: LIGHT },
  { shown: "alea-iacta-est", not: /julius-caesar/, most: 1.3 * LIGHT },
])("the board of $shown fetches nothing of another game, and is light", async ({ shown, not, most }) => {
  const { page: fresh, context } = await house.visitor({ serviceWorkers: "block" });
  const fetched: Request[] = [];
  fresh.on("requestfinished", (request) => {
    if (request.resourceType() === "script") fetched.push(request);
  });
  await fresh.goto(`/local/new?game=${shown}&curtain=no`);
  await fresh.locator("svg [data-key]").first().waitFor();
  const scripts = fetched.map((request) => request.url());
  const sizes = await Promise.all(fetched.map((request) => request.sizes()));
  const weight = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  await context.close();
  expect(scripts.some((url) => url.includes(shown))).toBe(true);
  expect(scripts.filter((url) => not.test(url))).toEqual([]);
  expect(weight).toBeLessThan(most);
});

describe("scenario 3, from the deployment to its end", () => {
  test("AIE-S0.b pieces stand as suggested: a stack is put elsewhere by two clicks, back by one, and accepted by one", async () => {
    await page.goto("/local/new?game=alea-iacta-est&scenario=pharsalus&curtain=no");
    await page.locator(".vol-piece").first().waitFor();
    mouse = await Mouse.at(page);
    const p = game.begin("pharsalus");
    game.open(p, seededDice(1));
    const errand = errandIn(p);
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

  test("both its years are played by clicks, to the end", async () => {
    const player = new Player(page, "pharsalus");
    const years = new Set<string>();
    let moved = 0;
    for (let clicks = 0; clicks < 2_500; clicks++) {
      years.add(await page.locator(".volp-years strong").innerText());
      // After some moves it is enough: what is left is ended.
      const halt = page.locator(".prompt-buttons button:not(:disabled)", { hasText: HALT });
      const end = page.locator(".prompt-buttons button:not(:disabled)", { hasText: END });
      if (moved > 5 && (await halt.count()) > 0) await halt.first().click();
      else if (moved > 5 && (await end.count()) > 0) {
        moved = 0;
        await end.first().click();
      } else {
        const { turn } = await player.step();
        if (turn === "over") break;
        if ((await end.count()) > 0) moved++;
      }
    }
    expect([...years]).toEqual(["48 BC", "47 BC"]);
    await page.getByRole("region", { name: tableWords.en.outcome.title }).waitFor();
  });
});

describe("a march", () => {
  const { pieces, from, goal, journal, position } = scene(leadsToBattle);
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
  const { pieces, from, goal, journal } = scene(canLeaveSome);
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
