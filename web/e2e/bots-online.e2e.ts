/** Bots at tables of a server: asked to a seat, or in somebody's place; their counsel; and bots that players run themselves. */
import { type Client, connect } from "@rubicon/client";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { thought } from "@rubicon/julius-caesar/thought";
import { NodeSocket } from "@rubicon/server/testing";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { counselWords } from "../opponents/counsel-words.ts";
import { onlineBotWords } from "../opponents/online/words.ts";
import { newWords } from "../pages/new/words.ts";
import { playerWords } from "../pages/player/words.ts";
import { botAccountWords } from "../pages/settings/bot-words.ts";
import { companyWords } from "../table/company/words.ts";
import { tableWords } from "../table/words.ts";
import { anAccount, enterAs } from "./house/accounts.ts";
import { DESK, isSoundIn } from "./house/axe.ts";
import { type House, openHouse } from "./house/house.ts";
import { thinkers } from "./house/thinkers.ts";

const DAY = 24 * 60 * 60 * 1000;
const TABLE = { game: "julius-caesar", scenario: "historical", visibility: "public" } as const;

let house: House;
let context: BrowserContext;
let page: Page;
let julia: Client;
let marcus: Client;
/** Milliseconds by which the clock of the server is behind. */
let behind = 0;

beforeAll(async () => {
  const bots = thinkers(juliusCaesarRules, thought, 150);
  house = await openHouse({ bots, now: () => new Date(Date.now() - behind) });
  ({ context, page } = await house.visitor({ permissions: ["clipboard-read", "clipboard-write"] }));
  await page.addInitScript(() =>
    localStorage.setItem("rubicon.settings", JSON.stringify({ pace: "fast", language: "en" })),
  );
  [julia, marcus] = [await anAccount(house.server, "Julia"), await anAccount(house.server, "Marcus")];
  await enterAs(context, house.url, julia);
});
afterAll(async () => {
  await house?.close();
});

const board = () => page.locator(".table");
const entries = async (): Promise<number> => Number(await board().getAttribute("data-entries"));
const asks = (seat: string) => expect.poll(() => board().getAttribute("data-asked"), { timeout: 30_000 }).toBe(seat);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const choice = (name: string) => page.getByRole("radio", { name, exact: true });
const level = (name: string) => page.getByRole("radio", { name });
const chip = (name: string) => page.locator(".bot-chip", { hasText: name });
const counsel = () => page.getByRole("region", { name: counselWords.en.title });
const company = async (): Promise<void> => {
  const opener = page.locator('.rail [data-panel="extras"]');
  if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click();
};

/** Julia is asked, and Marcus sits across. */
async function withMarcus(form: object = {}): Promise<string> {
  const table = await julia.openTable({ ...TABLE, seat: "caesar", ...form });
  await marcus.join(table);
  return table;
}

