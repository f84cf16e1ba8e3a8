/** Since when others have acted unseen. */
import { useEffect, useRef, useState } from "react";
import { counting, fromOthers } from "./counting.ts";
import { lastSeen, remember } from "./remembering.ts";
import type { TableSource, TableState } from "./source.ts";

/** The entry since which others have acted unseen; null when nothing was missed. Keeps in mind what is seen from now on. */
export function useSince(source: TableSource, state: TableState): readonly [number | null, () => void] {
  const { key, kind } = source;
  const last = state.entries[state.entries.length - 1]?.n ?? -1;
  const missedSince = (seen: number | null): number | null =>
    kind !== "replay" &&
    seen !== null &&
    fromOthers(
      counting(state.entries).filter(({ n }) => n > seen),
      state.you,
    )
      ? seen
      : null;
  const [since, setSince] = useState(() => missedSince(lastSeen(key)));

  const latest = useRef(missedSince);
  useEffect(() => {
    latest.current = missedSince;
  });
  useEffect(() => {
    const back = (): void => {
      if (!document.hidden) setSince((before) => before ?? latest.current(lastSeen(key)));
    };
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [key]);

  useEffect(() => {
    if (kind !== "replay" && since === null && !document.hidden) remember(key, last);
  }, [kind, key, since, last]);

  return [since, () => setSince(null)];
}
