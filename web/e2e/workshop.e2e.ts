/** The workshop: an owner puts in what is printed, sees what does not fit, mends it, saves it, loads it, and plays with it. */
import { readFileSync } from "node:fs";
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { parsePack, writePack } from "@rubicon/engine";
import { imperatorRules } from "@rubicon/imperator";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packWords } from "../packs/page-words.ts";
import { newWords } from "../pages/new/words.ts";
import { invitation } from "../pages/shared/invitation-words.ts";
import { seriesFormWords } from "../series/workshop/words.ts";
import { workshopWords } from "../workshop/words.ts";
import { isSoundIn } from "./house/axe.ts";
import { type House, openHouse } from "./house/house.ts";
import { Player } from "./house/player.ts";

const words = workshopWords.en;
const series = seriesFormWords.en;
const { standard } = aleaIactaEstRules;
const GAME = standard.game;

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse({ rulesets: [juliusCaesarRules, aleaIactaEstRules, imperatorRules] });
  page = (await house.visitor()).page;
});
afterAll(async () => {
  await house?.close();
});

const standing = () => page.locator(".ws-standing").innerText();
const cell = (name: string) => page.getByRole("textbox", { name, exact: true });
const CATO = "Cato, Republican face, strategic rating";
const CAESAR = "Caesar, Caesarian face, command capacity";
const goTo = (room: string) => page.locator(`.ws-nav a[href$="/${GAME}/${room}"]`).click();
const load = (text: string, name = "mine.json") =>
  page
    .locator('.ws-tools input[type="file"]')
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });

let saved = "";

test("from the rules one comes to the workshop, which says what it is and how much of the game is reconstructed", async () => {
  await page.goto(`/rules/${GAME}`);
  await page.getByRole("link", { name: packWords.en.change }).click();
  await page.waitForURL(`**/workshop/${GAME}`);
  await expect.poll(standing).toContain(words.unchanged);
  await expect.poll(standing).toContain(words.fits);
  expect(await page.locator(".ws-overview").innerText()).toContain(words.intro[0]);
  const leaders = page.locator(".ws-contents tr", { hasText: "Roman leaders" });
  const [values, ours] = (await leaders.locator("td").allInnerTexts()).map(Number);
  expect(ours).toBeGreaterThan(100);
  expect(values).toBeGreaterThan(ours);
  await isSoundIn(page);
});

test("an entry that does not fit is marked in its cell with the reason, and nothing can be begun; mended, it fits", async () => {
  await goTo("leaders");
  await page.getByRole("searchbox").fill("cato");
  await expect.poll(() => page.locator(".ws-row").count()).toBe(1);
  await cell(CATO).fill("30");
  await expect.poll(() => cell(CATO).getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator(".ws-fault-row").innerText()).toContain("must be a whole number from 0 to 20");
  expect(await standing()).toContain(words.faults(1));
  // It says why instead of beginning.
  await page.getByRole("button", { name: words.play }).click({ force: true });
  await expect.poll(() => page.locator(".ws-news").innerText()).toContain(words.mendFirst);
  expect(page.url()).toContain("/workshop/");
  await isSoundIn(page);

  await cell(CATO).fill("9");
  await expect.poll(standing).toContain(words.fits);
  expect(await standing()).toContain(words.changes(1));
  expect(await page.locator(".ws-fault-row").count()).toBe(0);
  expect(await page.locator(".ws-info").innerText()).toContain(words.usual("2"));
});

test("every entry is undone as a whole, and done again, with keys too", async () => {
  await cell(CATO).press("Control+z");
  await expect.poll(() => cell(CATO).inputValue()).toBe("30");
  await page.getByRole("button", { name: words.undo }).click();
  await expect.poll(() => cell(CATO).inputValue()).toBe("2");
  await expect.poll(standing).toContain(words.unchanged);
  await cell(CATO).press("Control+y");
  await cell(CATO).press("Control+y");
  await expect.poll(() => cell(CATO).inputValue()).toBe("9");
});

