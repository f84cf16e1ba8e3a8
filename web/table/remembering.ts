/** What this browser keeps of tables: the last entry of each that was seen, and whether the hand lies open. */
const SEEN = "rubicon.seen.";
const HAND = "rubicon.hand";

export function lastSeen(table: string): number | null {
  const kept = Number(find(SEEN + table) ?? Number.NaN);
  return Number.isSafeInteger(kept) ? kept : null;
}

export const remember = (table: string, entry: number): void => keep(SEEN + table, String(entry));

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
