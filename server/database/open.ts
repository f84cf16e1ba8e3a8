/** Opens the database: PostgreSQL where an address is given, PGlite in a folder otherwise. Same SQL on both. */
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { Ears, type Listener } from "./ears.ts";
import { lockFolder } from "./lock.ts";
import { migrate } from "./migrations.ts";
import { type Patience, patiently } from "./patience.ts";
import { openFolder, openInMemory } from "./pglite.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

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

const AT_ONCE: Patience = { seconds: 0, waiting() {} };

/** With patience, a PostgreSQL that is not ready is waited for. */
export async function openStore(where: Where, patience: Patience = AT_ONCE): Promise<Store> {
  const store = "url" in where ? openPostgres(where.url) : await openEmbedded(where);
  try {
    // Cut in the middle it has changed nothing, or all: it may be tried again from the beginning.
    await patiently(() => migrate(store.db), patience);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** Nobody waits longer for a connection. */
const PATIENCE = 30_000;

function openPostgres(url: string): Store {
  const pool = new pg.Pool({ connectionString: url, max: 16, keepAlive: true, connectionTimeoutMillis: PATIENCE });
  bearLosses(pool);
  const ears = new Ears(url);
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

/**
 * A connection may be lost at any time: PostgreSQL is started again, or somebody cuts it. Whoever waits for an answer on
 * it is told so by the failure of his query, and the next who needs a connection gets a new one. But the loss is also
 * said aloud, in use or not, and what is said aloud and not heard by anybody ends the process.
 */
function bearLosses(pool: pg.Pool): void {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}

async function openEmbedded(where: { readonly folder: string } | { readonly memory: true }): Promise<Store> {
  const unlock = "folder" in where ? await lockFolder(where.folder) : async () => {};
  const pglite: PGlite = "folder" in where ? await openFolder(join(where.folder, "pglite")) : await openInMemory();
  // One connection: whoever asks for a second inside a transaction is told so instead of waiting for ever.
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, connectionTimeoutMillis: PATIENCE });
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
