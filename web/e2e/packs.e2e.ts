/** An owner's components in the browser: brought in, refused with the place of the fault, played with beside the usual ones, carried out. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Json, labelOf, parsePack, writePack } from "@rubicon/engine";
import { imperatorRules } from "@rubicon/imperator";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localPageWords } from "../local/page-words.ts";
import { packWords } from "../packs/page-words.ts";
import { newWords } from "../pages/new/words.ts";
import { tableWords } from "../table/words.ts";
import { isSoundIn } from "./house/axe.ts";
import { type House, openHouse } from "./house/house.ts";
import { Player } from "./house/player.ts";

const words = packWords.en;
const local = localPageWords.en;
const { panels } = tableWords.en;
const { standard } = juliusCaesarRules;

/** The components with some of their letters changed. */
const changed = (from: string, to: string): Json => {
  const text = JSON.stringify(standard.components);
  if (!text.includes(from)) throw new Error(`The components do not say ${from}.`);
  return JSON.parse(text.replace(from, to));
};

const ROMA = '"id":"roma","name":"Roma","value":2';
const MINE = writePack({
  ...standard,
  name: "My Rome",
  components: changed(ROMA, '"id":"roma","name":"Roma Aeterna","value":7'),
});
const BROKEN = writePack({
  ...standard,
  name: "Broken",
  components: changed(ROMA, '"id":"roma","name":"Roma","value":12'),
});

const asFile = (text: string, name = "mine.json") => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

let house: House;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), "rubicon-packs-"));
beforeAll(async () => {
  writeFileSync(join(folder, "mine.json"), MINE);
  house = await openHouse({ packs: folder });
  page = (await house.visitor()).page;
});
afterAll(async () => {
  await house?.close();
  rmSync(folder, { recursive: true });
});

const form = () => page.locator("form.local-new");
const dropInForm = () => form().locator('.pack-desk input[type="file"]');
const chooseMine = () => form().getByRole("radio", { name: words.mine }).click();

async function begin(): Promise<void> {
  await form().getByRole("button", { name: local.begin, exact: true }).click();
  await page.waitForURL(/\/local\/[\w-]{8,}/);
  await new Player(page, "packs").look("mine");
}

/** What the panel of the table says. */
async function aboutTable(): Promise<string> {
  const rail = page.getByRole("navigation", { name: panels.label });
  if ((await page.locator(".this-game").count()) === 0) await rail.getByRole("button", { name: panels.extras }).click();
  await page.locator(".this-game").waitFor();
  return page.locator(".this-game").innerText();
}

test("a file that does not fit is refused with the place of its fault, and nothing changes", async () => {
  await page.goto("/local");
  await chooseMine();
  await dropInForm().setInputFiles(asFile(BROKEN));
  const alert = form().getByRole("alert");
  await expect
    .poll(() => alert.innerText())
    .toMatch(/mine\.json: .*map\.cities\[\d+\]\.value: must be a whole number from 0 to 9/);
  expect(await form().locator(".pack-list").count()).toBe(0);
  await dropInForm().setInputFiles(asFile("{ not a pack"));
  await expect.poll(() => alert.innerText()).toContain("The pack is not JSON");
  // Nothing is begun before it is known with what.
  await form().getByRole("button", { name: local.begin, exact: true }).click();
  await expect.poll(() => alert.last().innerText()).toBe(words.decide);
  await isSoundIn(page);
});

test("one that fits is kept, chosen, and played with", async () => {
  await dropInForm().setInputFiles(asFile(MINE));
  await expect.poll(() => form().getByRole("status").innerText()).toBe(words.loaded("My Rome"));
  expect(await form().getByRole("radio", { name: "My Rome" }).isChecked()).toBe(true);
  await begin();
  const map = page.locator(".viewport");
  await expect.poll(() => map.getByText("Roma Aeterna").count()).toBeGreaterThan(0);
  expect(await map.locator(".jcm-number", { hasText: "7" }).count()).toBe(1);
  await expect.poll(aboutTable).toContain(words.playedWith("My Rome"));
});

test("from there one goes to a table with the usual components, in the same page", async () => {
  const own = new URL(page.url()).pathname;
  await page.locator(".this-game").getByRole("link", { name: local.toList }).click();
  await form().getByRole("radio", { name: words.standard }).click();
  await begin();
  const map = page.locator(".viewport");
  await expect.poll(() => map.getByText("Roma", { exact: true }).count()).toBeGreaterThan(0);
  expect(await map.getByText("Roma Aeterna").count()).toBe(0);
  expect(await map.locator(".jcm-number", { hasText: "7" }).count()).toBe(0);
  expect(await aboutTable()).not.toContain("My Rome");
  // And back again.
  await page.locator(".this-game").getByRole("link", { name: local.toList }).click();
  await page.locator(`a[href="${own}"]`).first().click();
  await expect.poll(() => page.locator(".viewport").getByText("Roma Aeterna").count()).toBeGreaterThan(0);
});

