/** A hand on a mouse at the map: stacks are taken up, brought and dragged, and every press of the button is counted. */
import type { Page } from "playwright-core";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is looked for on the map. */
interface Wish {
  readonly place: string;
  /** Pieces that have to be under the hand, where they are to be dragged. */
  readonly pieces: readonly string[];
}

declare global {
  interface Window {
    /** Presses of the main button that have reached the page. */
    presses?: number;
  }
}

const STEPS = { steps: 6 };

export class Mouse {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Counts from now on what comes from a real pointer. */
  static async at(page: Page): Promise<Mouse> {
    await page.evaluate(() => {
      window.presses = 0;
      const count = ({ isTrusted, button }: PointerEvent): void => {
        if (isTrusted && button === 0) window.presses = (window.presses ?? 0) + 1;
      };
      addEventListener("pointerdown", count, { capture: true });
    });
    return new Mouse(page);
  }

  presses(): Promise<number> {
    return this.page.evaluate(() => window.presses ?? 0);
  }

  /** What was pressed before does not count. */
  async countAnew(): Promise<void> {
    await this.page.evaluate(() => {
      window.presses = 0;
    });
  }

  /** Clicks the stack of a place, or the place itself. */
  async clickPlace(place: string): Promise<void> {
    const { x, y } = await this.find({ place, pieces: [] });
    await this.page.mouse.move(x, y, STEPS);
    await this.page.mouse.click(x, y);
  }

  /** Rests over the stack of a place, or over the place itself. */
  async pointAt(place: string): Promise<void> {
    const { x, y } = await this.find({ place, pieces: [] });
    await this.page.mouse.move(x, y, STEPS);
  }

  /** Presses on a stack or a piece of its fan, drags these pieces of it to a place, and lets go there. */
  async drag(pieces: readonly string[], from: string, to: string): Promise<void> {
    const alone = pieces.length === 1 ? pieces[0] : undefined;
    // A fan may still be on its way: until it is open the whole stack lies there.
    if (alone !== undefined) await this.page.locator(`[data-place="${from}"][data-drags="${alone}"]`).first().waitFor();
    const start = await this.find({ place: from, pieces });
    await this.page.mouse.move(start.x, start.y, STEPS);
    await this.page.mouse.down();
    const end = await this.find({ place: to, pieces: [] });
    await this.page.mouse.move(end.x, end.y, { steps: 12 });
    await this.rest();
    await this.page.mouse.up();
  }

  async clickPiece(piece: string, modifiers: readonly "Shift"[] = []): Promise<void> {
    const box = await this.page.locator(`[data-piece="${piece}"]`).boundingBox();
    if (box === null) throw new Error(`${piece} is not to be seen.`);
    for (const key of modifiers) await this.page.keyboard.down(key);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    for (const key of modifiers) await this.page.keyboard.up(key);
  }

  /** A button of the prompt. */
  async clickButton(text: string): Promise<void> {
    const button = this.page.locator(".prompt-buttons button:not(:disabled)", { hasText: text }).first();
    await button.waitFor();
    await this.rest();
    const box = await button.boundingBox();
    if (box === null) throw new Error(`The prompt has no button "${text}".`);
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, STEPS);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Waits until nothing is on its way any more, and whatever can be clicked is lit. */
  async rest(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector(".table[data-sending]") === null);
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }

  /** Where each piece lies that the page knows by name. */
  whereabouts(): Promise<Readonly<Record<string, string>>> {
    return this.page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll<SVGElement>("[data-piece]")].map(({ dataset }) => [
          dataset.piece ?? "",
          dataset.place ?? "",
        ]),
      ),
    );
  }

  /** The position as the page tells it in words. */
  async text(): Promise<string> {
    const panel = this.page.locator(".position-text");
    if ((await panel.count()) === 0)
      await this.page.locator('.rail [data-panel="text"]').evaluate((b: HTMLElement) => b.click());
    return panel.innerText();
  }

  private async find(wish: Wish): Promise<Spot> {
    const spot = await this.page.evaluate(spotOf, wish);
    if (spot === null) throw new Error(`${wish.place} cannot be clicked anywhere.`);
    return spot;
  }
}

/** Where a place lies open: at its pile, or where it is drawn. Runs in the page, so it stands on its own. */
function spotOf({ place, pieces }: Wish): Spot | null {
  const parts = [...document.querySelectorAll<SVGElement>(`.viewport [data-place="${place}"]`)];
  const holds = ({ dataset }: SVGElement): boolean => {
    const drags = dataset.drags?.split(" ") ?? [];
    return pieces.every((piece) => drags.includes(piece));
  };
  // Games call their places differently.
  const isWhole = (part: SVGElement): boolean => part.dataset.thing?.endsWith(`:${place}`) === true && holds(part);
  const fits = pieces.length > 0 ? parts.filter(holds) : parts.filter(isWhole);
  for (const part of fits.reverse()) {
    const box = (part.querySelector(".hit, .home") ?? part).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const under = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-place]");
    if (under?.dataset.place === place && (pieces.length > 0 ? holds(under) : isWhole(under))) return { x, y };
  }
  return null;
}
