/** Another game of the same kind, with seats swapped. */
import type { Game } from "@rubicon/engine";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/schema.ts";
import { gameNamed, layTable } from "./laying.ts";
import { Refused } from "./refusing.ts";
import type { Room } from "./room.ts";

/** There is one rematch of a table at most. */
export async function rematchOf(db: Kysely<Database>, table: string): Promise<string | null> {
  const row = await db.selectFrom("tables").select("id").where("rematch_of", "=", table).executeTakeFirst();
  return row?.id ?? null;
}

export function layRematch(
  tx: Transaction<Database>,
  games: readonly Game[],
  room: Room,
  by: string,
  now: Date,
): Promise<string> {
  const game = gameNamed(games, room.game);
  const { seats } = game;
  const swapped = seats.map((seat, i): [string, string] => {
    const player = room.players.get(seats[(i + 1) % seats.length]);
    if (!player) throw new Refused("partner-gone");
    return [seat, player];
  });
  return layTable(tx, { ...room, game, by, players: new Map(swapped), rematchOf: room.id }, now);
}
