/** A server from its settings: opens the database, listens, and stops without losing what it has accepted. */
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { BadInput, type Ruleset } from "@rubicon/engine";
import Fastify from "fastify";
import { type App, buildApp } from "../app.ts";
import { openStore, type Store } from "../database/open.ts";
import type { Patience } from "../database/patience.ts";
import { codeOf, troubleOf } from "../database/trouble.ts";
import type { Config } from "../services.ts";
import { localOrigin } from "./config.ts";
import { logOptions } from "./logs.ts";
import { addSideDoor } from "./side-door.ts";

export interface Serving {
  /** Where this machine reaches it. */
  readonly url: string;
  readonly config: Config;
  readonly app: App;
  /** Stops accepting, closes sockets, finishes writes and jobs, closes the database. */
  close(): Promise<void>;
}

export async function serve(asked: Config, rulesets: readonly Ruleset[]): Promise<Serving> {
  const config = asked.port === 0 ? await onFreePort(asked) : asked;
  const store = await openConfigured(config, patienceOf(config));
  let app: App | null = null;
  try {
    app = await buildApp({ config, store, rulesets });
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
    await built.close();
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
export async function openConfigured(config: DatabaseConfig, patience?: Patience): Promise<Store> {
  try {
    return await openStore(
      config.databaseUrl === null ? { folder: config.folder } : { url: config.databaseUrl },
      patience,
    );
  } catch (error) {
    throw inASentence(error, config, patience?.seconds);
  }
}

/** A machine that comes up starts its database and its server at once, and the database takes longer. */
function patienceOf(config: Config): Patience {
  const seconds = config.databaseWait ?? 0;
  return {
    seconds,
    waiting({ reason }) {
      // Even where little is logged: whoever started it wonders why nothing happens.
      Fastify({ logger: logOptions(config) }).log.error(
        `The database at ${placeOf(config.databaseUrl)} cannot be used yet: ${reason}. Trying again for ${seconds} seconds.`,
      );
    },
  };
}

/** Whether the embedded database has yet to be made, which takes some seconds. */
export function isNew({ databaseUrl, folder }: Pick<Config, "databaseUrl" | "folder">): boolean {
  return databaseUrl === null && !existsSync(join(folder, "pglite"));
}

/** What whoever runs a server can put right is told in a sentence, without the password in the address. */
function inASentence(error: unknown, { databaseUrl, ...config }: Partial<Config>, waited = 0): unknown {
  if (!(error instanceof Error) || error instanceof BadInput) return error;
  const code = codeOf(error);
  if (code === "EADDRINUSE") return new BadInput(`Port ${config.port} is in use; PORT names another.`);
  if (code === "EACCES" && config.port !== undefined && databaseUrl === undefined)
    return new BadInput(`Port ${config.port} may not be used; PORT names another.`);
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
