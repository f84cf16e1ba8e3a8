/**
 * A table in this browser: the engine plays here, and both seats sit at one screen, but for those that bots play.
 *
 * Every act is in the chest before it is shown as done. Where a curtain hangs between the seats, the screen goes on
 * showing what the seat before it may see until the other one takes over; nothing of the other's is in the state before.
 * Against a bot there is no curtain: the screen belongs to the one seat that is left. Where only bots play, whoever looks on
 * sees everything.
 */
import type { Advice } from "@rubicon/bots";
import {
  BadInput,
  closedTo,
  EVERYTHING,
  type EventShape,
  type Eyes,
  type Game,
  type Journal,
  LONGEST_GAME,
  type Orders,
  plain,
  type Recorded,
  type Refusal,
  replay,
  type Seat,
  type Viewer,
} from "@rubicon/engine";
import { settings } from "../app/settings.ts";
import { type Readable, Store } from "../app/store.ts";
import {
  coverBetweenSeats,
  fromChest,
  keptInChest,
  MovedOn,
  moveOn,
  onChestChanged,
  seatBots,
} from "../local/chest.ts";
import type { KeptEntry, LocalGame, WholeGame } from "../local/kept.ts";
import { keptNow, type Playing, reachAt, stateOf, takenUp } from "../local/playing.ts";
import { type Dated, DOER, type Listener, lastToAct, seatAsked } from "../local/telling.ts";
import { troubles } from "../local/troubled.ts";
import type { LocalTroubles } from "../local/troubles.ts";
import { type BotsBySeat, NO_BOTS } from "../opponents/levels.ts";
import type { ActResult, Moment, TableSource, TableState, WrittenAct, WrittenReach } from "./source.ts";

export interface LocalSource extends TableSource {
  readonly kind: "local";
  /** Whether the screen is covered before the other seat takes over. */
  readonly curtain: Readable<boolean>;
  /** Nobody has said yet whether there are two at this screen: until then it is covered. */
  readonly undecided: Readable<boolean>;
  /** The seat that is asked while another one, or nobody yet, sits at the screen; null when nobody has to take over. */
  readonly handOver: Readable<Seat | null>;
  /** What the dice were committed to; null for open dice. */
  readonly commitment: string | null;
  /** The seat that is asked sits down at the screen. */
  takeOver(): Promise<void>;
  hangCurtain(): Promise<void>;
  removeCurtain(): Promise<void>;
  /** Seats that are played by bots. */
  readonly bots: Readable<BotsBySeat>;
  /** From now on these seats are, and no others. */
  seatBots(bots: BotsBySeat): Promise<void>;
  /** The table as it is kept, for whoever thinks about it; null where it cannot be played. */
  journal(): Journal | null;
  /** A bot does this in its seat, if the journal is still as long as it was when it thought about it. */
  actFor(seat: Seat, act: WrittenAct, length: number): Promise<ActResult>;
  /** Set by whoever wants to see the present at once. */
  readonly hurried: Store<boolean>;
}

/** `advise` is asked where somebody wants counsel; where nobody can give any it is not given. */
export function localSource(kept: LocalGame, advise?: Advise): LocalSource {
  return new AtThisScreen(kept, advise);
}

/** What a bot would do in the seat that is asked. */
export type Advise = (table: Pick<LocalSource, "key" | "state" | "journal">) => Promise<Advice | null>;

