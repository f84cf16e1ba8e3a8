/** A server from its settings: opens the database, listens, and stops without losing what it has accepted. */
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { BadInput, type Game } from "@rubicon/engine";
import { type App, buildApp } from "../app.ts";
import { openStore, type Store } from "../database/open.ts";
import type { Config } from "../services.ts";
import { localOrigin } from "./config.ts";
import { addSideDoor } from "./side-door.ts";

export interface Serving {
  /** Where this machine reaches it. */
  readonly url: string;
  readonly config: Config;
  readonly app: App;
  /** Stops accepting, closes sockets, finishes writes and jobs, closes the database. */
  close(): Promise<void>;
}

export async function serve(asked: Config, games: readonly Game[]): Promise<Serving> {
  const config = asked.port === 0 ? await onFreePort(asked) : asked;
  const store = await openConfigured(config);
  let app: App | null = null;
  try {
    app = await buildApp({ config, store, games });
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

/** The database that the settings name. */
export async function openConfigured(config: Pick<Config, "databaseUrl" | "folder">): Promise<Store> {
  try {
    return await openStore(config.databaseUrl === null ? { folder: config.folder } : { url: config.databaseUrl });
  } catch (error) {
    throw inASentence(error, config);
  }
}

/** Whether the embedded database has yet to be made, which takes some seconds. */
export function isNew({ databaseUrl, folder }: Pick<Config, "databaseUrl" | "folder">): boolean {
  return databaseUrl === null && !existsSync(join(folder, "pglite"));
}

/** What whoever runs a server can put right is told in a sentence, without the password in the address. */
function inASentence(error: unknown, { databaseUrl, ...config }: Partial<Config>): unknown {
  if (!(error instanceof Error) || error instanceof BadInput) return error;
  const code = codeOf(error);
  if (code === "EADDRINUSE") return new BadInput(`Port ${config.port} is in use; PORT names another.`);
  if (code === "EACCES" && config.port !== undefined && databaseUrl === undefined)
    return new BadInput(`Port ${config.port} may not be used; PORT names another.`);
  if (databaseUrl === null || databaseUrl === undefined) return error;
  const place = new URL(databaseUrl).host || "this machine";
  const reason = DATABASE_PROBLEMS[code];
  return reason === undefined ? error : new BadInput(`The database at ${place} cannot be used: ${reason}.`);
}

const DATABASE_PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody answers there",
  ENOTFOUND: "there is no machine of that name",
  ETIMEDOUT: "nobody answers there",
  ENOENT: "nobody answers there",
  "28P01": "the name or the password is wrong",
  "28000": "it does not let this user in",
  "3D000": "there is no database of that name",
  "42501": "this user may not make tables there",
};

/** Where several addresses were tried the first failure speaks for all. */
function codeOf(error: Error): string {
  if ("code" in error && typeof error.code === "string") return error.code;
  return error instanceof AggregateError && error.errors[0] instanceof Error ? codeOf(error.errors[0]) : "";
}

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
