/** Writing down what has become of tables: one statement, and all of it or nothing. */
import { facesOf, type Seat } from "@rubicon/engine";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Draft, TableAdvance } from "./entering.ts";
import { SNAPSHOT_EVERY } from "./journal-rows.ts";
import type { Choice, Known } from "./known-table.ts";

/** Everything that is written about one table at once. */
export interface Sheet {
  readonly before: Known;
  readonly after: Known;
  readonly draft: Draft;
  readonly at: Date;
  /** Said to all servers when it is done. */
  readonly announcement: string;
}

/**
 * Tables move on, entries are added, the others are told, in one statement: all of a sheet or nothing. Returns the
 * tables that moved on. Those that had moved on before do not, which also holds between servers, since the second
 * to update the row sees what the first made of it. No table may be there twice.
 */
export async function writeSheets(db: Db, channel: string, sheets: readonly Sheet[]): Promise<Set<string>> {
  const tables = sheets.map(tableRow);
  const entries = sheets.flatMap(entryRows);
  // Most sheets are one entry and nothing else: what they do not need they need not pay for.
  const { rows } = await sql<{ id: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(tables)}::jsonb) as given (
        id text, entries_before int, status_before text, deadline_before timestamptz, said_before int,
        entries int, thrown int, status text, to_move text, asked_at timestamptz, deadline timestamptz,
        in_window boolean, interrupted text, said int,
        outcome jsonb, started_at timestamptz, ended_at timestamptz,
        clocks jsonb, orders jsonb, choices jsonb, gathered jsonb, announcement text
      )
    ), entry as (
      select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (
        id text, n int, act_id text, seat text, act jsonb, by text, back int, dice jsonb, seal text, events jsonb,
        final boolean, at timestamptz, position jsonb
      )
    ), moved as (
      update tables set
        entries = given.entries, dice = given.thrown, status = given.status, to_move = given.to_move,
        asked_at = given.asked_at, deadline = given.deadline, in_window = given.in_window,
        interrupted = given.interrupted, said = given.said, outcome = given.outcome,
        started_at = given.started_at, ended_at = given.ended_at
      from given
      where tables.id = given.id and tables.entries = given.entries_before and tables.status = given.status_before
        and tables.said = given.said_before
        and date_trunc('milliseconds', tables.deadline) is not distinct from given.deadline_before
      returning tables.id
    ), added as (
      insert into journal (table_id, n, act_id, seat, act, by, back, dice, seal, events, final, at)
      select id, n, act_id, seat, act, by, back, dice, seal, events, final, at from entry join moved using (id)
    )${entries.some(({ position }) => position !== null) ? SNAPSHOTS : NOTHING}${
      tables.some(({ clocks }) => Object.keys(clocks).length > 0) ? CLOCKS : NOTHING
    }${tables.some(({ said_before, said }) => said_before !== said) ? SAID : NOTHING}
    select id, pg_notify(${channel}, announcement) from given join moved using (id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type Part = RawBuilder<unknown>;

const NOTHING: Part = sql``;

const SNAPSHOTS: Part = sql`, kept as (
    insert into snapshots (table_id, n, position)
    select id, n, position from entry join moved using (id) where position is not null
    on conflict do nothing
  )`;

const CLOCKS: Part = sql`, wound as (
    update seats set remaining = (given.clocks ->> seats.seat)::bigint
    from given join moved using (id)
    where seats.table_id = given.id and given.clocks ? seats.seat
  )`;

/** What seats have said in advance, and what they have gathered. */
const SAID: Part = sql`, ordered as (
    insert into orders (table_id, seat, orders)
    select id, each.key, each.value from given join moved using (id), jsonb_each(given.orders) as each
    on conflict (table_id, seat) do update set orders = excluded.orders
  ), chosen as (
    insert into ahead (table_id, seat, act, act_id)
    select id, each.key, each.value -> 'act', each.value ->> 'id'
    from given join moved using (id), jsonb_each(given.choices) as each where each.value <> 'null'
    on conflict (table_id, seat) do update set act = excluded.act, act_id = excluded.act_id
  ), dropped as (
    delete from ahead using given join moved using (id), jsonb_each(given.choices) as each
    where ahead.table_id = id and ahead.seat = each.key and each.value = 'null'
  ), gathering as (
    insert into gathered (table_id, seat, acts)
    select id, each.key, each.value from given join moved using (id), jsonb_each(given.gathered) as each
    where each.value <> 'null'
    on conflict (table_id, seat) do update set acts = excluded.acts
  ), scattered as (
    delete from gathered using given join moved using (id), jsonb_each(given.gathered) as each
    where gathered.table_id = id and gathered.seat = each.key and each.value = 'null'
  )`;

function tableRow({ before, after, announcement }: Sheet) {
  const { row, game } = after;
  const written = ({ act, id }: Choice) => ({ act: game.acts.write(act), id });
  return {
    id: row.id,
    entries_before: before.row.entries,
    status_before: before.row.status,
    deadline_before: before.row.deadline,
    said_before: before.row.said,
    entries: row.entries,
    thrown: row.dice,
    status: row.status,
    to_move: row.to_move,
    asked_at: row.asked_at,
    deadline: row.deadline,
    in_window: row.in_window,
    interrupted: row.interrupted,
    said: row.said,
    outcome: row.outcome,
    started_at: row.started_at,
    ended_at: row.ended_at,
    // Only what changed: the other seat may be granted time at the same moment.
    clocks: changed(game.seats, ({ clocks }, seat) => clocks.remaining.get(seat), before, after),
    orders: changed(game.seats, ({ orders }, seat) => orders[seat], before, after),
    choices: changed(game.seats, ({ choices }, seat) => choices[seat], before, after, written),
    gathered: changed(
      game.seats,
      ({ gathered }, seat) => gathered[seat],
      before,
      after,
      (choices) => choices.map(written),
    ),
    announcement,
  };
}

const entryRows = ({ before, draft, at }: Sheet) =>
  draft.advances.map((advance, i) => entryRow(before, advance, i === 0 ? draft.actId : undefined, at));

function entryRow(
  { row, game, choices }: Known,
  { entry, events, course }: TableAdvance,
  actId: string | undefined,
  at: Date,
) {
  const faces = facesOf(entry);
  const by = ("by" in entry && entry.by) || null;
  // What was chosen ahead bears the id it was sent under.
  const choice = "act" in entry && by === null ? choices[entry.seat] : undefined;
  return {
    id: row.id,
    n: entry.n,
    act_id: actId ?? choice?.id ?? null,
    seat: "seat" in entry ? entry.seat : null,
    act: "act" in entry ? entry.act : null,
    by,
    back: "back" in entry ? entry.back : null,
    dice: faces.length === 0 ? null : faces,
    seal: entry.check,
    events,
    // A take-back ends nothing: what it restores could be taken back before.
    final: !("back" in entry) && (course.trail.at(-1)?.final ?? false),
    at,
    position: entry.n % SNAPSHOT_EVERY === SNAPSHOT_EVERY - 1 ? game.write(course.position) : null,
  };
}

/** By seat, what is there now where something else was before; null where there is nothing any more. */
function changed<T>(
  seats: readonly Seat[],
  look: (known: Known, seat: Seat) => T | undefined,
  before: Known,
  after: Known,
  write: (is: T) => object | T = (is) => is,
) {
  const rows = seats.flatMap((seat) => {
    const is = look(after, seat);
    return is === look(before, seat) ? [] : [[seat, is === undefined ? null : write(is)] as const];
  });
  return Object.fromEntries(rows);
}
