/** A table at which two players made of luck play one game after the other, each over a socket of its own. */
import type { Client, News, TableState, View } from "@rubicon/client";
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
  /** Acts on their way, by number: whose each is, and when it was sent. Whoever moves on may be ahead of his opponent. */
  private readonly flying = new Map<number, { readonly by: View; readonly sentAt: number }>();
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
    this.flying.clear();
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
    for (const { n } of fresh) {
      const act = this.flying.get(n);
      if (act === undefined || act.by === view) continue;
      this.watch.take(performance.now() - act.sentAt);
      this.flying.delete(n);
    }
    if (state.info.status === "over") {
      if (view === this.views[0]) this.again().catch(this.failed);
      return;
    }
    if (state.legal.length > 0) this.think(() => this.act(view, player, state));
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

  private act(view: View, player: Client, { info, gathered }: TableState): void {
    const { state } = view;
    const n = info.entries;
    if (this.stopped || state?.info.entries !== n || state.gathered !== gathered || state.legal.length === 0) return;
    this.flying.set(n, { by: view, sentAt: performance.now() });
    player.act(this.table, pick(state.legal, this.luck)).then((result) => {
      if (result.is === "done" || result.is === "kept" || this.stopped) return;
      this.failed(new Error(`A legal act came back as ${result.is}.`));
    }, this.failed);
  }

  private async again(): Promise<void> {
    if (this.stopped) return;
    for (const view of this.views) view.close();
    await this.begin();
    this.play(this.due);
  }
}
