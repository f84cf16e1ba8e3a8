/** A gesture is shown as one: while its acts are carried out the table looks as before it, then as after all of them. */
import { useEffect, useMemo, useRef } from "react";
import type { Heard } from "../table/source.ts";
import type { Shown } from "../table/useReel.ts";
import type { GestureSpan } from "./useCarrying.ts";

export function useGestureShown(now: Shown, entries: readonly Heard[], gesture: GestureSpan | null): Shown {
  const before = useRef(now);
  const carrying = gesture !== null && gesture.to === null;
  useEffect(() => {
    if (!carrying) before.current = now;
  });
  const isEnd = gesture !== null && gesture.to === now.n;
  const from = gesture?.from ?? 0;
  const whole = useMemo(() => {
    if (!isEnd) return now;
    return { ...now, events: entries.filter(({ n }) => n > from && n <= now.n).flatMap(({ events }) => events) };
  }, [isEnd, from, now, entries]);
  return carrying ? before.current : whole;
}
