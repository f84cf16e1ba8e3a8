/** What was told in each entry of a journal, and what a viewer may hear of it. For local tables and for replays. */
import {
  actSeen,
  EVERYTHING,
  type EventShape,
  type Eyes,
  type Game,
  type Journal,
  type Recorded,
  replay,
  type Seat,
} from "@rubicon/engine";
import type { Heard } from "../table/source.ts";
import type { KeptEntry } from "./kept.ts";

/** What was told in an entry, with nothing left out, and when. */
export interface Dated extends Recorded<EventShape> {
  /** ISO time; null where nobody wrote it down. */
  readonly at: string | null;
}

/** Hears each act as the seat that did it: for somebody who plays every seat. */
export const DOER = "doer";
export type Listener = Eyes | typeof DOER;

export class Telling {
  private readonly game: Pick<Game, "hear" | "overt">;
  private readonly told: Dated[];
  /** What has been heard stays the same object, so that a page need not write it again. */
  private readonly heard = new Map<Listener, Heard[]>();

  constructor(game: Pick<Game, "hear" | "overt">, told: readonly Dated[]) {
    this.game = game;
    this.told = [...told];
  }

  /** As the chest keeps them. */
  kept(game: string): readonly KeptEntry[] {
    return this.told.map(({ entry, at }) => ({ game, n: entry.n, entry, at }));
  }

  add(more: readonly Dated[]): void {
    this.told.push(...more);
  }

  /** All entries, as the listener may hear them. */
  heardBy(listener: Listener): readonly Heard[] {
    const known = this.heard.get(listener) ?? [];
    this.heard.set(listener, known);
    for (const told of this.told.slice(known.length)) known.push(this.hear(told, listener));
    return [...known];
  }

  private hear({ entry, events, at }: Dated, listener: Listener): Heard {
    const seat = "seat" in entry ? entry.seat : null;
    const eyes = listener === DOER ? (seat ?? "watcher") : listener;
    const heard = events.map((event) => this.game.hear(event, eyes)).filter((event) => event !== null);
    const by = "by" in entry ? entry.by : undefined;
    // That a seat has waived a window is for nobody else to know.
    const own = eyes === seat || eyes === EVERYTHING;
    return {
      n: entry.n,
      seat,
      ...("back" in entry ? { back: entry.back } : {}),
      ...(by === undefined || (by === "orders" && !own) ? {} : { by }),
      ...actSeen(this.game, "act" in entry ? entry.act : undefined, heard),
      events: heard,
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

export function seatAsked(game: Game, position: object): Seat | null {
  const asked = game.toMove(position);
  return asked === "over" ? null : asked;
}
