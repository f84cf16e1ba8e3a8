/** Players: made when a user first does something, found again by their session or their id. */
import { randomUUID } from "node:crypto";
import type { Language } from "@rubicon/engine";
import type { Kysely } from "kysely";
import type { Db } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import { botIn } from "../players/person.ts";
import type { Player } from "../services.ts";
import { withoutGuest } from "./names.ts";
import type { Change, Me, PushSubscription } from "./schemas.ts";
import { comeBack, daysLeft, goAway } from "./vacation.ts";

/** Guests have an address for form's sake, at a domain that cannot exist. */
export const NO_ADDRESS = "guest.invalid";

/** The sign-in library's idea of somebody, as far as it is used. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isAnonymous: boolean | null;
}

const withUsers = (db: Kysely<Database>) => db.withTables<{ user: User }>();

const mailable = (email: string | null, verified: boolean | null): string | null =>
  verified && email !== null && !email.endsWith(`@${NO_ADDRESS}`) ? email : null;

const COLUMNS = [
  "players.id",
  "players.name",
  "players.guest",
  "players.bot",
  "players.level",
  "players.language",
  "players.notices",
  "players.challenges",
  "players.user_id",
  "players.vacation_days",
  "players.vacation_year",
  "players.away_until",
  "user.email",
  "user.emailVerified",
] as const;

const rows = (db: Kysely<Database>) =>
  withUsers(db).selectFrom("players").leftJoin("user", "user.id", "players.user_id").select(COLUMNS);

type Row = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>;

const playerIn = ({ id, name, guest, bot, level, language, notices, email, emailVerified }: Row): Player => ({
  id,
  name,
  guest,
  language,
  notices,
  email: mailable(email, emailVerified),
  ...botIn({ bot, level }),
});

export async function playerById(db: Db, id: string): Promise<Player | null> {
  const row = await rows(db).where("players.id", "=", id).executeTakeFirst();
  return row ? playerIn(row) : null;
}

/** The id of a user's player; null if he has none. */
export async function playerBehind(db: Db, user: string): Promise<string | null> {
  const row = await db.selectFrom("players").select("id").where("user_id", "=", user).executeTakeFirst();
  return row?.id ?? null;
}

/** The player of a user, made if there is none; null if the user has just gone. */
export async function playerOfUser(db: Db, user: User, language: Language): Promise<Player | null> {
  const find = rows(db).where("players.user_id", "=", user.id);
  const known = await find.executeTakeFirst();
  if (known) return playerIn(known);
  try {
    await db
      .insertInto("players")
      .values({
        id: randomUUID(),
        user_id: user.id,
        name: user.name,
        guest: user.isAnonymous === true,
        language,
        notices: JSON.stringify({ email: true, push: true, webhook: null }),
      })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .execute();
  } catch (problem) {
    if (isGone(problem)) return null;
    throw problem;
  }
  const made = await find.executeTakeFirst();
  return made ? playerIn(made) : null;
}

/** PostgreSQL's code for pointing at a row that is not there: the guest was adopted a moment ago. */
const isGone = (problem: unknown): boolean => problem instanceof Error && "code" in problem && problem.code === "23503";

export async function meOf(db: Db, player: string, now: Date): Promise<Me> {
  const row = await rows(db).where("players.id", "=", player).executeTakeFirstOrThrow();
  const { away_until: away } = row;
  return {
    ...playerIn(row),
    challenges: row.challenges,
    hasPassword: (await passwordOf(db, row.user_id)) !== null,
    vacationDays: daysLeft(row, now),
    awayUntil: away !== null && away > now ? away.toISOString() : null,
  };
}

/** The hash of a user's password; null if he gets in by a passkey alone, or is a guest. */
export async function passwordOf(db: Db, user: string | null): Promise<string | null> {
  const row = await db
    .withTables<{ account: { userId: string; providerId: string; password: string | null } }>()
    .selectFrom("account")
    .select("password")
    .where("userId", "=", user ?? "")
    .where("providerId", "=", "credential")
    .executeTakeFirst();
  return row?.password ?? null;
}

/** All of it or nothing: if one wish cannot be granted the others are not either. */
export function changePlayer(db: Db, player: string, wishes: Change, now: Date): Promise<void> {
  const { name, language, notices, challenges, away } = wishes;
  return db.transaction().execute(async (tx) => {
    const set = {
      ...(name === undefined ? {} : { name }),
      ...(language === undefined ? {} : { language }),
      ...(notices === undefined ? {} : { notices: JSON.stringify(notices) }),
      ...(challenges === undefined ? {} : { challenges }),
    };
    if (Object.keys(set).length > 0) await tx.updateTable("players").set(set).where("id", "=", player).execute();
    if (away === null) await comeBack(tx, player, now);
    else if (away !== undefined) await goAway(tx, player, away.days, now);
  });
}

/** A guest who made a passkey can come back from anywhere: he is a guest no longer. Null if he was none. */
export function keepGuest(db: Db, user: string): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await withUsers(tx)
      .withTables<{ passkey: { userId: string } }>()
      .updateTable("user")
      .set({ isAnonymous: false })
      .where("id", "=", user)
      .where("isAnonymous", "=", true)
      .where(({ exists, selectFrom }) => exists(selectFrom("passkey").select("userId").where("userId", "=", user)))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    const player = await tx.selectFrom("players").select(["id", "name"]).where("user_id", "=", user).executeTakeFirst();
    if (!player) return null;
    const kept = { guest: false, name: withoutGuest(player.name) };
    await tx.updateTable("players").set(kept).where("id", "=", player.id).execute();
    return player.id;
  });
}

/** Browsers a player can be told through: the newest. */
const BROWSERS = 10;

/** A browser belongs to whoever subscribed in it last. */
export function subscribe(db: Db, player: string, { endpoint, keys }: PushSubscription, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const kept = { player_id: player, keys: JSON.stringify(keys) };
    await tx
      .insertInto("push")
      .values({ endpoint, ...kept, at: now })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(kept))
      .execute();
    const newest = tx
      .selectFrom("push")
      .select("endpoint")
      .where("player_id", "=", player)
      .orderBy("at", "desc")
      .limit(BROWSERS);
    await tx.deleteFrom("push").where("player_id", "=", player).where("endpoint", "not in", newest).execute();
  });
}

export async function unsubscribe(db: Db, player: string, endpoint: string): Promise<void> {
  await db.deleteFrom("push").where("player_id", "=", player).where("endpoint", "=", endpoint).execute();
}
