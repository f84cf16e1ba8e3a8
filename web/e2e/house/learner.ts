/**
 * Somebody who has never seen the game, and does what the lesson says: presses its button where it has one, and
 * otherwise clicks where an arrow points. Nothing is known here of the game, nor of what is lit.
 */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Lesson } from "../../lesson/form.ts";

export interface Seen {
  /** Name of the step; "done" at the end. */
  readonly step: string;
  /** The lesson's own button: go on, or to the board. */
  readonly button: Spot | null;
  readonly arrows: readonly (Spot & { readonly at: string; readonly aside: boolean })[];
  /** What is said to whoever did something else. */
  readonly otherwise: string | null;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Clicks that no step needs. */
const MOST = 15;
/** A little below the point of an arrow lies what it points at. */
const BELOW = 9;
/** A person gives up after this. */
const PATIENCE = 20_000;

export class Learner {
  readonly page: Page;
  clicks = 0;
  private inStep = 0;
  /** Steps in the order in which they came. */
  readonly steps: string[] = [];
  /** Milliseconds between two looks, as the page counts them: arrows look around ten times a second. */
  protected readonly glance: number = 120;

  constructor(page: Page) {
    this.page = page;
  }

  look(after = 0): Promise<Seen> {
    return this.page.evaluate(lookAtLesson, after);
  }

  /** Waits until there is something to press or to click, and does it. False when the lesson is over. */
  async goOn(): Promise<boolean> {
    if (this.steps.at(-1) !== (await this.look()).step) await this.rest();
    // What is pointed at aside is brought into view by itself.
    const seen = await this.waitFor(
      ({ step, button, arrows }) => step === "done" || button !== null || arrows.some(({ aside }) => !aside),
    );
    if (this.steps.at(-1) !== seen.step) {
      this.steps.push(seen.step);
      this.inStep = 0;
    }
    if (seen.step === "done") return false;
    const [arrow] = seen.arrows.filter(({ aside }) => !aside);
    const spot = seen.button ?? (arrow && { x: arrow.x, y: arrow.y + BELOW });
    if (spot === undefined) throw new Error(`In ${seen.step} all arrows point aside.`);
    if (++this.inStep > MOST) throw new Error(`Clicking what ${seen.step} points at leads nowhere.`);
    await this.press(spot);
    this.clicks++;
    return true;
  }

  /** Does what the lesson says up to a step. */
  async until(step: string): Promise<void> {
    while ((await this.look()).step !== step && (await this.goOn()));
  }

  /** Looks until it is as wished, and stays so: whoever clicks waits until nothing moves any more. */
  async waitFor(wished: (seen: Seen) => boolean): Promise<Seen> {
    let before = JSON.stringify(await this.look());
    for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
      const seen = await this.look(this.glance);
      const now = JSON.stringify(seen);
      if (wished(seen) && now === before) return seen;
      before = now;
    }
    throw new Error(`The lesson does not go on. It says: ${await this.page.locator(".lesson-panel").innerText()}`);
  }

  protected press({ x, y }: Spot): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  /** Whoever reads a new text takes the mouse off the map, and nothing stays open under it. */
  protected rest(): Promise<void> {
    return this.page.mouse.move(120, 120);
  }
}

/** The same with a finger. */
export class TouchLearner extends Learner {
  /** Two quick taps would be a double tap. */
  protected override readonly glance = 250;

  protected override press({ x, y }: Spot): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }

  protected override async rest(): Promise<void> {}
}

/** More clicks than anybody needs for a lesson. */
const MOST_OF_ALL = 65;

/** Goes through a whole lesson, step by step. */
export async function comesToTheEnd(learner: Learner, address: string, lesson: Lesson): Promise<void> {
  await learner.page.goto(address);
  await learner.waitFor(({ step }) => step === lesson.steps[0].id);
  await goesOnToTheEnd(learner, lesson);
}

/** The rest of a lesson that was begun before. */
export async function goesOnToTheEnd(learner: Learner, { steps }: Lesson): Promise<void> {
  while (await learner.goOn());
  expect(learner.steps).toEqual([...steps.map(({ id }) => id), "done"]);
  expect(learner.clicks).toBeLessThan(MOST_OF_ALL);
  await learner.page.close();
}

/** When nothing is on its way any more and all of it is drawn. Runs in the page, so it stands on its own. */
async function lookAtLesson(after: number): Promise<Seen> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await new Promise((done) => setTimeout(done, after));
  do await drawn();
  while (document.querySelector(".table[data-sending]") !== null);
  const panel = document.querySelector<HTMLElement>(".lesson-panel");
  const button = panel?.querySelector(".lesson-buttons .button:not(.quiet)")?.getBoundingClientRect();
  return {
    step: panel?.dataset.step ?? "",
    button: button ? { x: button.left + button.width / 2, y: button.top + button.height / 2 } : null,
    arrows: [...document.querySelectorAll<SVGElement>(".lesson-arrow")].map((arrow) => ({
      at: arrow.dataset.pointsAt ?? "",
      x: Number.parseFloat(arrow.style.left),
      y: Number.parseFloat(arrow.style.top),
      aside: arrow.style.rotate !== "0deg",
    })),
    otherwise: panel?.querySelector(".lesson-otherwise")?.textContent ?? null,
  };
}
