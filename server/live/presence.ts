/** Who is looking at which table, kept in the database for all servers: nobody is sent a notice of what he sees. */
import type { Store } from "../database/open.ts";

export interface Onlooking {
  readonly player: string;
  readonly table: string;
}

/** Rows in one statement: enough to be quick, few enough not to hold anybody up. */
const AT_ONCE = 500;

export async function renewPresence({ db }: Store, looking: readonly Onlooking[], now: Date): Promise<void> {
  for (let from = 0; from < looking.length; from += AT_ONCE)
    await db
      .insertInto("presence")
      .values(
        looking
          .slice(from, from + AT_ONCE)
          .map(({ player, table }) => ({ player_id: player, table_id: table, seen_at: now })),
      )
      .onConflict((row) => row.columns(["player_id", "table_id"]).doUpdateSet({ seen_at: now }))
      .execute();
}

export async function endPresence({ db }: Store, { player, table }: Onlooking): Promise<void> {
  await db.deleteFrom("presence").where("player_id", "=", player).where("table_id", "=", table).execute();
}
