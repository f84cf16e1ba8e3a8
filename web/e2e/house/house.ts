/** A server with the built page, a line to it that can be cut, and a browser: all that a test of the page needs. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Ruleset } from "@rubicon/engine";
import type { BotHouse } from "@rubicon/server";
import { startServer, type TestServer } from "@rubicon/server/testing";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { type Line, layLine } from "./line.ts";

export const PAGE = fileURLToPath(new URL("../../dist", import.meta.url));

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.RUBICON_BROWSER;
  if (executablePath === undefined) throw new Error("RUBICON_BROWSER names no browser: npm test looks for one.");
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface House {
  readonly url: string;
  readonly server: TestServer;
  readonly line: Line;
  readonly browser: Browser;
  /** A browser of a player's own: nothing is shared with the others. Complains about errors on the page at the end. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface HouseOptions {
  /** The games that are played there; Julius Caesar, if not given. */
  readonly rulesets?: readonly Ruleset[];
  /** The folder of the built page. */
  readonly page?: string;
  /** A folder of packs that tables may be opened with. */
  readonly packs?: string;
  /** Bots that play for the server. */
  readonly bots?: BotHouse;
  /** The clock of the server; that of this machine, if not given. */
  now?(): Date;
}

export async function openHouse({ page = PAGE, packs, rulesets, bots, now }: HouseOptions = {}): Promise<House> {
  if (!existsSync(page)) throw new Error("The page is not built: npm test builds it.");
  const line = await layLine();
  const url = `http://localhost:${line.port}`;
  const config = { origin: url, page, ...(packs === undefined ? {} : { packs }) };
  const server = await startServer({
    config,
    ...(rulesets ? { rulesets } : {}),
    ...(bots ? { bots } : {}),
    ...(now ? { now } : {}),
  });
  line.leadTo(server.config.port);
  const browser = await openBrowser();
  const faults: string[] = [];
  return {
    url,
    server,
    line,
    browser,
    async visitor(options = {}) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1440, height: 900 },
        locale: "en-GB",
        reducedMotion: "reduce",
        ...options,
      });
      const tab = await context.newPage();
      tab.on("pageerror", (error) => faults.push(error.stack ?? error.message));
      return { context, page: tab };
    },
    async close() {
      await browser.close();
      await server.close();
      await line.close();
      if (faults.length > 0) throw new Error(`The page stumbled:\n${faults.join("\n")}`);
    },
  };
}