class AtThisScreen implements LocalSource {
  readonly kind = "local";
  readonly key: string;
  readonly state = new Store<TableState | null>(null);
  readonly error = new Store<string | null>(null);
  readonly online = new Store(true);
  readonly curtain: Store<boolean>;
  readonly undecided: Store<boolean>;
  readonly handOver = new Store<Seat | null>(null);
  readonly bots: Store<BotsBySeat>;
  readonly hurried = new Store(false);
  readonly commitment: string | null;
  readonly counsel: (() => Promise<Advice | null>) | undefined;
  private readonly id: string;
  private readonly game: Game;
  private play: Playing | null = null;
  /** Who sits at the screen; a watcher until somebody has taken over for the first time. */
  private seated: Viewer = "watcher";
  /** Everything that touches the chest happens one after the other. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly stops: readonly (() => void)[];
  private closed = false;

  constructor({ game, ...kept }: LocalGame, advise: Advise | undefined) {
    this.counsel = advise && (() => advise({ key: this.key, state: this.state, journal: () => this.journal() }));
    this.id = kept.id;
    this.game = game;
    this.key = `local:${kept.id}`;
    this.curtain = new Store(kept.curtain);
    this.undecided = new Store(kept.undecided ?? false);
    this.bots = new Store(kept.bots ?? NO_BOTS);
    const { dice } = kept.header;
    this.commitment = dice.kind === "committed" ? dice.commitment : null;
    this.takeUp(kept);
    this.stops = [
      onChestChanged((id) => {
        if (id === this.id) void this.inTurn(() => this.lookAgain());
      }),
      // Seats without a player's name are called as the language calls them.
      settings.subscribe(() => void this.inTurn(async () => this.show())),
    ];
  }

  act(act: WrittenAct): Promise<ActResult> {
    return this.inTurn(async () => {
      const { play } = this;
      if (play === null) return failed(this.error.now ?? (await troubles()).gone);
      if (play.table.toMove !== this.seated) return failed((await troubles()).notNow);
      return this.carryOut(play, this.seated, act);
    });
  }

  actFor(seat: Seat, act: WrittenAct, length: number): Promise<ActResult> {
    return this.inTurn(async () => {
      const { play } = this;
      // Meanwhile something was taken back, or another tab was faster.
      if (play === null || play.kept.length !== length || this.bots.now[seat] === undefined) return { is: "stale" };
      return this.carryOut(play, seat, act);
    });
  }

  journal(): Journal | null {
    const { play } = this;
    return play && { header: play.kept.header, entries: play.table.journal.entries };
  }

  /** Whoever is not asked does not sit at the screen. */
  async answerAhead(): Promise<ActResult> {
    return failed((await troubles()).notNow);
  }

  order(orders: Orders): Promise<void> {
    return this.inTurn(async () => {
      const { play } = this;
      if (play === null) throw new BadInput(this.error.now ?? (await troubles()).gone);
      const result = await this.keep(play, play.table.order(this.seated, plain(orders)));
      if (result.is !== "done") throw new BadInput(result.is === "error" ? result.message : (await troubles()).movedOn);
    });
  }

  why(acts: readonly WrittenAct[]): Promise<readonly (Refusal | null)[]> {
    return this.inTurn(async () => {
      const { play } = this;
      if (play === null || play.table.toMove !== this.seated) throw new BadInput((await troubles()).notNow);
      const { game, table } = play;
      return acts.map((act) => game.refuse(table.position, game.acts.read(act)));
    });
  }

  reach(pieces: readonly string[]): Promise<readonly WrittenReach[]> {
    return this.inTurn(async () => {
      const { play } = this;
      return play === null || play.table.toMove !== this.seated ? [] : reachAt(play, pieces);
    });
  }

  whyNot(pieces: readonly string[], to: string): Promise<Refusal | null> {
    return this.inTurn(async () => {
      const { play } = this;
      if (play === null || play.table.toMove !== this.seated) return null;
      return closedTo(play.game, play.table.position, pieces, to);
    });
  }