describe("a new table", () => {
  const words = newWords.en;

  test("a bot takes the seat across: the form says that it is not rated, and the game begins at once", async () => {
    await page.goto("/new?game=julius-caesar");
    await choice("Caesar").check();
    await choice(words.bot).check();
    await page.getByText(words.botHint).waitFor();
    expect(await page.getByRole("group", { name: words.rating }).count()).toBe(0);
    await level("Tiro").check();
    await isSoundIn(page);
    await button(words.begin).click();
    await page.waitForURL(/\/table\//);
    await chip("Tiro").waitFor();
    await asks("caesar");
    const { table } = await julia.table(page.url().split("/").at(-1) ?? "");
    expect([table.status, table.rated, table.seats.map(({ player }) => player?.bot)]).toEqual([
      "running",
      false,
      [undefined, "tiro"],
    ]);
  });

  test("its counsel is that of the server, and is followed; the bot is seen at work", async () => {
    await page.getByRole("button", { name: tableWords.en.prompt.counsel }).waitFor();
    const before = await entries();
    await page.keyboard.press("c");
    await counsel().getByText(counselWords.en.plan).waitFor({ timeout: 20_000 });
    await isSoundIn(page);
    // Looked for in every frame: it does not think for long.
    const seenAtWork = page.waitForFunction(() => document.querySelector(".bot-chip[data-busy]") !== null);
    await counsel().getByRole("button", { name: counselWords.en.play }).click();
    await seenAtWork;
    await expect.poll(entries, { timeout: 20_000 }).toBeGreaterThan(before + 1);
  });

  test("at a table that waits a bot may take the seat", async () => {
    const table = await julia.openTable({ ...TABLE, seat: "pompeius" });
    await page.goto(`/table/${table}`);
    const { take } = onlineBotWords.en;
    await page.getByText(take.show).click();
    await page.getByText(take.unrated).waitFor();
    await level("Miles").check();
    await isSoundIn(page);
    await button(take.seat("Miles")).click();
    await chip("Miles").waitFor();
  });
});

describe("a running table", () => {
  const { asks: words, news } = companyWords.en;

  test("nobody gives counsel in a rated game, and it says why", async () => {
    await page.goto(`/table/${await withMarcus()}`);
    await asks("caesar");
    await company();
    await page.getByText(onlineBotWords.en.noCounsel).waitFor();
    expect(await page.getByRole("button", { name: tableWords.en.prompt.counsel }).count()).toBe(0);
    await page.keyboard.press("c");
    await counsel().getByText(counselWords.en.rated).waitFor();
    await isSoundIn(page, [DESK]);
    await page.keyboard.press("Escape");
    await expect.poll(() => counsel().count()).toBe(0);
  });

  test("who has to leave asks for a bot; it is declined, asked again, and agreed to", async () => {
    const table = page.url().split("/").at(-1) ?? "";
    const asked = `${words.substitute("Marcus", "Miles")} ${words.unrated}`;
    await marcus.substitute(table, "miles");
    await page.getByText(asked).waitFor();
    await button(words.no).click();
    await expect.poll(() => page.getByText(asked).count()).toBe(0);
    expect((await marcus.table(table)).table.requests).toEqual([]);
    await marcus.substitute(table, "miles");
    await page.getByText(asked).waitFor();
    await button(words.yes).click();
    await chip("Miles").waitFor();
    // It counts for nobody any more, and so counsel may be given.
    await page.getByRole("button", { name: tableWords.en.prompt.counsel }).waitFor();
  });

  test("whoever leaves chooses the bot, is told of a no, and when it sits down in his place", async () => {
    const table = await withMarcus();
    await page.goto(`/table/${table}`);
    await asks("caesar");
    await company();
    const { leave } = onlineBotWords.en;
    await button(leave.button).click();
    const dialog = page.getByRole("dialog", { name: leave.title });
    await dialog.getByRole("radio", { name: "Centurio" }).check();
    // Another size would lay the panel anew, and close what was opened from it.
    await isSoundIn(page, [DESK]);
    await dialog.getByRole("button", { name: leave.ask("Centurio") }).click();
    await page.getByText(words.ownSubstitute("Centurio")).waitFor();
    expect((await marcus.table(table)).table.requests).toMatchObject([{ kind: "substitute", level: "centurio" }]);
    await marcus.answer(table, "substitute", false);
    await page.getByText(news.declined.substitute("Marcus")).waitFor();
    await button(leave.button).click();
    await dialog.getByRole("radio", { name: "Tiro" }).check();
    await dialog.getByRole("button", { name: leave.ask("Tiro") }).click();
    await page.getByText(words.ownSubstitute("Tiro")).waitFor();
    await marcus.answer(table, "substitute", true);
    await page.getByText(onlineBotWords.en.replaced("Tiro (bot)")).waitFor();
    await chip("Tiro").waitFor();
  });

  test("where nobody may watch, whoever leaves is told before that he sees no more of it, and does not", async () => {
    const table = await withMarcus({ watchers: false, visibility: "private" });
    await page.goto(`/table/${table}`);
    await asks("caesar");
    await company();
    const { leave } = onlineBotWords.en;
    await button(leave.button).click();
    const dialog = page.getByRole("dialog", { name: leave.title });
    await dialog.getByText(leave.unseen).waitFor();
    await dialog.getByRole("button", { name: leave.ask("Tiro") }).click();
    await page.getByText(words.ownSubstitute("Tiro")).waitFor();
    await marcus.answer(table, "substitute", true);
    await page.getByRole("link", { name: companyWords.en.toLobby }).waitFor();
  });

  test("a bot is asked in for an opponent who stays away", async () => {
    behind = 4 * DAY;
    const table = await julia.openTable({ ...TABLE, seat: "pompeius", clock: { kind: "none" } });
    await marcus.join(table);
    behind = 0;
    await page.goto(`/table/${table}`);
    const { absent } = onlineBotWords.en;
    await page.getByText(absent.days("Marcus", 4)).waitFor();
    await button(absent.button).click();
    const dialog = page.getByRole("dialog", { name: absent.title("Marcus") });
    await dialog.getByRole("radio", { name: "Tiro" }).check();
    await dialog.getByRole("button", { name: absent.go("Tiro") }).click();
    await chip("Tiro").waitFor();
    await asks("pompeius");
  });
});

describe("bots of one's own", () => {
  const words = botAccountWords.en;
  let token: string;

  test("are for accounts", async () => {
    const guest = await house.visitor();
    await enterAs(guest.context, house.url, await house.server.guest("Visitor"));
    await guest.page.goto("/settings");
    await guest.page.getByText(words.accountsOnly).waitFor();
    await guest.context.close();
  });

  test("one is made, its token shown once and copied; another token, and the former opens nothing", async () => {
    await page.goto("/settings");
    const shown = page.getByLabel(words.token("Castor"));
    await page.getByLabel(words.name).fill("Castor");
    await button(words.make).click();
    const first = await shown.inputValue();
    expect(first).toMatch(/^rubicon_/);
    // The field is empty again, and not marked as if something were wrong.
    expect(await page.getByLabel(words.name).inputValue()).toBe("");
    expect(await page.getByLabel(words.name).evaluate((field) => field.matches(":user-invalid"))).toBe(false);
    await button(words.copy).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await isSoundIn(page);
    await button(words.renew).click();
    await expect.poll(() => shown.inputValue()).not.toBe(first);
    token = await shown.inputValue();
    await page.reload();
    await button(words.renew).waitFor();
    expect(await shown.count()).toBe(0);
    expect(await connect(house.server.url, { token: first }).me()).toBeNull();
  });

  test("it is marked in the lobby, at the table, in talk and on its page, with who runs it", async () => {
    const castor = connect(house.server.url, { token, WebSocket: NodeSocket });
    const open = await castor.openTable(TABLE);
    const whose = page.locator(".bot-tag", { hasText: "Julia’s bot" });
    await page.goto("/lobby");
    await page.getByRole("listitem").filter({ hasText: "Castor" }).filter({ has: whose }).first().waitFor();
    await isSoundIn(page);
    await marcus.join(open);
    await castor.http.post(`/api/tables/${open}/chat`, { text: "Salve" });
    await page.goto(`/table/${open}`);
    await chip("Castor").waitFor();
    await company();
    await page.locator(".talk li", { hasText: "Salve" }).filter({ has: whose }).waitFor();
    await page.locator(".company-seats li", { hasText: "Castor" }).filter({ has: whose }).waitFor();
    await page.locator(".company-seats").getByRole("link", { name: "Castor" }).click();
    await page.getByText(playerWords.en.runBy).waitFor();
    await page.getByRole("link", { name: "Julia", exact: true }).first().waitFor();
    await isSoundIn(page);
    castor.close();
  });

  test("five and no more; each is removed by two clicks", async () => {
    for (const name of ["Pollux", "Romulus", "Remus", "Numa"]) await julia.makeBot(name);
    await page.goto("/settings");
    await page.getByText(words.enough(5)).waitFor();
    expect(await page.getByLabel(words.name).count()).toBe(0);
    const numa = page.getByRole("listitem").filter({ hasText: "Numa" });
    await numa.getByRole("button", { name: words.remove }).click();
    await numa.getByRole("button", { name: words.removeYes }).click();
    await page.getByText(words.removed("Numa")).waitFor();
    expect((await julia.ownBots()).map(({ name }) => name)).not.toContain("Numa");
    await page.getByLabel(words.name).waitFor();
  });
});

test("two bots are watched, and stopped by whoever has set them to play", async () => {
  await page.goto("/new?game=julius-caesar");
  await choice(newWords.en.watchBots).check();
  await page.getByLabel(newWords.en.plays("Pompeius")).selectOption("miles");
  await button(newWords.en.begin).click();
  await chip("Tiro").waitFor();
  await chip("Miles").waitFor();
  const before = await entries();
  await expect.poll(entries, { timeout: 20_000 }).toBeGreaterThan(before + 3);
  // On a phone they stand one below the other, beside the turns and not over them.
  await page.setViewportSize({ width: 390, height: 844 });
  const [left, right] = await Promise.all(["Tiro", "Miles"].map((name) => chip(name).boundingBox()));
  expect(left?.x).toBeGreaterThan(390 / 2);
  expect(right?.y).toBeGreaterThan((left?.y ?? 0) + (left?.height ?? 0));
  await page.setViewportSize(DESK.size);
  const { deeds } = companyWords.en;
  await page.locator('.rail [data-panel="extras"]').click();
  await button(deeds.stop).click();
  await button(deeds.stopNo).click();
  expect(await page.getByRole("region", { name: tableWords.en.outcome.title }).count()).toBe(0);
  await button(deeds.stop).click();
  await button(deeds.stopYes).click();
  await page
    .getByRole("region", { name: tableWords.en.outcome.title })
    .getByText(tableWords.en.endings.agreed())
    .waitFor();
  expect(await button(deeds.stop).count()).toBe(0);
});
