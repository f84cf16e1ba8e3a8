/**
 * A table in this browser: the engine plays here, and both seats sit at one screen.
 *
 * Every act is on the shelf before it is shown as done. Where a curtain hangs between the seats, the screen goes on
 * showing what the seat before it may see until the other one takes over; nothing of the other's is in the state before.
 */
import {
  BadInput,
  type Game,
  plain,
  type Refusal,
  replay,
  resumeTable,
  type Seat,
  type Table,
  takeBack,
  type Viewer,
} from "@rubicon/engine";
import { settings } from "../app/settings.ts";
import { type Readable, Store } from "../app/store.ts";
import { type KeptEntry, type KeptGame, type LocalGame, originOf, type WholeGame } from "../local/kept.ts";
import { coverBetweenSeats, fromShelf, keptOnShelf, MovedOn, onShelfChanged, rewrite } from "../local/shelf.ts";
import {
  DOER,
  freeToTakeBack,
  type Listener,
  lastToAct,
  seatAsked,
  type Telling,
  type Told,
  tellingOf,
} from "../local/telling.ts";
import { type LocalWords, localWords } from "../local/words.ts";
import { writtenAct } from "./reading.ts";
import type { ActResult, Moment, TableSource, TableState, WrittenAct } from "./source.ts";

export interface LocalSource extends TableSource {
  readonly kind: "local";
  /** Whether the screen is covered before the other seat takes over. */
  readonly curtain: Readable<boolean>;
  /** The seat that is asked while another one, or nobody yet, sits at the screen; null when nobody has to take over. */
  readonly handOver: Readable<Seat | null>;
  /** What the dice were committed to; null for open dice. */
  readonly commitment: string | null;
  /** The seat that is asked sits down at the screen. */
  takeOver(): Promise<void>;
  hangCurtain(): Promise<void>;
  removeCurtain(): Promise<void>;
}

export function localSource(kept: LocalGame): LocalSource {
  return new AtThisScreen(kept);
}

class AtThisScreen implements LocalSource {
  readonly kind = "local";
  readonly key: string;
  readonly state = new Store<TableState | null>(null);
  readonly error = new Store<string | null>(null);
  readonly online = new Store(true);
  readonly curtain: Store<boolean>;
  readonly handOver = new Store<Seat | null>(null);
  readonly commitment: string | null;
  private readonly id: string;
  private readonly game: Game;
  private play: Play | null = null;
  /** Who sits at the screen; a watcher until somebody has taken over for the first time. */
  private seated: Viewer = "watcher";
  /** Everything that touches the shelf happens one after the other. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly stops: readonly (() => void)[];
  private closed = false;

  constructor({ game, ...kept }: LocalGame) {
    this.id = kept.id;
    this.game = game;
    this.key = `local:${kept.id}`;
    this.curtain = new Store(kept.curtain);
    const { dice } = kept.header;
    this.commitment = dice.kind === "committed" ? dice.commitment : null;
    this.takeUp(kept);
    this.stops = [
      onShelfChanged((id) => {
        if (id === this.id) void this.inTurn(() => this.lookAgain());
      }),
      // Seats without a player's name are called as the language calls them.
      settings.subscribe(() => void this.inTurn(async () => this.show())),
    ];
  }

  act(act: WrittenAct): Promise<ActResult> {
    return this.inTurn(async () => {
      const { play } = this;
      if (play === null) return failed(this.error.now ?? words().gone);
      const { game, table } = play;
      if (table.toMove !== this.seated) return failed(words().notNow);
      try {
        const answer = table.act(this.seated, game.acts.read(act));
        if (!answer.ok) return { is: "refused", refusal: answer.refusal };
        return await this.keep(play, play.kept.length, [{ ...answer, at: new Date().toISOString() }]);
      } catch (error) {
        return failed(sentence(error));
      }
    });
  }

  why(acts: readonly WrittenAct[]): Promise<readonly (Refusal | null)[]> {
    return this.inTurn(async () => {
      const { play } = this;
      if (play === null || play.table.toMove !== this.seated) throw new BadInput(words().notNow);
      const { game, table } = play;
      return acts.map((act) => game.refuse(table.position, game.acts.read(act)));
    });
  }

  takeBack(to: number): Promise<"done"> {
    return this.inTurn<"done">(async () => {
      const { play } = this;
      if (play === null) throw new BadInput(this.error.now ?? words().gone);
      const { table, kept } = play;
      const count = kept.length - 1 - to;
      if (count < 1) throw new BadInput(words().nothingToTakeBack);
      const result = count <= freeToTakeBack(table) ? await this.drop(play, count) : await this.writeBack(play, to);
      if (result.is === "done") return "done";
      throw new BadInput(result.is === "error" ? result.message : words().movedOn);
    });
  }

  past(from: number, to: number): Promise<readonly Moment[]> {
    return this.inTurn(async () => {
      const { play } = this;
      if (play === null) return [];
      const { game, table } = play;
      const moments: Moment[] = [];
      replay(game, table.journal, {
        upTo: to,
        reach: (position, { n }) => {
          if (n < from) return;
          const toMove = seatAsked(game, position);
          // Behind a curtain the past is looked at by whoever sits there; without one, as it was seen then.
          const viewer = this.curtain.now ? this.seated : (toMove ?? this.seated);
          moments.push({ n, viewer, toMove, sight: game.sight(position, viewer) });
        },
      });
      return moments;
    });
  }

  takeOver(): Promise<void> {
    return this.inTurn(async () => {
      if (this.handOver.now === null) return;
      this.seated = this.handOver.now;
      this.show();
    });
  }

  async hangCurtain(): Promise<void> {
    await this.cover(true);
  }

  async removeCurtain(): Promise<void> {
    await this.cover(false);
  }

  close(): void {
    this.closed = true;
    for (const stop of this.stops) stop();
  }

  private inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const turn = this.last.then(deed);
    this.last = turn.catch(() => {});
    return turn;
  }

  private drop(play: Play, count: number): Promise<ActResult> {
    takeBack(play.table, count);
    return this.keep(play, play.kept.length - count, []);
  }

  /** Both seats are at this screen: whoever asks has asked the other. */
  private writeBack(play: Play, to: number): Promise<ActResult> {
    const { table, game, kept } = play;
    const answer = table.backTo(game.seats.includes(this.seated) ? this.seated : table.toMove, to);
    if (!answer.ok) return Promise.resolve({ is: "refused", refusal: answer.refusal });
    return this.keep(play, kept.length, [{ ...answer, at: new Date().toISOString() }]);
  }

