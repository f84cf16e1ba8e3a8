/**
 * Clocks: what happens to them when somebody else is asked, or in another way. Times are milliseconds unless a date.
 *
 * A turn has a time of its own, on a live clock what the seat has left of the game, on a clock of days so many days.
 * A window in the middle of a turn has another, shorter one. While somebody else is asked in a window the time of the
 * turn stands still, and goes on afterwards with what was left; in a window of one's own it runs on.
 */
import type { Seat } from "@rubicon/engine";
import type { ClockSetting } from "../protocol.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export interface Clocks {
  /** Since when the seat to move is asked, and until when its time lasts. */
  readonly askedAt: Date | null;
  readonly deadline: Date | null;
  /** What is left by seat: on a live clock to all, on a clock of days of the turn that is interrupted. */
  readonly remaining: ReadonlyMap<Seat, number>;
  /** The seat to move is asked in a window. */
  readonly inWindow: boolean;
  /** Whose turn the window interrupts. */
  readonly interrupted: Seat | null;
}

/** Who is asked, and whether in a window. */
export interface Asked {
  readonly seat: Seat;
  readonly window: boolean;
}

/** A player who is away: his clock of days begins to run when he is back. */
export type AwayUntil = (seat: Seat) => Date | null;

/** The clocks of a game that begins. */
export function wound(setting: ClockSetting, seats: readonly Seat[]): Clocks {
  const remaining = new Map(setting.kind === "live" ? seats.map((seat) => [seat, setting.minutes * MINUTE]) : []);
  return { askedAt: null, deadline: null, remaining, inWindow: false, interrupted: null };
}

/** The clocks once `to` is asked, after `from`. Nothing changes while the same seat is asked in the same way. */
export function passed(
  setting: ClockSetting,
  clocks: Clocks,
  from: Seat | null,
  to: Asked | null,
  now: Date,
  awayUntil: AwayUntil,
): Clocks {
  if (from === (to?.seat ?? null) && clocks.inWindow === (to?.window ?? false)) return clocks;
  const at = notBefore(clocks.askedAt, now);
  const turn = clocks.inWindow ? clocks.interrupted : from;
  // On a clock of days nothing runs while its player is away.
  const running = (seat: Seat, since: Date): number =>
    Math.max(since.getTime(), setting.kind === "days" ? (awayUntil(seat)?.getTime() ?? 0) : 0);
  // In somebody else's window nobody's own time has run.
  const remaining =
    turn === null || turn !== from ? new Map(clocks.remaining) : stopped(setting, clocks, turn, at, running);
  if (to === null) return { askedAt: null, deadline: null, remaining, inWindow: false, interrupted: null };

  const goesOn = turn !== null && (to.window || (clocks.inWindow && turn === to.seat));
  if (!goesOn && turn !== null) endTurn(setting, remaining, turn);
  const interrupted = to.window ? turn : null;
  const time = to.window ? windowTime(setting, to.seat, interrupted, remaining) : turnTime(setting, to.seat, remaining);
  if (setting.kind === "days" && !to.window) remaining.delete(to.seat);
  const deadline = time === null ? null : new Date(running(to.seat, at) + time);
  return { askedAt: at, deadline, remaining, inWindow: to.window, interrupted };
}

/** Another server's clock may be behind the one that asked: nobody is given what lies between them. */
const notBefore = (askedAt: Date | null, now: Date): Date => (askedAt !== null && askedAt > now ? askedAt : now);

/** What everybody has left once the clock of a seat that was asked in its own turn has stopped. */
function stopped(
  { kind }: ClockSetting,
  { askedAt, deadline, remaining: before, inWindow }: Clocks,
  seat: Seat,
  now: Date,
  running: (seat: Seat, since: Date) => number,
): Map<Seat, number> {
  const remaining = new Map(before);
  if (kind === "none" || askedAt === null) return remaining;
  const used = Math.max(0, now.getTime() - running(seat, askedAt));
  if (kind === "live") remaining.set(seat, Math.max(0, (before.get(seat) ?? 0) - used));
  else if (inWindow) remaining.set(seat, (before.get(seat) ?? 0) - used);
  // However long ago it was asked: more time may have been granted since.
  else if (deadline !== null) remaining.set(seat, deadline.getTime() - running(seat, now));
  return remaining;
}

/** The move has passed on to somebody else. */
function endTurn(setting: ClockSetting, remaining: Map<Seat, number>, seat: Seat): void {
  if (setting.kind === "live") remaining.set(seat, (remaining.get(seat) ?? 0) + setting.increment * SECOND);
  else remaining.delete(seat);
}

/** How long a seat may take for its turn; null where there is no limit. */
function turnTime(setting: ClockSetting, seat: Seat, remaining: ReadonlyMap<Seat, number>): number | null {
  switch (setting.kind) {
    case "none":
      return null;
    case "days":
      return remaining.get(seat) ?? setting.days * DAY;
    case "live":
      return remaining.get(seat) ?? 0;
  }
}

/** How long it may take in a window. In its own turn no longer than it has left for that. */
function windowTime(
  { window }: ClockSetting,
  seat: Seat,
  turn: Seat | null,
  remaining: ReadonlyMap<Seat, number>,
): number | null {
  if (window === null) return null;
  const left = seat === turn ? remaining.get(seat) : undefined;
  return Math.min(window * SECOND, left ?? Number.POSITIVE_INFINITY);
}

/** What the faces of the clocks show at a moment. */
export function remainingAt(clocks: Clocks, toMove: Seat | null, now: Date): Record<Seat, number> | null {
  const { askedAt, remaining, inWindow, interrupted } = clocks;
  if (remaining.size === 0) return null;
  const running = inWindow && interrupted !== toMove ? null : toMove;
  const used = askedAt === null ? 0 : Math.max(0, now.getTime() - askedAt.getTime());
  const shown = [...remaining].map(([seat, left]) => [seat, seat === running ? Math.max(0, left - used) : left]);
  return Object.fromEntries(shown);
}

/** Whether the server itself answers for the seat to move when its time has run out. */
export const isAnswered = (setting: ClockSetting, { inWindow }: Pick<Clocks, "inWindow">): boolean =>
  inWindow || (setting.kind !== "none" && setting.out === "default");
