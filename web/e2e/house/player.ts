/**
 * Plays at a page as a person does: looks at what is lit, chooses one thing of it at random, and clicks it.
 *
 * What lies open is clicked with the mouse; what lies under something else, or outside of the window, is given the
 * focus and chosen with Enter. Nothing is known here of the game: only what the page lights up.
 */
import { type Dice, seededDice } from "@rubicon/engine";
import type { Page } from "playwright-core";
import { screenWords } from "../../local/words/languages.ts";
import { tableWords } from "../../table/words.ts";

/** "waiting": somebody else is asked. "covered": a curtain hangs, or one has to be let down first. */
export type Turn = "mine" | "waiting" | "over" | "covered";

export interface Look {
  readonly turn: Turn;
  /** What the prompt says. */
  readonly said: string;
  /** How many things and buttons could be clicked. */
  readonly choices: number;
  /** What was chosen: the thing, or the text of the button. Null when nothing was to be chosen. */
  readonly chosen: string | null;
  /** Where to click; null when what was chosen has the focus and waits for Enter. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

interface Wish {
  /** From 0 up to 1: which of the choices. Null: only look. */
  readonly luck: number | null;
  /** Whether what lies open goes before what is covered or outside of the window. */
  readonly openFirst: boolean;
  /** What is chosen before all else where it is lit: how its name may begin. */
  readonly favours: readonly string[];
  /** Whether he has had enough of what is asked, and ends it where he can. */
  readonly tired: boolean;
  /** Which turn to wait for; any, if none is named. */
  readonly turns: readonly Turn[];
  readonly patience: number;
  /** Words by which things are found. */
  readonly prompt: string;
  readonly choices: string;
  readonly others: readonly string[];
  readonly handOver: string;
  readonly letGo: string;
}

const { prompt } = tableWords.en;
const WORDS = {
  prompt: prompt.label,
  choices: prompt.choices,
  // Buttons of the prompt that are no acts.
  others: [prompt.letGo, prompt.undo, prompt.askUndo, prompt.withdraw],
  handOver: screenWords.en.handOverButton(""),
  letGo: prompt.letGo,
};

/** A person gives up after this. */
const PATIENCE = 15_000;
/** Clicks of somebody who is tired of it. */
const A_FEW = 4;

export class Player {
  readonly page: Page;
  clicks = 0;
  byMouse = 0;
  private readonly luck: Dice;

  constructor(page: Page, seed: string) {
    this.page = page;
    this.luck = seededDice(seed);
  }

  /** Waits until the table is at rest, and at one of these turns if any are named. */
  look(...turns: readonly Turn[]): Promise<Look> {
    return this.page.evaluate(lookAndChoose, this.wish(null, turns));
  }

  /** Looks, and if there is something to click, clicks one thing. Gives what was seen before the click. */
  async step(...turns: readonly Turn[]): Promise<Look> {
    const luck = (this.luck.roll(1_000_000) - 1) / 1_000_000;
    const seen = await this.page.evaluate(lookAndChoose, this.wish(luck, turns));
    if (seen.chosen === null) return seen;
    this.clicks++;
    if (seen.at === null) await this.page.keyboard.press("Enter");
    else {
      this.byMouse++;
      await this.press(seen.at.x, seen.at.y);
    }
    return seen;
  }

  /** Whoever has a keyboard reaches everything. */
  protected readonly openFirst: boolean = false;
  /** What this person cannot keep his hands off. */
  favours: readonly string[] = [];
  /** After so many clicks the next few end or decline what is asked, where that can be: so that whole years go by. */
  tires = Number.POSITIVE_INFINITY;

  private wish(luck: number | null, turns: readonly Turn[]): Wish {
    const { openFirst, favours } = this;
    const tired = this.clicks % (this.tires + A_FEW) >= this.tires;
    return { ...WORDS, luck, turns, openFirst, favours, tired, patience: PATIENCE };
  }

  protected async press(x: number, y: number): Promise<void> {
    await this.page.mouse.click(x, y);
  }
}

/** The same with a finger, which can only tap what lies open. */
export class TouchPlayer extends Player {
  protected override readonly openFirst = true;

  protected override async press(x: number, y: number): Promise<void> {
    await this.page.touchscreen.tap(x, y);
  }
}

