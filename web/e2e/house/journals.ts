/** Golden journals of the game, whole or cut off at the first moment that is asked for, and how they are laid on a page. */
import { readdirSync, readFileSync } from "node:fs";
import { type Journal, readJournal, replay, writeJournal } from "@rubicon/engine";
import { juliusCaesar, type Position } from "@rubicon/julius-caesar";
import type { Page } from "playwright-core";
import { screenWords } from "../../local/words/languages.ts";
import { tableWords } from "../../table/words.ts";
import { Player } from "./player.ts";

const GOLDEN = new URL("../../../games/julius-caesar/golden/", import.meta.url);

export const goldenText = (name: string): string => readFileSync(new URL(`${name}.jsonl`, GOLDEN), "utf8");
export const golden = (name: string): Journal => readJournal(goldenText(name));

type Ask = ReturnType<typeof juliusCaesar.question>["ask"];

const USUAL = ["historical-random-0", "historical-random-1", "historical-greedy-0", "historical-greedy-1"];

/** A game that stands at the first decision of this kind after so many entries. */
export const standingAt = (ask: Ask, after = 0): string =>
  writeJournal(standingWhere((p, n) => n >= after && juliusCaesar.question(p).ask === ask, `asked: ${ask}`, USUAL));

/** Golden games by name, the usual ones first. */
const goldens = (): readonly string[] => [
  ...USUAL,
  ...readdirSync(GOLDEN)
    .filter((file) => file.endsWith(".jsonl"))
    .map((file) => file.slice(0, -".jsonl".length))
    .filter((name) => !USUAL.includes(name))
    .sort(),
];

/** A game that stands at the first decision that is as wished. */
export function standingWhere(
  wished: (position: Position, n: number) => boolean,
  what: string,
  names = goldens(),
): Journal {
  for (const name of names) {
    const { header, entries } = golden(name);
    let found = -1;
    replay(
      juliusCaesar,
      { header, entries },
      {
        reach: (position, { n }) => {
          if (found >= 0 || juliusCaesar.toMove(position) === "over") return;
          if (wished(position, n)) found = n;
        },
      },
    );
    if (found >= 0) return { header, entries: entries.slice(0, found + 1) };
  }
  throw new Error(`In no golden game is there a decision like this: ${what}.`);
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
  await page.getByLabel(screenWords.en.alone).click();
  await player.look("mine", "over");
  return player;
}
