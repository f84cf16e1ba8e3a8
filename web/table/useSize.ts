/** Sizes that follow the window: of a part of the page, and whether the window is a narrow one. */
import { type RefCallback, useCallback, useState, useSyncExternalStore } from "react";

export interface Size {
  readonly width: number;
  readonly height: number;
}

const NONE: Size = { width: 0, height: 0 };

/** How large a part of the page is; nothing while it is not there. */
export function useSize(): readonly [Size, RefCallback<HTMLElement>] {
  const [size, setSize] = useState(NONE);
  const ref = useCallback((part: HTMLElement | null) => {
    if (part === null) return;
    const watch = new ResizeObserver(() => {
      const width = Math.round(part.offsetWidth);
      const height = Math.round(part.offsetHeight);
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    });
    watch.observe(part);
    return () => {
      watch.disconnect();
      setSize(NONE);
    };
  }, []);
  return [size, ref];
}

/** As wide as a phone, or as low as one that lies on its side; the styles ask the same. */
const NARROW = "(max-width: 47.99rem), (max-height: 30rem)";
const WIDE = "(min-width: 80rem)";

export const useNarrow = (): boolean => useMedia(NARROW);
/** Wide enough for a panel beside the map. */
export const isWide = (): boolean => matchMedia(WIDE).matches;

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
  );
}
