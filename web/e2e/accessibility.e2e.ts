/** Every page, by day on a desk and by lamplight on a phone, held against what axe knows of WCAG 2.1 AA. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { screenWords } from "../local/words/languages.ts";
import { invitation } from "../pages/shared/invitation-words.ts";
import { tableWords } from "../table/words.ts";
import { anAccount, enterAs } from "./house/accounts.ts";
import { DESK, isSoundIn, PHONE_AT_NIGHT } from "./house/axe.ts";
import { type House, openHouse } from "./house/house.ts";
import { asFile, goldenText, layOnTable, playBothSides, standingAt } from "./house/journals.ts";
import { Learner } from "./house/learner.ts";
import { Player } from "./house/player.ts";

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
    ["a ladder on which nobody stands", "/ladder"],
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

  test("a table that is set", async () => {
    await page.goto("/new");
    await page.locator('form button[type="submit"]').click();
    await page.getByRole("heading", { level: 1, name: invitation.en.title }).waitFor();
    await isSound();
  });
});

describe("people", () => {
  test("a ladder, a player with a record, challenges, one to be answered, an account to be deleted", async () => {
    const { server } = house;
    const [lucius, gaia] = [await anAccount(server, "Lucius Vorenus"), await anAccount(server, "Gaia")];
    const game = { game: "julius-caesar", scenario: "historical" } as const;
    const table = await lucius.openTable(game);
    await gaia.join(table);
    await gaia.resign(table);
    const ids = [(await lucius.me())?.id ?? "", (await gaia.me())?.id ?? ""];
    const challenge = await gaia.openTable({ ...game, against: ids[0] });
    const declined = await lucius.openTable({ ...game, against: ids[1] });
    await gaia.decline(declined, "Not today.");
    const visitor = await house.visitor();
    await enterAs(visitor.context, house.url, lucius);
    const own = visitor.page;
    await expect.poll(async () => (await lucius.ladder("julius-caesar")).rows.length).toBe(2);
    for (const [path, text] of [
      ["/ladder/julius-caesar", "Lucius Vorenus (you)"],
      [`/player/${ids[1]}`, "Challenge"],
      ["/games", "Gaia challenges you."],
      [`/table/${challenge}`, "Accept"],
    ] as const) {
      await own.goto(path);
      await own.getByText(text, { exact: true }).first().waitFor();
      await isSoundIn(own);
    }
    await own.goto("/new");
    await own.getByText("One player by name").click();
    await own.getByLabel("Name of the player").fill("gai");
    await own.getByRole("button", { name: "Choose: Gaia" }).waitFor();
    await isSoundIn(own);
    await own.goto("/settings");
    await own.getByRole("button", { name: "Delete my account" }).click();
    await isSoundIn(own);
    await own.goto(`/table/${challenge}`);
    await own.getByRole("button", { name: "Accept" }).click();
    await own.locator(".viewport").waitFor();
    await expect.poll(async () => (await gaia.table(challenge)).table.status).toBe("running");
    await visitor.context.close();

    // Whoever watches says what the players do not hear: their panel has no place for it before the game is over.
    const [watcher, player] = [await house.visitor(), await house.visitor()];
    await enterAs(watcher.context, house.url, await anAccount(server, "Spectator"));
    await enterAs(player.context, house.url, gaia);
    for (const { page } of [watcher, player]) {
      await page.goto(`/table/${challenge}`);
      await page.getByRole("button", { name: "Table", exact: true }).click();
      await page.getByRole("heading", { name: "Talk" }).waitFor();
    }
    const gallery = watcher.page.getByRole("region", { name: "Among those who watch" });
    await gallery.getByRole("textbox").fill("Caesar leaves Massilia open.");
    await gallery.getByRole("button", { name: "Send" }).click();
    await gallery.getByText("Caesar leaves Massilia open.").waitFor();
    await isSoundIn(watcher.page, [DESK]);
    expect(await player.page.getByText("Massilia open").count()).toBe(0);
    await lucius.resign(challenge);
    await player.page.getByText("Caesar leaves Massilia open.").waitFor();
    for (const { context } of [watcher, player]) await context.close();
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
    // Whoever is alone says so there, and hands nothing over any more.
    await page.getByRole("button", { name: screenWords.en.alone }).click();
    const player = new Player(page, "alone");
    for (let decisions = 0; decisions < 12; decisions++) await player.step("mine");
    await page.reload();
    expect((await player.look("mine", "covered")).turn).toBe("mine");
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
