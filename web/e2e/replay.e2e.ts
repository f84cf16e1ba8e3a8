/** A finished game is watched again: opened from a file, wound by mouse and keys, sent to a friend as an address. */
import { juliusCaesar } from "@rubicon/julius-caesar";
import { componentsOf, seenFrom } from "@rubicon/julius-caesar/components";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { replayWords } from "../replay/words.ts";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { asFile, golden, goldenText } from "./house/journals.ts";
import { Truth } from "./house/truth.ts";

const NAME = "historical-random-0";
const words = replayWords.en;
const { reel } = tableWords.en;
const journal = golden(NAME);
const truth = new Truth(journal);
const last = journal.entries.length - 1;

let house: House;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house?.close();
});
beforeEach(async () => {
  page = (await house.visitor()).page;
  await page.goto("/replay");
});

async function openFile(text = goldenText(NAME)): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(asFile(text, `${NAME}.jsonl`));
}

const slider = () => page.getByRole("slider", { name: words.slider });
const moment = () => slider().getAttribute("aria-valuetext");
const isAt = (n: number) => expect.poll(moment).toBe(words.entry(n, last));
const step = (name: string) => page.getByRole("button", { name, exact: true });

/** Blocks whose faces the map shows. */
const facesOnMap = async (): Promise<string[]> => {
  const keys = await page.locator("[data-key]").evaluateAll((all) => all.map((each) => each.getAttribute("data-key")));
  return keys.filter((key): key is string => key !== null && componentsOf(juliusCaesar).blocks.has(key)).sort();
};

/** Blocks on the map that a viewer sees from the front at that entry. */
function frontsAt(n: number, viewer: string): string[] {
  const { places } = seenFrom(truth.sight(n, viewer));
  return places.flatMap(({ blocks }) => blocks.flatMap(({ block }) => block ?? [])).sort();
}

test("a journal is opened from a file, checks out, and begins at its first page", async () => {
  await openFile();
  await isAt(0);
  await page.getByText(words.sound, { exact: false }).first().waitFor();
});

test("a journal is opened by dropping it", async () => {
  const dropped = await page.evaluateHandle((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], "dropped.jsonl", { type: "text/plain" }));
    return carried;
  }, goldenText(NAME));
  const zone = page.getByText("Drop a journal here");
  await zone.dispatchEvent("dragenter", { dataTransfer: dropped });
  await zone.dispatchEvent("drop", { dataTransfer: dropped });
  await isAt(0);
});

test("it is wound by slider, by buttons and by keys, and runs by itself", async () => {
  await openFile();
  await isAt(0);
  await slider().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await isAt(2);
  await slider().fill("100");
  await isAt(100);
  await step(reel.forward).click();
  await isAt(101);
  await step(reel.back).click();
  await step(reel.back).click();
  await isAt(99);
  await slider().blur();
  await page.keyboard.press("]");
  await isAt(100);
  await page.keyboard.press("[");
  await isAt(99);
  await page.keyboard.press("Home");
  await isAt(0);
  await step(reel.play).click();
  await expect.poll(moment, { timeout: 20_000 }).toBe(words.entry(2, last));
  await step(reel.pause).click();
  await page.keyboard.press("End");
  await isAt(last);
  const { outcome } = truth;
  const prompt = page.getByRole("region", { name: tableWords.en.prompt.label });
  expect(outcome).not.toBeNull();
  if (outcome !== null) expect(await prompt.innerText()).toContain(juliusCaesar.words("en").outcome(outcome));
});

test("blocks travel from one entry to the next; a leap sets them down at once", async () => {
  page = (await house.visitor({ reducedMotion: "no-preference" })).page;
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (this.hasAttribute("data-key")) document.body.dataset.travels = "yes";
      return animate.apply(this, how);
    };
  });
  const travelled = () => page.evaluate(() => document.body.dataset.travels);
  await page.goto("/replay");
  await openFile();
  await isAt(0);
  for (const n of [150, 40, last, 60]) {
    await slider().fill(String(n));
    await isAt(n);
    expect(await travelled(), `the leap to ${n}`).toBeUndefined();
  }
  for (let n = 61; n < 80 && (await travelled()) === undefined; n++) {
    await step(reel.forward).click();
    await isAt(n);
  }
  expect(await travelled()).toBe("yes");
});

test("an address with a moment and a seat leads to the same moment, through the same eyes", async () => {
  await openFile();
  await slider().fill("200");
  await isAt(200);
  await page.getByLabel(words.as).selectOption("pompeius");
  await page.waitForURL(/n=200.*as=pompeius|as=pompeius.*n=200/);
  const faces = await facesOnMap();
  expect(faces).toEqual(frontsAt(200, "pompeius"));
  const address = page.url();
  await page.goto("/about");
  await page.goto(address);
  await isAt(200);
  await expect.poll(facesOnMap).toEqual(faces);
  expect(await page.getByLabel(words.as).inputValue()).toBe("pompeius");
});

test("with nothing hidden every block shows its face; through one's eyes the other's do not", async () => {
  await openFile();
  await slider().fill("120");
  await isAt(120);
  const options = await page.getByLabel(words.as).locator("option").allInnerTexts();
  expect(options).toEqual(expect.arrayContaining([words.everything, words.watcher, "Caesar", "Pompeius"]));
  await page.getByLabel(words.as).selectOption({ label: "Caesar" });
  await expect.poll(facesOnMap).toEqual(frontsAt(120, "caesar"));
  await page.getByLabel(words.as).selectOption({ label: words.everything });
  const all = [...new Set([...frontsAt(120, "caesar"), ...frontsAt(120, "pompeius")])].sort();
  await expect.poll(facesOnMap).toEqual(all);
});

test("a damaged journal gets one sentence, and is played up to where it is sound", async () => {
  await openFile("this is no journal");
  await expect.poll(() => page.getByRole("alert").innerText()).toMatch(/^[^.]*\.jsonl: [^.]+\.$/);
  await openFile(goldenText(NAME).slice(0, 2_000));
  await expect.poll(() => page.getByRole("alert").innerText()).toMatch(/middle of line/);
  // Another card than was played: the check of that entry finds it out.
  const lines = goldenText(NAME).split("\n");
  await openFile(
    [...lines.slice(0, 30), lines[30].replace(/"seat":"\w+"/, '"seat":"nobody"'), ...lines.slice(31)].join("\n"),
  );
  await page.getByText(words.faulty, { exact: false }).first().waitFor();
  await expect.poll(moment).toBe(words.entry(0, 28));
});
