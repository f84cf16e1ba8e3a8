/**
 * What messages cost. One is what an act costs that is accepted, about a millisecond of a small server: it is checked,
 * written, and shown to everybody at the table. Part of it is known beforehand, the rest when it is done.
 */

import type { FromClient } from "../protocol.ts";
import type { Answer } from "../services.ts";

/** To read a text and to find that it is no message. */
export const UNREAD = 0.1;
/** To fetch a table that was not in memory, and to find that there is none. */
const FETCHED = 5;
const MISSED = 0.3;
/** To show somebody a table. */
const SHOWN = 2;
/** So many entries of its journal cost one. */
const ENTRIES = 50;
/** A line stays in the database for ever, and people are to read it. */
export const SPOKEN = 20;

/** Before anything is done. */
export const BEGUN: Readonly<Record<FromClient["t"], number>> = {
  ...{ act: 0.3, orders: 0.3, ahead: 0.3 },
  ...{ why: 0.2, reach: 0.2, closed: 0.2, chat: 0.2, gallery: 0.2 },
  ...{ watch: 0.2, unwatch: 0.2, lists: 0.2, ping: 0.1 },
};

/** By what came of a deed. Whoever comes too late is shown the table anew; what is kept is written. */
export const DONE: Readonly<Record<Answer["is"], number>> = {
  ...{ done: 0.7, kept: SHOWN, stale: SHOWN, refused: 0.2, error: 0 },
};

/** With so many entries of its journal. */
export const costOfShowing = (entries: number): number => SHOWN + Math.max(0, entries) / ENTRIES;

export const costOfFetching = (found: boolean): number => (found ? FETCHED : MISSED);
