/**
 * Which moment of the game the map shows. By default the present; what others do is shown one entry after the other,
 * and whoever wants to look back holds the reel still while the game goes on.
 */
import type { Viewer } from "@rubicon/engine";
import type { Settings } from "../app/settings.ts";
import { takenBack } from "./counting.ts";
import type { Heard } from "./source.ts";

export interface Reel {
  /** The newest entry of the table. */
  readonly last: number;
  /** The entry whose moment is shown. */
  readonly at: number;
  /** Live: follows the present. Playing: catches up with it. Still: stays where it is. */
  readonly mode: "live" | "playing" | "still";
  /** Who looked on when the newest entry came. */
  readonly viewer: Viewer;
}

/** More than this at once is told in words instead of being played. */
export const MOST_PLAYED = 25;

/** How the present is followed. */
export interface Manner {
  /** Whether others' acts are played on the map at all. */
  readonly plays: boolean;
}

const lastOf = (entries: readonly Heard[]): number => entries[entries.length - 1]?.n ?? -1;

export function begin(entries: readonly Heard[], viewer: Viewer): Reel {
  const last = lastOf(entries);
  return { last, at: last, mode: "live", viewer };
}

/** The table has moved on. */
export function arrived(reel: Reel, entries: readonly Heard[], viewer: Viewer, { plays }: Manner): Reel {
  const last = lastOf(entries);
  if (reel.mode === "still") return { ...reel, last, viewer };
  const fresh = entries.filter(({ n }) => n > reel.last);
  const own = reel.mode === "live" && fresh.every(({ seat }) => seat === reel.viewer);
  if (!plays || own || last - reel.at > MOST_PLAYED) return { last, at: last, mode: "live", viewer };
  return { last, at: reel.at, mode: "playing", viewer };
}

/** The entry that is shown after this one: what was taken back or heard by nobody is passed over. */
export function following(entries: readonly Heard[], at: number): number {
  const void_ = takenBack(entries);
  const last = lastOf(entries);
  const next = entries.find(
    ({ n, events, back }) => n > at && !void_.has(n) && (events.length > 0 || back !== undefined),
  );
  return next?.n ?? last;
}

/** A moment that was shown, and whether it was the present then. */
export interface Frame {
  readonly n: number;
  readonly live: boolean;
}

/**
 * Whether too much lies between two moments to be shown as motion: more than one entry, unless the viewer has just done
 * it all himself.
 */
export function isCut(entries: readonly Heard[], from: Frame, to: Frame, viewer: Viewer): boolean {
  if (Math.abs(to.n - from.n) <= 1 || following(entries, from.n) === to.n) return false;
  const passed = entries.filter(({ n }) => n > from.n && n <= to.n);
  return !(from.live && to.live && passed.length > 0 && passed.every(({ seat }) => seat === viewer));
}

export function advance(reel: Reel, entries: readonly Heard[]): Reel {
  return reel.mode === "playing" ? at(reel, following(entries, reel.at), "playing") : reel;
}

/** Holds an entry; the newest one is the present. */
export const hold = (reel: Reel, n: number): Reel => at(reel, n, "still");

/** Plays what came after an entry. */
export const playFrom = (reel: Reel, n: number): Reel => at(reel, n, "playing");

export const toPresent = (reel: Reel): Reel => ({ ...reel, at: reel.last, mode: "live" });

function at(reel: Reel, n: number, mode: "playing" | "still"): Reel {
  const bounded = Math.max(0, n);
  return bounded >= reel.last ? toPresent(reel) : { ...reel, at: bounded, mode };
}

const PACE: Readonly<Record<Settings["pace"], number>> = { slow: 2200, normal: 1200, fast: 450 };

/** Milliseconds for which an entry is shown: longer when more happened in it. */
export function dwell(entry: Heard | undefined, pace: Settings["pace"]): number {
  const more = Math.max(0, (entry?.events.length ?? 0) - 1);
  return PACE[pace] * Math.min(2.5, 1 + 0.25 * more);
}
