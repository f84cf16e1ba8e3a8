/** Golden journals of the game, whole or cut off at the first moment that is asked for, and how they are laid on a page. */
import { readFileSync } from "node:fs";
import { type Journal, readJournal, replay, writeJournal } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import type { Page } from "playwright-core";
import { localPageWords } from "../../local/page-words.ts";
import { tableWords } from "../../table/words.ts";
import { Player } from "./player.ts";

const GOLDEN = new URL("../../../games/julius-caesar/golden/", import.meta.url);

export const goldenText = (name: string): string => readFileSync(new URL(`${name}.jsonl`, GOLDEN), "utf8");
export const golden = (name: string): Journal => readJournal(goldenText(name));

type Ask = ReturnType<typeof juliusCaesar.question>["ask"];

/** A game that stands at the first decision of this kind after so many entries. */
export function standingAt(ask: Ask, after = 0): string {
  for (const name of ["historical-random-0", "historical-random-1", "historical-greedy-0", "historical-greedy-1"]) {
    const { header, entries } = golden(name);
    let found = -1;
    replay(
      juliusCaesar,
      { header, entries },
      {
        reach: (position, { n }) => {
          if (found >= 0 || n < after || juliusCaesar.toMove(position) === "over") return;
          if (juliusCaesar.question(position).ask === ask) found = n;
        },
      },
    );
    if (found >= 0) return writeJournal({ header, entries: entries.slice(0, found + 1) });
  }
  throw new Error(`In no golden game is anybody asked: ${ask}.`);
}

export const asFile = (text: string, name = "game.jsonl") => ({
  name,
  mimeType: "application/jsonl",
  buffer: Buffer.from(text),
});

/** Brings a game along as a file and sits down at it; the curtain is drawn aside. */
export async function layOnTable(page: Page, text: string): Promise<Player> {
  await page.goto("/local");
  await page.locator('input[type="file"]').setInputFiles(asFile(text));
  await page.waitForURL(/\/local\/[\w-]{8,}/);
  const player = new Player(page, "at one screen");
  if ((await player.look()).turn === "covered") await player.step("covered");
  return player;
}

/** The same with both sides played by one: nothing is hidden between them. */
export async function playBothSides(page: Page, text: string): Promise<Player> {
  const player = await layOnTable(page, text);
  const { panels } = tableWords.en;
  await page.getByRole("navigation", { name: panels.label }).getByRole("button", { name: panels.extras }).click();
  await page.getByLabel(localPageWords.en.curtain).click();
  await player.look("mine", "over");
  return player;
}
