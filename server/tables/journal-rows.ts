/** Journals as they lie in the database, and the way from there to where a table stands. */
import {
  type Course,
  type Entry,
  type Game,
  type Header,
  isList,
  isObject,
  type Json,
  LONGEST_TRAIL,
  playOn,
  replay,
  type Trail,
  trailFrom,
  trodden,
} from "@rubicon/engine";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { JournalTable, TablesTable } from "../database/schema.ts";

export type TableRow = Selectable<TablesTable>;

/** An entry with all that was told in it. */
export type RecordedEntry = Pick<Selectable<JournalTable>, (typeof RECORDED_COLUMNS)[number]>;

const RECORDED_COLUMNS = ["n", "seat", "back", "by", "act", "events", "at"] as const;

/** Entries that are read at once: others need the database in between. */
const AT_ONCE = 100;

/** Those after entry `since`, so many at most if a number is given. */
export async function loadRecorded(db: Db, id: string, since: number, most = Infinity): Promise<RecordedEntry[]> {
  const recorded: RecordedEntry[] = [];
  for (let after = since; ; after = recorded[recorded.length - 1].n) {
    const wanted = Math.min(AT_ONCE, most - recorded.length);
    const rows = await db
      .selectFrom("journal")
      .select(RECORDED_COLUMNS)
      .where("table_id", "=", id)
      .where("n", ">", after)
      .orderBy("n")
      .limit(wanted)
      .execute();
    recorded.push(...rows.map((row) => ({ ...row, act: inOrder(row.act), events: row.events.map(inOrder) })));
    if (rows.length < AT_ONCE || recorded.length >= most) return recorded;
  }
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

type HeaderRow = Pick<TableRow, (typeof HEADER_COLUMNS)[number]>;

/** What the journal of a table says of it before its first entry. */
export const headerOf = (row: HeaderRow): Header => ({
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

export async function loadEntries(db: Db, id: string, span: Partial<Span> = {}): Promise<Entry[]> {
  const { from = 0, to = LAST } = span;
  const rows = await db
    .selectFrom("journal")
    .select(ENTRY_COLUMNS)
    .where("table_id", "=", id)
    .where("n", ">=", Math.min(from, LAST))
    .where("n", "<=", Math.min(to, LAST))
    .orderBy("n")
    .execute();
  return rows.map(entryOf);
}

/** Entries of a journal, the last included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const LAST = 2 ** 31 - 1;

/** Where a table that has begun stands. */
export async function loadCourse(db: Db, game: Game, row: TableRow): Promise<Course<object>> {
  const { position, seal } = await loadPosition(db, game, row, row.entries - 1);
  return { position, length: row.entries, dice: row.dice, seal, trail: await loadTrail(db, row) };
}

/** A snapshot is kept every so many entries: a cache, so that opening a long game takes no longer than a short one. */
export const SNAPSHOT_EVERY = 40;

/** An entry that led to a position, and the position itself where that was kept. */
type PathRow = EntryRow & { readonly position: Json };

/**
 * The position after an entry, and that entry's seal: from the nearest snapshot on the way there, so that a long
 * game takes no longer than a short one, however much of it was taken back.
 */
export async function loadPosition(
  db: Db,
  game: Game,
  row: HeaderRow,
  n: number,
): Promise<{ readonly position: object; readonly seal: string }> {
  const path = await loadPath(db, row.id, n);
  const [first] = path;
  const last = path.at(-1);
  if (last?.n !== n || (first.position === null && first.n !== 0)) throw brokenJournal(`entry ${n} leads nowhere`);
  const position = playedAgain(() => {
    if (first.position !== null) return game.read(first.position);
    return replay(game, { header: headerOf(row), entries: [entryOf(first)] }).position;
  });
  const left = path.flatMap((each) => (each === first || each.back !== null ? [] : [entryOf(each)]));
  // Whoever takes back what is to be kept makes long ways: the next one finds it shorter.
  const kept = left.length > 2 * SNAPSHOT_EVERY ? left.length - SNAPSHOT_EVERY : 0;
  playedAgain(() => playOn(game, position, left.slice(0, kept)));
  if (kept > 0) await keepSnapshot(db, row.id, left[kept - 1].n, game.write(position));
  playedAgain(() => playOn(game, position, left.slice(kept)));
  return { position, seal: last.seal };
}

/** What led to an entry, in order, from the last snapshot on the way; from the opening where there is none. */
async function loadPath(db: Db, id: string, n: number): Promise<readonly PathRow[]> {
  const { rows } = await sql<PathRow>`
    with recursive path as (
      select ${PATH_COLUMNS} from journal j left join snapshots s on s.table_id = j.table_id and s.n = j.n
      where j.table_id = ${id} and j.n = ${n}
      union all
      select ${PATH_COLUMNS} from path join journal j on j.table_id = ${id} and j.n = coalesce(path.back, path.n - 1)
        left join snapshots s on s.table_id = j.table_id and s.n = j.n
      where path.position is null
    )
    select * from path order by n`.execute(db);
  return rows;
}

const PATH_COLUMNS = sql`j.n, j.seat, j.act, j.by, j.back, j.dice, j.seal, j.final, s.position`;

async function keepSnapshot(db: Db, table_id: string, n: number, position: Json): Promise<void> {
  await db
    .insertInto("snapshots")
    .values({ table_id, n, position: JSON.stringify(position) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whatever is wrong with a journal is our fault, and told in words that nobody but its players should read. */
export function playedAgain<T>(play: () => T): T {
  try {
    return play();
  } catch (problem) {
    throw brokenJournal(problem);
  }
}

const brokenJournal = (cause: unknown): Error => new Error("The journal of a table cannot be played again.", { cause });

/**
 * The entries that count, from the last that is final on, and not more than a trail is long. Taken-back ones are left
 * out. Who went back behind a final one goes no further back from there.
 */
async function loadTrail(db: Db, { id, entries }: TableRow): Promise<Trail> {
  const { rows } = await sql<EntryRow & { readonly last_final: number }>`
    with recursive last as (
      select coalesce((select n from journal where table_id = ${id} and final and back is null and n < ${entries}
        order by n desc limit 1), 0) as final
    ), path as (
      select n, seat, act, by, back, dice, seal, final, 0 as counted from journal
      where table_id = ${id} and n = ${entries - 1}
      union all
      select j.n, j.seat, j.act, j.by, j.back, j.dice, j.seal, j.final,
        path.counted + case when path.back is null then 1 else 0 end
      from path join journal j on j.table_id = ${id} and j.n = coalesce(path.back, path.n - 1), last
      where path.n > last.final and path.counted < ${LONGEST_TRAIL}
    )
    select path.*, last.final as last_final from path, last order by n`.execute(db);
  return rows
    .filter(({ back }) => back === null)
    .reduce<Trail>(
      (trail, row) => (row.n < row.last_final ? trailFrom(row.n) : trodden(trail, entryOf(row), row.final)),
      [],
    );
}
