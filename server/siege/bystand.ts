/**
 * People who play quietly while others attack their server: a process of its own, so that nobody else's haste spoils
 * their figures. Started by bystanders.ts with the server's address, the number of tables, and the milliseconds between
 * two acts at each.
 */
import { type Client, connect, type SocketConstructor, type View } from "@rubicon/client";
import { type Dice, pick, seededDice } from "@rubicon/engine";
import { WebSocket } from "ws";
import type { FromBystanders, ToBystanders } from "./bystanders.ts";

const [url, tables, interval] = process.argv.slice(2);
/** The package's types are wider than the client's. */
const Socket = WebSocket as unknown as SocketConstructor;
const FORM = { game: "julius-caesar", scenario: "historical", seat: "caesar" } as const;

const taken: number[] = [];

/** Two who play one game after the other, an act at a time. */
class QuietTable {
  private readonly players: readonly Client[];
  private readonly luck: Dice;
  private views: readonly View[] = [];
  private table = "";
  private due: number;
  /** The entry that is thought about. */
  private planned = -1;
  /** The act on its way, of which the opponent has not heard. */
  flying: { readonly n: number; readonly by: View; readonly sentAt: number } | null = null;

  constructor(i: number) {
    const options = { WebSocket: Socket, cookie: "", backoff: { first: 20, most: 200 } };
    this.players = [connect(url, options), connect(url, options)];
    this.luck = seededDice(`quiet table ${i}`);
    // Not all in the same moment.
    this.due = performance.now() + (Number(interval) * i) / Number(tables);
  }

  async sitDown(): Promise<void> {
    for (const player of this.players) await player.guest();
    await this.begin();
  }

  private async begin(): Promise<void> {
    const [first, second] = this.players;
    this.table = await first.openTable(FORM);
    await second.join(this.table);
    this.views = this.players.map((player) => player.watch(this.table));
    await Promise.all(this.views.map((view) => view.when(({ info }) => info.status === "running")));
    this.views.forEach((view, i) => {
      view.subscribe(() => this.look(view, this.players[i]));
      this.look(view, this.players[i]);
    });
  }

  private look(view: View, player: Client): void {
    const { state } = view;
    const { flying } = this;
    if (state === null) return;
    if (flying !== null && view !== flying.by && state.info.entries > flying.n) {
      taken.push(performance.now() - flying.sentAt);
      this.flying = null;
    }
    if (state.info.status === "over") {
      if (view !== this.views[0]) return;
      for (const each of this.views) each.close();
      this.flying = null;
      this.planned = -1;
      this.begin().catch(failed);
    } else if (state.legal.length > 0) {
      const { entries } = state.info;
      if (this.planned === entries) return;
      this.planned = entries;
      const wait = this.due - performance.now();
      this.due = Math.max(performance.now(), this.due) + Number(interval);
      setTimeout(() => this.act(view, player, entries), Math.max(0, wait));
    }
  }

  private act(view: View, player: Client, n: number): void {
    const { state } = view;
    if (state?.info.entries !== n || state.legal.length === 0) return;
    this.flying = { n, by: view, sentAt: performance.now() };
    player.act(this.table, pick(state.legal, this.luck)).catch(failed);
  }
}

const say = (message: FromBystanders): void => void process.send?.(message);
const failed = (error: unknown): void => say({ t: "failed", message: String(error) });

const quiet = Array.from({ length: Number(tables) }, (_, i) => new QuietTable(i));
try {
  for (const table of quiet) await table.sitDown();
} catch (error) {
  failed(error);
}

process.on("message", (asked: ToBystanders) => {
  if (asked === "begin") taken.length = 0;
  else {
    // Whoever still waits has waited so long at least.
    const now = performance.now();
    const waiting = quiet.flatMap(({ flying }) => (flying === null ? [] : [now - flying.sentAt]));
    say({ t: "times", times: [...taken, ...waiting] });
  }
});
// Nobody is left to ask.
process.on("disconnect", () => process.exit(0));
say({ t: "seated" });
