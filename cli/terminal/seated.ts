/** A table as somebody at the terminal deals with it, whether it stands on this machine or on a server. */
import type {
  ActShape,
  ForecastShape,
  Game,
  Json,
  Language,
  Orders,
  QuestionShape,
  Refusal,
  Seat,
  Viewer,
} from "@rubicon/engine";
import type { Examples } from "./examples.ts";
import type { Keyboard } from "./keyboard.ts";
import type { Phrases } from "./phrases.ts";

export interface Seated {
  readonly game: Game;
  readonly language: Language;
  readonly phrases: Phrases;
  readonly keyboard: Keyboard;
  readonly width: number;
  /** What can be typed here. */
  help(examples: Examples): string;
  /** How many acts may be tried to answer a "why", where asking is dear. */
  readonly mostTried?: number;
  say(text: string): void;
  /** Whose turn it is to decide, in words. */
  turn(seat: Seat): string;
  /** What the seat is asked, and what it may do. */
  question(): QuestionShape;
  legal(): readonly ActShape[];
  refuse(act: ActShape): Refusal | null | Promise<Refusal | null>;
  /** What a legal act will cost and bring. */
  forecast(act: ActShape): readonly ForecastShape[];
  /** What the viewer sees; null before there is anything to see. */
  sight(viewer: Viewer): Json;
  showBoard(viewer: Viewer): void;
  /** Tells the viewer everything from an entry on. */
  tellFrom(entry: number, viewer: Viewer): void;
  /** How many entries the table has by now. */
  readonly entries: number;
  /** How many of its last acts the seat may take back. */
  undoable(seat: Seat): number;
  undo(seat: Seat, acts: number): void | Promise<void>;
  /** Whether nothing has happened since there were so many entries that the seat could not foresee. */
  foreseen(seat: Seat, entries: number): boolean;
  /** The seat's standing orders. */
  orders(seat: Seat): Orders;
  /** Gives new ones; true when that has changed the table. */
  order(seat: Seat, orders: Orders): boolean | Promise<boolean>;
  save(file: string): void | Promise<void>;
  /** Where others act meanwhile: done when something has happened at the table. */
  changed?(): Promise<unknown>;
  /** Commands beyond those of every table. */
  readonly more?: Commands;
}

/** By what is typed first; each is given the rest, and says true when it has changed the table. */
export type Commands = Readonly<Record<string, (typed: string) => unknown>>;
