/**
 * The contract between a game and everything around it: server, page, bots, command line.
 *
 * A game is one object of pure functions over plain data. Whoever holds a position plays it
 * through this door and needs to know nothing of the game's insides.
 */
import type { ActBook, ActShape } from "./acts.ts";
import type { Dice } from "./dice.ts";
import type { Gestures } from "./gestures.ts";
import type { Ledger } from "./ledger.ts";
import type { Language, Words } from "./words.ts";

/** A place at the table. Not a side of the game: players may swap sides in the middle of one. */
export type Seat = string;

/** Whoever looks at a table: one of its seats, or somebody standing behind them. */
export type Viewer = Seat | "watcher";

/** Sees and hears everything. For games that are over: who shows it makes sure of that. */
export const EVERYTHING = "everything";
export type Eyes = Viewer | typeof EVERYTHING;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Something that happened, as data. Sentences are written from it, in each language. */
export interface EventShape {
  readonly e: string;
  /** The rule that made it happen. */
  readonly rule: string;
  /**
   * Something hidden came to light with it: nothing before it can be taken back. "own": only what its player knew already, such
   * as a counter that he plays.
   */
  readonly reveals?: true | "own";
}

/** What is being asked of the seat to move, as data. */
export interface QuestionShape {
  readonly ask: string;
  /** The rule under which it is asked. */
  readonly rule: string;
  /** It names something that only the seat that is asked may know: nobody else is told the question. */
  readonly secret?: true;
  /** A window in the middle of what others do: the standing order (see `orders`) by which a seat can let it pass unasked. */
  readonly window?: string;
  /**
   * Kinds of acts of which nobody else is to know before another one answers the question. After one of these the same
   * seat is asked the same again, no die has fallen and the others have heard nothing. Whoever keeps the journal may
   * write them down as one, with the answer: then nobody sees anything of them before, nor how many there were.
   */
  readonly gathers?: readonly string[];
}

/** What a legal act will cost or bring, as data, where that is certain or can be reckoned. */
export interface ForecastShape {
  readonly f: string;
  /** The rule it follows from. */
  readonly rule: string;
  /** It is thrown away with the act: whoever ends a phase is shown what he leaves unused. */
  readonly wasted?: true;
  /** The battle it leads to, as the game's lab takes it: for whoever wants its odds. */
  readonly battle?: Json;
}

/** Why an act is not allowed: the rule that forbids it and what to say about it. */
export interface Refusal {
  readonly rule: string;
  /** Key of the sentence in the game's words. */
  readonly why: string;
  /** Numbers and names for the sentence. */
  readonly with?: Readonly<Record<string, string | number>>;
}

export type Result = "won" | "lost" | "drew";

export interface Outcome {
  /** For each seat. All of them may have lost. */
  readonly results: Readonly<Record<Seat, Result>>;
  /** Points, or whatever the game counts, for each seat. */
  readonly score: Readonly<Record<Seat, number>>;
  /** How it was decided: key of a sentence in the game's words. */
  readonly how: string;
  /** How great a victory it is, where the game knows levels: key in the game's words. */
  readonly level?: string;
  /** Numbers and names for the sentence. */
  readonly with?: Readonly<Record<string, string | number>>;
  readonly rule: string;
}

/** A choice made when a table is opened: a variant, or a ruling that can be switched. */
export interface Option {
  readonly id: string;
  readonly values: readonly string[];
  readonly byDefault: string;
}

export interface Scenario {
  readonly id: string;
  readonly options: readonly Option[];
}

/** Chosen values of options; what is not named stands at its default. */
export type Options = Readonly<Record<string, string>>;

/** A rule of a game, in words of our own. */
export interface RuleText {
  readonly id: string;
  readonly text: string;
}

export interface Rulebook {
  /** Every rule in the order of the book. */
  readonly rules: readonly RuleText[];
  /** Headings by the start of the ids they stand over, such as "JC-6.1". */
  readonly chapters: Readonly<Record<string, string>>;
}

/** Receives events as they happen. */
export type Tell<E> = (event: E) => void;

/** The components a game was made from. */
export interface PackLabel {
  /** Their fingerprint: the same components have the same, whatever they are called. */
  readonly id: string;
  readonly name: string;
}

export interface Game<
  P extends object = object,
  A extends ActShape = ActShape,
  E extends EventShape = EventShape,
  Q extends QuestionShape = QuestionShape,
  C extends ForecastShape = ForecastShape,
