/**
 * Challenges that somebody should be told of: whoever is challenged, and whoever challenged and was told no. As with
 * decisions it is written down in the same transaction that adds the jobs.
 */
import { type Kysely, sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import type { Notices } from "../protocol.ts";
import type { CallKind } from "./words.ts";

export interface Call {
  readonly table: string;
  readonly kind: CallKind;
  /** Who is to be told, and who the other is. */
  readonly player: string;
  readonly other: string;
  readonly notices: Notices;
  readonly guest: boolean;
}

const AT_ONCE = 200;

/** At these tables, or at any. */
export async function untoldCalls(db: Db, tables?: readonly string[]): Promise<Call[]> {
  const isNo = sql<boolean>`c.answer is not distinct from 'declined'`;
  const rows = await db
    .selectFrom("challenges as c")
    .innerJoin("players as p", (join) =>
      join.on(sql<boolean>`p.id = case when ${isNo} then c.challenger else c.challenged end`),
    )
    .select(["c.table_id as table", "c.challenger", "c.challenged", "p.id as player", "p.notices", "p.guest"])
    .select(isNo.as("isNo"))
    .where("c.told", "=", false)
    .$if(tables !== undefined, (query) => query.where("c.table_id", "in", [...(tables ?? [])]))
    .orderBy("c.at")
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ table, challenger, challenged, player, notices, guest, isNo }) => ({
    ...{ table, player, notices, guest },
    kind: isNo ? "declined" : "challenge",
    other: player === challenger ? challenged : challenger,
  }));
}

/** Writes down that these are told now; returns those that nobody had written down before. */
export async function markCalls(tx: Kysely<Database>, calls: readonly Call[]): Promise<Call[]> {
  const fresh: Call[] = [];
  for (const call of calls) {
    const { numUpdatedRows } = await tx
      .updateTable("challenges")
      .set({ told: true })
      .where("table_id", "=", call.table)
      .where("told", "=", false)
      // It may have been answered since it was found.
      .where(sql<boolean>`(answer is not distinct from 'declined') = ${call.kind === "declined"}`)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) fresh.push(call);
  }
  return fresh;
}

/** What there is to tell of it; null where it has been answered, or withdrawn, meanwhile. */
export async function callNow(
  db: Db,
  { table, kind, player }: Pick<Call, "table" | "kind" | "player">,
): Promise<{ readonly name: string; readonly word: string | null } | null> {
  const isNo = kind === "declined";
  const row = await db
    .selectFrom("challenges as c")
    .innerJoin("players as o", "o.id", isNo ? "c.challenged" : "c.challenger")
    .select(["o.name", "c.word"])
    .where("c.table_id", "=", table)
    .where(isNo ? "c.challenger" : "c.challenged", "=", player)
    .where("c.answer", isNo ? "=" : "is", isNo ? "declined" : null)
    .executeTakeFirst();
  return row ?? null;
}
