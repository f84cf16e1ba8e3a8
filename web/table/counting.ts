/** Which entries of a journal still count. A take-back is an entry of its own: nothing is deleted, but what it takes back is void. */
import { Counted, type Json, LONGEST_GAME, type Seat, type Viewer } from "@rubicon/engine";
import type { Heard, TableState } from "./source.ts";

/** Grows with everything that is done at a table, by this seat unnoticed or for all to see. */
export const actsSoFar = ({ entries, gathered = 0 }: Pick<TableState, "entries" | "gathered">): number =>
  entries.length + gathered;

/** How many more entries there is room for. */
export const roomLeft = ({ entries }: Pick<TableState, "entries">): number =>
  Math.max(0, LONGEST_GAME.entries - 1 - (entries.at(-1)?.n ?? -1));

/** Numbers of the entries that led to the present position. */
const countedIn = (entries: readonly Heard[]): ReadonlySet<number> =>
  new Set(new Counted(entries).last(entries.length));

/** Entries that led to the present position, the oldest first. */
export function counting(entries: readonly Heard[]): readonly Heard[] {
  const counted = countedIn(entries);
  return entries.filter(({ n }) => counted.has(n));
}

/** All that happened and still counts, in order. */
export const eventsOf = (entries: readonly Heard[]): readonly Json[] =>
  counting(entries).flatMap(({ events }) => events);

/** Numbers of the entries that were taken back. */
export function takenBack(entries: readonly Heard[]): ReadonlySet<number> {
  const counted = countedIn(entries);
  return new Set(entries.filter(({ n, back }) => back === undefined && !counted.has(n)).map(({ n }) => n));
}

/** What taking back comes to now. */
export type Undo =
  /** Nobody has noticed, or nobody minds. */
  | { readonly is: "free"; readonly to: number }
  /** Dice fell, something came to light or somebody else has acted since: the opponent is asked. */
  | { readonly is: "asked"; readonly to: number }
  | { readonly is: "none" };

/** `gesture` is where the last gesture began that can freely be taken back: then all of it goes back at once. */
export function undoOf(
  { entries, you, returns, yields = false }: Pick<TableState, "entries" | "you" | "returns" | "yields">,
  gesture: number | null = null,
): Undo {
  const free = gesture ?? returns[0];
  if (free !== undefined) return { is: "free", to: free };
  const left = counting(entries);
  const own = left.findLastIndex((entry) => isByHand(entry, you));
  return own < 1 ? { is: "none" } : { is: yields ? "free" : "asked", to: left[own - 1].n };
}

const isByHand = ({ seat, by }: Heard, you: Viewer): boolean => seat === you && by !== "orders";

/** Whether anything was done by somebody else than that seat. */
export const fromOthers = (entries: readonly Heard[], seat: Seat): boolean =>
  entries.some((entry) => entry.seat !== null && entry.seat !== seat);
