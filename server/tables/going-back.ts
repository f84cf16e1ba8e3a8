/** What is needed to go back to an earlier entry, and whether one can. */
import { isList, type Json, type Seat } from "@rubicon/engine";
import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Playing } from "./drafting.ts";
import { loadPosition } from "./journal-rows.ts";
import type { Choice } from "./known-table.ts";

/** How the table stood after an entry. */
export interface Return {
  readonly position: object;
  /** What a seat had gathered there before it gave its answer, which is now taken back. */
  readonly gathered: { readonly seat: Seat; readonly acts: readonly Choice[] } | null;
}

export async function loadReturn(db: Db, { game, row }: Playing, back: number): Promise<Return> {
  const { position } = await loadPosition(db, game, row, back);
  const taken = await firstAfter(db, row.id, back);
  if (taken === null || taken.seat !== game.toMove(position) || !isList(taken.act)) return { position, gathered: null };
  const acts = taken.act.slice(0, -1).map((act, i) => ({ act: game.acts.read(act), id: `${back}-${taken.n}-${i}` }));
  return { position, gathered: { seat: taken.seat, acts } };
}

interface Taken {
  readonly n: number;
  readonly seat: Seat | null;
  readonly act: Json;
}

/** The entry that came after this one, of those that count: the next, or the one after the last return to it. */
async function firstAfter(db: Db, table: string, n: number): Promise<Taken | null> {
  const { rows } = await sql<Taken>`
    select n, seat, act from journal where table_id = ${table} and n =
      (select coalesce(max(n), ${n}::int) + 1 from journal where table_id = ${table} and n > ${n} and back = ${n})`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Whether an entry still counts: it is no take-back itself, and none has gone behind it. */
export async function isCounted(db: Db, table: string, n: number): Promise<boolean> {
  const { rows } = await sql`
    select n from journal where table_id = ${table} and n = ${n} and back is null and not exists
      (select from journal later where later.table_id = ${table} and later.n > ${n} and later.back < ${n})`.execute(db);
  return rows.length > 0;
}
