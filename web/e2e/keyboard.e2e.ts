/** A game without a mouse: from the first page through its first year, by Tab, Enter and the keys of the table. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { frame } from "../app/words/frame.ts";
import { screenWords } from "../local/words/languages.ts";
import { botWords } from "../opponents/words.ts";
import { landing } from "../pages/landing/words.ts";
import { helpWords } from "../table/help-words.ts";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { Keyboard, type Stop } from "./house/keys.ts";
import { Player } from "./house/player.ts";

const words = tableWords.en;
const local = screenWords.en;

let house: House;
let keys: Keyboard;
/** Only looks: everything is done with the keyboard. */
let eyes: Player;

beforeAll(async () => {
  house = await openHouse();
  const { page } = await house.visitor();
  keys = new Keyboard(page, "keyboard");
  eyes = new Player(page, "eyes");
});
afterAll(async () => {
  await house?.close();
});

test("the first stop leads past the header, and the next ones to a game", async () => {
  await keys.page.goto("/");
  await keys.page.getByRole("heading", { level: 1 }).waitFor();
  await keys.press("Tab");
  expect((await keys.focus()).text).toBe(frame.en.skip);
  await keys.press("Enter");
  await keys.press("Tab");
  expect((await keys.focus()).text).toBe(landing.en.play("Julius Caesar"));
  await keys.press("Enter");
  // Where it is asked against whom: both sides at this screen.
  await keys.choose(botWords.en.alone);
  expect((await eyes.look("mine")).choices).toBeGreaterThan(0);
});

test("? opens the help sheet and Escape closes it", async () => {
  const help = keys.page.getByRole("dialog", { name: helpWords.en.title });
  await keys.press("?");
  await help.waitFor();
  await keys.press("Escape");
  await expect.poll(() => help.count()).toBe(0);
});

test("lit things take the focus and Enter chooses them", async () => {
  const { said } = await eyes.look("mine");
  await keys.tabTo(({ is }) => is === "thing");
  await keys.press("Enter");
  await expect.poll(async () => (await eyes.look()).said).not.toBe(said);
});

test("the screen is handed over, and the curtain drawn aside with Enter", async () => {
  expect((await eyes.look("covered")).turn).toBe("covered");
  await keys.choose(local.handOverButton("Pompeius"));
  await keys.page.getByRole("dialog").waitFor();
  await keys.press("Enter");
  expect((await eyes.look("mine")).choices).toBeGreaterThan(0);
});

test("the curtain is taken down in the panel of the table", async () => {
  await keys.choose(words.panels.extras);
  await keys.tabTo(({ is }) => is === "field", "Shift+Tab");
  const two = keys.page.getByLabel(local.two);
  expect(await two.evaluate((field) => field === document.activeElement)).toBe(true);
  await keys.press("ArrowLeft");
  // From now on nobody has to hand anything over.
  expect((await eyes.look("mine")).choices).toBeGreaterThan(0);
});

test("on the map a place or a block is chosen by focus", async () => {
  let onMap = 0;
  for (let decisions = 0; decisions < 60 && onMap < 3; decisions++) {
    await eyes.look("mine");
    await keys.press("m");
    const stop = await keys.tabTo(({ is }) => is === "thing" || is === "choice");
    if (stop.is === "thing" && (await keys.page.locator("svg [data-thing]:focus").count()) > 0) onMap++;
    await keys.press("Enter");
  }
  expect(onMap).toBe(3);
});

test("with the list of acts the game goes on, battles and all", async () => {
  await keys.press("Escape");
  const list = keys.page.getByRole("region", { name: words.panels.acts, exact: true });
  if ((await list.count()) === 0) await keys.press("a");
  await list.waitFor();
  const asked = new Set<string>();
  for (let decisions = 0; decisions < 100; decisions++) {
    const { turn, said } = await eyes.look("mine", "over");
    if (turn === "over") break;
    asked.add(said);
    const isNext = ({ is, open }: Stop): boolean => is === "act" || (is === "fold" && !open);
    let stop = await keys.tabTo(isNext);
    // Now and then not the first of the list.
    if (keys.draw(4) === 1) stop = await keys.tabTo(isNext);
    await keys.press("Enter");
    if (stop.is !== "fold") continue;
    await keys.tabTo(({ is }) => is === "act");
    await keys.press("Enter");
  }
  expect(asked.size).toBeGreaterThan(10);
});
