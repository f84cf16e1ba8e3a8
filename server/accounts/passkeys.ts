/** Passkeys as their owner sees them. The library makes them and signs in with them. */
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import { Refused } from "../tables/refusing.ts";
import { NO_ADDRESS, type User } from "./players.ts";
import type { Passkey } from "./schemas.ts";

interface PasskeyRow {
  readonly id: string;
  readonly userId: string;
  readonly credentialID: string;
  readonly createdAt: Date | null;
  readonly usedAt: Date | null;
}

const withPasskeys = (db: Kysely<Database>) => db.withTables<{ user: User; passkey: PasskeyRow }>();

/** The oldest first. */
export async function passkeysOf(db: Kysely<Database>, user: string): Promise<Passkey[]> {
  const rows = await withPasskeys(db)
    .selectFrom("passkey")
    .select(["id", "createdAt", "usedAt"])
    .where("userId", "=", user)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ id, createdAt, usedAt }) => ({
    id,
    madeAt: createdAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

export async function passkeyUsed(db: Kysely<Database>, credential: string, now: Date): Promise<void> {
  await withPasskeys(db).updateTable("passkey").set({ usedAt: now }).where("credentialID", "=", credential).execute();
}

/** Harmless when it is gone already. Throws Refused where nobody could get in without it. */
export function removePasskey(db: Kysely<Database>, user: string, id: string): Promise<void> {
  return withPasskeys(db)
    .transaction()
    .execute(async (tx) => {
      // Of two that go at the same time one is the last.
      const { email } = await tx
        .selectFrom("user")
        .select("email")
        .where("id", "=", user)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx.deleteFrom("passkey").where("userId", "=", user).where("id", "=", id).execute();
      if (!email.endsWith(`@${NO_ADDRESS}`)) return;
      const left = await tx.selectFrom("passkey").select("id").where("userId", "=", user).limit(1).execute();
      if (left.length === 0) throw new Refused("last-passkey");
    });
}

/** Whoever has a new password has only those passkeys that he wants to keep. */
export async function keepPasskeys(db: Kysely<Database>, user: string, kept: readonly string[]): Promise<void> {
  await withPasskeys(db)
    .deleteFrom("passkey")
    .where("userId", "=", user)
    .where(sql<boolean>`id <> all(${kept}::text[])`)
    .execute();
}
