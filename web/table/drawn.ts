/** When the board of a table stands, and what is fetched then. */
import { useEffect } from "react";

/** Milliseconds after which nobody waits for a board any more. */
const NO_BOARD = 6_000;

/** What stands open beside the map from the beginning comes after it: when its pieces are there, and have been drawn. */
export function drawn(): Promise<void> {
  const began = performance.now();
  return new Promise((done) => {
    const look = (): void => {
      const there = document.querySelector("svg [data-key]") !== null || performance.now() - began > NO_BOARD;
      requestAnimationFrame(there ? () => done() : look);
    };
    requestAnimationFrame(look);
  });
}

/** Milliseconds in which whoever has come sees the board and does nothing yet. */
const A_LOOK = 1_000;

/** Fetches the rest when the board has stood for a moment, so that whoever wants it finds it here. */
export function useSoon(fetchRest: () => readonly Promise<unknown>[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever it is.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    drawn().then(() => {
      // Whatever cannot be fetched now is asked for again by whoever needs it.
      if (!left) timer = setTimeout(() => Promise.allSettled(fetchRest()), A_LOOK);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
}
