/** Sessions that have begun: whether they last, and whose they are. */
import { sql } from "kysely";
import type { Db } from "../database/open.ts";

interface SessionTable {
  readonly token: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

/** The session that a cookie of the sign-in library names: what stands before its signature. */
export function sessionIn(cookie: string): string {
  const text = decodeURIComponent(cookie);
  return text.slice(0, text.lastIndexOf("."));
}

/** Of these sessions those that have not ended, each with its player. The clock is the library's own. */
export async function lastingSessions(db: Db, sessions: readonly string[]): Promise<Map<string, string>> {
  if (sessions.length === 0) return new Map();
  const rows = await db
    .withTables<{ session: SessionTable }>()
    .selectFrom("session")
    .innerJoin("players", "players.user_id", "session.userId")
    .select(["session.token", "players.id"])
    // One parameter, however many there are.
    .where("session.token", "=", sql<string>`any(${sessions})`)
    .where("session.expiresAt", ">", new Date())
    .execute();
  return new Map(rows.map(({ token, id }) => [token, id]));
}
