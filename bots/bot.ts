/**
 * A bot is a player made of code. It never holds the table: it is shown its legal acts and, when
 * it asks for one, a position guessed from what its seat may know. So no bot can peek.
 */
import type { ActShape, Dice, Game, Json, Memory, Options, Seat, Thought } from "@rubicon/engine";
import type { Question } from "./search/trial.ts";

/** How much a bot may think about one click. Evaluations give the same act on every machine, milliseconds keep time. */
export type Budget = { readonly evaluations: number } | { readonly ms: number };

/** What a bot keeps between two clicks: it may be lost, and then it thinks again. */
export interface Notes<A extends ActShape = ActShape> {
  /** What is left to do of the plan that was made last. */
  plan: A[];
  /** The chain of clicks that it was made for. */
  chain: number;
  /** Clicks' worth of thinking that was not needed. */
  bank: number;
}

/** All that a bot has to decide on. */
export interface Mind<P extends object = object, A extends ActShape = ActShape> {
  readonly game: Game<P, A>;
  readonly seat: Seat;
  /** The legal acts of this decision, in the order in which the game lists them; at least two. */
  readonly legal: readonly A[];
  /** The bot's own luck, apart from the dice of the table. */
  readonly random: Dice;
  /** A whole position that fits what the seat sees; each call draws the hidden things anew. */
  guess(): P;
  /** What the game knows about thinking; null where it has brought nothing. */
  readonly thought: Thought<P, A> | null;
  /** Null: what the bot is used to. */
  readonly budget: Budget | null;
  /** Milliseconds since whenever. Asked only where the budget is in milliseconds. */
  clock(): number;
  readonly notes: Notes<A>;
}

export interface Bot {
  readonly name: string;
  /** Whether it goes by what its seat has heard. */
  readonly remembers?: boolean;
  /** One of `mind.legal`. */
  choose<P extends object, A extends ActShape>(mind: Mind<P, A>): A;
  /** All that it would think of for this decision, whatever it had planned. Null where it has no thoughts. */
  ponder?<P extends object, A extends ActShape>(mind: Mind<P, A>): Pondered<P, A> | null;
}

/** A plan, or a single act, and what it is thought to be worth. */
export interface Weighed<A extends ActShape> {
  readonly acts: readonly A[];
  /** From -1 (lost) to 1 (won). */
  readonly value: number;
  /** Where both choose in secret: how often to choose it. */
  readonly share?: number;
}

export interface Pondered<P extends object, A extends ActShape> {
  /** The best first. */
  readonly ranked: readonly Weighed<A>[];
  readonly question: Question<P, A>;
  /** What is done by whoever does nothing; null where that is no choice. */
  readonly nothing: readonly A[] | null;
}

/** What a bot is given besides the game. */
export interface Means<P extends object = object, A extends ActShape = ActShape> {
  readonly thought?: Thought<P, A> | null;
  readonly budget?: Budget | null;
  readonly clock?: () => number;
  /**
   * What the seat remembers of what it has heard; without it every guess starts from what it sees alone. A bot that does not
   * remember acts without it, and goes by it all the same when it is asked for advice.
   */
  readonly memory?: Memory<P> | null;
}

/** A bot that sits at a table. */
export interface Player<P extends object = object, A extends ActShape = ActShape> {
  act(p: P): A;
  /** To be told what the game lets the seat hear of each event. */
  hear(heard: Json): void;
  /** Asks it about a decision without having it decide. */
  consult<T>(p: P, ask: (mind: Mind<P, A>) => T): T;
}

interface Setting {
  readonly scenario: string;
  readonly options: Options;
}

/** What can be remembered at that seat; null where the game has nothing to remember with. */
export function memoryAt(
  thought: Thought | null | undefined,
  game: Game,
  { scenario, options }: Setting,
  seat: Seat,
): Memory | null {
  return thought?.memory?.begin(game, scenario, options, seat) ?? null;
}

/** What a bot at that seat will remember; null where it does not. */
export function memoryFor(
  bot: Bot,
  thought: Thought | null | undefined,
  game: Game,
  setting: Setting,
  seat: Seat,
): Memory | null {
  return bot.remembers === true ? memoryAt(thought, game, setting, seat) : null;
}

const noClock = (): number => {
  throw new Error("a budget in milliseconds needs a clock");
};

export const emptyNotes = <A extends ActShape>(): Notes<A> => ({ plan: [], chain: 0, bank: 0 });

/** Sits a bot down at a table. This is the only place where a bot's code and a true position come near each other. */
export function seatBot<P extends object, A extends ActShape>(
  bot: Bot,
  game: Game<P, A>,
  random: Dice,
  { thought = null, budget = null, clock = noClock, memory = null }: Means<P, A> = {},
): Player<P, A> {
  const legal: A[] = [];
  const own = emptyNotes<A>();
  const mindOf = (p: P, notes: Notes<A>, remembered: Memory<P> | null): Mind<P, A> => {
    const seat = game.toMove(p);
    const guess = (): P => (remembered === null ? game.guess(p, seat, random) : remembered.guess(p, random));
    return { game, seat, legal, random, guess, thought, budget, clock, notes };
  };
  return {
    hear: (heard) => memory?.hear(heard),
    act(p) {
      game.legal(p, legal);
      if (legal.length === 0) throw new Error(`${game.id}: ${game.toMove(p)} is asked but has no legal act`);
      // An only choice needs no thought, and no luck either.
      if (legal.length === 1) return legal[0];
      return bot.choose(mindOf(p, own, bot.remembers === true ? memory : null));
    },
    consult(p, ask) {
      game.legal(p, legal);
      return ask(mindOf(p, emptyNotes(), memory));
    },
  };
}

/** The same where nothing is remembered: the answer takes the position and gives the bot's act for the seat to move. */
export function sitDown<P extends object, A extends ActShape>(
  bot: Bot,
  game: Game<P, A>,
  random: Dice,
  means: Means<P, A> = {},
): (p: P) => A {
  return seatBot(bot, game, random, means).act;
}
