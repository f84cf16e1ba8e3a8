/** A player's own tables, the ones that wait for him first. */
import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Services } from "../services.ts";
import { CHALLENGE_LIMITS } from "../tables/challenges.ts";
import { LIST_LIMITS } from "../tables/forms.ts";
import { SUMMARY_COLUMNS, summarise } from "../tables/summaries.ts";
import type { OwnTables } from "./forms.ts";
import { MADE, madeIn, PERSON, personIn } from "./person.ts";

/** More games at once than anybody plays. */
const MOST = 300;

/** For so long it is shown that somebody has said no; and so many of them. */
const NEWS = 7 * 24 * 60 * 60 * 1000;
const NOES = 10;

export async function ownTablesOf({ store, now }: Pick<Services, "store" | "now">, player: string): Promise<OwnTables> {
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
    challenges: await challengesTo(db, player),
    declined: await declinedTo(db, player, now()),
    over: tables.filter(({ status }) => status === "over"),
  };
}

async function challengesTo(db: Db, player: string): Promise<OwnTables["challenges"]> {
  const rows = await db
    .selectFrom("challenges")
    .innerJoin("tables", "tables.id", "challenges.table_id")
    .innerJoin("players", "players.id", "challenges.challenger")
    .select(SUMMARY_COLUMNS)
    .select(["challenges.at", "players.id as by", "players.name", "players.guest", ...MADE])
    .where("challenges.challenged", "=", player)
    .where("challenges.answer", "is", null)
    .where("tables.status", "=", "open")
    .orderBy("challenges.at", "desc")
    .limit(CHALLENGE_LIMITS.asked)
    .execute();
  const tables = await summarise(db, rows, player);
  return rows.map(({ by, name, guest, at, bot, level, runBy }, i) => ({
    table: tables[i],
    from: { id: by, name, guest, ...madeIn({ bot, level, runBy }) },
    at: at.toISOString(),
  }));
}

async function declinedTo(db: Db, player: string, now: Date): Promise<OwnTables["declined"]> {
  const rows = await db
    .selectFrom("challenges")
    .innerJoin("tables", "tables.id", "challenges.table_id")
    .innerJoin("players", "players.id", "challenges.challenged")
    .select(["tables.game", "tables.scenario", "challenges.word", ...PERSON])
    .select(sql<Date>`challenges.answered_at`.as("at"))
    .where("challenges.challenger", "=", player)
    .where("challenges.answer", "=", "declined")
    .where("challenges.answered_at", ">", new Date(now.getTime() - NEWS))
    .orderBy("challenges.answered_at", "desc")
    .limit(NOES)
    .execute();
  return rows.map(({ game, scenario, word, at, ...player }) => ({
    ...{ game, scenario, word },
    by: personIn(player),
    at: at.toISOString(),
  }));
}
