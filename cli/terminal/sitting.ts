/** A game in the terminal: the table, who sits at it, and what each of them has been told. */
import { resolve } from "node:path";
import { Sitting as BotSitting, botNamed } from "@rubicon/bots";
import {
  type ActShape,
  BadInput,
  Counted,
  type EventShape,
  type ForecastShape,
  facesOf,
  type Game,
  type Json,
  type Language,
  type Orders,
  plain,
  type QuestionShape,
  type Recorded,
  type Refusal,
  type Seat,
  type Table,
  type Viewer,
} from "@rubicon/engine";
import type { Sink } from "../desk.ts";
import { heard } from "../hearing.ts";
import { keepJournal } from "../journals.ts";
import { thoughtFor } from "../registry.ts";
import { nameOf } from "./closer.ts";
import { wrapped } from "./columns.ts";
import type { Examples } from "./examples.ts";
import type { Keyboard } from "./keyboard.ts";
import { PHRASES, type Phrases } from "./phrases.ts";
import type { Seated } from "./seated.ts";

export const HUMAN = "human";

/** What somebody needs who sits down to a game here. */
export interface SittingParts {
  readonly table: Table<object>;
  /** What happened in each entry of the table's journal. */
  readonly events: (readonly EventShape[])[];
  /** "human" or the name of a bot, for each seat. */
  readonly players: Readonly<Record<Seat, string>>;
  readonly language: Language;
  /** Where the game is saved. */
  readonly file: string;
  /** Files are looked for from here. */
  readonly cwd: string;
  readonly screen: Sink;
  readonly keyboard: Keyboard;
}

export class Sitting implements Seated {
  readonly game: Game;
  readonly table: Table<object>;
  readonly language: Language;
  readonly phrases: Phrases;
  readonly file: string;
  readonly keyboard: Keyboard;
  private readonly cwd: string;
  /** The seats of people. */
  readonly people: readonly Seat[];
  private readonly screen: Sink;
  private readonly events: (readonly EventShape[])[];
  private readonly bots = new Map<Seat, BotSitting>();
  /** For each viewer, how many entries he has been told of. */
  private readonly told = new Map<Viewer, number>();

  constructor({ table, events, players, language, file, cwd, screen, keyboard }: SittingParts) {
    this.game = table.game;
    this.table = table;
    this.language = language;
    this.phrases = PHRASES[language];
    this.file = file;
    this.cwd = cwd;
    this.keyboard = keyboard;
    this.screen = screen;
    this.events = events;
    this.people = this.game.seats.filter((seat) => players[seat] === HUMAN);
    for (const seat of this.game.seats) if (!this.people.includes(seat)) this.seatBot(seat, players[seat]);
  }

  private seatBot(seat: Seat, name: string): void {
    const { game, table } = this;
    const luck = JSON.stringify(table.header.dice);
    this.bots.set(seat, new BotSitting(game, table.header, seat, botNamed(name), { thought: thoughtFor(game), luck }));
    // Nobody has to wait for a bot, so it may as well be asked in every window.
    const windows = Object.fromEntries(this.game.orders.map(({ id }) => [id, "ask"]));
    if (this.table.toMove !== "over") this.record(this.table.order(seat, { windows }));
  }

  help(examples: Examples): string {
    return `${this.phrases.typing(examples)}\n${this.phrases.here}`;
  }

  get position(): object {
    return this.table.position;
  }

  get width(): number {
    // A terminal that does not know its width says 0.
    return this.screen.columns || 100;
  }

  say(text: string): void {
    this.screen.write(`${text}\n`);
  }

  /** Nobody is to read over another's shoulder. */
  wipe(): void {
    if (this.screen.isTTY) this.screen.write("\x1b[2J\x1b[3J\x1b[H");
  }

  turn(seat: Seat): string {
    return this.phrases.turn(nameOf(this, seat));
  }

  question(): QuestionShape {
    return this.game.question(this.position);
  }

  legal(): readonly ActShape[] {
    return this.game.legal(this.position);
  }

