/** What is said at a table: by its players to everybody, and among those who watch. */
import type { Viewer } from "@rubicon/engine";
import { MADE, madeIn } from "../players/person.ts";
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

/**
 * Whether somebody hears what those who watch say. While the game is played no player does, in whatever browser he
 * looks at it; nor do guests, strangers and bots, since a player could be one in another window. When it is over everybody
 * does.
 */
export const hearsGallery = (player: Player | null, { info }: Pick<Standing, "info">, viewer: Viewer): boolean =>
  info.status === "over" || (info.status === "running" && viewer === "watcher" && player !== null && isPerson(player));

/** Somebody with an account, and not what he has made. */
const isPerson = ({ guest, bot }: Player): boolean => !guest && bot === undefined;

/** What those who watch say among themselves; afterwards the players too. Before the game begins nobody watches. */
export async function speakInGallery(
  { store, keeper, now }: Pick<Services, "store" | "keeper" | "now">,
  player: Player,
  standing: Standing,
  viewer: Viewer,
  text: string,
): Promise<void> {
  const { info } = standing;
  if (info.status === "open") throw new Refused("not-begun");
  if (viewer !== "watcher" && info.status !== "over") throw new Refused("only-watchers-speak");
  if (player.bot !== undefined) throw new Refused("not-for-bots");
  if (player.guest) throw new Refused("accounts-only", "Those who talk here have an account.");
  const { id } = await store.db
    .insertInto("gallery")
    .values({ table_id: info.id, player_id: player.id, text, at: now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await keeper.announce({ table: info.id, gallery: Number(id) });
}

/** A line by its number, from where it was said. */
export async function lineOf(
  { store }: Pick<Services, "store">,
  table: string,
  id: number,
  where: "chat" | "gallery" = "chat",
): Promise<ChatLine | null> {
  const row = await store.db
    .selectFrom(`${where} as said`)
    .innerJoin("players", "players.id", "said.player_id")
    .select(["players.name", "players.guest", "said.player_id", "said.text", "said.at", ...MADE])
    .where("said.id", "=", id)
    .where("said.table_id", "=", table)
    .executeTakeFirst();
  if (!row) return null;
  const { name, guest, player_id: player, text, at, ...made } = row;
  return { table, id, name, guest, ...madeIn(made), player, text, at: at.toISOString() };
}
