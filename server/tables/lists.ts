/** Lists of tables: open, running and finished. A private table is in nobody's list but its players'. */
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Database, TablesTable } from "../database/schema.ts";
import type { ListsTouched, Services } from "../services.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import type { ListQuery, TableList } from "./forms.ts";
import { WhoAreYou } from "./refusing.ts";
import { SUMMARY_COLUMNS, summarise } from "./summaries.ts";

type Where = ExpressionBuilder<Database, "tables">;

/** The newest first. */
export async function listTables(
  { store, ...games }: Pick<Services, "store" | "shelf" | "cupboard">,
  viewer: string | null,
  { game, status, mine, text, cursor, limit }: ListQuery,
): Promise<TableList> {
  const rows = await store.db
    .selectFrom("tables")
    .select(SUMMARY_COLUMNS)
    .where((where) => (mine ? isMine(where, viewer) : isForAll(where)))
    .$if(game !== undefined, (query) => query.where("game", "=", game ?? ""))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "open"))
    .$if(text !== undefined && text !== "", (query) => query.where((where) => mentions(where, games, text ?? "")))
    .$if(cursor !== undefined, (query) => query.where(isAfter(cursor ?? "")))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page[page.length - 1];
  const next = rows.length > limit ? writeCursor({ at: last.created_at, id: last.id }) : null;
  return { tables: await summarise(store.db, page, viewer), next };
}

function isMine(where: Where, viewer: string | null): Expression<SqlBool> {
  if (viewer === null) throw new WhoAreYou();
  return isHis(where, viewer);
}

/** Those that a player sits at. */
export const isHis = (where: Where, player: string): Expression<SqlBool> =>
  where("tables.id", "in", where.selectFrom("seats").select("table_id").where("player_id", "=", player));

/** Public ones that anybody could open from the list: to join them, or to look on. */
export const isForAll = (where: Where): Expression<SqlBool> =>
  where.and([
    where("visibility", "=", "public"),
    where.or([
      where.and([where("status", "=", "open"), where.not(isReserved(where))]),
      where.and([where("watchers", "=", true), where("entries", ">", 0)]),
    ]),
  ]);

/** The free seat of such a table is kept for one player. */
const isReserved = (where: Where): Expression<SqlBool> =>
  where.exists(
    where.selectFrom("challenges").select("challenges.at").whereRef("challenges.table_id", "=", "tables.id"),
  );

interface Listed extends Pick<Selectable<TablesTable>, "visibility" | "status" | "watchers"> {
  /** Whom the free seat is kept for. */
  readonly reservedFor?: string | null;
}

/** The same of one table. What is over before it began was open a moment ago. */
const isSeenByAll = ({ visibility, status, watchers, reservedFor = null }: Listed): boolean =>
  visibility === "public" && (status === "open" ? reservedFor === null : watchers);

/**
 * Whose lists a change of a table is seen in: those of whoever sits there, and the lobby if it stands there, or stood
 * there before. Strangers must not hear even that something has changed where they see nothing.
 */
export const listsTouched = (players: Iterable<string | null>, ...table: readonly Listed[]): ListsTouched => ({
  players: [...new Set(players)].filter((player) => player !== null),
  lobby: table.some(isSeenByAll),
});

function isAfter(cursor: string): Expression<SqlBool> {
  const { at, id } = readCursor(cursor);
  return sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id})`;
}

/** Games and scenarios are few and looked through here; names of players are looked up by how they begin. */
function mentions(
  where: Where,
  { shelf, cupboard }: Pick<Services, "shelf" | "cupboard">,
  text: string,
): Expression<SqlBool> {
  const sought = text.toLowerCase();
  const has = (name: string): boolean => name.toLowerCase().includes(sought);
  const named = shelf.rulesets.filter(({ id, title }) => has(id) || has(title)).map(({ id }) => id);
  const games = shelf.ids.flatMap((id) => cupboard.offered(id));
  const scenarios = [...new Set(games.flatMap((game) => game.scenarios.map(({ id }) => id)))].filter(has);
  const start = `${sought.replace(/[\\%_]/g, "\\$&")}%`;
  return where.or([
    ...(named.length > 0 ? [where("game", "in", named)] : []),
    ...(scenarios.length > 0 ? [where("scenario", "in", scenarios)] : []),
    where(
      "tables.id",
      "in",
      where
        .selectFrom("seats")
        .innerJoin("players", "players.id", "seats.player_id")
        .select("seats.table_id")
        .where(sql<boolean>`lower(players.name) like ${start}`),
    ),
  ]);
}
