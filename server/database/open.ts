/** Opens the database: PostgreSQL where an address is given, PGlite in a folder otherwise. Same SQL on both. */
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { lockFolder } from "./lock.ts";
import { migrate } from "./migrations.ts";
import { openFolder, openInMemory } from "./pglite.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

/** Hears what other servers on the same database announce. */
export type Listener = (payload: string) => void;

export interface Store {
  readonly db: Db;
  /** The pool under it, for libraries that bring their own SQL. */
  readonly pool: pg.Pool;
  readonly kind: "pglite" | "postgres";
  /** Calls back for every notice on the channel, from this process and from others. */
  listen(channel: string, listener: Listener): Promise<void>;
  close(): Promise<void>;
}

export type Where = { readonly url: string } | { readonly folder: string } | { readonly memory: true };

export async function openStore(where: Where): Promise<Store> {
  const store = "url" in where ? openPostgres(where.url) : await openEmbedded(where);
  await migrate(store.db);
  return store;
}

function openPostgres(url: string): Store {
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  // A connection that is lost while nobody uses it is replaced by the next who needs one; it must not end the process.
  pool.on("error", () => {});
  const ears = new PostgresEars(url);
  return {
    db: kyselyOn(pool),
    pool,
    kind: "postgres",
    listen: (channel, listener) => ears.listen(channel, listener),
    async close() {
      await ears.close();
      await pool.end();
    },
  };
}

async function openEmbedded(where: { readonly folder: string } | { readonly memory: true }): Promise<Store> {
  const unlock = "folder" in where ? await lockFolder(where.folder) : async () => {};
  const pglite: PGlite = "folder" in where ? await openFolder(join(where.folder, "pglite")) : await openInMemory();
  // One connection: whoever asks for a second inside a transaction is told so instead of waiting for ever.
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, connectionTimeoutMillis: 30_000 });
  return {
    db: kyselyOn(pool),
    pool,
    kind: "pglite",
    async listen(channel, listener) {
      await pglite.listen(channel, listener);
    },
    async close() {
      await pool.end();
      await pglite.close();
      await unlock();
    },
  };
}

const kyselyOn = (pool: pg.Pool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

/** A connection of its own that only listens, and comes back when it was lost. */
class PostgresEars {
  private readonly url: string;
  private readonly listeners = new Map<string, Listener[]>();
  private client: pg.Client | null = null;
  private closed = false;

  constructor(url: string) {
    this.url = url;
  }

  async listen(channel: string, listener: Listener): Promise<void> {
    const known = this.listeners.get(channel);
    if (known) known.push(listener);
    else this.listeners.set(channel, [listener]);
    if (!this.client) await this.connect();
    else if (!known) await this.client.query(`listen "${channel}"`);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    client.on("notification", ({ channel, payload }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(payload ?? "");
    });
    client.on("error", () => this.reconnect(client));
    client.on("end", () => this.reconnect(client));
    await client.connect();
    this.client = client;
    for (const channel of this.listeners.keys()) await client.query(`listen "${channel}"`);
  }

  private reconnect(lost: pg.Client): void {
    if (this.closed || this.client !== lost) return;
    this.client = null;
    const retry = (): void => {
      if (this.closed) return;
      this.connect().then(
        // Whatever was said meanwhile was missed: an empty notice tells every listener to look for itself.
        () => {
          for (const listeners of this.listeners.values()) for (const listener of listeners) listener("");
        },
        () => setTimeout(retry, RETRY).unref(),
      );
    };
    setTimeout(retry, RETRY).unref();
  }
}

const RETRY = 500;
