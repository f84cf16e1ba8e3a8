/** Puts a backup into an empty database: all of it, or nothing. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { BadInput } from "@rubicon/engine";
import { Migrator, sql, type Transaction } from "kysely";
import { z } from "zod";
import { MIGRATIONS } from "../database/migrations.ts";
import type { Db, Store } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import { BACKUP_FORMAT, lastMigration, MIGRATION_TABLES, type Saved, tablesOf } from "./backup.ts";

const header = z.object({
  backup: z.literal("rubicon"),
  format: z.number(),
  at: z.string(),
  migration: z.string(),
});
const tableLine = z.strictObject({ table: z.string() });
const endLine = z.strictObject({ end: z.literal(true), rows: z.number(), sha256: z.string() });

/** Rows that are added at once. */
const AT_ONCE = 200;
/** Characters of them, after which no more are waited for. */
const ENOUGH = 4 * 1024 * 1024;
/** No row has as many characters: the longest hold a pack that a player brought along. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** Throws BadInput, in one sentence, when the file is no whole backup or the database is not empty. */
export async function restore(store: Store, file: string): Promise<Saved> {
  const { db } = store;
  const made = await inspect(file);
  await mustBeEmpty(db);
  await migrateTo(db, made.migration);
  const saved = await db.transaction().execute(async (tx) => {
    const constraints = await foreignKeys(tx);
    for (const { table, name } of constraints)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} deferrable initially deferred`.execute(
        tx,
      );
    const restored = await fill(tx, file);
    // Everything was added in the order of the file; whether it hangs together is seen only now.
    await sql`set constraints all immediate`.execute(tx);
    for (const { table, name } of constraints)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} not deferrable`.execute(tx);
    await continueCounters(tx);
    return restored;
  });
  await migrateTo(db, latest());
  return saved;
}

interface Inspected extends Saved {
  readonly migration: string;
}

/** Reads the whole file once before anything is touched: a backup that was cut or altered is found here. */
export async function inspect(file: string): Promise<Inspected> {
  const hash = createHash("sha256");
  let about: z.infer<typeof header> | null = null;
  let end: z.infer<typeof endLine> | null = null;
  let [rows, tables] = [0, 0];
  for await (const line of linesIn(file)) {
    if (end !== null) throw broken(file, "something follows its end");
    const json = parsed(line);
    if (about === null) {
      about = header.safeParse(json).data ?? null;
      if (about === null) throw new BadInput(`${file} is no backup of Rubicon.`);
      if (about.format !== BACKUP_FORMAT)
        throw new BadInput(`${file} has format ${about.format}; only format ${BACKUP_FORMAT} can be read.`);
      if (!(about.migration in MIGRATIONS)) throw new BadInput(`${file} was made by a later version of Rubicon.`);
    } else {
      end = endLine.safeParse(json).data ?? null;
      if (end !== null) continue;
      if (tableLine.safeParse(json).success) tables++;
      else rows++;
    }
    hash.update(`${line}\n`);
  }
  if (about === null || end === null) throw broken(file, "its end is missing");
  const sha256 = hash.digest("hex");
  if (end.rows !== rows || end.sha256 !== sha256) throw broken(file, "its hash does not fit");
  return { rows, tables, sha256, migration: about.migration };
}

async function fill(tx: Transaction<Database>, file: string): Promise<Saved> {
  const known = await tablesOf(tx);
  const hash = createHash("sha256");
  let [rows, tables, first] = [0, 0, true];
  let table = "";
  let waiting: string[] = [];
  let length = 0;
  const add = async (): Promise<void> => {
    if (waiting.length > 0) await addRows(tx, table, waiting);
    rows += waiting.length;
    waiting = [];
    length = 0;
  };
  for await (const line of linesIn(file)) {
    const json = parsed(line);
    if (endLine.safeParse(json).success) break;
    hash.update(`${line}\n`);
    const next = first ? null : tableLine.safeParse(json).data;
    if (next) {
      await add();
      if (!known.includes(next.table)) throw new BadInput(`There is no table ${next.table} in the database.`);
      table = next.table;
      tables++;
    } else if (!first) {
      waiting.push(line);
      length += line.length;
      if (waiting.length === AT_ONCE || length > ENOUGH) await add();
    }
    first = false;
  }
  await add();
  return { rows, tables, sha256: hash.digest("hex") };
}

/** The database reads its own writing: every column by name. */
async function addRows(tx: Transaction<Database>, table: string, rows: readonly string[]): Promise<void> {
  const all = `[${rows.join(",")}]`;
  await sql`insert into ${sql.table(table)} overriding system value
    select * from json_populate_recordset(null::${sql.table(table)}, ${all}::json)`.execute(tx);
}

async function foreignKeys(tx: Transaction<Database>): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as table, k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(tx);
  return rows;
}

/** Columns that count by themselves go on after the highest number there is. */
async function continueCounters(tx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(tx);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(tx);
}

async function mustBeEmpty(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of await tablesOf(tx)) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
      if (rows.length > 0)
        throw new BadInput("The database is not empty; a backup is restored into an empty one only.");
    }
  });
}

const latest = (): string => Object.keys(MIGRATIONS).sort().slice(-1)[0];

/** The schema as it was when the backup was made, so that its rows fit; then later migrations treat them as any others. */
async function migrateTo(db: Db, migration: string): Promise<void> {
  const reached = await db.transaction().execute(lastMigration);
  if (reached === migration) return;
  if (reached > migration) await startAfresh(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateTo(migration);
  if (error) throw error;
}

/** Drops the tables, which are known to be empty. */
function startAfresh(db: Db): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const table of [...(await tablesOf(tx)), ...MIGRATION_TABLES])
      await sql`drop table if exists ${sql.table(table)} cascade`.execute(tx);
  });
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  const reading = pipeline(createReadStream(file), text);
  // What goes wrong is thrown by the loop below.
  reading.catch(() => {});
  text.setEncoding("utf8");
  // A line that does not end keeps growing: its pieces are put together once, when it does.
  let begun: string[] = [];
  let length = 0;
  try {
    for await (const piece of text) {
      const lines = String(piece).split("\n");
      for (const [i, part] of lines.entries()) {
        begun.push(part);
        length += part.length;
        if (length > LONGEST_LINE) throw broken(file, "one of its lines is longer than any that was ever written");
        if (i === lines.length - 1) break;
        yield begun.join("");
        begun = [];
        length = 0;
      }
    }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof BadInput) throw error;
    const code = "code" in error ? String(error.code) : "";
    if (code.startsWith("Z_") || code === "ERR_STREAM_PREMATURE_CLOSE") throw broken(file, "it cannot be unpacked");
    throw new BadInput(`${file} cannot be read: ${code === "ENOENT" ? "it is not there" : error.message}.`);
  }
  if (length > 0) throw broken(file, "its end is missing");
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const broken = (file: string, why: string): BadInput => new BadInput(`${file} is no whole backup: ${why}.`);
