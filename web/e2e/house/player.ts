/**
 * Plays at a page as a person does: looks at what is lit, chooses one thing of it at random, and clicks it.
 *
 * What lies open is clicked with the mouse; what lies under something else, or outside of the window, is given the
 * focus and chosen with Enter. Nothing is known here of the game: only what the page lights up.
 */
import { type Dice, seededDice } from "@rubicon/engine";
import type { Page, Request } from "playwright-core";
import { screenWords } from "../../local/words/languages.ts";
import { tableWords } from "../../table/words.ts";

/** "waiting": somebody else is asked. "covered": a curtain hangs, or one has to be let down first. */
export type Turn = "mine" | "waiting" | "over" | "covered";

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Look {
  readonly turn: Turn;
  /** What the prompt says. */
  readonly said: string;
  /** How many things and buttons could be clicked. */
  readonly choices: number;
  /** What was chosen: the thing, or the text of the button. Null when nothing was to be chosen. */
  readonly chosen: string | null;
  /** Where to click; null when what was chosen has the focus and waits for Enter. */
  readonly at: Spot | null;
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
  /** Whether it is chosen by names, and not by where things stand in the document. */
  readonly steady: boolean;
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
  others: [prompt.letGo, prompt.undo, prompt.askUndo, prompt.withdraw, prompt.counsel],
  handOver: screenWords.en.handOverButton(""),
  letGo: prompt.letGo,
};

/** What a page fetches that brings nothing to choose. */
const PICTURES = ["image", "font", "media", "websocket"];
/** A person gives up after this. */
const PATIENCE = 15_000;
/** Milliseconds; longer than any pause that the page makes. */
const A_SECOND = 1_500;
/** So often the same is seen at a table at rest. */
const AT_REST = 3;
/** More than a page needs to come to rest. */
const MOST_LOOKS = 200;
/** Clicks of somebody who is tired of it. */
const A_FEW = 4;

export class Player {
  readonly page: Page;
  clicks = 0;
  byMouse = 0;
  private readonly luck: Dice;
  private readonly coming = new Set<Request>();

  constructor(page: Page, seed: string) {
    this.page = page;
    this.luck = seededDice(seed);
    page.on("request", (part) => PICTURES.includes(part.resourceType()) || this.coming.add(part));
    page.on("requestfinished", (part) => this.coming.delete(part));
    page.on("requestfailed", (part) => this.coming.delete(part));
  }

  /** Waits until the table is at rest, and at one of these turns if any are named. */
  look(...turns: readonly Turn[]): Promise<Look> {
    return this.see(this.wish(null, turns));
  }

  /** Looks, and if there is something to click, clicks one thing. Gives what was seen before the click. */
  async step(...turns: readonly Turn[]): Promise<Look> {
    const seen = await this.choose(...turns);
    await this.click(seen);
    return seen;
  }

  /** Looks, and makes up his mind. */
  choose(...turns: readonly Turn[]): Promise<Look> {
    return this.see(this.wish((this.luck.roll(1_000_000) - 1) / 1_000_000, turns));
  }

  async click(seen: Look): Promise<void> {
    if (seen.chosen === null) return;
    this.clicks++;
    if (seen.at === null) await this.page.keyboard.press("Enter");
    else {
      this.byMouse++;
      await this.press(seen.at.x, seen.at.y);
    }
  }

  /** Whoever has a keyboard reaches everything. */
  protected readonly openFirst: boolean = false;
  /** What this person cannot keep his hands off. */
  favours: readonly string[] = [];
  /** After so many clicks the next few end or decline what is asked, where that can be: so that whole years go by. */
  tires = Number.POSITIVE_INFINITY;

  private steady = false;

  /**
   * Whoever is steady chooses the same of the same, however slow the machine: by the names of things rather than by
   * where they stand in the document, and not before all parts of the page are there and a second, by the page's clock,
   * has brought nothing else. So nothing goes on by itself under his hand, and no click is half of a double one.
   */
  async beSteady(): Promise<void> {
    this.steady = true;
    await this.page.clock.install();
  }

  private async see(wish: Wish): Promise<Look> {
    if (!this.steady) return this.page.evaluate(lookAndChoose, wish);
    // A hand that rests on the map holds fans open.
    await this.page.mouse.move(0, 0);
    let [before, same] = ["", 0];
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      await this.page.clock.fastForward(A_SECOND);
      const seen = await this.page.evaluate(lookAndChoose, wish);
      const now = JSON.stringify(seen);
      same = now === before && this.coming.size === 0 ? same + 1 : 0;
      if (same === AT_REST) return seen;
      before = now;
    }
    throw new Error(`The table does not come to rest. It shows: ${before}`);
  }

  private wish(luck: number | null, turns: readonly Turn[]): Wish {
    const { openFirst, favours, steady } = this;
    const tired = this.clicks % (this.tires + A_FEW) >= this.tires;
    return { ...WORDS, luck, turns, openFirst, favours, tired, steady, patience: PATIENCE };
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
  const openPoint = (element: Element): Spot | null => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const hit = top?.closest("[data-thing], button");
    return hit === element ? { x, y } : null;
  };

  const nameOf = ({ dataset, textContent }: HTMLElement | SVGElement): string => dataset.thing ?? textContent ?? "";

  /** Fans open and close by where a hand has rested. */
  const isFanned = ({ dataset }: HTMLElement | SVGElement): boolean =>
    dataset.piece !== undefined && document.querySelector(`[data-fan][data-place="${dataset.place}"]`) !== null;

  const choicesAt = (turn: Turn): (HTMLElement | SVGElement)[] => {
    const covering = turn === "covered" ? cover() : null;
    const lying = turn === "mine" ? [...actButtons(), ...litThings()] : [];
    const back = turn === "mine" && lying.length === 0 ? stuck() : null;
    const all = covering ? [covering] : back ? [back] : lying;
    if (!wish.steady) return all;
    const lasting = all.filter((each) => !isFanned(each));
    return (lasting.length > 0 ? lasting : all).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  };

  const choose = (turn: Turn): Look => {
    const all = choicesAt(turn);
    const said = bar()?.querySelector('[role="status"]')?.textContent ?? "";
    if (wish.luck === null || all.length === 0) return { turn, said, choices: all.length, chosen: null, at: null };
    const favoured = all.filter(({ dataset }) => wish.favours.some((begins) => dataset.thing?.startsWith(begins)));
    const open = wish.openFirst ? all.filter((each) => openPoint(each) !== null) : [];
    const ending = wish.tired ? all.filter((each) => each.matches("button.quiet[data-choice]")) : [];
    const from = [favoured, ending, open].find((some) => some.length > 0) ?? all;
    const chosen = from[Math.floor(wish.luck * from.length)];
    const at = openPoint(chosen);
    if (at === null) chosen.focus();
    return { turn, said, choices: all.length, chosen: nameOf(chosen), at };
  };

  const isNamed = (turn: Turn | null): turn is Turn =>
    turn !== null && (wish.turns.length === 0 || wish.turns.includes(turn));

  const late = (): Error => {
    const prompt = bar()?.textContent ?? document.body.innerText.slice(0, 300);
    return new Error(`The table does not come to the turn that is waited for. It says: ${prompt}`);
  };

  return new Promise((resolve, reject) => {
    const settle = (): boolean => {
      const turn = turnNow();
      if (!isNamed(turn)) return false;
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
      reject(late());
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
