/** A player's ratings, and the finished games that whoever asks may know of. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Services } from "../services.ts";
import { readCursor, writeCursor } from "../tables/cursor.ts";
import { NotHere } from "../tables/refusing.ts";
import { SUMMARY_COLUMNS, summarise } from "../tables/summaries.ts";
import type { Profile } from "./forms.ts";

const PAGE = 30;

type Parts = Pick<Services, "store">;
type Where = ExpressionBuilder<Database, "tables" | "results">;

export async function profileOf(
  { store }: Parts,
  id: string,
  viewer: string | null,
  cursor?: string | undefined,
): Promise<Profile> {
  const { db } = store;
  const player = await db
    .selectFrom("players")
    .select(["id", "name", "guest", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!player) throw new NotHere("player");
  const ratings = await db
    .selectFrom("ratings")
    .select(["game", "rating", "deviation", "games"])
    .where("player_id", "=", id)
    .orderBy("game")
    .execute();
  const results = await countResults({ store }, id, viewer);
  const { finished, next } = await finishedGames({ store }, id, viewer, cursor);
  return {
    id: player.id,
    name: player.name,
    guest: player.guest,
    since: player.created_at.toISOString(),
    ratings,
    results,
    finished,
    next,
  };
}

/** Games at public tables, and those that whoever asks played himself. */
const isKnownTo = (where: Where, viewer: string | null): Expression<SqlBool> =>
  where.or([
    where("tables.visibility", "=", "public"),
    where.exists(
      where
        .selectFrom("seats")
        .select("seats.seat")
        .whereRef("seats.table_id", "=", "results.table_id")
        .where("seats.player_id", "=", viewer ?? ""),
    ),
  ]);

async function countResults({ store }: Parts, id: string, viewer: string | null): Promise<Profile["results"]> {
  const counts = await store.db
    .selectFrom("results")
    .innerJoin("tables", "tables.id", "results.table_id")
    .select(["results.score", ({ fn }) => fn.countAll<string>().as("games")])
    .where("results.player_id", "=", id)
    .where((where) => isKnownTo(where, viewer))
    .groupBy("results.score")
    .execute();
  const games = (score: number): number => Number(counts.find((each) => each.score === score)?.games ?? 0);
  return { won: games(1), drawn: games(0.5), lost: games(0) };
}

async function finishedGames(
  { store }: Parts,
  id: string,
  viewer: string | null,
  cursor: string | undefined,
): Promise<Pick<Profile, "finished" | "next">> {
  const rows = await store.db
    .selectFrom("results")
    .innerJoin("tables", "tables.id", "results.table_id")
    .select(SUMMARY_COLUMNS)
    .select(["results.seat", "results.score", "results.rating_before", "results.rating_after", "results.at"])
    .where("results.player_id", "=", id)
    .where((where) => isKnownTo(where, viewer))
    .$if(cursor !== undefined, (query) => query.where(isAfter(cursor ?? "")))
    .orderBy("results.at", "desc")
    .orderBy("results.table_id", "desc")
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  const last = page[page.length - 1];
  const tables = await summarise(store.db, page, viewer);
  return {
    finished: page.map(({ seat, score, rating_before, rating_after }, i) => ({
      table: tables[i],
      seat,
      score,
      ratingBefore: rating_before,
      ratingAfter: rating_after,
    })),
    next: rows.length > PAGE ? writeCursor({ at: last.at, id: last.id }) : null,
  };
}

function isAfter(cursor: string): Expression<SqlBool> {
  const { at, id } = readCursor(cursor);
  return sql<boolean>`(results.at, results.table_id) < (${at}::timestamptz, ${id})`;
}
