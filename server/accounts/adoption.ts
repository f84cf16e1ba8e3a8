/**
 * A guest becomes somebody. Who signs up keeps his player, so that games, seats, chat and notes stay as they are.
 * Who signs in to an account that has a player already brings along what he did as a guest.
 */
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../database/schema.ts";

export interface Adoption {
  readonly guest: string;
  readonly player: string;
  /** Tables at which somebody sits under another name, or as another player, than a moment ago. */
  readonly tables: readonly string[];
}

export interface AccountUser {
  readonly id: string;
  readonly name: string;
}

/** Null if the guest never was a player. */
export function adoptGuest(db: Kysely<Database>, guestUser: string, account: AccountUser): Promise<Adoption | null> {
  return db.transaction().execute(async (tx) => {
    const guest = await playerBehind(tx, guestUser);
    if (guest === null) return null;
    const tables = await tablesOf(tx, guest);
    const own = await playerBehind(tx, account.id);
    if (own === null) await handOver(tx, guest, account);
    else await bringAlong(tx, guest, own);
    return { guest, player: own ?? guest, tables };
  });
}

export async function tablesOf(db: Kysely<Database>, player: string): Promise<string[]> {
  const rows = await db.selectFrom("seats").select("table_id").distinct().where("player_id", "=", player).execute();
  return rows.map(({ table_id }) => table_id);
}

async function playerBehind(tx: Transaction<Database>, user: string): Promise<string | null> {
  const row = await tx.selectFrom("players").select("id").where("user_id", "=", user).forUpdate().executeTakeFirst();
  return row?.id ?? null;
}

const handOver = (tx: Transaction<Database>, guest: string, account: AccountUser) =>
  tx
    .updateTable("players")
    .set({ user_id: account.id, guest: false, name: account.name })
    .where("id", "=", guest)
    .execute();

/** Who played against himself as a guest and under his own name has both seats afterwards, as at a table for one. */
async function bringAlong(tx: Transaction<Database>, guest: string, own: string): Promise<void> {
  await tx.updateTable("seats").set({ player_id: own }).where("player_id", "=", guest).execute();
  await tx.updateTable("tables").set({ created_by: own }).where("created_by", "=", guest).execute();
  await tx.updateTable("chat").set({ player_id: own }).where("player_id", "=", guest).execute();
  await tx.updateTable("results").set({ player_id: own }).where("player_id", "=", guest).execute();
  await tx.updateTable("push").set({ player_id: own }).where("player_id", "=", guest).execute();
  await tx
    .updateTable("ratings")
    .set({ player_id: own })
    .where("player_id", "=", guest)
    .where("game", "not in", tx.selectFrom("ratings").select("game").where("player_id", "=", own))
    .execute();
  // One note a table and player: of two, both are kept, one below the other.
  await sql`
    insert into notes (table_id, player_id, text, at)
    select table_id, ${own}, text, at from notes where player_id = ${guest}
    on conflict (table_id, player_id) do update
    set text = notes.text || E'\n\n' || excluded.text, at = greatest(notes.at, excluded.at)`.execute(tx);
  await tx.deleteFrom("notes").where("player_id", "=", guest).execute();
  await tx.deleteFrom("presence").where("player_id", "=", guest).execute();
  // The guest's row stays: nothing points to it any more but what it was called then.
  await tx.updateTable("players").set({ user_id: null }).where("id", "=", guest).execute();
}
