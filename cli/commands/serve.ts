/** `rubicon serve`: the server, until it is asked to stop. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { BadInput } from "@rubicon/engine";
import type { BotHouse, Config, Store } from "@rubicon/server";
import type { Command } from "commander";
import { complain, type Desk, say, sayJson } from "../desk.ts";
import { botHouse } from "../thinking/threads.ts";

/** Settings shown with the help of every command that works on a server's database. */
export const WHERE = `
The database is the one that DATABASE_URL names (PostgreSQL), otherwise the embedded one in the folder
RUBICON_DATA (./data, if not given). docs/running-a-server.md lists all settings.`;

export function addServe(rubicon: Command, desk: Desk): void {
  rubicon
    .command("serve")
    .description("serve Rubicon at http://localhost:3000 (PORT and HOST change that)")
    .option("--json", "write one line of JSON when it is ready")
    .addHelpText("after", WHERE)
    .action(({ json }: { json?: boolean }) => serveUntilStopped(desk, json ?? false));
}

/** The server's code is loaded only by the commands that need it. */
export const loadServer = () => import("@rubicon/server");

/** Folders are looked for from where the command was started. */
export function configOf<C extends Config>(desk: Desk, readConfig: (env: Desk["env"], terminal: boolean) => C): C {
  const config = readConfig(desk.env, desk.stdout.isTTY ?? false);
  const packs = config.packs ? resolve(desk.cwd, config.packs) : null;
  return { ...config, packs, folder: resolve(desk.cwd, config.folder) };
}

/** Opens the database that the settings name for a deed, and closes it again. */
export async function withStore<T>(desk: Desk, deed: (store: Store) => Promise<T>, mayBeNew = false): Promise<T> {
  const { isNew, openConfigured, readConfig } = await loadServer();
  const config = configOf(desk, readConfig);
  if (!mayBeNew && isNew(config)) throw new BadInput(`There is no database in ${config.folder}.`);
  const store = await openConfigured(config);
  try {
    return await deed(store);
  } finally {
    await store.close();
  }
}

/** The page, where one has been built in the checkout that this command lies in. */
export function pageBeside({ worker }: Pick<Desk, "worker">): string | null {
  if (worker === null) return null;
  const folder = fileURLToPath(new URL("../../web/dist", worker));
  return existsSync(join(folder, "index.html")) ? folder : null;
}

/** The bots of the house think in threads of their own, whose script lies beside the command. */
function botsBeside({ worker }: Pick<Desk, "worker">): BotHouse | null {
  if (worker === null) return null;
  const script = new URL("./thinker.js", worker);
  return existsSync(script) ? botHouse(script) : null;
}

async function serveUntilStopped(desk: Desk, json: boolean): Promise<void> {
  const { isNew, waysIn, readConfig, serve, untilStopped } = await loadServer();
  const config = { ...configOf(desk, readConfig), page: pageBeside(desk) };
  const terminal = desk.stdout.isTTY ?? false;
  if (terminal && config.page === null) complain(desk, "The page has not been built, which npm start would do.");
  if (terminal && isNew(config)) complain(desk, `Making the database in ${config.folder}, once ...`);
  const serving = await serve(config, desk.shelf.rulesets, botsBeside(desk), desk.shelf.ready);
  if (json) sayJson(desk, { url: serving.url, origin: serving.config.origin, pid: process.pid });
  else if (terminal)
    say(desk, [`Rubicon is at ${serving.config.origin} (Ctrl+C stops it)`, ...waysIn(serving.config)].join("\n"));
  const stopping = (): void => {
    if (terminal) complain(desk, "Finishing what was accepted ... (once more stops at once)");
  };
  await untilStopped(process, stopping, () => serving.close());
}
