/**
 * The second of two quick clicks at one spot means the thing of the first: where that has done something, and another
 * thing lies there now, it means nothing; and who clicks a stack twice has taken it up, and does not let go of it.
 */
import { type MouseEvent, useRef } from "react";
import { UNSEEN_FOR } from "./useGuard.ts";
import { useLatest } from "./useLatest.ts";
import type { Play } from "./usePlay.ts";

const SLACK = 8;

/** True: the click was swallowed. */
export function useDoubleClicks({ held }: Pick<Play, "held">): (event: MouseEvent) => boolean {
  const last = useRef({ it: "", x: 0, y: 0, at: Number.NEGATIVE_INFINITY, held });
  return useLatest((event: MouseEvent): boolean => {
    // A key clicks at no place.
    if (event.detail === 0) return false;
    const part = event.target instanceof Element ? event.target.closest("[data-thing]") : null;
    const it = part?.getAttribute("data-thing") ?? "";
    const { clientX: x, clientY: y } = event;
    const at = performance.now();
    const before = last.current;
    last.current = { it, x, y, at, held };
    const isQuick = at - before.at < UNSEEN_FOR && Math.hypot(x - before.x, y - before.y) < SLACK;
    if (it === "" || before.it === "" || !isQuick) return false;
    const tookUp = held.length > before.held.length;
    if (it === before.it && !tookUp) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  });
}
