/**
 * Gestures of this tab that one take-back takes back as a whole. They are remembered with the numbers of their
 * entries, so that what was done since, or taken back already, is never taken for them.
 */
import { Counted } from "@rubicon/engine";
import type { TableState } from "../table/source.ts";

export interface KeptGesture {
  /** The entry before its first act, of those that count. */
  readonly from: number;
  /** The entries of its acts. */
  readonly acts: readonly number[];
}

const KEY = "rubicon.gestures.";
/** Nobody goes further back than these, one after the other. */
const MOST = 30;

export function gesturesOf(table: string): readonly KeptGesture[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY + table) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isGesture) : [];
  } catch {
    return [];
  }
}

export function keepGesture(table: string, gesture: KeptGesture): void {
  // A single act goes back by itself.
  if (gesture.acts.length < 2) return;
  try {
    sessionStorage.setItem(KEY + table, JSON.stringify([...gesturesOf(table).slice(1 - MOST), gesture]));
  } catch {
    // A browser that keeps nothing takes back one act at a time.
  }
}

function isGesture(kept: unknown): kept is KeptGesture {
  if (typeof kept !== "object" || kept === null || !("from" in kept) || !("acts" in kept)) return false;
  return Number.isSafeInteger(kept.from) && Array.isArray(kept.acts) && kept.acts.every(Number.isSafeInteger);
}

/** Where the last gesture began, if it was the last thing that was done and can freely be taken back; null otherwise. */
export function beforeGesture(
  gestures: readonly KeptGesture[],
  { entries, returns }: Pick<TableState, "entries" | "returns">,
): number | null {
  const counted = new Counted(entries);
  // So many acts back lies where it began: then these very acts are what is taken back.
  const isLast = ({ from, acts }: KeptGesture): boolean =>
    returns[acts.length - 1] === from && acts.every((n) => counted.has(n));
  return gestures.findLast(isLast)?.from ?? null;
}
