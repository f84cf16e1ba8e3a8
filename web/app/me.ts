/** What the page knows of its player and of the server: all that stands around a page needs no line to it. */
import type { Me, OwnTables } from "@rubicon/server/protocol";
import { Store, useStore } from "./store.ts";

/** Who this is: null for a stranger, undefined until the server has said so. */
export const me = new Store<Me | null | undefined>(undefined);
export const useMe = (): Me | null | undefined => useStore(me);

/** Whether the server answered last time. */
export const reachable = new Store<boolean>(true);

/** My tables; null before they are known, and for strangers. */
export const mine = new Store<OwnTables | null>(null);

/** What a player is called to who looks at another page; null when nothing waits. */
export const called = new Store<{ readonly path: string; readonly text: string } | null>(null);

/** How many tables wait for my move. */
export const movesOf = (tables: OwnTables | null): number =>
  tables?.running.filter(({ yourMove }) => yourMove).length ?? 0;

/** How many tables wait for me: for my move, or for a yes or no to a challenge. */
export const waitingFor = (tables: OwnTables | null): number => movesOf(tables) + (tables?.challenges.length ?? 0);
