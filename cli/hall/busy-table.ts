/** A table at which two players made of luck play one game after the other, each over a socket of its own. */
import type { Client, News, View } from "@rubicon/client";
import { type Dice, pick } from "@rubicon/engine";
import type { Stopwatch } from "./stopwatch.ts";

/** What is played at a table. */
export interface Playbill {
  readonly game: string;
  /** Id of a pack; the one that the game comes with, if not given. */
  readonly pack?: string;
  readonly scenario: string;
}

export class BusyTable {
  private readonly playbill: Playbill;
  private readonly players: readonly Client[];
  private readonly watch: Stopwatch;
  /** An act is due so many milliseconds after the last one was. Zero: at once. */
  private readonly interval: number;
  private due = 0;
  private readonly luck: Dice;
  private readonly failed: (error: unknown) => void;
  private readonly waiting = new Set<NodeJS.Timeout>();
  private views: readonly View[] = [];
  private table = "";
  /** The act on its way: its number, whose it is, and when it was sent. */
  private flying: { readonly n: number; readonly by: View; readonly sentAt: number } | null = null;
  private stopped = false;

  constructor(
    playbill: Playbill,
    players: readonly [Client, Client],
    watch: Stopwatch,
    interval: number,
    luck: Dice,
    failed: (error: unknown) => void,
  ) {
    this.playbill = playbill;
    this.players = players;
    this.watch = watch;
    this.interval = interval;
    this.luck = luck;
    this.failed = failed;
  }

  async begin(): Promise<void> {
    const [first, second] = this.players;
    this.table = await first.openTable(this.playbill);
    await second.join(this.table);
    this.flying = null;
    this.views = this.players.map((player) => player.watch(this.table));
    await Promise.all(this.views.map((view) => view.when(({ info }) => info.status === "running")));
  }

  /** Plays until stopped. The first act is due at that moment, as performance.now() has it. */
  play(due: number): void {
    this.due = due;
    this.views.forEach((view, i) => {
      view.subscribe((news) => this.hear(view, this.players[i], news));
      if (view.state) this.hear(view, this.players[i], { state: view.state, fresh: [] });
    });
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.waiting) clearTimeout(timer);
    for (const player of this.players) player.close();
  }

  private hear(view: View, player: Client, { state, fresh }: News): void {
    const { flying } = this;
    if (flying !== null && view !== flying.by && fresh.some(({ n }) => n === flying.n)) {
      this.watch.take(performance.now() - flying.sentAt);
      this.flying = null;
    }
    if (state.info.status === "over") {
      if (view === this.views[0]) this.again().catch(this.failed);
      return;
    }
    if (state.legal.length > 0) this.think(() => this.act(view, player, state.info.entries));
  }

  /** Waits until the next act is due. Who is late hurries, but makes up for nothing. */
  private think(act: () => void): void {
    const now = performance.now();
    const at = Math.max(now, this.due);
    this.due = at + this.interval;
    if (at - now < 1) {
      act();
      return;
    }
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      act();
    }, at - now);
    this.waiting.add(timer);
  }

  private act(view: View, player: Client, n: number): void {
    const { state } = view;
    if (this.stopped || state?.info.entries !== n || state.legal.length === 0) return;
    this.flying = { n, by: view, sentAt: performance.now() };
    player.act(this.table, pick(state.legal, this.luck)).then((result) => {
      if (result.is !== "done" && !this.stopped) this.failed(new Error(`A legal act came back as ${result.is}.`));
    }, this.failed);
  }

  private async again(): Promise<void> {
    if (this.stopped) return;
    for (const view of this.views) view.close();
    await this.begin();
    this.play(this.due);
  }
}
