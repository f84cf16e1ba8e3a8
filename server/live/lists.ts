/**
 * Tells sockets that lists of tables have changed, so that nobody has to ask every minute.
 *
 * Which lists a change is seen in whoever announces it says, for all servers: here nothing is looked up, and a private
 * table is told of to its players alone. The first change is told at once; those that follow soon after come as one.
 */
import type { ListName } from "../protocol.ts";
import type { Change } from "../services.ts";
import type { Visitor } from "./visitor.ts";

/** A socket, as far as it is needed. */
export type Reader = Pick<Visitor, "player" | "send">;

export class Lists {
  private readonly pauses: Readonly<Record<ListName, number>>;
  private readonly bells = new Map<Reader, ReadonlyMap<ListName, Bell>>();
  private readonly lobby = new Set<Reader>();
  private readonly byPlayer = new Map<string, Set<Reader>>();

  constructor(pauses: Readonly<Record<ListName, number>>) {
    this.pauses = pauses;
  }

  /** From now on these and no others. What is new among them is told of at once: it may have changed since it was read. */
  ask(reader: Reader, of: readonly ListName[]): void {
    const before = this.bells.get(reader);
    this.forget(reader);
    // Of strangers nobody keeps a list.
    const asked = [...new Set(of)].filter((list) => list === "lobby" || reader.player !== null);
    for (const [list, bell] of before ?? []) if (!asked.includes(list)) bell.stop();
    if (asked.length === 0) return;
    const bells = asked.map((list) => [list, before?.get(list) ?? new Bell(reader, list, this.pauses[list])] as const);
    this.bells.set(reader, new Map(bells));
    if (asked.includes("lobby")) this.lobby.add(reader);
    if (asked.includes("mine") && reader.player !== null) this.readersOf(reader.player.id).add(reader);
    for (const [list, bell] of bells) if (!before?.has(list)) bell.greet();
  }

  leave(reader: Reader): void {
    for (const bell of this.bells.get(reader)?.values() ?? []) bell.stop();
    this.forget(reader);
  }

  changed({ table, lists }: Change): void {
    // Some news was missed: it may have been about any table.
    if (table === null) for (const bells of this.bells.values()) for (const bell of bells.values()) bell.ring();
    if (lists === undefined) return;
    for (const player of lists.players) this.ring(this.byPlayer.get(player) ?? [], "mine");
    if (lists.lobby) this.ring(this.lobby, "lobby");
  }

  private ring(readers: Iterable<Reader>, list: ListName): void {
    for (const reader of readers) this.bells.get(reader)?.get(list)?.ring();
  }

  private readersOf(player: string): Set<Reader> {
    const readers = this.byPlayer.get(player) ?? new Set();
    this.byPlayer.set(player, readers);
    return readers;
  }

  private forget(reader: Reader): void {
    this.bells.delete(reader);
    this.lobby.delete(reader);
    const player = reader.player?.id;
    const others = player === undefined ? undefined : this.byPlayer.get(player);
    others?.delete(reader);
    if (player !== undefined && others?.size === 0) this.byPlayer.delete(player);
  }
}

/** Says that a list has changed: at once, and then not before a pause is over. */
class Bell {
  private readonly reader: Reader;
  private readonly list: ListName;
  private readonly pause: number;
  private rung = Number.NEGATIVE_INFINITY;
  private again: NodeJS.Timeout | null = null;

  constructor(reader: Reader, list: ListName, pause: number) {
    this.reader = reader;
    this.list = list;
    this.pause = pause;
  }

  ring(): void {
    if (this.again !== null) return;
    const wait = this.rung + this.pause - performance.now();
    if (wait <= 0) return this.say();
    this.again = setTimeout(() => {
      this.again = null;
      this.say();
    }, wait);
    this.again.unref();
  }

  /** The first word to somebody who has just come: no change, and so what changes next is told at once. */
  greet(): void {
    this.reader.send({ t: "lists", of: this.list });
  }

  stop(): void {
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
  }

  private say(): void {
    this.rung = performance.now();
    this.reader.send({ t: "lists", of: this.list });
  }
}
