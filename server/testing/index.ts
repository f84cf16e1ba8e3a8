/** A whole server for tests: on a database of its own, listening on a free port, its letters kept to be read. */
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, connect, type SocketConstructor } from "@rubicon/client";
import type { Ruleset, Seat } from "@rubicon/engine";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import pg from "pg";
import { WebSocket } from "ws";
import { type App, buildApp, type LogSink, type Parts } from "../app.ts";
import { openStore, type Store } from "../database/open.ts";
import type { OpenForm } from "../protocol.ts";
import type { Config, Letter } from "../services.ts";

export interface TestServer {
  readonly url: string;
  readonly app: App;
  readonly store: Store;
  readonly config: Config;
  /** Letters that were sent, the oldest first. */
  readonly letters: readonly Letter[];
  /** A client that nobody knows yet. */
  stranger(): Client;
  /** A client that comes back with the cookies of a session. */
  as(cookie: string): Client;
  /** A client that plays as a guest. */
  guest(name?: string): Promise<Client>;
  /** Two guests. */
  pairOfPlayers(): Promise<[Client, Client]>;
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly rulesets?: readonly Ruleset[];
  readonly now?: () => Date;
  readonly config?: Partial<Config>;
  /** Bots that play for the house, and how patient they are. */
  readonly bots?: Parts["bots"];
  readonly botSettings?: Parts["botSettings"];
  /** Where lines of the log go. */
  readonly log?: LogSink;
  /** A store to share with another server, as several processes share one PostgreSQL. It stays open. */
  readonly store?: Store;
}

/** The package has all that a client needs, and more: its types are wider than ours, which the compiler minds. */
export const NodeSocket = WebSocket as unknown as SocketConstructor;

export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const { rulesets = [juliusCaesarRules], now, log, bots = null, botSettings } = options;
  const base = options.store ? null : await freshStore();
  const store = options.store ?? base?.store;
  if (!store) throw new Error("a store was opened or given");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const config: Config = {
    host: "localhost",
    port,
    origin: url,
    folder: mkdtempSync(join(tmpdir(), "rubicon-server-")),
    page: null,
    databaseUrl: null,
    trustProxy: false,
    smtp: null,
    logLevel: "silent",
    requestsPerMinute: 0,
    ...options.config,
  };
  const letters: Letter[] = [];
  const sendMail = async (letter: Letter): Promise<void> => {
    letters.push(letter);
  };
  const app = await buildApp({
    ...{ config, store, rulesets, sendMail, bots },
    ...(now ? { now } : {}),
    ...(log ? { log } : {}),
    ...(botSettings ? { botSettings } : {}),
  });
  await app.fastify.listen({ host: config.host, port });
  const clients: Client[] = [];

  function as(cookie: string): Client {
    const client = connect(url, { WebSocket: NodeSocket, cookie, backoff: { first: 10, most: 200 } });
    clients.push(client);
    return client;
  }
  const stranger = (): Client => as("");

  async function guest(name?: string): Promise<Client> {
    const client = stranger();
    await client.guest(name);
    return client;
  }

  return {
    url,
    app,
    store,
    config,
    letters,
    stranger,
    as,
    guest,
    pairOfPlayers: async () => [await guest(), await guest()],
    async close() {
      for (const client of clients) client.close();
      await app.close();
      await base?.close();
    },
  };
}

const A_TABLE: OpenForm = { game: "julius-caesar", scenario: "historical" };

/** A game under way: the first opened the table and sits on `seat`, the second joined. */
export async function openAndJoin(
  [first, second]: readonly [Client, Client],
  form: Partial<OpenForm> & { readonly seat?: Seat } = {},
): Promise<string> {
  const table = await first.openTable({ ...A_TABLE, ...form });
  await second.join(table);
  return table;
}

interface FreshStore {
  readonly store: Store;
  close(): Promise<void>;
}

/** In memory, or a new database on the PostgreSQL that DATABASE_URL names, which is dropped again. */
export async function freshStore(): Promise<FreshStore> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    const store = await openStore({ memory: true });
    return { store, close: () => store.close() };
  }
  const database = await freshDatabase(url);
  const store = await openStore({ url: database.url });
  return {
    store,
    async close() {
      await store.close();
      await database.drop();
    },
  };
}

/** A new, empty database on that PostgreSQL. */
export async function freshDatabase(url: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `rubicon_test_${randomBytes(8).toString("hex")}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(url, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "localhost", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => found(port));
    });
  });
}
