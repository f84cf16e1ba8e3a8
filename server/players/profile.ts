/** A player's ratings, and the finished games that whoever asks may know of. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import type { Player, Services } from "../services.ts";
import { readCursor, writeCursor } from "../tables/cursor.ts";
import { NotHere } from "../tables/refusing.ts";
import { SUMMARY_COLUMNS, summarise } from "../tables/summaries.ts";
import type { Profile } from "./forms.ts";
import { PERSON, personIn } from "./person.ts";

const PAGE = 30;

type Parts = Pick<Services, "store">;
type Where = ExpressionBuilder<Database, "tables" | "results">;

export async function profileOf(
  { store }: Parts,
  id: string,
  asking: Pick<Player, "id" | "guest"> | null,
  cursor?: string | undefined,
): Promise<Profile> {
  const { db } = store;
  const viewer = asking?.id ?? null;
  const player = await db
    .selectFrom("players")
    .select([...PERSON, "challenges", "created_at", "owner"])
    .where("id", "=", id)
    .where("gone_at", "is", null)
    .executeTakeFirst();
  if (!player) throw new NotHere("player");
  const ratings = await db
    .selectFrom("ratings")
    .select(["game", "rating", "deviation", "games"])
    .where("player_id", "=", id)
    .orderBy("game")
    .execute();
  const records = await recordsOf({ store }, id, viewer);
  const { finished, next } = await finishedGames({ store }, id, viewer, cursor);
  return {
    ...personIn(player),
    owner: await ownerOf(db, player.owner),
    since: player.created_at.toISOString(),
    ratings,
    results: totalOf(records),
    records,
    mayChallenge: mayChallenge(asking, player),
    finished,
    next,
  };
}

/** Whoever runs a bot answers for it. */
async function ownerOf(db: Db, owner: string | null): Promise<Profile["owner"]> {
  const row =
    owner === null
      ? undefined
      : await db
          .selectFrom("players")
          .select(PERSON)
          .where("id", "=", owner)
          .where("gone_at", "is", null)
          .executeTakeFirst();
  return row === undefined ? null : personIn(row);
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

/** Between two accounts, and where he does not mind. */
export const mayChallenge = (
  asking: Pick<Player, "id" | "guest"> | null,
  player: { readonly id: string; readonly guest: boolean; readonly challenges: "everybody" | "nobody" },
): boolean =>
  asking !== null && !asking.guest && asking.id !== player.id && !player.guest && player.challenges === "everybody";

async function recordsOf({ store }: Parts, id: string, viewer: string | null): Promise<Profile["records"]> {
  const how = sql<string>`tables.outcome ->> 'how'`;
  const counts = await store.db
    .selectFrom("results")
    .innerJoin("tables", "tables.id", "results.table_id")
    .select(["tables.game", "results.seat", "results.score", how.as("how")])
    .select(({ fn }) => fn.countAll<string>().as("games"))
    .where("results.player_id", "=", id)
    .where((where) => isKnownTo(where, viewer))
    .groupBy(["tables.game", "results.seat", "results.score", how])
    .orderBy("tables.game")
    .orderBy("results.seat")
    .execute();
  const records = new Map<string, Profile["records"][number]>();
  for (const { game, seat, score, how, games } of counts) {
    const n = Number(games);
    const before = records.get(`${game} ${seat}`) ?? { game, seat, ...NO_GAMES };
    const lostBy = (end: string): number => (score === 0 && how === end ? n : 0);
    records.set(`${game} ${seat}`, {
      ...before,
      games: before.games + n,
      won: before.won + (score === 1 ? n : 0),
      drawn: before.drawn + (score === 0.5 ? n : 0),
      lost: before.lost + (score === 0 ? n : 0),
      resigned: before.resigned + lostBy("resigned"),
      outOfTime: before.outOfTime + lostBy("time"),
    });
  }
  return [...records.values()];
}

const NO_GAMES = { games: 0, won: 0, drawn: 0, lost: 0, resigned: 0, outOfTime: 0 };

function totalOf(records: Profile["records"]): Profile["results"] {
  const sum = (which: "won" | "drawn" | "lost"): number => records.reduce((all, record) => all + record[which], 0);
  return { won: sum("won"), drawn: sum("drawn"), lost: sum("lost") };
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
