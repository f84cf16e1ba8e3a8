/**
 * A backup is one file: JSON Lines, packed with gzip. First a line about it, then for each table of the database
 * a line that names it and a line a row, and at the end how many rows there were and a SHA-256 over all before.
 *
 * Rows are written as the database itself writes them as JSON, so no value changes on its way through here. All
 * are read in one transaction that sees the database as it was at one moment. Jobs of the queue stay behind:
 * whatever still needs to be told is come upon again.
 */
import { createHash } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { BadInput } from "@rubicon/engine";
import { sql, type Transaction } from "kysely";
import type { Store } from "../database/open.ts";
import type { Database } from "../database/schema.ts";

export const BACKUP_FORMAT = 1;
/** Rows that are fetched at once. */
const AT_ONCE = 500;
/** The list of migrations is part of the schema, and not of what people did. */
export const MIGRATION_TABLES = ["kysely_migration", "kysely_migration_lock"];

export interface Saved {
  readonly rows: number;
  readonly tables: number;
  readonly sha256: string;
}

/** Writes the file whole or not at all, from wherever the packed backup comes. */
export async function intoFile(file: string, source: (sink: Writable) => Promise<void>): Promise<void> {
  const aside = join(dirname(file), `.${basename(file)}.${process.pid}`);
  // Seeds, hashes of passwords, keys: for nobody else to read.
  const target = await open(aside, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === "ENOENT" ? "there is no such folder" : error.message;
    throw new BadInput(`${file} cannot be written: ${why}.`);
  });
  try {
    await source(target.createWriteStream({ flush: true }));
    await rename(aside, file);
  } catch (error) {
    await target.close().catch(() => {});
    await rm(aside, { force: true });
    throw error;
  }
}

export async function backup(store: Store, file: string): Promise<Saved> {
  const lines = new Lines();
  await intoFile(file, (sink) => writeBackup(store, sink, lines));
  return lines.summary();
}

/** Writes a packed backup and ends the sink. */
export async function writeBackup({ db }: Store, sink: Writable, lines = new Lines()): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((tx) => pipeline(Readable.from(linesOf(tx, lines)), createGzip(), sink));
}

/** Counts and hashes what goes by. */
class Lines {
  rows = 0;
  tables = 0;
  private readonly hash = createHash("sha256");

  write(text: string): string {
    this.hash.update(text);
    return text;
  }

  summary(): Saved {
    return { rows: this.rows, tables: this.tables, sha256: this.hash.copy().digest("hex") };
  }
}

async function* linesOf(tx: Transaction<Database>, lines: Lines): AsyncGenerator<string> {
  const header = { backup: "rubicon", format: BACKUP_FORMAT, at: new Date().toISOString() };
  yield lines.write(`${JSON.stringify({ ...header, migration: await lastMigration(tx) })}\n`);
  for (const table of await tablesOf(tx)) {
    lines.tables++;
    yield lines.write(`${JSON.stringify({ table })}\n`);
    await sql`declare every_row no scroll cursor for select to_json(r)::text as row from ${sql.table(table)} r`.execute(
      tx,
    );
    for (;;) {
      const { rows } = await sql<{ row: string }>`fetch forward ${sql.lit(AT_ONCE)} from every_row`.execute(tx);
      if (rows.length === 0) break;
      lines.rows += rows.length;
      yield lines.write(rows.map(({ row }) => `${row.replaceAll("\n", " ")}\n`).join(""));
    }
    await sql`close every_row`.execute(tx);
  }
  const { rows, sha256 } = lines.summary();
  yield `${JSON.stringify({ end: true, rows, sha256 })}\n`;
}

/** Every table of the schema that this database works in. */
export async function tablesOf(tx: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`.execute(tx);
  return rows.map(({ name }) => name).filter((name) => !MIGRATION_TABLES.includes(name));
}

export async function lastMigration(tx: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(tx);
  return rows[0].name;
}