test("reconstructed values are told from stated ones, and can be looked at alone", async () => {
  await page.getByRole("searchbox").fill("");
  const from = (name: string) => cell(name).locator("xpath=ancestor::td").getAttribute("data-from");
  expect(await from("Caesar, Caesarian face, strategic rating")).toBe("stated");
  expect(await from(CAESAR)).toBe("ours");
  await cell("Caesar, Caesarian face, strategic rating").focus();
  expect(await page.locator(".ws-info").innerText()).toContain("Stated: section 2.D.");
  // From row to row as in any table of figures.
  await cell(CAESAR).focus();
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain(
    "Calvinus, Caesarian face, command",
  );
  await goTo("regions");
  await page.getByRole("checkbox", { name: words.oursOnly }).check();
  // All but a few names of the table are stated.
  await expect.poll(() => page.locator(".ws-table").innerText()).toContain(words.noneOurs);
  await goTo("zones");
  await expect.poll(() => page.locator(".ws-row").count()).toBe(62);
  await page.getByRole("checkbox", { name: words.oursOnly }).uncheck();
});

test("it is saved as a file that is a pack, and is still there when one comes back", async () => {
  await page.getByRole("textbox", { name: words.name }).fill("My Cato");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: words.save, exact: true }).click();
  saved = readFileSync(await (await saving).path(), "utf8");
  const pack = parsePack(saved);
  expect([pack.name, pack.game]).toEqual(["My Cato", GAME]);
  expect(aleaIactaEstRules.make(pack).pack.id).not.toBe(aleaIactaEstRules.make(standard).pack.id);

  await page.waitForTimeout(600);
  await page.reload();
  await expect.poll(standing).toContain(words.changes(1));
  expect(await page.getByRole("textbox", { name: words.name }).inputValue()).toBe("My Cato");
});

test("a bad file gets one sentence and changes nothing; the saved one brings everything back", async () => {
  await goTo("overview");
  await page.getByRole("button", { name: words.putAllBack }).click();
  await expect.poll(standing).toContain(words.unchanged);
  const news = () => page.locator(".ws-news").innerText();
  await load("{ no pack", "bad.json");
  await expect.poll(news).toContain("bad.json: The pack is not JSON");
  await load(writePack(juliusCaesarRules.standard), "caesar.json");
  await expect.poll(news).toContain("These are components of Julius Caesar, not of Alea Iacta Est.");
  expect(await standing()).toContain(words.unchanged);
  await load(saved);
  await expect.poll(news).toContain(words.laid("My Cato"));
  await expect.poll(standing).toContain(words.changes(1));
  expect(await page.locator(".ws-differences").first().innerText()).toContain("Cato");
});

test("on the map a zone is chosen, a way is added, and a piece is moved", async () => {
  await goTo("map");
  const zone = page.locator('.ws-zone[data-zone="italia-1"]');
  await zone.waitFor();
  await zone.dispatchEvent("click");
  const panel = page.locator(".ws-panel");
  await expect.poll(() => panel.innerText()).toContain("Italia 4");
  await isSoundIn(page);
  const ways = await page.locator(".ws-way").count();
  await panel.getByText(series.ways.add).click();
  await panel.getByRole("combobox", { name: series.ways.to }).selectOption("Noricum");
  await panel.getByRole("button", { name: words.add }).click();
  await expect.poll(() => page.locator(".ws-way").count()).toBe(ways + 1);
  await expect.poll(standing).toContain(words.changes(2));
  await expect.poll(standing).toContain(words.fits);

  await page.locator(".ws-map-tools select").selectOption("rise-of-caesar");
  await page.getByRole("combobox", { name: words.chooseZone }).selectOption("gallia-1");
  // The last of its stack goes elsewhere, and comes back.
  const legion = panel.locator(".ws-pieces li");
  await expect.poll(() => legion.count()).toBe(1);
  await legion.getByRole("combobox").selectOption({ index: 0 });
  await expect.poll(() => legion.count()).toBe(0);
  await expect.poll(standing).toContain(words.changes(3));
  await page.keyboard.press("Control+z");
  await expect.poll(() => legion.count()).toBe(1);
});

