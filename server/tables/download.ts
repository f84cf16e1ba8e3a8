/** The journal of a finished game with its seed, for anyone who saw the game to check. */
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { type Header, writeEntry, writeHeader } from "@rubicon/engine";
import type { Db } from "../database/open.ts";
import { LIMITS, type Person } from "../protocol.ts";
import type { Services, Standing } from "../services.ts";
import { headerOf, loadEntries } from "./journal-rows.ts";
import { NotHere, Refused } from "./refusing.ts";

/** In pieces, so that others are served while a long one is read. */
export async function downloadJournal({ store }: Pick<Services, "store">, { info }: Standing): Promise<Readable> {
  if (info.status !== "over") throw new Refused("not-over", "The journal can be had when the game is over.");
  const row = await store.db
    .selectFrom("tables")
    .selectAll()
    .where("id", "=", info.id)
    // Looked at again where the truth is: what was in memory decides nothing about a seed.
    .where("status", "=", "over")
    .executeTakeFirst();
  if (!row) throw new NotHere();
  const header = headerOf(row);
  const players = Object.fromEntries(info.seats.map(({ seat, player }) => [seat, nameOf(player)]));
  return Readable.from(written(store.db, info.id, { ...header, dice: { ...header.dice, seed: row.seed }, players }));
}

/** People may be called Miles: a journal says of a bot what it is. */
const nameOf = (player: Person | null): string =>
  player === null ? "" : player.bot === undefined ? player.name : `${player.name} (bot)`;

async function* written(db: Db, id: string, header: Header): AsyncGenerator<string> {
  yield writeHeader(header);
  for (let from = 0; ; from += LIMITS.entries) {
    // The embedded database answers before anybody else is listened to.
    await setImmediate();
    const entries = await loadEntries(db, id, { from, to: from + LIMITS.entries - 1 });
    if (entries.length > 0) yield entries.map(writeEntry).join("");
    if (entries.length < LIMITS.entries) return;
  }
}
