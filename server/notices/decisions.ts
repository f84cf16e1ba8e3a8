/**
 * Decisions that somebody should be told of.
 *
 * A decision is a seat being asked at a table since a moment. Whether its player has been told is written down in
 * the same transaction that adds the jobs to tell him, so he is told once, whichever server comes upon it and
 * whatever crashes in between. Who is looking at the table is passed over, and come upon again later if he leaves
 * without having acted.
 */
import { type Kysely, sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import type { Notices } from "../protocol.ts";
import type { Kind } from "./words.ts";

export interface Decision {
  readonly table: string;
  readonly seat: string;
  readonly player: string;
  readonly askedAt: Date;
  readonly kind: Kind;
  readonly notices: Notices;
  readonly guest: boolean;
}

/** Whoever has shown himself within this time is looking. Clients do so more often. */
export const FRESH = 45_000;
/** Nobody is told of a decision that has waited longer; the reminder may still come. */
const STALE = 3 * 86_400_000;
const TWO_HOURS = 7_200_000;
const AT_ONCE = 500;

/** Those at these tables, or at any. */
export async function untold(db: Db, kind: Kind, now: Date, tables?: readonly string[]): Promise<Decision[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  let asked = db
    .selectFrom("tables as t")
    .innerJoin("seats as s", (join) => join.onRef("s.table_id", "=", "t.id").onRef("s.seat", "=", "t.to_move"))
    .innerJoin("players as p", "p.id", "s.player_id")
    .select(["t.id as table", "s.seat", "p.id as player", "p.notices", "p.guest", sql<Date>`t.asked_at`.as("askedAt")])
    .where("t.status", "=", "running")
    .where(reachable)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("told")
            .select("told.kind")
            .whereRef("told.table_id", "=", "t.id")
            .whereRef("told.asked_at", "=", sql.ref("t.asked_at"))
            .where("told.kind", "=", kind),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("presence")
            .select("presence.seen_at")
            .whereRef("presence.player_id", "=", "p.id")
            .whereRef("presence.table_id", "=", "t.id")
            .where("presence.seen_at", ">", before(FRESH)),
        ),
      ),
    );
  if (kind === "move") asked = asked.where("t.asked_at", ">", before(STALE));
  else
    asked = asked
      .where("t.deadline", ">", now)
      .where(sql<boolean>`t.clock ->> 'kind' = 'days'`)
      .where(remindAt, "<=", now);
  if (tables !== undefined) asked = asked.where("t.id", "in", tables);
  const rows = await asked.orderBy("t.asked_at").limit(AT_ONCE).execute();
  return rows.map((row) => ({ ...row, kind }));
}

/** Guests have no address for letters, and not every account a browser that takes messages. */
const reachable = sql<boolean>`(
  (p.notices -> 'email' = 'true' and not p.guest)
  or (p.notices -> 'push' = 'true' and exists (select from push where push.player_id = p.id))
  or p.notices ->> 'webhook' is not null
)`;

/** With a quarter of the time left, and two hours before its end at the latest. */
const remindAt = sql<Date>`t.deadline - greatest((t.deadline - t.asked_at) / 4, ${TWO_HOURS} * interval '1 millisecond')`;

/** Writes down that these are told now; returns those that nobody had written down before. */
export async function markTold(tx: Kysely<Database>, decisions: readonly Decision[], now: Date): Promise<Decision[]> {
  if (decisions.length === 0) return [];
  const row = ({ table, askedAt }: Decision, kind: Kind) => ({ table_id: table, asked_at: askedAt, kind, at: now });
  // Whoever is reminded need not be told as well.
  const rows = decisions.flatMap((each) =>
    each.kind === "reminder" ? [row(each, "reminder"), row(each, "move")] : [row(each, "move")],
  );
  // Of decisions that were made nobody needs to know any more.
  await tx
    .deleteFrom("told")
    .using("tables")
    .whereRef("told.table_id", "=", "tables.id")
    .whereRef("told.asked_at", "!=", sql.ref("tables.asked_at"))
    .where(
      "tables.id",
      "in",
      decisions.map(({ table }) => table),
    )
    .execute();
  const marked = await tx
    .insertInto("told")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["table_id", "kind"])
    .execute();
  return decisions.filter((each) => marked.some(({ table_id, kind }) => table_id === each.table && kind === each.kind));
}

/** Whether it still waits for that player, and he is not looking. */
export async function stillWaits(db: Db, { table, seat, player, askedAt }: Waiting, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("tables as t")
    .innerJoin("seats as s", (join) => join.onRef("s.table_id", "=", "t.id").onRef("s.seat", "=", "t.to_move"))
    .leftJoin("presence as look", (join) =>
      join.onRef("look.table_id", "=", "t.id").onRef("look.player_id", "=", "s.player_id"),
    )
    .select(["s.player_id", "s.seat", "t.asked_at", "look.seen_at"])
    .where("t.id", "=", table)
    .where("t.status", "=", "running")
    .executeTakeFirst();
  if (row?.player_id !== player || row.seat !== seat || row.asked_at?.getTime() !== askedAt.getTime()) return false;
  return row.seen_at === null || now.getTime() - row.seen_at.getTime() > FRESH;
}

export type Waiting = Pick<Decision, "table" | "seat" | "player" | "askedAt">;
