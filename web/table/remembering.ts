/** The last entry of each table that was seen in this browser. */
const KEY = "rubicon.seen.";

export function lastSeen(table: string): number | null {
  try {
    const kept = Number(localStorage.getItem(KEY + table) ?? Number.NaN);
    return Number.isSafeInteger(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function remember(table: string, entry: number): void {
  try {
    localStorage.setItem(KEY + table, String(entry));
  } catch {
    // A browser that keeps nothing tells everything anew.
  }
}
