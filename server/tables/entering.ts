/** Adding an entry to a journal: what it makes of the table, and the one statement that writes it down. */
import type { Content, EventShape, Seat } from "@rubicon/engine";
import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { type Clocks, passed } from "./clocks.ts";
import type { Known } from "./known-table.ts";

/** An entry and where it leads, before it is written. */
export interface Draft {
  readonly content: Content;
  readonly position: object;
  readonly events: readonly EventShape[];
  readonly dice: readonly number[];
  readonly actId: string | null;
}

/** The table after an entry. */
export function movedOn(known: Known, { content, position, dice }: Draft, now: Date): Known {
  const { row, game, sitters, clocks: before } = known;
  const outcome = game.outcome(position);
  const asked = game.toMove(position);
  const toMove = asked === "over" ? null : asked;
  const away = (seat: Seat): Date | null => sitters.find((sitter) => sitter.seat === seat)?.awayUntil ?? null;
  const clocks: Clocks = passed(row.clock, before, row.to_move, toMove, now, away);
  return {
    ...known,
    clocks,
    requests: known.requests.filter(({ kind }) => kind !== "take-back"),
    row: {
      ...row,
      entries: content.n + 1,
      dice: row.dice + dice.length,
      status: toMove === null ? "over" : "running",
      to_move: toMove,
      asked_at: clocks.askedAt,
      deadline: clocks.deadline,
      outcome,
      started_at: row.started_at ?? now,
      ended_at: toMove === null ? now : null,
    },
  };
}

/** Everything that one entry writes. */
export interface Written {
  readonly before: Known;
  readonly after: Known;
  readonly draft: Draft;
  readonly content: Content;
  readonly seal: string;
  readonly final: boolean;
  readonly at: Date;
  /** Whether the position is kept as well: a cache, so that opening a long game takes no longer than a short one. */
  readonly keep: boolean;
  /** Said to all servers when it is done. */
  readonly announcement: string;
}

/**
 * Tables move on, entries are added, the others are told, in one statement: all of an entry or nothing. Returns the
 * tables that moved on. Those that had moved on before do not, which also holds between servers, since the second
 * to update the row sees what the first made of it. No table may be there twice.
 */
export async function commitEntries(db: Db, channel: string, entries: readonly Written[]): Promise<Set<string>> {
  const given = JSON.stringify(entries.map(rowOf));
  const { rows } = await sql<{ id: string }>`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb) as given (
        id text, entries_before int, status_before text, deadline_before timestamptz,
        entries int, thrown int, status text, to_move text, asked_at timestamptz, deadline timestamptz,
        outcome jsonb, started_at timestamptz, ended_at timestamptz,
        n int, act_id text, seat text, act jsonb, orders jsonb, back int, dice jsonb, seal text, events jsonb,
        final boolean, at timestamptz, position jsonb, clocks jsonb, announcement text
      )
    ), moved as (
      update tables set
        entries = given.entries, dice = given.thrown, status = given.status, to_move = given.to_move,
        asked_at = given.asked_at, deadline = given.deadline, outcome = given.outcome,
        started_at = given.started_at, ended_at = given.ended_at
      from given
      where tables.id = given.id and tables.entries = given.entries_before and tables.status = given.status_before
        and date_trunc('milliseconds', tables.deadline) is not distinct from given.deadline_before
      returning tables.id
    ), added as (
      insert into journal (table_id, n, act_id, seat, act, orders, back, dice, seal, events, final, at)
      select id, n, act_id, seat, act, orders, back, dice, seal, events, final, at from given join moved using (id)
    ), kept as (
      insert into snapshots (table_id, n, position)
      select id, n, position from given join moved using (id) where position is not null
      on conflict do nothing
    ), wound as (
      update seats set remaining = (given.clocks ->> seats.seat)::bigint
      from given join moved using (id)
      where seats.table_id = given.id and given.clocks ? seats.seat
    )
    select id, pg_notify(${channel}, announcement) from given join moved using (id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

function rowOf({ before, after, draft, content, seal, final, at, keep, announcement }: Written) {
  const { row } = after;
  // Only what this entry changed: the other seat may be granted time at the same moment.
  const changed = [...after.clocks.remaining].filter(([seat, left]) => before.clocks.remaining.get(seat) !== left);
  return {
    id: row.id,
    entries_before: before.row.entries,
    status_before: before.row.status,
    deadline_before: before.row.deadline,
    entries: row.entries,
    thrown: row.dice,
    status: row.status,
    to_move: row.to_move,
    asked_at: row.asked_at,
    deadline: row.deadline,
    outcome: row.outcome,
    started_at: row.started_at,
    ended_at: row.ended_at,
    n: content.n,
    act_id: draft.actId,
    seat: "seat" in content ? content.seat : null,
    act: "act" in content ? content.act : null,
    orders: "orders" in content ? content.orders : null,
    back: "back" in content ? content.back : null,
    dice: draft.dice.length === 0 ? null : draft.dice,
    seal,
    events: draft.events,
    final,
    at,
    position: keep ? after.game.write(draft.position) : null,
    clocks: Object.fromEntries(changed),
    announcement,
  };
}
