/** A player's own tables, the ones that wait for him first. */
import type { Services } from "../services.ts";
import { LIST_LIMITS } from "../tables/forms.ts";
import { SUMMARY_COLUMNS, summarise } from "../tables/summaries.ts";
import type { OwnTables } from "./forms.ts";

/** More games at once than anybody plays. */
const MOST = 300;

export async function ownTablesOf({ store }: Pick<Services, "store">, player: string): Promise<OwnTables> {
  const { db } = store;
  const mine = db
    .selectFrom("tables")
    .select(SUMMARY_COLUMNS)
    .where("id", "in", (where) => where.selectFrom("seats").select("table_id").where("player_id", "=", player));
  const current = await mine
    .where("status", "in", ["running", "open"])
    .orderBy("deadline", (order) => order.asc().nullsLast())
    .orderBy("asked_at", (order) => order.asc().nullsLast())
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  const ended = await mine
    .where("status", "=", "over")
    .orderBy("ended_at", "desc")
    .orderBy("id")
    .limit(LIST_LIMITS.page)
    .execute();
  const tables = await summarise(db, [...current, ...ended], player);
  const running = tables.filter(({ status }) => status === "running");
  return {
    running: [...running.filter(({ yourMove }) => yourMove), ...running.filter(({ yourMove }) => !yourMove)],
    open: tables.filter(({ status }) => status === "open"),
    over: tables.filter(({ status }) => status === "over"),
  };
}
