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

/** How many tables wait for my move. */
export const waitingFor = (tables: OwnTables | null): number =>
  tables?.running.filter(({ yourMove }) => yourMove).length ?? 0;
