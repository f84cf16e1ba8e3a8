/** Clocks as people read them. */
import type { Language } from "@rubicon/engine";
import type { TableInfo } from "@rubicon/server/protocol";

type Clock = TableInfo["clock"];

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Milliseconds that a seat has left; null where it has no clock, or on a clock of days while it is not asked. What the
 * server said was true at `heardAt`; since then only the clock of the seat to move has run. In a window that seat has
 * the time of the window, and a turn that it interrupts stands still.
 */
export function timeLeft(
  clock: Clock,
  seat: string,
  toMove: string | null,
  heardAt: number,
  now: number,
): number | null {
  const { setting, deadline, remaining } = clock;
  const untilDeadline = deadline === null ? null : new Date(deadline).getTime() - now;
  if (seat === toMove && (clock.window || setting.kind === "days")) return untilDeadline;
  const left = setting.kind === "none" ? undefined : remaining?.[seat];
  if (left === undefined) return null;
  return seat === toMove ? left - (now - heardAt) : left;
}

const two = (n: number): string => String(n).padStart(2, "0");

/** "4:05", "1:02:09", "2 d 5 h": never less than nothing. */
export function faceOf(left: number, language: Language): string {
  const ms = Math.max(0, left);
  if (ms >= DAY) {
    const days = new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "narrow" });
    const hours = new Intl.NumberFormat(language, { style: "unit", unit: "hour", unitDisplay: "narrow" });
    return `${days.format(Math.floor(ms / DAY))} ${hours.format(Math.floor((ms % DAY) / HOUR))}`;
  }
  const h = Math.floor(ms / HOUR);
  const m = Math.floor((ms % HOUR) / MINUTE);
  const s = Math.floor((ms % MINUTE) / SECOND);
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const SHORT_WINDOW = 20 * SECOND;

/** Less than this is shown as a warning. */
export const isShort = (clock: Clock, left: number): boolean =>
  left < (clock.window ? SHORT_WINDOW : clock.setting.kind === "days" ? 6 * HOUR : MINUTE);