/** Runs in the page, so it stands on its own. */
function lookAndChoose(wish: Wish): Promise<Look> {
  const bar = (): HTMLElement | null => document.querySelector(`section[aria-label="${wish.prompt}"]`);

  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  const actButtons = (): HTMLElement[] =>
    [...(bar()?.querySelectorAll<HTMLElement>(`[aria-label="${wish.choices}"] button:not(:disabled)`) ?? [])].filter(
      ({ textContent }) => !wish.others.some((other) => textContent?.startsWith(other)),
    );

  const litThings = (): (HTMLElement | SVGElement)[] =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('[data-thing][tabindex="0"]:not([aria-pressed="true"])')]
      .filter((element) => element.getAttribute("role") === "button" || element.tagName === "BUTTON")
      .filter(isVisible);

  const cover = (): HTMLElement | null =>
    document.querySelector<HTMLElement>("dialog[open] button") ??
    [...document.querySelectorAll<HTMLElement>('[role="status"] button')].find(({ textContent }) =>
      textContent?.startsWith(wish.handOver),
    ) ??
    null;

  /** Whoever has taken up what can go nowhere lets it go again. */
  const stuck = (): HTMLElement | null =>
    [...(bar()?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? [])].find(({ textContent }) =>
      textContent?.startsWith(wish.letGo),
    ) ?? null;

  /** Null while the table is not at rest. */
  const turnNow = (): Turn | null => {
    const prompt = bar();
    if (prompt === null || prompt.closest("[data-sending]") !== null) return null;
    if (prompt.dataset.tone === "over") return "over";
    if (cover() !== null) return "covered";
    // Whoever has chosen before he was asked may change his mind, but need not.
    if (prompt.dataset.ahead === "chosen") return "waiting";
    if (actButtons().length + litThings().length > 0 || stuck() !== null) return "mine";
    return prompt.dataset.tone === "wait" ? "waiting" : null;
  };

  /** Where nothing else lies over it; null when there is no such point in its middle. */
  const openPoint = (element: Element): { x: number; y: number } | null => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const hit = top?.closest("[data-thing], button");
    return hit === element ? { x, y } : null;
  };

  const choose = (turn: Turn): Look => {
    const covering = turn === "covered" ? cover() : null;
    const lying = turn === "mine" ? [...actButtons(), ...litThings()] : [];
    const back = turn === "mine" && lying.length === 0 ? stuck() : null;
    const all = covering ? [covering] : back ? [back] : lying;
    const said = bar()?.querySelector('[role="status"]')?.textContent ?? "";
    if (wish.luck === null || all.length === 0) return { turn, said, choices: all.length, chosen: null, at: null };
    const favoured = all.filter(({ dataset }) => wish.favours.some((begins) => dataset.thing?.startsWith(begins)));
    const open = wish.openFirst ? all.filter((each) => openPoint(each) !== null) : [];
    const ending = wish.tired ? all.filter((each) => each.matches("button.quiet[data-choice]")) : [];
    const from = [favoured, ending, open].find((some) => some.length > 0) ?? all;
    const chosen = from[Math.floor(wish.luck * from.length)];
    const at = openPoint(chosen);
    if (at === null) chosen.focus();
    const name = chosen.dataset.thing ?? chosen.textContent ?? "";
    return { turn, said, choices: all.length, chosen: name, at };
  };

  return new Promise((resolve, reject) => {
    const settle = (): boolean => {
      const turn = turnNow();
      if (turn === null || (wish.turns.length > 0 && !wish.turns.includes(turn))) return false;
      resolve(choose(turn));
      return true;
    };
    if (settle()) return;
    const watch = new MutationObserver(() => {
      if (!settle()) return;
      watch.disconnect();
      clearTimeout(timer);
    });
    watch.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const timer = setTimeout(() => {
      watch.disconnect();
      const prompt = bar()?.textContent ?? document.body.innerText.slice(0, 300);
      reject(new Error(`The table does not come to the turn that is waited for. It says: ${prompt}`));
    }, wish.patience);
  });
}

/** Two seats play until this says so, or to the end. Gives true when the game is over on both screens. */
export async function playTogether(
  players: readonly [Player, Player],
  enough: (look: Look) => Promise<boolean> | boolean = () => false,
  most = 6_000,
): Promise<boolean> {
  let at = 0;
  for (let clicks = 0; clicks < most; clicks++) {
    const player = players[at];
    const seen = await player.step();
    if (seen.turn === "over") {
      await players[1 - at].look("over");
      return true;
    }
    if (seen.turn === "waiting") {
      // Exactly one seat is asked at a time: news of it may still be on its way.
      at = 1 - at;
      const other = await players[at].look("mine", "over", "waiting");
      if (other.turn === "waiting") await players[at].page.waitForTimeout(10);
      continue;
    }
    if (await enough(seen)) return false;
  }
  throw new Error(`The game did not come to an end in ${most} clicks.`);
}