  refuse(act: ActShape): Refusal | null {
    return this.game.refuse(this.position, act);
  }

  /** The bot's act, or null when a person decides. */
  botAct(seat: Seat): ActShape | null {
    const bot = this.bots.get(seat);
    bot?.follow(this.table.journal.entries);
    return bot?.act() ?? null;
  }

  forecast(act: ActShape): readonly ForecastShape[] {
    return this.game.forecast(this.position, act);
  }

  /** Plays an act that is known to be legal. */
  act(seat: Seat, act: ActShape): void {
    const answer = this.table.act(seat, act);
    if (!answer.ok) throw new Error(`${this.game.id} lists the act ${act.do} and refuses it by ${answer.refusal.rule}`);
    this.record(answer.recorded);
  }

  get entries(): number {
    return this.table.journal.entries.length;
  }

  undoable(seat: Seat): number {
    return this.returns(seat).length;
  }

  /** What is taken back stays in the journal, but nobody is told of it any more. */
  undo(seat: Seat, acts: number): void {
    this.record(this.table.backTo(seat, this.returns(seat)[acts - 1]));
  }

  /** No die has fallen, nothing has come to light but what the seat has shown itself, and nobody else has been asked. */
  foreseen(seat: Seat, entries: number): boolean {
    return this.table.journal.entries.slice(entries).every((entry) => {
      if ("by" in entry && entry.by === "orders") return true;
      const isOwn = "seat" in entry && entry.seat === seat;
      return isOwn && facesOf(entry).length === 0 && this.events[entry.n].every(({ reveals }) => reveals !== true);
    });
  }

  orders(seat: Seat): Orders {
    return this.table.ordersOf(seat);
  }

  order(seat: Seat, orders: Orders): boolean {
    const passed = this.table.order(seat, plain(orders));
    this.record(passed);
    return passed.length > 0;
  }

  private returns(seat: Seat): readonly number[] {
    return this.table.freeReturns((other) => other === seat);
  }

  private record(entries: readonly Recorded<EventShape>[]): void {
    this.events.push(...entries.map(({ events }) => events));
  }

  /** Tells the viewer what he has not heard yet. */
  tellNews(viewer: Viewer): void {
    this.tellFrom(this.told.get(viewer) ?? 0, viewer);
    this.told.set(viewer, this.events.length);
  }

  /** Takes all so far as known, as when a saved game is taken up again. */
  skipNews(): void {
    for (const viewer of [...this.game.seats, "watcher"]) this.told.set(viewer, this.events.length);
  }

  /** Tells the viewer everything from an entry on that still counts. */
  tellFrom(entry: number, viewer: Viewer): void {
    for (const event of this.story(entry)) {
      const sentence = heard(this.game, event, viewer, this.language);
      if (sentence !== null) this.say(wrapped(sentence, this.width, "  ", "    ").join("\n"));
    }
  }

  /** All that has happened from an entry on, but for what was taken back. */
  story(entry = 0): readonly EventShape[] {
    const { entries } = this.table.journal;
    const counting = new Counted(entries).last(entries.length).filter((n) => n >= entry);
    return counting.flatMap((n) => this.events[n]);
  }

  sight(viewer: Viewer): Json {
    return this.game.sight(this.position, viewer);
  }

  showBoard(viewer: Viewer): void {
    this.say(`\n${this.game.words(this.language).board(this.sight(viewer))}\n`);
  }

  save(file = this.file): void {
    keepJournal(resolve(this.cwd, file), this.table.journal);
  }
}

/** From "human,greedy" to who sits where. */
export function playersFrom(game: Game, typed: string): Record<Seat, string> {
  const names = typed.split(",").map((name) => name.trim());
  for (const name of names) if (name !== HUMAN) botNamed(name);
  if (names.length !== game.seats.length)
    throw new BadInput(
      `${game.title} has ${game.seats.length} seats (${game.seats.join(", ")}), but ${names.length} players were named.`,
    );
  return Object.fromEntries(game.seats.map((seat, i) => [seat, names[i]]));
}
