/** More time for the opponent: a day on a clock of days, five minutes on a live one. */
import type { Seat } from "@rubicon/engine";
import type { Transaction } from "kysely";
import type { Database } from "../database/schema.ts";
import { Refused } from "./refusing.ts";
import type { Seating } from "./seating.ts";

const MINUTE = 60_000;
const GRANTED = { days: 24 * 60 * MINUTE, live: 5 * MINUTE } as const;

export async function grant(tx: Transaction<Database>, seating: Seating, seat: Seat, now: Date): Promise<void> {
  const { clock, toMove, deadline, inWindow, interrupted } = seating;
  if (clock.kind === "none") throw new Refused("no-clock");
  if (clock.kind === "days" && toMove !== seat)
    throw new Refused("own-clock", "It is your move: time can be granted while the opponent’s clock runs.");
  const more = GRANTED[clock.kind];
  if (toMove !== seat || deadline === null) return addRemaining(tx, seating, seat, more);

  // Whoever has run out already has all of it, counted from now.
  const later = new Date(Math.max(deadline.getTime(), now.getTime()) + more);
  await tx.updateTable("tables").set({ deadline: later }).where("id", "=", seating.id).execute();
  // In a window that interrupts somebody else's turn it is the window that lasts longer, and not his own time.
  const ownTime = inWindow ? interrupted === seat : clock.kind === "live";
  if (ownTime) await addRemaining(tx, seating, seat, later.getTime() - deadline.getTime());
}

async function addRemaining(tx: Transaction<Database>, { id }: Seating, seat: Seat, more: number): Promise<void> {
  await tx
    .updateTable("seats")
    .set(({ eb }) => ({ remaining: eb("remaining", "+", more) }))
    .where("table_id", "=", id)
    .where("seat", "=", seat)
    .execute();
}
