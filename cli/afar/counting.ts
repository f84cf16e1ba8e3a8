/** Which entries of a journal, as a server tells of them, still count. */
import type { TableState } from "@rubicon/client";
import { Counted } from "@rubicon/engine";

type HeardEntry = TableState["entries"][number];

/** Those that no later one has taken back, the oldest first. */
export function countingIn(entries: readonly HeardEntry[]): readonly HeardEntry[] {
  const numbers = new Set(new Counted(entries).last(entries.length));
  return entries.filter(({ n }) => numbers.has(n));
}

/** The entry whose position is restored when so many acts of those that still count are taken back. */
export function entryBefore({ entries }: Pick<TableState, "entries">, acts: number): number {
  return countingIn(entries).at(-1 - acts)?.n ?? 0;
}
