/**
 * Parts of a table that nobody needs in its first moments: the card beside a thing, the list of acts, the help, what is
 * said of the past and of the end. They are fetched when the board stands, or when they are needed if that is sooner.
 */
import { lazy, useEffect } from "react";

const parts = {
  Acts: async () => (await import("./Acts.tsx")).Acts,
  Band: async () => (await import("./Band.tsx")).Band,
  Card: async () => (await import("./Card.tsx")).Card,
  Ending: async () => (await import("./Ending.tsx")).Ending,
  Help: async () => (await import("./Help.tsx")).Help,
  Chronicle: async () => {
    await drawn();
    return (await import("./Chronicle.tsx")).Chronicle;
  },
  Lasso: async () => {
    await drawn();
    return (await import("../hands/Lasso.tsx")).Lasso;
  },
  Since: async () => (await import("./Since.tsx")).Since,
  Tidings: async () => (await import("./Tidings.tsx")).Tidings,
};

export const Acts = lazy(async () => ({ default: await parts.Acts() }));
export const Band = lazy(async () => ({ default: await parts.Band() }));
export const Card = lazy(async () => ({ default: await parts.Card() }));
export const Chronicle = lazy(async () => ({ default: await parts.Chronicle() }));
export const Ending = lazy(async () => ({ default: await parts.Ending() }));
export const Help = lazy(async () => ({ default: await parts.Help() }));
export const Lasso = lazy(async () => ({ default: await parts.Lasso() }));
export const Since = lazy(async () => ({ default: await parts.Since() }));
export const Tidings = lazy(async () => ({ default: await parts.Tidings() }));

/** What stands open beside the map from the beginning comes after it. */
const drawn = (): Promise<unknown> => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));

/** Milliseconds after which nobody waits for the board any more. */
const BOARD_STANDS = 1_000;

/** Fetches them soon, so that whoever points at something finds its card. */
export function useLateParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whatever cannot be fetched now is asked for again when it is needed.
      Promise.allSettled(Object.values(parts).map((part) => part()));
    }, BOARD_STANDS);
    return () => clearTimeout(timer);
  }, []);
}
