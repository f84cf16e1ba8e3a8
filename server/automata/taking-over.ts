/** A bot of the house goes on for somebody who has left a running game. */
import type { Seat } from "@rubicon/engine";
import { sql, type Transaction } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Seating } from "../tables/seating.ts";
import { putAt } from "./house.ts";

/** Where there is no clock, whoever has been asked for so long does not come back. */
const ABSENT = 3 * 24 * 60 * 60 * 1000;

/** Milliseconds that a bot has on a live clock at the least. */
const LEFT = 5 * 60 * 1000;

/** His time has run out; or nobody has set him any, and he has let days pass. */
export function staysAway({ toMove, deadline, askedAt, clock }: Seating, seat: Seat, now: Date): boolean {
  if (toMove !== seat) return false;
  if (deadline !== null) return deadline <= now;
  return clock.kind === "none" && askedAt !== null && now.getTime() - askedAt.getTime() > ABSENT;
}

/** What the one who leaves has said in advance, or arranged without anybody noticing, was his own. */
export async function takeOver(
  tx: Transaction<Database>,
  { id, toMove }: Seating,
  seat: Seat,
  bot: string,
): Promise<void> {
  await putAt(tx, id, seat, bot);
  for (const table of ["orders", "ahead", "gathered"] as const)
    await tx.deleteFrom(table).where("table_id", "=", id).where("seat", "=", seat).execute();
  await tx
    .updateTable("seats")
    .set({ remaining: sql<number>`greatest(remaining, ${LEFT})` })
    .where("table_id", "=", id)
    .where("seat", "=", seat)
    .where("remaining", "is not", null)
    .execute();
  await tx
    .updateTable("tables")
    // Nobody goes on from what was said before; and a clock that had run out is not held against the bot.
    .set(({ eb }) => ({ said: eb("said", "+", 1), ...(toMove === seat ? { deadline: null } : {}) }))
    .where("id", "=", id)
    .execute();
}
