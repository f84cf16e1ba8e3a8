/** Years by clicks alone, at one screen, stratagems and all: two of the Rise of Caesar, three of the Marcomannic Wars. */
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { annals } from "../games/alea-iacta-est/words/en/annals.ts";
import { tableWords } from "../table/words.ts";
import { type House, openHouse } from "./house/house.ts";
import { isInFrench, playOn, sitDown } from "./house/years.ts";

const words = tableWords.en;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house?.close();
});

test.each([
  { game: "Alea Iacta Est", scenario: "Rise of Caesar", years: ["49 BC", "48 BC"], end: "47 BC", tires: 8 },
  // In a wide empire it takes some marching until somebody meets.
  { game: "Imperator", scenario: "Marcomannic Wars", years: ["AD 166", "AD 167", "AD 168"], end: "AD 169", tires: 60 },
])("$game: $years.length years of the $scenario, and what is written of them", async (chapter) => {
  const { game, scenario, years, end, tires } = chapter;
  const { context, page } = await house.visitor();
  // A second try does not have the first one's game going on beside it.
  onTestFinished(() => context.close());
  const player = await sitDown(page, game, scenario, `${scenario} by clicks`);
  player.tires = tires;
  const course = await playOn(player, end);
  expect(course.years).toEqual([...years, end]);
  expect(course.stratagems).toBeGreaterThan(0);
  expect(course.battles).toBeGreaterThan(2);
  expect(player.byMouse).toBeGreaterThan(player.clicks / 2);
  // A year that is over is told over the map, and stands in the chronicle.
  for (const year of years) expect([...course.told]).toContain(annals.year(year));
  await page.locator(".tidings").getByRole("button", { name: words.tidings.chronicle }).click();
  const chronicle = page.locator(".annals");
  await chronicle.waitFor();
  for (const year of years) expect(await chronicle.textContent()).toContain(annals.year(year));
  await isInFrench(page);
});
