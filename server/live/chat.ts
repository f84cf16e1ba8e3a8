/** What is said at a table. */
import type { FromServer } from "../protocol.ts";
import type { Player, Services, Standing } from "../services.ts";
import { Refused } from "../tables/refusing.ts";

export type ChatLine = Omit<Extract<FromServer, { t: "chat" }>, "t">;

/** Only those who play speak: a watcher could tell one of them what he sees. */
export async function speak(
  { store, keeper, now }: Pick<Services, "store" | "keeper" | "now">,
  player: Player,
  { info, players }: Standing,
  text: string,
): Promise<void> {
  if (![...players.values()].includes(player.id)) throw new Refused("only-players-speak");
  const { id } = await store.db
    .insertInto("chat")
    .values({ table_id: info.id, player_id: player.id, text, at: now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await keeper.announce({ table: info.id, chat: Number(id) });
}

export async function lineOf({ store }: Pick<Services, "store">, table: string, id: number): Promise<ChatLine | null> {
  const row = await store.db
    .selectFrom("chat")
    .innerJoin("players", "players.id", "chat.player_id")
    .select(["players.name", "chat.player_id", "chat.text", "chat.at"])
    .where("chat.id", "=", id)
    .where("chat.table_id", "=", table)
    .executeTakeFirst();
  return row ? { table, id, name: row.name, player: row.player_id, text: row.text, at: row.at.toISOString() } : null;
}
