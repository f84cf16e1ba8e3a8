/** Imperator at one screen, by the mouse: Fronts are put in reserve, a stack marches, fights, and the winter is told. */
import { closedTo, writeJournal } from "@rubicon/engine";
import { imperator as game, type Question } from "@rubicon/imperator";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isSoundIn } from "./house/axe.ts";
import { leadsToBattle, scene, standingWhere } from "./house/errands.ts";
import { type House, openHouse } from "./house/house.ts";
import { playBothSides } from "./house/journals.ts";
import { Mouse } from "./house/mouse.ts";

const words = game.words("en");
const named = (kind: string): string => words.act(game.acts.read({ do: kind }));
const [END, REST] = ["end-moves", "rest"].map(named);

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
const areAll = async (pieces: readonly string[], zone: string): Promise<boolean> => {
  const at = await mouse.whereabouts();
  return pieces.every((piece) => at[piece] === zone);
};

const FRONTS = 5;

/** A game of this scenario that stands where this is asked. */
const asked = (scenario: string, wished: (question: Question, choices: number) => boolean): string =>
  writeJournal(standingWhere(game, scenario, (p) => wished(game.question(p), game.legal(p).length)));

test("IMP-3.2.b Fronts are put in reserve by a click on their tablets, taken back by a key, and then they stand", async () => {
  await playBothSides(
    page,
    asked(
      "s3_marcomannic_wars",
      (question, choices) => question.ask === "reserves" && question.left === 2 && choices > FRONTS,
    ),
  );
  mouse = await Mouse.at(page);
  const tablet = (front: string) => page.locator(`.vol-tablet[data-thing="front:${front}"]`);
  const flags = () => page.locator(".vol-tablet .cloth").count();
  const mark = async (front: string, left: number) => {
    await mouse.rest();
    await tablet(front).click();
    await expect
      .poll(said)
      .toContain(
        words.question({ ask: "reserves", side: "rome", rule: "IMP-3.2.a", left, before: [] }).split("?")[1].trim(),
      );
  };
  await expect.poll(said).toContain("2 more at most");
  expect([await flags(), await page.locator(".vol-tablet.lit").count()]).toEqual([0, FRONTS]);
  await mark("danube", 1);
  expect(await flags()).toBe(1);
  await page.keyboard.press("u");
  await expect.poll(flags).toBe(0);
  await mark("danube", 1);
  await mouse.rest();
  await tablet("oriental").click();
  await expect.poll(flags).toBe(2);
  await expect.poll(said).not.toContain("in reserve?");
});

describe("a march", () => {
  const { pieces, from, goal, journal, position } = scene(game, "s3_marcomannic_wars", leadsToBattle);
  beforeAll(async () => {
    await playBothSides(page, journal);
    mouse = await Mouse.at(page);
  });

  test("IMP-3.5.a IMP-TC.a costs stand on the zones, and the battle is shown before anybody marches", async () => {
    await mouse.clickPlace(from);
    await page.locator(".vol-zone.lit .rim").first().waitFor();
    expect(await page.locator(".vol-coin").count()).toBeGreaterThan(1);
    await mouse.pointAt(goal.to);
    await page.locator(".vol-arrow.planned .shaft").first().waitFor();
    const plate = page.locator(".vol-ahead-plate");
    await plate.waitFor();
    const { attack, defence } = Object(goal.forecasts?.find(({ f }) => f === "battle"));
    expect(await plate.locator(".odds").textContent()).toBe(`${attack} : ${defence}`);
    expect(await plate.locator(".face").count()).toBe(6);
    await expect.poll(() => page.locator(".prompt-hint").innerText()).toContain("Battle in");
  });

  test("a zone that cannot be reached says why, with the rule", async () => {
    const held = pieces.map((piece) => piece.slice("piece:".length));
    const far = ["lusitania", "thebais"].find((zone) => closedTo(game, position, held, zone) !== null) ?? "";
    const why = closedTo(game, position, held, far);
    await mouse.clickPlace(far);
    const card = page.locator("[data-card]");
    await card.waitFor();
    await expect.poll(() => card.innerText()).toContain(words.refusal(why ?? { rule: "", why: "" }));
    expect(await card.innerText()).toContain(why?.rule);
  });

  test("IMP-8.a by two clicks it comes to a battle, which is told before the die falls", async () => {
    // The card goes, and then the stack is let go.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await mouse.rest();
    const before = await mouse.presses();
    await mouse.clickPlace(from);
    await mouse.rest();
    await mouse.clickPlace(goal.to);
    await expect.poll(() => areAll(pieces, goal.to)).toBe(true);
    expect((await mouse.presses()) - before).toBe(2);
    await mouse.rest();
    await mouse.clickButton(END);
    await page.locator(".volp-battle .volp-columns .volp-now").first().waitFor();
    expect(await page.locator(".volp-by-die li:not(.volp-heads)").count()).toBeGreaterThanOrEqual(6);
    await isSoundIn(page);
  });
});

test("IMP-9.2.2.b in winter each unit goes where one clicks, or by itself; the log has a chapter of it", async () => {
  await playBothSides(
    page,
    asked("s1_avidius_cassius", (question) => question.ask === "quarters"),
  );
  mouse = await Mouse.at(page);
  const zones = page.locator(".vol-zone.lit");
  await zones.first().waitFor();
  const unit = /Where does (.+) spend/.exec(await said())?.[1];
  const zone = (await zones.first().getAttribute("data-place")) ?? "";
  await mouse.clickPlace(zone);
  await expect.poll(said).not.toContain(`Where does ${unit} spend`);
  await page.locator('.rail [data-panel="log"]').click();
  await page
    .locator("[data-entry]")
    .getByText(new RegExp(`^${unit} goes .* for the winter`))
    .first()
    .waitFor();
  await page
    .getByRole("heading", { name: /^Winter of AD 17\d/ })
    .first()
    .waitFor();
  await mouse.clickButton(REST);
  await expect.poll(said).not.toContain("spend the winter");
});