  private async cover(curtain: boolean): Promise<void> {
    await this.inTurn(() => coverBetweenSeats(this.id, curtain));
    this.curtain.set(curtain);
    this.show();
  }

  /** Puts on the shelf what the table has come to, and shows it; or, when that cannot be, puts the table back. */
  private async keep(play: Play, from: number, told: readonly Told[]): Promise<ActResult> {
    const added = told.map(({ entry, at }): KeptEntry => ({ game: this.id, n: entry.n, entry, at }));
    const next = keptNow(play);
    try {
      await rewrite(play.kept, next, from, added);
    } catch (error) {
      // The table has gone on in memory; what was kept before is true.
      this.takeUp({ ...play.kept, entries: play.telling.kept(this.id) });
      if (!(error instanceof MovedOn)) return failed(words().cannotKeep(sentence(error)));
      await this.lookAgain();
      return { is: "stale" };
    }
    play.kept = next;
    play.telling.rewrite(from, told);
    this.show();
    return { is: "done" };
  }

  /** Another tab may have moved the game on, thrown it away, or hung up the curtain. */
  private async lookAgain(): Promise<void> {
    const now = await keptOnShelf(this.id);
    const known = this.play?.kept;
    const wasCovered = this.curtain.now;
    if (now !== null) this.curtain.set(now.curtain);
    if (now === null || now.head !== known?.head || now.length !== known.length)
      this.takeUp(now && (await fromShelf(this.id)));
    else if (wasCovered !== now.curtain) this.show();
  }

  private takeUp(kept: WholeGame | null): void {
    try {
      this.play = kept === null ? null : playOf(this.game, kept);
      this.error.set(kept === null ? words().gone : null);
    } catch (error) {
      this.play = null;
      this.error.set(words().cannotResume(sentence(error)));
    }
    this.show();
  }

  private show(): void {
    if (this.closed) return;
    const { play } = this;
    if (play === null) {
      this.handOver.set(null);
      this.state.set(null);
      return;
    }
    const asked = play.table.toMove === "over" ? null : play.table.toMove;
    // Nobody has seen anything of a game that nobody has played: whoever begins it sits there.
    if (this.seated === "watcher" && play.kept.length === 1 && asked !== null) this.seated = asked;
    if (!this.curtain.now) this.seated = asked ?? lastToAct(play.table.journal) ?? "watcher";
    this.state.set(stateOf(play, this.seated, this.curtain.now ? this.seated : DOER));
    this.handOver.set(asked === this.seated ? null : asked);
  }
}

/** A game being played: the engine's table, what lies on the shelf of it, and what was told. */
interface Play {
  readonly game: Game;
  readonly table: Table<object>;
  kept: KeptGame;
  readonly telling: Telling;
}

function playOf(game: Game, whole: WholeGame): Play {
  const { entries, ...kept } = whole;
  const journal = { header: kept.header, entries: entries.map(({ entry }) => entry) };
  const table = resumeTable(game, journal, originOf(kept));
  const times = entries.map(({ at }) => at);
  return { game, table, kept, telling: tellingOf(game, journal, times) };
}

function keptNow({ table, kept }: Play): KeptGame {
  const { entries } = table.journal;
  const { toMove } = table;
  return {
    ...kept,
    changedAt: new Date().toISOString(),
    length: entries.length,
    head: entries[entries.length - 1].check,
    toMove: toMove === "over" ? null : toMove,
    outcome: table.game.outcome(table.position),
  };
}

function stateOf({ game, table, kept, telling }: Play, you: Viewer, ear: Listener): TableState {
  const { header } = kept;
  const { position } = table;
  const asked = seatAsked(game, position);
  const name = (seat: Seat): string => header.players?.[seat] || game.words(settings.now.language).seat(seat);
  return {
    game: header.game,
    scenario: header.scenario,
    options: header.options,
    status: asked === null ? "over" : "running",
    seats: game.seats.map((seat) => ({ seat, name: name(seat) })),
    you,
    toMove: asked,
    sight: game.sight(position, you),
    question: asked === you ? plain(game.question(position)) : null,
    legal: asked === you ? game.legal(position).map((act) => writtenAct(game.acts.write(act))) : [],
    undoable: freeToTakeBack(table),
    entries: telling.heardBy(ear),
    outcome: game.outcome(position),
  };
}

const words = (): LocalWords => localWords[settings.now.language];
const failed = (message: string): ActResult => ({ is: "error", message });
const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
