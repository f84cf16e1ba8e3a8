/**
 * Bots at a table of this browser: whenever one of them is asked it thinks, and then plays at a pace at which whoever looks
 * on can follow. It thinks while what it did before is still being looked at.
 */
import type { Seat } from "@rubicon/engine";
import type { Settings } from "../app/settings.ts";
import { Store } from "../app/store.ts";
import type { LocalSource } from "../table/local.ts";
import { writtenAct } from "../table/reading.ts";
import { dwell } from "../table/reel.ts";
import type { TableState } from "../table/source.ts";
import type { Thinkers } from "./asking.ts";
import type { Level } from "./levels.ts";
import type { AtSeat } from "./worker.ts";

/** What is needed of a table. */
export type BotsTable = Pick<LocalSource, "key" | "state" | "bots" | "hurried" | "journal" | "actFor">;

/** Whoever looks on, and how fast he reads. */
export interface Onlooker {
  pace(): Settings["pace"];
  /** False while nobody can see the page. */
  looks(): boolean;
  /** Called when he looks again. Returns how to stop. */
  onReturn(listener: () => void): () => void;
}

/** Milliseconds in which one's own act is seen before it is answered. */
const A_BREATH = 350;

export class BotsAtTable {
  /** The seat whose bot is at work; null while people are asked. */
  readonly busy = new Store<Seat | null>(null);
  readonly paused = new Store(false);
  /** Why nobody thinks; null as long as all is well. */
  readonly trouble = new Store<unknown>(null);
  private readonly table: BotsTable;
  private readonly thinkers: Pick<Thinkers, "ask">;
  private readonly onlooker: Onlooker;
  /** What is being decided, so that it is thought about once. */
  private at = "";
  private shownSince = 0;
  private wake = (): void => {};
  private closed = false;
  private readonly stops: readonly (() => void)[];

  constructor(table: BotsTable, thinkers: Pick<Thinkers, "ask">, onlooker: Onlooker) {
    this.table = table;
    this.thinkers = thinkers;
    this.onlooker = onlooker;
    const look = (): void => this.look();
    this.stops = [
      table.state.subscribe(look),
      table.bots.subscribe(look),
      table.hurried.subscribe(() => this.wake()),
      onlooker.onReturn(look),
    ];
    this.look();
  }

  pause(): void {
    this.paused.set(true);
    this.look();
  }

  goOn(): void {
    this.paused.set(false);
    this.look();
  }

  /** Everything that bots do until somebody else is asked is done at once. */
  hurry(): void {
    this.table.hurried.set(true);
  }

  /** Something has changed that may help. */
  tryAgain(): void {
    this.trouble.set(null);
    this.at = "";
    this.look();
  }

  close(): void {
    this.closed = true;
    this.wake();
    for (const stop of this.stops) stop();
  }

  private look(): void {
    const { now: state } = this.table.state;
    const seat = state?.toMove ?? null;
    const level = seat === null ? undefined : this.table.bots.now[seat];
    if (this.closed || state === null || seat === null || level === undefined || this.rests(state)) {
      this.at = "";
      this.busy.set(null);
      // Whoever is asked himself wants to see what he does.
      if (level === undefined) this.table.hurried.set(false);
      return;
    }
    const at = `${state.entries.length} ${seat} ${level}`;
    if (at === this.at) return;
    this.at = at;
    this.busy.set(seat);
    this.shownSince = performance.now();
    void this.play(at, state, seat, level);
  }

  /** A game between bots is for whoever looks on: without him it waits. */
  private rests({ seats }: TableState): boolean {
    return this.paused.now || (seats.every(({ bot }) => bot === true) && !this.onlooker.looks());
  }

  private async play(at: string, state: TableState, seat: Seat, level: Level): Promise<void> {
    try {
      const journal = this.table.journal();
      if (journal === null) return;
      const wish: AtSeat = { table: this.table.key, journal: journal, seat, level };
      const [act] = await Promise.all([this.thinkers.ask({ wants: "act", ...wish }), this.letItBeSeen(state)]);
      if (this.at !== at || this.closed || act === null) return;
      const result = await this.table.actFor(seat, writtenAct(act), journal.entries.length);
      if (result.is === "error") throw new Error(result.message);
      if (result.is === "refused") throw new Error(`refused by ${result.refusal.rule}`);
    } catch (error) {
      if (this.at !== at || this.closed) return;
      this.busy.set(null);
      this.trouble.set(error);
    }
  }

  private letItBeSeen({ entries, you }: TableState): Promise<void> {
    const last = entries.at(-1);
    if (this.table.hurried.now || !this.onlooker.looks() || last === undefined) return Promise.resolve();
    const due = last.seat === you ? A_BREATH : last.events.length === 0 ? 0 : dwell(last, this.onlooker.pace());
    return new Promise((done) => {
      const timer = setTimeout(done, Math.max(0, due - (performance.now() - this.shownSince)));
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
