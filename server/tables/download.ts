/** The journal of a finished game with its seed, for anyone who saw the game to check. */
import { BadInput, writeJournal } from "@rubicon/engine";
import type { Services, Standing } from "../services.ts";
import { headerOf, loadEntries } from "./journal-rows.ts";
import { NotHere } from "./refusing.ts";

export async function downloadJournal({ store }: Pick<Services, "store">, { info }: Standing): Promise<string> {
  if (info.status !== "over") throw new BadInput("The journal can be had when the game is over.");
  const row = await store.db
    .selectFrom("tables")
    .selectAll()
    .where("id", "=", info.id)
    // Looked at again where the truth is: what was in memory decides nothing about a seed.
    .where("status", "=", "over")
    .executeTakeFirst();
  if (!row) throw new NotHere();
  const header = headerOf(row);
  const players = Object.fromEntries(info.seats.map(({ seat, player }) => [seat, player?.name ?? ""]));
  return writeJournal({
    header: { ...header, dice: { ...header.dice, seed: row.seed }, players },
    entries: await loadEntries(store.db, info.id),
  });
}
