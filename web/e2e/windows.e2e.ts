/** What one says in advance: standing orders for windows, and secret choices before one is asked. With Skirmish, which has both. */
import { rmSync } from "node:fs";
import type { Client } from "@rubicon/client";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { duelRules } from "../games/testing/duel.ts";
import { ordersWords } from "../table/orders-words.ts";
import { tableWords } from "../table/words.ts";
import { isSoundIn } from "./house/axe.ts";
import { type House, openHouse } from "./house/house.ts";
import { pageWithSkirmish } from "./house/skirmish.ts";

let house: House;
let folder = "";
beforeAll(async () => {
  folder = await pageWithSkirmish();
  house = await openHouse({ page: folder, rulesets: [duelRules] });
}, 300_000);
afterAll(async () => {
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

const { prompt, panels } = tableWords.en;
const orders = ordersWords.en;

const promptOf = (page: Page): Locator => page.getByRole("region", { name: prompt.label });
const choice = (page: Page, name: string): Locator => promptOf(page).getByRole("button", { name });

interface Duel {
  readonly page: Page;
  readonly north: Client;
  readonly table: string;
  /** An act of the other player, who has no browser. */
  acts(act: Readonly<Record<string, string>>): Promise<void>;
}

/** The page plays south against somebody from afar; all pieces stand. */
async function deployed(): Promise<Duel> {
  const north = await house.server.guest("Norbert");
  const table = await north.openTable({ game: "skirmish", scenario: "meadow", seat: "north", visibility: "private" });
  const { page } = await house.visitor();
  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: "Play south" }).click();
  const acts = async (act: Readonly<Record<string, string>>): Promise<void> => {
    const view = north.watch(table);
    await view.when(({ info }) => info.status === "running" && info.toMove === "north");
    expect(await north.act(table, act)).toMatchObject({ is: "done" });
    view.close();
  };
  for (const n of [1, 2]) {
    await acts({ do: "place", piece: `red-${n}`, field: "west" });
    await page.locator(`[data-thing="piece:blue-${n}"][role="button"]`).click();
    await page.locator('[data-thing="field:east"][role="button"]').click();
  }
  return { page, north, table, acts };
}

describe("secret choices side by side", () => {
  test("who is not asked yet chooses, changes his mind, withdraws, and his choice is played with the other's", async () => {
    const { page, north, table, acts } = await deployed();
    const said = promptOf(page).locator(".prompt-text");
    await expect.poll(() => said.textContent()).toContain(prompt.choosingToo("north (red)"));
    await isSoundIn(page);
    const toldToNorth = async (): Promise<unknown> => {
      const view = north.watch(table);
      const state = await view.when();
      view.close();
      return state;
    };
    const before = await toldToNorth();
    await choice(page, "Choose charge").click();
    await expect.poll(() => said.textContent()).toBe(prompt.chosenAhead("Choose charge", "north (red)"));
    // The other is told nothing of it.
    expect(await toldToNorth()).toEqual(before);
    await choice(page, "Choose guard").click();
    await expect.poll(() => said.textContent()).toBe(prompt.chosenAhead("Choose guard", "north (red)"));
    await choice(page, prompt.withdraw).click();
    await expect.poll(() => said.textContent()).toContain(prompt.choosingToo("north (red)"));
    // It is there when the page is opened again.
    await choice(page, "Choose charge").click();
    await expect.poll(() => said.textContent()).toContain("Choose charge");
    await page.reload();
    await expect.poll(() => said.textContent()).toBe(prompt.chosenAhead("Choose charge", "north (red)"));
    await acts({ do: "choose", stance: "guard" });
    await expect.poll(() => page.locator(".log").textContent()).toContain("North: guard, south: charge");
    expect(await choice(page, prompt.withdraw).count()).toBe(0);
  });
});

describe("standing orders", () => {
  test("let windows pass, and one may ask to be asked at the next one", async () => {
    const { page, acts } = await deployed();
    await choice(page, "Choose guard").click();
    await acts({ do: "choose", stance: "guard" });
    await page.getByRole("navigation", { name: panels.label }).getByRole("button", { name: panels.orders }).click();
    const panel = page.getByRole("region", { name: panels.orders });
    await panel.getByRole("radio", { name: orders.pass }).click();
    await expect.poll(() => panel.getByRole("status").textContent()).toBe(orders.saved);
    expect(await panel.getByRole("radio", { name: orders.pass }).isChecked()).toBe(true);
    await isSoundIn(page);
    // On a phone the panel is a sheet, which was shut on the way.
    if (!(await panel.isVisible())) await page.keyboard.press("o");

    await acts({ do: "strike", piece: "red-1", field: "east" });
    await acts({ do: "keep" });
    // South was not asked.
    await expect.poll(() => promptOf(page).textContent()).toContain(prompt.waiting("north (red)", "Norbert"));

    await panel.getByRole("checkbox", { name: orders.next }).click();
    await expect.poll(() => panel.getByRole("status").textContent()).toBe(orders.saved);
    await acts({ do: "strike", piece: "red-2", field: "east" });
    await choice(page, "Keep your tokens").waitFor();
    await expect.poll(() => panel.getByRole("checkbox", { name: orders.next }).isChecked()).toBe(false);
    await choice(page, "Keep your tokens").click();
    await expect.poll(() => promptOf(page).textContent()).toContain(prompt.waiting("north (red)", "Norbert"));
  });

  test("have no panel for whoever only watches", async () => {
    const { table } = await deployed();
    const { page } = await house.visitor();
    await page.goto(`/table/${table}`);
    const rail = page.getByRole("navigation", { name: panels.label });
    await rail.getByRole("button", { name: panels.log }).waitFor();
    expect(await rail.getByRole("button", { name: panels.orders }).count()).toBe(0);
  });
});
