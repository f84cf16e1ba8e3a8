/** Opens the database: PostgreSQL where an address is given, PGlite in a folder otherwise. Same SQL on both. */
import { writeSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { BadInput } from "@rubicon/engine";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { keepLogShort } from "./checkpoints.ts";
import { sentenceOn } from "./damage.ts";
import { Ears, type Listener } from "./ears.ts";
import { shutFolder } from "./folder.ts";
import { Lines } from "./lines.ts";
import { type FolderLock, lockFolder } from "./lock.ts";
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
  /** False while notices of other processes may be missed; listeners are told when that is over. */
  hears(): boolean;
  close(): Promise<void>;
}

export type Where = { readonly url: string } | { readonly folder: string } | { readonly memory: true };

export interface Opening {
  /** With patience, a PostgreSQL that is not ready is waited for. */
  readonly patience?: Patience;
  /** Hears what whoever runs the server should know. */
  say?(sentence: string): void;
  /** Called when the embedded database can do nothing more, or must not. Nothing comes after it: it ends the process. */
  broken?(sentence: string): void;
}

const AT_ONCE: Patience = { seconds: 0, waiting() {} };

export async function openStore(where: Where, opening: Opening = {}): Promise<Store> {
  const { patience = AT_ONCE } = opening;
  const store = "url" in where ? openPostgres(where.url) : await openEmbedded(where, opening);
  try {
    // Cut in the middle it has changed nothing, or all: it may be tried again from the beginning.
    await patiently(() => migrate(store.db), patience);
  } catch (error) {
    await store.close();
    if ("folder" in where && !(error instanceof BadInput))
      throw new BadInput(sentenceOn(filesIn(where.folder), error), { cause: error });
    throw error;
  }
  return store;
}

/** Nobody waits longer for a connection. */
const PATIENCE = 30_000;
/** Milliseconds that goodbyes may take. */
const GOODBYE = 2_000;

function openPostgres(url: string): Store {
  const lines = new Lines();
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    stream: () => lines.open(),
  });
  bearLosses(pool);
  const ears = new Ears(url, lines, () => lines.cutSilent());
  return {
    db: kyselyOn(pool),
    pool,
    kind: "postgres",
    listen: (channel, listener) => ears.listen(channel, listener),
    hears: () => ears.hear,
    async close() {
      const impatience = setTimeout(() => lines.cut(), GOODBYE);
      await ears.close();
      await pool.end();
      clearTimeout(impatience);
      lines.cutSilent();
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

/** Where the files of the embedded database lie in the data folder. */
export const filesIn = (folder: string): string => join(folder, "pglite");

async function openEmbedded(
  where: { readonly folder: string } | { readonly memory: true },
  opening: Opening,
): Promise<Store> {
  const { pglite, lock } = "folder" in where ? await openLocked(where.folder, opening) : await inMemory();
  // One connection: whoever asks for a second inside a transaction is told so instead of waiting for ever.
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, connectionTimeoutMillis: PATIENCE });
  const stopCheckpoints = lock === null ? () => {} : keepLogShort(pool);
  return {
    db: kyselyOn(pool),
    pool,
    kind: "pglite",
    async listen(channel, listener) {
      await pglite.listen(channel, listener);
    },
    // Whatever is said is said in this process.
    hears: () => true,
    async close() {
      stopCheckpoints();
      await pool.end();
      await pglite.close();
      await lock?.release();
    },
  };
}

interface Embedded {
  readonly pglite: PGlite;
  readonly lock: FolderLock | null;
}

const inMemory = async (): Promise<Embedded> => ({ pglite: await openInMemory(), lock: null });

async function openLocked(folder: string, { say = () => {}, broken = endProcess }: Opening): Promise<Embedded> {
  shutFolder(folder, say);
  let lock: FolderLock | null = null;
  try {
    const held = await lockFolder(folder, {
      lost: () => broken(`The data folder ${folder} was taken over by another Rubicon, so this one stops at once.`),
      waiting: () => say(`Somebody may have the data folder ${folder} open: looking for ten seconds.`),
    });
    lock = held;
    return { pglite: await openFolder(filesIn(folder), { beforeWriting: () => held.check(), broken }), lock };
  } catch (error) {
    await lock?.release();
    throw error instanceof BadInput ? error : new BadInput(sentenceOn(filesIn(folder), error), { cause: error });
  }
}

/** In order it cannot end: to close the database would be to write in it. */
function endProcess(sentence: string): void {
  writeSync(2, `${sentence}\n`);
  process.exit(1);
}

const kyselyOn = (pool: pg.Pool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
