/** Clocks: what happens to them when the move passes from seat to seat. Times are milliseconds unless a date. */
import type { Seat } from "@rubicon/engine";
import type { ClockSetting } from "../protocol.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export interface Clocks {
  /** Since when the seat to move is asked, and until when its time lasts. */
  readonly askedAt: Date | null;
  readonly deadline: Date | null;
  /** What is left on a live clock, by seat; empty otherwise. */
  readonly remaining: ReadonlyMap<Seat, number>;
}

/** A player who is away: his clock of days begins to run when he is back. */
export type AwayUntil = (seat: Seat) => Date | null;

/** The clocks of a game that begins. */
export function wound(setting: ClockSetting, seats: readonly Seat[]): Clocks {
  const remaining = new Map(setting.kind === "live" ? seats.map((seat) => [seat, setting.minutes * MINUTE]) : []);
  return { askedAt: null, deadline: null, remaining };
}

/** The clocks after the move has passed from one seat to another; nothing changes while the same seat is asked. */
export function passed(
  setting: ClockSetting,
  clocks: Clocks,
  from: Seat | null,
  to: Seat | null,
  now: Date,
  awayUntil: AwayUntil,
): Clocks {
  if (from === to) return clocks;
  const remaining = new Map(clocks.remaining);
  if (setting.kind === "live" && from !== null && clocks.askedAt !== null) {
    const used = now.getTime() - clocks.askedAt.getTime();
    remaining.set(from, Math.max(0, (remaining.get(from) ?? 0) - used) + setting.increment * SECOND);
  }
  if (to === null) return { askedAt: null, deadline: null, remaining };
  return { askedAt: now, deadline: deadlineOf(setting, to, remaining, now, awayUntil), remaining };
}

function deadlineOf(
  setting: ClockSetting,
  seat: Seat,
  remaining: ReadonlyMap<Seat, number>,
  now: Date,
  awayUntil: AwayUntil,
): Date | null {
  switch (setting.kind) {
    case "none":
      return null;
    case "days": {
      const away = awayUntil(seat)?.getTime() ?? 0;
      return new Date(Math.max(now.getTime(), away) + setting.days * DAY);
    }
    case "live":
      return new Date(now.getTime() + (remaining.get(seat) ?? 0));
  }
}

/** What the faces of the clocks show at a moment. */
export function remainingAt(clocks: Clocks, toMove: Seat | null, now: Date): Record<Seat, number> | null {
  if (clocks.remaining.size === 0) return null;
  const used = clocks.askedAt === null ? 0 : now.getTime() - clocks.askedAt.getTime();
  const shown = [...clocks.remaining].map(([seat, left]) => [seat, seat === toMove ? Math.max(0, left - used) : left]);
  return Object.fromEntries(shown);
}
