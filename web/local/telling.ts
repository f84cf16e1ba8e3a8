/** What was told in each entry of a journal, and what a viewer may hear of it. For local tables and for replays. */
import {
  type Entry,
  type EventShape,
  type Game,
  type Journal,
  plain,
  replay,
  type Seat,
  type Table,
  undoable,
  type Viewer,
} from "@rubicon/engine";
import type { Heard } from "../table/source.ts";
import type { KeptEntry } from "./kept.ts";

/** What was told in an entry, with nothing left out, and when. */
export interface Told {
  readonly entry: Entry;
  readonly events: readonly EventShape[];
  /** ISO time; null where nobody wrote it down. */
  readonly at: string | null;
}

/** Hears everything: for games that are over. */
export const EVERYTHING = "everything";
/** Hears each act as the seat that did it: for somebody who plays every seat. */
export const DOER = "doer";
export type Listener = Viewer | typeof EVERYTHING | typeof DOER;

export class Telling {
  private readonly game: Pick<Game, "hear">;
  private readonly told: Told[];
  /** What has been heard stays the same object, so that a page need not write it again. */
  private readonly heard = new Map<Listener, Heard[]>();

  constructor(game: Pick<Game, "hear">, told: readonly Told[]) {
    this.game = game;
    this.told = [...told];
  }

  /** As the shelf keeps them. */
  kept(game: string): readonly KeptEntry[] {
    return this.told.map(({ entry, at }) => ({ game, n: entry.n, entry, at }));
  }

  /** Keeps the first entries and puts others after them. */
  rewrite(keep: number, added: readonly Told[]): void {
    this.told.splice(keep, this.told.length, ...added);
    for (const list of this.heard.values()) list.splice(keep);
  }

  /** All entries, as the listener may hear them. */
  heardBy(listener: Listener): readonly Heard[] {
    const known = this.heard.get(listener) ?? [];
    this.heard.set(listener, known);
    for (const told of this.told.slice(known.length)) known.push(this.hear(told, listener));
    return [...known];
  }

  private hear({ entry, events, at }: Told, listener: Listener): Heard {
    const seat = "seat" in entry ? entry.seat : null;
    const viewer = listener === DOER ? (seat ?? "watcher") : listener;
    const heard = events.map((event) => (viewer === EVERYTHING ? plain(event) : this.game.hear(event, viewer)));
    return {
      n: entry.n,
      seat,
      ...("back" in entry ? { back: entry.back } : {}),
      events: heard.filter((event) => event !== null),
      at,
    };
  }
}

/** Plays a journal again to hear what is told in it. `times` says when its entries were made, where that is known. */
export function tellingOf(game: Game, journal: Journal, times: readonly (string | null)[] = []): Telling {
  const events: EventShape[][] = journal.entries.map(() => []);
  replay(game, journal, { tell: (event, n) => events[n].push(event) });
  return new Telling(
    game,
    journal.entries.map((entry, n) => ({ entry, events: events[n], at: times[n] ?? null })),
  );
}

/** Null before anybody has acted. */
export function lastToAct({ entries }: Journal): Seat | null {
  const last = entries.at(-1);
  return last !== undefined && "seat" in last ? last.seat : null;
}

/** How many of the last entries can be dropped as if they had not been: no dice, nothing seen, no take-back among them. */
export function freeToTakeBack(table: Table<object>): number {
  const { entries } = table.journal;
  const back = entries.findLastIndex((entry) => "back" in entry);
  return Math.min(undoable(table), entries.length - 1 - back);
}

export function seatAsked(game: Game, position: object): Seat | null {
  const asked = game.toMove(position);
  return asked === "over" ? null : asked;
}
