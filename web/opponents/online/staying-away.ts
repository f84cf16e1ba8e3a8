/** An opponent who does not come back, where no clock runs that would say so. */
import type { Viewer } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";

const DAY = 24 * 60 * 60 * 1000;
/** As the server has it. */
const LONG = 3;

/**
 * Whole days for which the seat across has not moved, when they are so many that a bot may be asked in; null before.
 * `since` is when the last entry was written: whoever has done a part of his move since he was asked is not away.
 */
export function daysAway(
  { status, clock, toMove, seats }: Pick<TableInfo, "status" | "clock" | "toMove" | "seats">,
  you: Viewer,
  since: string | null,
  now: number,
): number | null {
  if (status !== "running" || clock.setting.kind !== "none" || clock.deadline !== null) return null;
  if (toMove === null || toMove === you || since === null) return null;
  const waited = seats.find(({ seat }) => seat === toMove)?.player;
  // Bots of the house are seen to by the server.
  if (!waited || typeof waited.bot === "string") return null;
  const days = Math.floor((now - new Date(since).getTime()) / DAY);
  return days >= LONG ? days : null;
}
