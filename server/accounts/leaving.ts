/**
 * Somebody deletes his account. His games stay, since they are his opponents' as well, and so does what he said at
 * tables; everything that says who he was goes. From then on he has no name: readers see a former player.
 */
import { sql } from "kysely";
import type { Db } from "../database/open.ts";

/** Harmless when he is gone already. */
export function erase(db: Db, player: string, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom("players")
      .select("user_id")
      .where("id", "=", player)
      .forUpdate()
      .executeTakeFirst();
    const user = row?.user_id ?? null;
    await tx
      .updateTable("players")
      .set({
        user_id: null,
        name: "",
        language: "en",
        notices: JSON.stringify({ email: false, push: false, webhook: null }),
        challenges: "nobody",
        away_until: null,
        token: null,
        gone_at: now,
      })
      .where("id", "=", player)
      .execute();
    await tx.deleteFrom("push").where("player_id", "=", player).execute();
    await tx.deleteFrom("notes").where("player_id", "=", player).execute();
    await tx.deleteFrom("presence").where("player_id", "=", player).execute();
    await tx.updateTable("challenges").set({ word: null }).where("challenged", "=", player).execute();
    if (user === null) return;
    // Links in letters, and passkeys that are being made, name the user in what they hold.
    await sql`delete from "verification" where position(${user}::text in "value") > 0`.execute(tx);
    // Takes sessions, passwords and passkeys along.
    await sql`delete from "user" where "id" = ${user}`.execute(tx);
  });
}