test("the list says which game is played with which, and what a game needs is not thrown away", async () => {
  await page.goto("/local");
  await expect.poll(() => page.locator(".table-card", { hasText: "My Rome" }).count()).toBe(1);
  await chooseMine();
  await expect.poll(() => form().locator(".pack-list").innerText()).toContain(words.needed(1));
  expect(
    await form()
      .getByRole("button", { name: words.throwAwayOf("My Rome") })
      .isDisabled(),
  ).toBe(true);
});

test("it is carried out as a file, and so are the usual ones to begin from", async () => {
  const fileOf = async (name: string): Promise<string> => {
    const saving = page.waitForEvent("download");
    await form().getByRole("button", { name }).click();
    return readFileSync(await (await saving).path(), "utf8");
  };
  expect(await fileOf(words.exportOf("My Rome"))).toBe(MINE);
  expect(parsePack(await fileOf(words.exportStandard)).components).toEqual(standard.components);
});

test("dropped on a browser that has never seen it, a journal says which components it wants and opens with them", async () => {
  const saving = page.waitForEvent("download");
  const card = page.locator(".table-card", { hasText: "My Rome" });
  await card.getByText(local.more).click();
  await card.getByRole("button", { name: local.exportToContinue }).click();
  const journal = readFileSync(await (await saving).path(), "utf8");

  const { page: other } = await house.visitor();
  await other.goto("/local");
  await other
    .locator(".drop-zone input")
    .setInputFiles({ ...asFile(journal, "game.jsonl"), mimeType: "application/jsonl" });
  await expect
    .poll(() => other.getByRole("alert").innerText())
    .toMatch(/components that are not here: the pack [0-9a-f]{32}/);
  await other.locator(".drop-zone input").last().setInputFiles(asFile(MINE));
  await other.waitForURL(/\/local\/[\w-]{8,}/);
  await expect.poll(() => other.locator(".viewport").getByText("Roma Aeterna").count()).toBeGreaterThan(0);
});

test("a table at a server is opened with one of its packs, and a browser that has never seen it fetches it", async () => {
  const { page: host } = await house.visitor();
  await host.goto("/new");
  await host.getByRole("radio", { name: "My Rome" }).click();
  await host.getByRole("radio", { name: newWords.en.both }).click();
  await host.getByRole("button", { name: newWords.en.open }).click();
  await host.waitForURL(/\/table\/[\w-]{16,}/);
  await new Player(host, "host").look("mine");
  await expect.poll(() => host.locator(".viewport").getByText("Roma Aeterna").count()).toBeGreaterThan(0);
  await host.getByRole("navigation", { name: panels.label }).getByRole("button", { name: panels.extras }).click();
  await expect.poll(() => host.locator(".company").innerText()).toContain(words.playedWith("My Rome"));

  // Lists tell it too, and of tables with the usual components they tell nothing.
  const usual = await house.server.guest("Lucius");
  await usual.openTable({ game: "julius-caesar", scenario: "historical" });
  await usual.openTable({ game: "julius-caesar", scenario: "historical", pack: labelOf(parsePack(MINE)).id });
  await host.goto("/lobby");
  await expect.poll(() => host.locator(".table-card", { hasText: "Lucius" }).count()).toBe(2);
  await expect.poll(() => host.locator(".table-card", { hasText: "My Rome" }).count()).toBe(1);
});

test("the balanced pack of a game that has one is a click away", async () => {
  const { page: visitor } = await house.visitor();
  await visitor.goto("/local");
  const begin = visitor.locator("form.local-new");
  expect(await begin.getByRole("radio", { name: words.balanced, exact: true }).count()).toBe(0);
  await begin.getByRole("radio", { name: imperatorRules.title }).click();
  await begin.getByRole("radio", { name: words.balanced, exact: true }).click();
  await expect.poll(() => begin.innerText()).toContain(words.balancedHint);
  await begin.getByRole("button", { name: local.begin, exact: true }).click();
  await visitor.waitForURL(/\/local\/[\w-]{8,}/);
  await visitor.locator(".viewport").waitFor();
  await visitor.goto("/local");
  await expect.poll(() => visitor.locator(".table-card", { hasText: "Balanced" }).count()).toBe(1);
});
