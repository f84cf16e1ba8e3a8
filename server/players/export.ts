/**
 * All that is kept of a player, for himself, as one JSON file: who he is and what he chose, his games with their journals
 * as he may know them, and what he has said and noted. Of others there is in it what he sees of them anyway.
 *
 * It is written piece by piece while it is sent, and others have their turn in between: nobody waits for it, and no more
 * of it is in memory than a page of a journal.
 */
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { heardBy } from "../live/outlook.ts";
import { LIMITS } from "../protocol.ts";
import type { Player, Services } from "../services.ts";
import { loadRecorded } from "../tables/journal-rows.ts";
import { Refused } from "../tables/refusing.ts";
import { SUMMARY_COLUMNS, summarise } from "../tables/summaries.ts";

type Parts = Pick<Services, "store" | "keeper" | "steward" | "now">;

/** Milliseconds between two. */
const PAUSE = 600_000;
/** Rows in one question. */
const PAGE = 100;

export async function exportOf(parts: Parts, player: Player): Promise<Readable> {
  const { store, now } = parts;
  const at = now();
  const { numUpdatedRows } = await store.db
    .updateTable("players")
    .set({ exported_at: at })
    .where("id", "=", player.id)
    .where((where) =>
      where.or([where("exported_at", "is", null), where("exported_at", "<=", new Date(at.getTime() - PAUSE))]),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refused("too-often", "You have asked for this a moment ago: wait ten minutes.");
  return Readable.from(written(parts, player, at));
}

async function* written(parts: Parts, player: Player, at: Date): AsyncGenerator<string> {
  yield `{"format":"rubicon-player-1","at":${JSON.stringify(at)},"account":${JSON.stringify(await accountOf(parts, player))}`;
  yield* list("ratings", pagesOf(ratingsOf(parts, player)));
  yield* list("challenges", pagesOf(challengesOf(parts, player)));
  yield* tablesIn(parts, player);
  for (const where of ["chat", "gallery"] as const) yield* list(where, linesOf(parts, player, where));
  yield "}\n";
}

/** A list of the file, a page at a time. */
async function* list(name: string, pages: AsyncGenerator<readonly object[]>): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let first = true;
  for await (const page of pages) {
    // The embedded database answers before anybody else is listened to.
    await setImmediate();
    if (page.length > 0) yield `${first ? "" : ","}${page.map((each) => JSON.stringify(each)).join(",")}`;
    first &&= page.length === 0;
  }
  yield "]";
}

async function* pagesOf(rows: Promise<readonly object[]>): AsyncGenerator<readonly object[]> {
  yield await rows;
}

async function accountOf({ store }: Parts, { id, email }: Player): Promise<object> {
  const row = await store.db
    .selectFrom("players")
    .select(["id", "name", "guest", "language", "notices", "challenges", "away_until", "created_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { browsers } = await store.db
    .selectFrom("push")
    .select(({ fn }) => fn.countAll<string>().as("browsers"))
    .where("player_id", "=", id)
    .executeTakeFirstOrThrow();
  const bots = await store.db
    .selectFrom("players")
    .select(["id", "name", "created_at as since"])
    .where("owner", "=", id)
    .where("gone_at", "is", null)
    .orderBy("created_at")
    .execute();
  const { away_until: awayUntil, created_at: since, ...rest } = row;
  return { ...rest, email, since, awayUntil, browsersToldThrough: Number(browsers), bots };
}

const ratingsOf = ({ store }: Parts, { id }: Player) =>
  store.db
    .selectFrom("ratings")
    .select(["game", "rating", "deviation", "volatility", "games", "at"])
    .where("player_id", "=", id)
    .orderBy("game")
    .execute();

const challengesOf = ({ store }: Parts, { id }: Player) =>
  store.db
    .selectFrom("challenges")
    .select(["table_id as table", "challenger", "challenged", "at", "answer", "answered_at as answeredAt", "word"])
    .where((where) => where.or([where("challenger", "=", id), where("challenged", "=", id)]))
    .orderBy("at")
    .limit(10 * PAGE)
    .execute();

async function* linesOf(
  { store }: Parts,
  { id }: Player,
  where: "chat" | "gallery",
): AsyncGenerator<readonly object[]> {
  for (let after = 0; ; ) {
    const rows = await store.db
      .selectFrom(where)
      .select(["id", "table_id as table", "text", "at"])
      .where("player_id", "=", id)
      .where("id", ">", after)
      .orderBy("id")
      .limit(PAGE)
      .execute();
    yield rows.map(({ table, text, at }) => ({ table, text, at }));
    if (rows.length < PAGE) return;
    after = Number(rows[rows.length - 1].id);
  }
}

/** With their journals, which may be long: a table is written piece by piece as well. */
async function* tablesIn(parts: Parts, player: Player): AsyncGenerator<string> {
  const { db } = parts.store;
  const ids = await db
    .selectFrom("seats")
    .select("table_id")
    .distinct()
    .where("player_id", "=", player.id)
    .orderBy("table_id")
    .execute();
  yield `,"tables":[`;
  for (const [i, { table_id: id }] of ids.entries()) {
    await setImmediate();
    const rows = await db.selectFrom("tables").select(SUMMARY_COLUMNS).where("id", "=", id).execute();
    const [summary] = await summarise(db, rows, player.id);
    const note = await db
      .selectFrom("notes")
      .select("text")
      .where("table_id", "=", id)
      .where("player_id", "=", player.id)
      .executeTakeFirst();
    const head = JSON.stringify({ ...summary, note: note?.text ?? "" }).slice(0, -1);
    yield `${i === 0 ? "" : ","}${head}`;
    yield* list("journal", journalOf(parts, player, id));
    yield "}";
  }
  yield "]";
}

async function* journalOf(
  { store, keeper, steward }: Parts,
  player: Player,
  table: string,
): AsyncGenerator<readonly object[]> {
  const standing = await keeper.standing(table);
  const viewer = standing && steward.viewerOf(player, standing);
  if (!standing || viewer === null) return;
  for (let since = -1; ; since += LIMITS.entries) {
    const recorded = await loadRecorded(store.db, table, since, LIMITS.entries);
    yield heardBy(standing, viewer, recorded);
    if (recorded.length < LIMITS.entries) return;
  }
}