test("with it a game is begun at this screen in one click, and its rating and its way are on the board", async () => {
  await goTo("leaders");
  await cell(CAESAR).fill("14");
  await expect.poll(standing).toContain(words.changes(3));
  await page.locator(".ws-playing select").selectOption("rise-of-caesar");
  await page.getByRole("button", { name: words.play }).click();
  await page.waitForURL(/\/local\/[\w-]{8,}/);
  await new Player(page, "workshop").look("mine");
  const map = page.locator(".viewport");
  // Nobody else commands so many.
  await expect.poll(() => map.locator(".rating.cc", { hasText: /^14$/ }).count()).toBe(1);
  await expect.poll(() => map.locator(".volm-other-way").count()).toBe(1);
});

test("a table is opened with it, and a browser that has never seen it plays with the same", async () => {
  await page.goto(`/workshop/${GAME}`);
  await page.getByRole("button", { name: words.openTable }).click();
  await page.waitForURL(/\/new\?/);
  await expect.poll(() => page.getByRole("radio", { name: "My Cato" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: newWords.en.open }).click();
  const link = await page.getByLabel(invitation.en.link).inputValue();
  const { page: other } = await house.visitor();
  await other.goto(link);
  await other
    .getByRole("button", { name: /^Play / })
    .first()
    .click();
  await other.locator(".viewport").waitFor();
  await expect.poll(() => other.locator(".volm-other-way").count()).toBe(1);
  await expect.poll(() => other.locator(".rating.cc", { hasText: /^14$/ }).count()).toBe(1);
});

test("the same for Imperator: what is printed otherwise is entered, and played with", async () => {
  const { page: owner } = await house.visitor();
  await owner.goto("/workshop/imperator/leaders");
  const rating = owner.getByRole("textbox", { name: "Marcus Aurelius, Command capacity", exact: true });
  await rating.fill("x");
  await expect.poll(() => owner.locator(".ws-fault-row").count()).toBe(1);
  await rating.fill("14");
  await owner.locator('.ws-nav a[href$="/imperator/map"]').click();
  await owner.getByRole("combobox", { name: words.chooseZone }).selectOption("raetia");
  const panel = owner.locator(".ws-panel");
  await panel.getByText(series.ways.add).click();
  await panel.getByRole("combobox", { name: series.ways.to }).last().selectOption("Dalmatia");
  await panel.getByRole("button", { name: words.add }).click();
  await expect.poll(() => owner.locator(".ws-standing").innerText()).toContain(words.changes(2));
  await expect.poll(() => owner.locator(".ws-standing").innerText()).toContain(words.fits);
  await owner.locator(".ws-playing select").selectOption("s3_marcomannic_wars");
  await owner.getByRole("button", { name: words.play }).click();
  await owner.waitForURL(/\/local\/[\w-]{8,}/);
  const player = new Player(owner, "imperator of one's own");
  await player.look("mine");
  await expect.poll(() => owner.locator(".viewport .rating.cc", { hasText: /^14$/ }).count()).toBe(1);
  await expect.poll(() => owner.locator(".viewport .volm-other-way").count()).toBe(1);
  for (let clicks = 0; clicks < 20; clicks++) expect((await player.step("mine", "covered")).chosen).not.toBeNull();
  await owner.close();
});

test("it does on a phone, and in the other languages", async () => {
  const { page: phone } = await house.visitor({ viewport: { width: 390, height: 844 }, locale: "fr-FR" });
  await phone.goto(`/workshop/${GAME}/units`);
  await phone.locator(".ws-row").first().waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.getByRole("textbox", { name: "Legio I, Face normale, force", exact: true }).fill("x");
  await expect
    .poll(() => phone.locator(".ws-fault-row").innerText())
    .toContain("doit être un nombre entier de 1 à 20.");
  await isSoundIn(phone);
});
