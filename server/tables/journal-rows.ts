/** Journals as they lie in the database, and the way from there to where a table stands. */
import {
  type Course,
  type Entry,
  type Game,
  type Header,
  isList,
  isObject,
  type Json,
  playOn,
  replay,
  type Trail,
  trodden,
} from "@rubicon/engine";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { JournalTable, TablesTable } from "../database/schema.ts";

export type TableRow = Selectable<TablesTable>;

/** An entry with all that was told in it. */
export type RecordedEntry = Pick<Selectable<JournalTable>, (typeof RECORDED_COLUMNS)[number]>;

const RECORDED_COLUMNS = ["n", "seat", "back", "by", "events", "at"] as const;

export async function loadRecorded(db: Db, id: string, since: number): Promise<RecordedEntry[]> {
  const rows = await db
    .selectFrom("journal")
    .select(RECORDED_COLUMNS)
    .where("table_id", "=", id)
    .where("n", ">", since)
    .orderBy("n")
    .execute();
  return rows.map((row) => ({ ...row, events: row.events.map(inOrder) }));
}

/**
 * The same data with its fields in order. The database keeps them in an order of its own: whoever heard of an entry
 * twice could otherwise tell whether it was still in memory the second time, and so what others did meanwhile.
 */
export function inOrder(json: Json): Json {
  if (isList(json)) return json.map(inOrder);
  if (!isObject(json)) return json;
  const fields = Object.keys(json).sort();
  return Object.fromEntries(fields.map((field) => [field, inOrder(json[field])]));
}

export const HEADER_COLUMNS = ["id", "game", "rules", "pack", "scenario", "options", "commitment"] as const;

/** What the journal of a table says of it before its first entry. */
export const headerOf = (row: Pick<TableRow, (typeof HEADER_COLUMNS)[number]>): Header => ({
  game: row.game,
  rules: row.rules,
  pack: row.pack,
  scenario: row.scenario,
  options: row.options,
  dice: { kind: "committed", table: row.id, commitment: row.commitment },
});

const ENTRY_COLUMNS = ["n", "seat", "act", "by", "back", "dice", "seal", "final"] as const;
type EntryRow = Pick<Selectable<JournalTable>, (typeof ENTRY_COLUMNS)[number]>;

export function entryOf({ n, seat, act, by, back, dice, seal }: Omit<EntryRow, "final">): Entry {
  const fallen = dice === null ? {} : { dice };
  if (seat === null) return { n, ...fallen, check: seal };
  if (back !== null) return { n, seat, back, check: seal };
  return { n, seat, act, ...(by === null ? {} : { by }), ...fallen, check: seal };
}

export async function loadEntries(db: Db, id: string, upTo = Number.MAX_SAFE_INTEGER): Promise<Entry[]> {
  const rows = await db
    .selectFrom("journal")
    .select(ENTRY_COLUMNS)
    .where("table_id", "=", id)
    .where("n", "<=", Math.min(upTo, 2 ** 31 - 1))
    .orderBy("n")
    .execute();
  return rows.map(entryOf);
}

/** Where a table that has begun stands. */
export async function loadCourse(db: Db, game: Game, row: TableRow): Promise<Course<object>> {
  const { position, seal } = await loadPosition(db, game, row);
  return { position, length: row.entries, dice: row.dice, seal, trail: await loadTrail(db, row) };
}

/** From the newest snapshot and the entries after it, so that a long game takes no longer than a short one. */
async function loadPosition(db: Db, game: Game, row: TableRow): Promise<{ position: object; seal: string }> {
  const snapshot = await db
    .selectFrom("snapshots")
    .select(["n", "position"])
    .where("table_id", "=", row.id)
    .where("n", "<", row.entries)
    .orderBy("n", "desc")
    .limit(1)
    .executeTakeFirst();
  const first = snapshot ? snapshot.n + 1 : 0;
  const tail = await db
    .selectFrom("journal")
    .select(ENTRY_COLUMNS)
    .where("table_id", "=", row.id)
    .where("n", ">=", Math.max(0, first - 1))
    .where("n", "<", row.entries)
    .orderBy("n")
    .execute();
  const { seal } = tail[tail.length - 1];
  const fresh = tail.filter(({ n }) => n >= first);
  // A snapshot is worth its while only if nobody went back behind it.
  if (!snapshot || fresh.some(({ back }) => back !== null)) {
    const entries = await loadEntries(db, row.id, row.entries - 1);
    return { position: playedAgain(() => replay(game, { header: headerOf(row), entries })).position, seal };
  }
  const position = game.read(snapshot.position);
  playedAgain(() => playOn(game, position, fresh.map(entryOf)));
  return { position, seal };
}

/** Whatever is wrong with a journal is our fault, and told in words that nobody but its players should read. */
export function playedAgain<T>(play: () => T): T {
  try {
    return play();
  } catch (problem) {
    throw new Error("The journal of a table cannot be played again.", { cause: problem });
  }
}

/** The entries that count, from the last that is final on. Taken-back ones are left out. */
async function loadTrail(db: Db, { id, entries }: TableRow): Promise<Trail> {
  const rows = await db
    .selectFrom("journal")
    .select(ENTRY_COLUMNS)
    .where("table_id", "=", id)
    .where("n", "<", entries)
    .where(
      "n",
      ">=",
      sql<number>`coalesce((select max(j.n) from journal j where j.table_id = ${id} and j.final and j.back is null and j.n < ${entries}), 0)`,
    )
    .orderBy("n")
    .execute();
  return rows.reduce<Trail>((trail, row) => trodden(trail, entryOf(row), row.final), []);
}
