/** A server from its settings: opens the database, listens, and stops without losing what it has accepted. */
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { BadInput, type Pack, type Ruleset } from "@rubicon/engine";
import Fastify from "fastify";
import { type App, buildApp } from "../app.ts";
import type { BotHouse } from "../automata/thinking.ts";
import { isDamage, sentenceOn } from "../database/damage.ts";
import { forOwnerAlone, shutFolder } from "../database/folder.ts";
import { isMade } from "../database/making.ts";
import { filesIn, type Opening, openStore, type Store } from "../database/open.ts";
import type { Patience } from "../database/patience.ts";
import { codeOf, troubleOf } from "../database/trouble.ts";
import type { Config } from "../services.ts";
import { localOrigin } from "./config.ts";
import { logOptions } from "./logs.ts";
import { addSideDoor } from "./side-door.ts";

/** Milliseconds that everything but the database may take to stop. */
const LONGEST_STOP = 25_000;

export interface Serving {
  /** Where this machine reaches it. */
  readonly url: string;
  readonly config: Config;
  readonly app: App;
  /** Stops accepting, closes sockets, finishes writes and jobs, closes the database. */
  close(): Promise<void>;
}

export async function serve(
  asked: Config,
  rulesets: readonly Ruleset[],
  bots: BotHouse | null = null,
  packs: readonly Pack[] = [],
): Promise<Serving> {
  const config = asked.port === 0 ? await onFreePort(asked) : asked;
  forOwnerAlone();
  const say = sayer(config);
  // Letters may lie in it, whichever database is used.
  if (existsSync(config.folder)) shutFolder(config.folder, say);
  const store = await openConfigured(config, { patience: patienceOf(config), say });
  let app: App | null = null;
  try {
    app = await buildApp({ config, store, rulesets, packs, bots });
    const layOutKey = store.kind === "pglite" ? addSideDoor(app.fastify, store, config) : null;
    await app.fastify.listen({ host: config.host, port: config.port, listenTextResolver: () => "Listening." });
    await layOutKey?.();
  } catch (error) {
    await app?.close();
    await store.close();
    throw inASentence(error, config);
  }
  const built = app;
  const url = localOrigin(config.host, config.port);
  built.fastify.log.info({ url, database: store.kind }, `Rubicon is at ${config.origin}`);
  let closing: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    built.fastify.log.info("Stopping.");
    // Where the database does not answer, those who wait for it are let go by closing it.
    await Promise.race([built.close(), pause(LONGEST_STOP, undefined, { ref: false })]);
    await store.close();
    built.fastify.log.info("Stopped.");
  };
  return {
    url,
    config,
    app: built,
    close() {
      closing ??= stop();
      return closing;
    },
  };
}

type DatabaseConfig = Pick<Config, "databaseUrl" | "folder">;

/** The database that the settings name. With patience, one that is not ready is waited for. */
export async function openConfigured(config: DatabaseConfig, opening: Opening = {}): Promise<Store> {
  try {
    return await openStore(
      config.databaseUrl === null ? { folder: config.folder } : { url: config.databaseUrl },
      opening,
    );
  } catch (error) {
    throw inASentence(error, config, opening.patience?.seconds);
  }
}

/** Even where little is logged: what whoever started the server should know at once. */
function sayer(config: Config): (sentence: string) => void {
  return (sentence) => Fastify({ logger: logOptions(config) }).log.error(sentence);
}

/** A machine that comes up starts its database and its server at once, and the database takes longer. */
function patienceOf(config: Config): Patience {
  const seconds = config.databaseWait ?? 0;
  return {
    seconds,
    waiting({ reason }) {
      // Whoever started it wonders why nothing happens.
      sayer(config)(
        `The database at ${placeOf(config.databaseUrl)} cannot be used yet: ${reason}. Trying again for ${seconds} seconds.`,
      );
    },
  };
}

/** Whether the embedded database has yet to be made, which takes some seconds. */
export function isNew({ databaseUrl, folder }: Pick<Config, "databaseUrl" | "folder">): boolean {
  return databaseUrl === null && !isMade(filesIn(folder));
}

/** What whoever runs a server can put right is told in a sentence, without the password in the address. */
function inASentence(error: unknown, { databaseUrl, ...config }: Partial<Config>, waited = 0): unknown {
  if (!(error instanceof Error) || error instanceof BadInput) return error;
  const code = codeOf(error);
  if (code === "EADDRINUSE") return new BadInput(`Port ${config.port} is in use; PORT names another.`);
  if (code === "EACCES" && "syscall" in error && error.syscall === "listen")
    return new BadInput(`Port ${config.port} may not be used; PORT names another.`);
  if (databaseUrl === null && config.folder !== undefined && isDamage(code))
    return new BadInput(sentenceOn(filesIn(config.folder), error), { cause: error });
  if (databaseUrl === null || databaseUrl === undefined) return error;
  const trouble = troubleOf(error);
  if (trouble === null) return error;
  const still = trouble.passing && waited > 0 ? `, after ${waited} seconds` : "";
  return new BadInput(`The database at ${placeOf(databaseUrl)} cannot be used${still}: ${trouble.reason}.`);
}

/** Without name and password. */
const placeOf = (databaseUrl: string | null): string =>
  (databaseUrl === null ? "" : new URL(databaseUrl).host) || "this machine";

/** The address is part of many things, so the port must be known before anything is made. */
function onFreePort(config: Config): Promise<Config> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, config.host, () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      const origin = config.origin === localOrigin(config.host, 0) ? localOrigin(config.host, port) : config.origin;
      probe.close(() => found({ ...config, port, origin }));
    });
  });
}
