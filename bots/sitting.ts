/**
 * A bot at a seat of a table that is kept as a journal. It follows the journal entry by entry, hears what its seat may
 * hear, and acts when it is asked. Whoever loses it can sit another one down: it comes to know the same.
 */
import {
  type ActShape,
  Counted,
  type Dice,
  type Entry,
  type Game,
  type Header,
  playOn,
  type Seat,
  seededDice,
  type Thought,
} from "@rubicon/engine";
import { type Advice, advise } from "./advice.ts";
import { type Bot, type Budget, type Mind, memoryAt, type Player, seatBot } from "./bot.ts";

export interface SittingMeans {
  readonly thought?: Thought | null;
  /** Null: what the bot is used to. */
  readonly budget?: Budget | null;
  /** Needed where the budget is in milliseconds. */
  readonly clock?: () => number;
  /** The name of the table or the like: bots with another one have other luck. */
  readonly luck?: string;
}

export class Sitting {
  private readonly game: Game;
  private readonly header: Header;
  private readonly seat: Seat;
  private readonly bot: Bot;
  private readonly means: SittingMeans;
  /** Entries that it knows of, counting those that were taken back. */
  private length = 0;
  /** Those that count. */
  private entries: Entry[] = [];
  private position!: object;
  private player!: Player;
  private luck: Dice = seededDice("");
  /** What it has made up its mind to do, and after how many entries. */
  private decided: { readonly at: number; readonly act: ActShape } | null = null;

  constructor(game: Game, header: Header, seat: Seat, bot: Bot, means: SittingMeans = {}) {
    this.game = game;
    this.header = header;
    this.seat = seat;
    this.bot = bot;
    this.means = means;
    this.sitDown();
  }

  /** How many entries of the journal it knows. */
  get known(): number {
    return this.length;
  }

  /** Hears of the journal so far, or of how it goes on. */
  follow(entries: readonly Entry[]): void {
    const fresh = entries.filter(({ n }) => n >= this.length);
    if (fresh.length === 0) return;
    if (fresh[0].n !== this.length) throw new Error(`entry ${this.length} is missing before entry ${fresh[0].n}`);
    const all = [...this.entries, ...fresh];
    const counted = new Counted(all);
    const counting = all.filter((entry) => !("back" in entry) && counted.has(entry.n));
    const goesOn = !fresh.some((entry) => "back" in entry);
    // What was taken back has not happened: he thinks as one who has heard nothing of it.
    if (!goesOn) this.sitDown();
    playOn(this.game, this.position, goesOn ? fresh : counting, (event) =>
      this.player.hear(this.game.hear(event, this.seat)),
    );
    this.entries = counting;
    this.length = fresh[fresh.length - 1].n + 1;
  }

  /** Null while somebody else is asked, or the game is over. */
  act(): ActShape | null {
    if (this.entries.length === 0 || this.game.toMove(this.position) !== this.seat) return null;
    // Whoever asks twice gets the same answer, and not what was planned for after it.
    if (this.decided?.at !== this.length) {
      this.shuffle();
      this.decided = { at: this.length, act: this.player.act(this.position) };
    }
    return this.decided.act;
  }

  /** What it would do and why, for whoever sits there himself. Null while he is not asked, or where it knows no reasons. */
  advise(): Advice | null {
    if (this.entries.length === 0 || this.game.toMove(this.position) !== this.seat) return null;
    this.shuffle();
    return this.player.consult(this.position, (mind: Mind) => advise(this.bot, mind));
  }

  private sitDown(): void {
    const { game, header, seat, bot, means } = this;
    const { thought = null, budget = null, clock } = means;
    this.position = game.begin(header.scenario, header.options);
    this.player = seatBot(
      bot,
      game,
      { roll: (sides) => this.luck.roll(sides) },
      {
        thought,
        budget,
        memory: memoryAt(thought, game, header, seat),
        ...(clock === undefined ? {} : { clock }),
      },
    );
  }

  /** Anew for each decision, so that it does not matter since when he has been sitting there. */
  private shuffle(): void {
    this.luck = seededDice(`${this.means.luck ?? ""} ${this.seat} ${this.length}`);
  }
}
