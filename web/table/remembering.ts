/**
 * What this browser keeps of tables: the last entry and the last line of talk that were seen, and whether the hand lies
 * open.
 */
const SEEN = "rubicon.seen.";
const READ = "rubicon.read.";
const HAND = "rubicon.hand";

export function lastSeen(table: string): number | null {
  const kept = Number(find(SEEN + table) ?? Number.NaN);
  return Number.isSafeInteger(kept) ? kept : null;
}

export const remember = (table: string, entry: number): void => keep(SEEN + table, String(entry));

/** The last line of talk that was read there; 0 before the first. */
export function lastRead(table: string): number {
  const kept = Number(find(READ + table) ?? 0);
  return Number.isSafeInteger(kept) ? kept : 0;
}

export const rememberRead = (table: string, line: number): void => keep(READ + table, String(line));

export const handWasUp = (): boolean => find(HAND) === "up";
export const rememberHand = (up: boolean): void => keep(HAND, up ? "up" : "down");

function find(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing tells everything anew.
  }
}
