/**
 * Three figures about the page, each beside what is asked of it: how much JavaScript travels before the first board is
 * shown, how long that takes, and how many frames a second the map keeps while it is moved and zoomed.
 *
 * Measured, not judged: a busy machine gives worse figures, and no test hangs on them.
 */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { boardStanding, type Standing, weightOf } from "./standing.ts";

export interface Figures {
  /** Bytes of scripts, as they travelled, until the board was there; and the weight of each. */
  readonly script: number;
  readonly scripts: Readonly<Record<string, number>>;
  /** Milliseconds from the start of the navigation to the board drawn: the median, and each load. */
  readonly board: number;
  readonly loads: readonly number[];
  /** Frames a second while the map is pulled about, and while it is zoomed. */
  readonly panning: number;
  readonly zooming: number;
}

const ASKED = { script: 180_000, board: 1_500, frames: 50 } as const;
/** Both sides at one hand: no curtain lies over the map. */
const ADDRESS = "/local/new?game=julius-caesar&curtain=no";
const LOADS = 5;
const MOVED_FOR = 3_000;
const SIZE = { width: 1440, height: 900 } as const;
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
];

export async function measure(url: string, executablePath: string): Promise<Figures> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const cold: Standing[] = [];
    for (let i = 0; i < LOADS; i++) cold.push(await coldLoad(browser, url));
    const loads = cold.map(({ milliseconds }) => milliseconds);
    const board = [...loads].sort((a, b) => a - b)[Math.floor(LOADS / 2)];
    return { script: weightOf(cold[0]), scripts: cold[0].scripts, board, loads, ...(await smoothness(browser, url)) };
  } finally {
    await browser.close();
  }
}

/** Nothing is kept from before: neither files nor a service worker. */
const freshContext = (browser: Browser, url: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL: url, viewport: SIZE, locale: "en-GB" });

async function coldLoad(browser: Browser, url: string): Promise<Standing> {
  const context = await freshContext(browser, url);
  try {
    return await boardStanding(await context.newPage(), ADDRESS);
  } finally {
    await context.close();
  }
}

async function smoothness(
  browser: Browser,
  url: string,
): Promise<{ readonly panning: number; readonly zooming: number }> {
  const context = await freshContext(browser, url);
  try {
    const page = await context.newPage();
    await boardStanding(page, ADDRESS);
    const { x, y } = { x: SIZE.width / 2 - 150, y: SIZE.height / 2 };
    const panning = await framesWhile(page, async (until) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let i = 0; Date.now() < until; i++)
        await page.mouse.move(x + 220 * Math.sin(i / 15), y + 140 * Math.sin(i / 11));
      await page.mouse.up();
    });
    const zooming = await framesWhile(page, async (until) => {
      await page.mouse.move(x, y);
      for (let i = 0; Date.now() < until; i++) await page.mouse.wheel(0, 60 * (Math.sin(i / 20) > 0 ? -1 : 1));
    });
    return { panning, zooming };
  } finally {
    await context.close();
  }
}

/** Counts the frames that the page draws while something is done to it. */
async function framesWhile(page: Page, deed: (until: number) => Promise<void>): Promise<number> {
  const counting = page.evaluate(
    (milliseconds) =>
      new Promise<number>((counted) => {
        const began = performance.now();
        let frames = 0;
        const frame = (): void => {
          frames++;
          const passed = performance.now() - began;
          if (passed < milliseconds) requestAnimationFrame(frame);
          else counted((frames * 1_000) / passed);
        };
        requestAnimationFrame(frame);
      }),
    MOVED_FOR,
  );
  await deed(Date.now() + MOVED_FOR);
  return counting;
}

export const asJson = (figures: Figures): string => JSON.stringify({ ...figures, asked: ASKED }, null, 2);

export function asText(figures: Figures): string {
  const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} KB`;
  const rows: readonly (readonly [string, string, string])[] = [
    ["JavaScript before the first board", kilobytes(figures.script), `at most ${kilobytes(ASKED.script)}`],
    ["Board drawn after (median of 5 cold loads)", `${figures.board.toFixed(0)} ms`, `at most ${ASKED.board} ms`],
    ["Panning the historical set-up", `${figures.panning.toFixed(1)} fps`, `at least ${ASKED.frames} fps`],
    ["Zooming it", `${figures.zooming.toFixed(1)} fps`, `at least ${ASKED.frames} fps`],
  ];
  return rows.map(([what, figure, asked]) => `${what.padEnd(44)}${figure.padStart(12)}   (asked: ${asked})`).join("\n");
}
