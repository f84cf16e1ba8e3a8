/** Which entries of a journal still count. A take-back is an entry of its own: nothing is deleted, but what it takes back is void. */
import type { Seat, Viewer } from "@rubicon/engine";
import type { Heard } from "./source.ts";

/** Entries that led to the present position, the oldest first. */
export function standing(entries: readonly Heard[]): readonly Heard[] {
  const line: Heard[] = [];
  for (const entry of entries) {
    if (entry.back === undefined) {
      line.push(entry);
      continue;
    }
    while (line.length > 0 && line[line.length - 1].n > entry.back) line.pop();
  }
  return line;
}

/** Numbers of the entries that were taken back. */
export function takenBack(entries: readonly Heard[]): ReadonlySet<number> {
  const counts = new Set(standing(entries).map(({ n }) => n));
  return new Set(entries.filter(({ n, back }) => back === undefined && !counts.has(n)).map(({ n }) => n));
}

/** What taking back comes to now. */
export type Undo =
  | { readonly is: "free"; readonly to: number }
  /** Dice fell, something came to light or somebody else has acted since: the opponent is asked. */
  | { readonly is: "asked"; readonly to: number }
  | { readonly is: "none" };

export function undoOf(entries: readonly Heard[], you: Viewer, undoable: number): Undo {
  const line = standing(entries);
  const own = line.findLastIndex((entry) => entry.seat === you);
  if (own < 1) return { is: "none" };
  const to = line[own - 1].n;
  // A free one is of the very last entry: further back only the opponent can let one go.
  return undoable > 0 && own === line.length - 1 ? { is: "free", to } : { is: "asked", to };
}

/** With all seats at one screen nobody has to be asked: the last act goes back, whoever did it. */
export function undoAtOneScreen(entries: readonly Heard[]): Undo {
  const line = standing(entries);
  return line.length < 2 ? { is: "none" } : { is: "free", to: line[line.length - 2].n };
}

/** Whether anything was done by somebody else than that seat. */
export const fromOthers = (entries: readonly Heard[], seat: Seat): boolean =>
  entries.some((entry) => entry.seat !== null && entry.seat !== seat);
