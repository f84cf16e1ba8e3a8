/**
 * What travels before a board is there. The page itself looks at what it has fetched, in the very task that puts the
 * board there: what comes after it is never counted, however slow or busy the machine is.
 */
import type { Page } from "playwright-core";

export interface Standing {
  /** Milliseconds from the start of the navigation until the board was drawn. */
  readonly milliseconds: number;
  /** Bytes of each script as it travelled, by its path. */
  readonly scripts: Readonly<Record<string, number>>;
}

/** Goes to an address and waits for its board. It is there when the map lies on the table with all its pieces. */
export async function boardStanding(page: Page, address: string): Promise<Standing> {
  // Before the page's own scripts: whoever looked later might see what came after the board.
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "commit" });
  const standing = await page.waitForFunction(() => Object(window).boardStood, null, { timeout: 60_000, polling: 50 });
  return standing.jsonValue();
}

/** Runs in the page, so it stands on its own. The board is drawn in the frame after the one in which it was put there. */
function watch(): void {
  const look = (): void => {
    if (document.querySelector("svg [data-key]") === null) return;
    watching.disconnect();
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = Object.fromEntries(
      entries
        .filter(({ name }) => name.endsWith(".js"))
        .map((each) => [new URL(each.name).pathname, each.encodedBodySize]),
    );
    const drawn = (): void => {
      Object.assign(window, { boardStood: { milliseconds: performance.now(), scripts } });
    };
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  };
  const watching = new MutationObserver(look);
  watching.observe(document, { subtree: true, childList: true });
}

export const weightOf = ({ scripts }: Standing): number =>
  Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0);
