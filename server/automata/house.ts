/** The bots of the house: players like others, one for each level, who take any number of seats. */
import type { Seat } from "@rubicon/engine";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/schema.ts";
import { PERSON, personIn } from "../players/person.ts";
import type { Player } from "../services.ts";
import { chooseSeat } from "../tables/laying.ts";
import { noSeat, Refused } from "../tables/refusing.ts";
import type { Seating } from "../tables/seating.ts";
import type { HouseBot } from "./forms.ts";

const idOf = (level: string): string => `bot-${level}`;

const nameOf = (level: string): string => level.charAt(0).toUpperCase() + level.slice(1);

/** Nothing reaches a bot but its turn. */
const SILENT = JSON.stringify({ email: false, push: false, webhook: null });

/** Harmless when they live here already, and when several servers start at once. */
export async function moveIn(db: Kysely<Database>, levels: readonly string[]): Promise<void> {
  if (levels.length === 0) return;
  await db
    .insertInto("players")
    .values(
      levels.map((level) => ({
        ...{ id: idOf(level), user_id: null, name: nameOf(level), guest: false, bot: true, level },
        ...{ language: "en", notices: SILENT, challenges: "nobody" as const },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In the order of the levels. */
export async function houseBots(db: Kysely<Database>, levels: readonly string[]): Promise<HouseBot[]> {
  if (levels.length === 0) return [];
  const rows = await db.selectFrom("players").select(PERSON).where("level", "in", levels).execute();
  return levels.flatMap((level) => {
    const row = rows.find((each) => each.level === level);
    return row === undefined ? [] : [{ ...personIn(row), level }];
  });
}

/** The player of that level. */
export async function houseBot(db: Kysely<Database>, levels: readonly string[], level: string): Promise<string> {
  const [bot] = levels.includes(level) ? await houseBots(db, [level]) : [];
  if (bot === undefined) throw noBot(level, levels);
  return bot.id;
}

const noBot = (level: string, levels: readonly string[]): Refused =>
  levels.length === 0
    ? new Refused("no-bot", "No bots play on this server.")
    : new Refused("no-bot", `There is no bot ${level}; there are ${levels.join(", ")}.`);

/** Games with bots of the house that one player may have under way. Guests come and go, and there is no end to them. */
export const BOT_TABLES = { account: 20, guest: 5 } as const;

/** One more is to begin, or to be opened. */
export async function demandFewBotTables(tx: Transaction<Database>, player: Player): Promise<void> {
  // One after the other, so that many at once do not all find few.
  await tx.selectFrom("players").select("id").where("id", "=", player.id).forUpdate().execute();
  const { many } = await tx
    .selectFrom("tables")
    .select(({ fn }) => fn.countAll<string>().as("many"))
    .where("created_by", "=", player.id)
    .where("status", "<>", "over")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("seats")
          .innerJoin("players", "players.id", "seats.player_id")
          .select("seats.seat")
          .whereRef("seats.table_id", "=", "tables.id")
          .where("players.level", "is not", null),
      ),
    )
    .executeTakeFirstOrThrow();
  if (Number(many) >= (player.guest ? BOT_TABLES.guest : BOT_TABLES.account)) throw new Refused("enough-bots");
}

/** A bot takes a free seat. Gives whether that was the last. */
export async function seatAtFree(
  tx: Transaction<Database>,
  seating: Seating,
  bot: string,
  asked: Seat | "random",
): Promise<boolean> {
  const free = [...seating.players].flatMap(([seat, sitter]) => (sitter === null ? [seat] : []));
  const seat = chooseSeat(free, asked);
  if (!seating.players.has(seat)) throw noSeat(seat, [...seating.players.keys()]);
  if (!free.includes(seat)) throw new Refused("seat-taken");
  await putAt(tx, seating.id, seat, bot);
  return free.length === 1;
}

/** Nothing counts for the ladder that a bot of the house has played at. */
export async function putAt(tx: Transaction<Database>, table: string, seat: Seat, bot: string): Promise<void> {
  await tx
    .updateTable("seats")
    .set({ player_id: bot })
    .where("table_id", "=", table)
    .where("seat", "=", seat)
    .execute();
  await tx.updateTable("tables").set({ rated: false }).where("id", "=", table).execute();
}
