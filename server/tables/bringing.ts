/** Packs that players bring along are kept with their tables: nobody may fill the database with them. */
import type { Game, Shelf } from "@rubicon/engine";
import type { Db } from "../database/open.ts";
import type { Player } from "../services.ts";
import { Refused } from "./refusing.ts";

/** Different packs of his own with which a player may open tables in a day. */
export const A_DAY = 20;
const DAY = 24 * 3_600_000;

/** Throws BadInput when a player has brought too many. Those that he has brought before, and those on offer, do not count. */
export async function demandFew(
  db: Db,
  shelf: Shelf,
  { id }: Player,
  { id: game, pack }: Game,
  now: Date,
): Promise<void> {
  if (shelf.pack(game, pack.id) !== null) return;
  const brought = await db
    .selectFrom("tables")
    .select(["game", "pack"])
    .distinct()
    .where("created_by", "=", id)
    .where("created_at", ">", new Date(now.getTime() - DAY))
    .execute();
  const own = brought.filter((each) => shelf.pack(each.game, each.pack) === null);
  if (own.some((each) => each.game === game && each.pack === pack.id)) return;
  if (own.length >= A_DAY)
    throw new Refused(
      "enough-packs",
      `You have opened tables with ${A_DAY} packs of your own within a day: play with one of those.`,
    );
}
