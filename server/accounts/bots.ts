/**
 * Bots that players run themselves: players with an owner, who come in by a token instead of a session.
 *
 * A token is shown once, when it is made; of it a hash is kept, so that nobody who reads the database can use it. It is
 * drawn at random and long, so a plain hash is enough. A new one makes the former worthless, on every server and on
 * every open socket within seconds.
 */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { sql } from "kysely";
import type { BotAccount, NewBotAccount } from "../automata/forms.ts";
import type { Db } from "../database/open.ts";
import type { Player } from "../services.ts";
import { NotHere, Refused } from "../tables/refusing.ts";

/** Of one player. */
export const MOST_BOTS = 5;

const TOKEN = /^Bearer (rubicon_[\w-]{32})$/i;

const newToken = (): string => `rubicon_${randomBytes(24).toString("base64url")}`;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A hash of the token that comes with a request; empty where it comes with something that is none; null without any. */
export function tokenIn({ authorization }: Pick<IncomingHttpHeaders, "authorization">): string | null {
  if (authorization === undefined) return null;
  const [, token] = TOKEN.exec(authorization) ?? [];
  return token === undefined ? "" : hashOf(token);
}

/** The id of the bot that has this token. */
export async function botBehind(db: Db, hash: string): Promise<string | null> {
  return (await lastingTokens(db, [hash])).get(hash) ?? null;
}

/** Of these hashes those that open something, each with its bot. */
export async function lastingTokens(db: Db, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom("players")
    .select(["id", "token"])
    .where("token", "=", sql<string>`any(${hashes})`)
    .where("gone_at", "is", null)
    .execute();
  return new Map(rows.flatMap(({ id, token }) => (token === null ? [] : [[token, id] as const])));
}

export async function botsOf(db: Db, owner: string): Promise<BotAccount[]> {
  const rows = await db
    .selectFrom("players")
    .select(["id", "name", "created_at"])
    .where("owner", "=", owner)
    .where("gone_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, created_at }) => ({ id, name, madeAt: created_at.toISOString() }));
}

export async function makeBot(db: Db, owner: Player, name: string, now: Date): Promise<NewBotAccount> {
  mayRunBots(owner);
  const [id, token] = [randomUUID(), newToken()];
  await db.transaction().execute(async (tx) => {
    // One after the other, so that many at once do not all find few.
    await tx.selectFrom("players").select("id").where("id", "=", owner.id).forUpdate().execute();
    if ((await botsOf(tx, owner.id)).length >= MOST_BOTS) throw new Refused("enough-bot-accounts");
    await tx
      .insertInto("players")
      .values({
        ...{ id, user_id: null, name, guest: false, language: owner.language, created_at: now },
        ...{ bot: true, owner: owner.id, token: hashOf(token) },
        notices: JSON.stringify({ email: false, push: false, webhook: null }),
      })
      .execute();
  });
  return { id, name, madeAt: now.toISOString(), token };
}

/** Its former token opens nothing any more. */
export async function renewToken(db: Db, owner: Player, id: string): Promise<NewBotAccount> {
  const bot = await ownBot(db, owner, id);
  const token = newToken();
  await db
    .updateTable("players")
    .set({ token: hashOf(token) })
    .where("id", "=", id)
    .execute();
  return { ...bot, token };
}

/** Says of a bot of somebody else no more than that there is none. */
export async function ownBot(db: Db, owner: Player, id: string): Promise<BotAccount> {
  mayRunBots(owner);
  const bot = (await botsOf(db, owner.id)).find((each) => each.id === id);
  if (bot === undefined) throw new NotHere("player");
  return bot;
}

/** There is no end to guests; and whoever runs a bot answers for it. */
function mayRunBots({ guest, bot }: Player): void {
  if (bot !== undefined) throw new Refused("not-for-bots");
  if (guest) throw new Refused("accounts-only");
}