> {
  readonly id: string;
  readonly title: string;
  /** Raised with every change that could make an old journal end otherwise. */
  readonly rules: number;
  readonly pack: PackLabel;
  readonly seats: readonly Seat[];
  readonly scenarios: readonly Scenario[];
  /** All acts of the game: how each is made, read, written and numbered. */
  readonly acts: ActBook<A>;
  /** Standing orders: the windows that a seat may let pass unasked. Empty where nobody is ever asked out of turn. */
  readonly orders: readonly OrderShape[];
  /**
   * Kinds of acts that are done in the open: whoever looks on sees them done, and what they name, though no event may tell
   * of it. Whether one is legal follows from what everybody sees.
   */
  readonly overt: readonly A["do"][];

  /** The table as the scenario sets it up. No die has been thrown yet. Throws BadInput on an unknown scenario or option. */
  begin(scenario: string, options?: Options): P;
  /** Runs whatever happens before the first decision: shuffling, dealing. Once, straight after `begin`. */
  open(p: P, dice: Dice, tell?: Tell<E>): void;
  /** Exactly one seat decides at a time. */
  toMove(p: P): Seat | "over";
  /** What the seat to move is asked; may hold what only that seat knows. */
  question(p: P): Q;
  /** Every legal act of this decision. `into`, if given, is emptied and filled. */
  legal(p: P, into?: A[]): A[];
  /** Null: legal. Otherwise the rule that forbids it, and why. */
  refuse(p: P, act: A): Refusal | null;
  /** Carries out a legal act and all that follows up to the next decision. Does not check: ask `refuse` first. */
  play(p: P, act: A, dice: Dice, tell?: Tell<E>): void;
  /** The answer for somebody who gives none: in windows that he waived, and when his time has run out. */
  byDefault(p: P): A;
  /** What a legal act of this decision will cost and bring. Follows from what the seat to move sees, and from nothing else. */
  forecast(p: P, act: A): readonly C[];
  /**
   * Where two seats choose in secret and neither choice depends on the other: the position as that seat, which is
   * not asked yet, may answer it already. Null where it has to wait.
   */
  ahead(p: P, seat: Seat): P | null;
  copy(p: P): P;
  write(p: P): Json;
  /** Throws BadInput when what it is given is no position of this game. */
  read(written: Json): P;
  /** What these eyes may know of the position, and nothing else. */
  sight(p: P, eyes: Eyes): Json;
  /** What they may know of an event; null when nothing. */
  hear(event: E, eyes: Eyes): Json;
  /** A whole position that fits what the seat sees; all it cannot see is drawn at random. */
  guess(p: P, seat: Seat, random: Dice): P;
  outcome(p: P): Outcome | null;
  /** What the position is worth to the seat, from -1 (lost) to 1 (won). */
  value(p: P, seat: Seat): number;
  hash(p: P): string;
  /** The invariant that does not hold, in words for a developer; null when all do. */
  broken(p: P): string | null;

  words(language: Language): Words<A, E, Q, C>;
  /** Only whoever opens the book waits for it: it is not loaded with the game. */
  rulebook(language: Language): Promise<Rulebook>;

  /** Whole gestures. Absent where single acts are few enough. */
  readonly gestures?: Gestures<P, A>;
  /** How a game that is over was decided, from all that happened in it. Absent where nobody counts games. */
  ledger?(p: P, events: readonly E[]): Ledger;
  /** Battles by themselves, for odds. Absent where a game has no battle worth trying apart. */
  readonly lab?: BattleLab<P>;
}

/** A kind of window, and whether a seat that has said nothing is asked in it. */
export interface OrderShape {
  readonly id: string;
  readonly byDefault: "ask" | "pass";
  /** The same at a table where a move may take days; as `byDefault`, if not given. */
  readonly whenSlow?: "ask" | "pass";
}

/** A battle without the game around it: two forces, fought until one is gone. */
export interface BattleLab<P> {
  /** How to write the forces down, with an example, for people. */
  readonly help: string;
  /** These forces, about to fight; the game's `open` runs it to the first decision. Throws BadInput when they cannot fight. */
  begin(forces: Json): P;
  over(p: P): boolean;
  tally(before: P, after: P): BattleTally;
  /**
   * Where a table decides: a battle given by its figures alone, read off for every die without being fought. Null when what
   * is given are forces that can be fought with.
   */
  resolve?(battle: Json): Json | null;
}

/** How a battle ended. */
export interface BattleTally {
  readonly winner: Seat | null;
  /** What each seat lost, by whatever the game counts: the same keys for every seat and battle. */
  readonly lost: Readonly<Record<Seat, Readonly<Record<string, number>>>>;
}

/** Something from outside that cannot be used: a wrong name, a broken file. Its message is one sentence for people. */
export class BadInput extends Error {
  override readonly name = "BadInput";
}
