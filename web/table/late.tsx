/**
 * Parts of a table that nobody needs in its first moments: the card beside a thing, the list of acts, the help, what is
 * said of the past and of the end. They are fetched when the board stands, or when they are needed if that is sooner.
 */
import { lazy } from "react";
import { drawn, useSoon } from "./drawn.ts";

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
  Rattle: async () => {
    await drawn();
    return (await import("./Rattle.tsx")).Rattle;
  },
  Since: async () => {
    await drawn();
    return (await import("./Since.tsx")).Since;
  },
  Tidings: async () => {
    await drawn();
    return (await import("./Tidings.tsx")).Tidings;
  },
};

export const Acts = lazy(async () => ({ default: await parts.Acts() }));
export const Band = lazy(async () => ({ default: await parts.Band() }));
export const Card = lazy(async () => ({ default: await parts.Card() }));
export const Chronicle = lazy(async () => ({ default: await parts.Chronicle() }));
export const Ending = lazy(async () => ({ default: await parts.Ending() }));
export const Help = lazy(async () => ({ default: await parts.Help() }));
export const Lasso = lazy(async () => ({ default: await parts.Lasso() }));
export const Rattle = lazy(async () => ({ default: await parts.Rattle() }));
export const Since = lazy(async () => ({ default: await parts.Since() }));
export const Tidings = lazy(async () => ({ default: await parts.Tidings() }));

/** Hardly any table has somebody to ask. */
export const Counsel = lazy(async () => ({ default: (await import("../opponents/Counsel.tsx")).Counsel }));

/** Fetches them soon, so that whoever points at something finds its card. */
export function useLateParts(): void {
  useSoon(() => Object.values(parts).map((part) => part()));
}