  takeBack(to: number): Promise<"done"> {
    return this.inTurn<"done">(async () => {
      const { play } = this;
      if (play === null) throw new BadInput(this.error.now ?? (await troubles()).gone);
      const { table, game, kept } = play;
      if (to >= kept.length - 1) throw new BadInput((await troubles()).nothingToTakeBack);
      if (kept.length >= LONGEST_GAME.entries) throw new BadInput((await troubles()).full);
      // Both seats are at this screen: whoever asks has asked the other.
      const seat = game.seats.includes(this.seated) ? this.seated : table.toMove;
      const result = await this.keep(play, table.backTo(seat, to));
      if (result.is === "done") return "done";
      throw new BadInput(result.is === "error" ? result.message : (await troubles()).movedOn);
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
          const viewer = this.eyes(toMove);
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

  async seatBots(bots: BotsBySeat): Promise<void> {
    await this.inTurn(() => seatBots(this.id, bots));
    await this.inTurn(() => this.lookAgain());
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

  private async carryOut(play: Playing, seat: Seat, act: WrittenAct): Promise<ActResult> {
    if (play.kept.length >= LONGEST_GAME.entries) return failed((await troubles()).full);
    try {
      const answer = play.table.act(seat, play.game.acts.read(act));
      if (!answer.ok) return { is: "refused", refusal: answer.refusal };
      return await this.keep(play, answer.recorded);
    } catch (error) {
      return failed(sentence(error));
    }
  }

  private async cover(curtain: boolean): Promise<void> {
    await this.inTurn(() => coverBetweenSeats(this.id, curtain));
    this.curtain.set(curtain);
    this.undecided.set(false);
    this.show();
  }

  /** Puts into the chest what the table has come to, and shows it; or, when that cannot be, puts the table back. */
  private async keep(play: Playing, recorded: readonly Recorded<EventShape>[]): Promise<ActResult> {
    const at = new Date().toISOString();
    const told = recorded.map((each): Dated => ({ ...each, at }));
    const fresh = play.table.journal.entries.slice(play.kept.length);
    const added = fresh.map((entry): KeptEntry => ({ game: this.id, n: entry.n, entry, at }));
    const next = keptNow(play);
    try {
      await moveOn(play.kept, next, added);
    } catch (error) {
      // The table has gone on in memory; what was kept before is true.
      this.takeUp({ ...play.kept, entries: play.telling.kept(this.id).slice(0, play.kept.length) });
      if (!(error instanceof MovedOn)) return failed((await troubles()).cannotKeep(sentence(error)));
      await this.lookAgain();
      return { is: "stale" };
    }
    play.kept = next;
    play.telling.add(told);
    this.show();
    return { is: "done" };
  }

  /** Another tab may have moved the game on, thrown it away, or hung up the curtain. */
  private async lookAgain(): Promise<void> {
    const now = await keptInChest(this.id);
    const known = this.play?.kept;
    const wasCovered = this.curtain.now;
    if (now !== null) {
      this.curtain.set(now.curtain);
      this.undecided.set(now.undecided ?? false);
      if (!isSame(now.bots ?? NO_BOTS, this.bots.now)) this.bots.set(now.bots ?? NO_BOTS);
    }
    if (now === null || now.head !== known?.head || !isSame(now.orders, known.orders) || !isSame(now.bots, known.bots))
      this.takeUp(now && (await fromChest(this.id)));
    else if (wasCovered !== now.curtain) this.show();
  }

  private takeUp(kept: WholeGame | null): void {
    try {
      this.play = kept === null ? null : takenUp(this.game, kept);
      this.error.set(null);
      if (kept === null) this.complain(({ gone }) => gone);
    } catch (error) {
      this.play = null;
      this.complain(({ cannotResume }) => cannotResume(sentence(error)));
    }
    this.show();
  }

  private complain(choose: (words: LocalTroubles) => string): void {
    void troubles().then((words) => {
      // Meanwhile it may have turned up again.
      if (this.play === null) this.error.set(choose(words));
    });
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
    if (!this.curtain.now) this.seated = this.atScreen() ?? asked ?? lastToAct(play.table.journal) ?? "watcher";
    const state = stateOf(play, this.seated, this.ear(), this.eyes(this.seated));
    // Where a curtain hangs two people sit here: the other is asked, if only by word of mouth.
    this.state.set({ ...state, yields: !this.curtain.now });
    this.handOver.set(asked === this.seated || this.atScreen() !== null ? null : asked);
  }

  /** Who sits at the screen as long as bots play: the one seat that they leave, or a watcher. Null where people take turns. */
  private atScreen(): Viewer | null {
    const people = this.game.seats.filter((seat) => this.bots.now[seat] === undefined);
    if (people.length === this.game.seats.length || people.length > 1) return null;
    return people[0] ?? "watcher";
  }

  /** Through whose eyes a moment is looked at: where one plays every seat, through those of whoever was asked then. */
  private eyes(asked: Viewer | null): Eyes {
    const there = this.atScreen();
    if (there !== null) return there === "watcher" ? EVERYTHING : there;
    return this.curtain.now ? this.seated : (asked ?? this.seated);
  }

  private ear(): Listener {
    const there = this.atScreen();
    if (there !== null) return there === "watcher" ? EVERYTHING : there;
    return this.curtain.now ? this.seated : DOER;
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const failed = (message: string): ActResult => ({ is: "error", message });
const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
