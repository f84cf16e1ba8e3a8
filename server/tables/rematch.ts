/** Another game of the same kind, with seats swapped. */
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Services } from "../services.ts";
import { layTable } from "./laying.ts";
import { Refused } from "./refusing.ts";
import type { Seating } from "./seating.ts";

/** There is one rematch of a table at most. */
export async function rematchOf(db: Kysely<Database>, table: string): Promise<string | null> {
  const row = await db.selectFrom("tables").select("id").where("rematch_of", "=", table).executeTakeFirst();
  return row?.id ?? null;
}

/** By the present rules, with the same pack. */
export async function layRematch(
  tx: Transaction<Database>,
  { cupboard }: Pick<Services, "cupboard">,
  seating: Seating,
  by: string,
  now: Date,
): Promise<string> {
  const game = await cupboard.present(seating, tx);
  await cupboard.keep(game, tx);
  const { seats } = game;
  const swapped = seats.map((seat, i): [string, string] => {
    const player = seating.players.get(seats[(i + 1) % seats.length]);
    if (!player) throw new Refused("partner-gone");
    return [seat, player];
  });
  return layTable(tx, { ...seating, game, by, players: new Map(swapped), rematchOf: seating.id }, now);
}
