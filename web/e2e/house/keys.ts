/** Plays with the keyboard alone: Tab from stop to stop, Enter where it wants to be. No mouse is touched here. */
import { type Dice, seededDice } from "@rubicon/engine";
import type { Page } from "playwright-core";
import { tableWords } from "../../table/words.ts";

/** What has the focus. */
export interface Stop {
  readonly is: "act" | "choice" | "thing" | "fold" | "field" | "button" | "link" | "other";
  readonly text: string;
  /** Things and folds: whether it is open already. */
  readonly open: boolean;
}

const words = tableWords.en;
const WHERE = { acts: words.panels.acts, choices: words.prompt.choices };

/** More stops than any page has. */
const MOST = 250;

export class Keyboard {
  readonly page: Page;
  presses = 0;
  private readonly luck: Dice;

  constructor(page: Page, seed: string) {
    this.page = page;
    this.luck = seededDice(seed);
  }

  async press(key: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(key);
  }

  focus(): Promise<Stop> {
    return this.page.evaluate(stopNow, WHERE);
  }

  /** Goes on to the next stop that is as wished. */
  async tabTo(wished: (stop: Stop) => boolean, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Stop> {
    for (let i = 0; i < MOST; i++) {
      await this.press(key);
      const stop = await this.focus();
      if (wished(stop)) return stop;
    }
    throw new Error("Tab does not lead there.");
  }

  /** Goes to something by its name and presses Enter. */
  async choose(name: string | RegExp): Promise<void> {
    await this.tabTo(({ text }) => (typeof name === "string" ? text === name : name.test(text)));
    await this.press("Enter");
  }

  /** From 1 to `most`. */
  draw(most: number): number {
    return this.luck.roll(most);
  }
}

/** Runs in the page, so it stands on its own. */
function stopNow(where: { readonly acts: string; readonly choices: string }): Stop {
  const element = document.activeElement;
  if (element === null || element === document.body) return { is: "other", text: "", open: false };
  const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const inside = (label: string): boolean => element.closest(`[aria-label="${label}"]`) !== null;
  if (element.tagName === "SUMMARY")
    return { is: "fold", text, open: element.parentElement?.hasAttribute("open") ?? false };
  if (element.hasAttribute("data-thing")) return { is: "thing", text, open: element.hasAttribute("aria-pressed") };
  if (element.tagName === "A") return { is: "link", text, open: false };
  if (element.matches("input, select, textarea")) return { is: "field", text, open: false };
  if (element.matches("li button") && inside(where.acts)) return { is: "act", text, open: false };
  if (element.tagName === "BUTTON" && inside(where.choices)) return { is: "choice", text, open: false };
  return { is: element.tagName === "BUTTON" ? "button" : "other", text, open: false };
}
