/** A table is a game being played in this process: its position, the journal that led there, and what seats said in advance. */
import type { ActShape } from "./acts.ts";
import {
  type Advance,
  type Ahead,
  acting,
  Counted,
  type Course,
  following,
  freeReturns,
  opening,
  ordering,
  refusalOf,
  returning,
  Stumble,
  trodden,
} from "./course.ts";
import type { Dice } from "./dice.ts";
import {
  BadInput,
  type EventShape,
  type Game,
  type Json,
  type Options,
  type QuestionShape,
  type Refusal,
  type Seat,
} from "./game.ts";
import type { Entry, Header, Journal } from "./journal.ts";
import { afterAsking, NO_ORDERS, type Orders, type OrdersBySeat, readOrders } from "./orders.ts";
import { diceFrom, type Origin, withoutSecret } from "./origin.ts";
import { demandCheck, demandCounting, replay } from "./replay.ts";

export interface Opened {
  readonly scenario: string;
  readonly options?: Options;
  /** With its seed. Where it is a committed one it stays out of the journal until `withSeed` shows it. */
  readonly dice: Origin;
  readonly players?: Readonly<Record<Seat, string>>;
}

/** An entry of the journal and what was told in it. */
export interface Recorded<E> {
  readonly entry: Entry;
  readonly events: readonly E[];
}

export type Answer<E> =
  /** The act, and what followed by itself: windows that were waived, answers given in advance. */
  { readonly ok: true; readonly recorded: readonly Recorded<E>[] } | { readonly ok: false; readonly refusal: Refusal };

/** Opens a table: sets up the scenario and plays to the first decision. */
export function openTable<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: Game<P, A, E, Q>,
  { scenario, options = {}, dice, players }: Opened,
): Table<P, A, E, Q> {
  const { id, rules, pack } = game;
  const header = { game: id, rules, pack: pack.id, scenario, options, dice: withoutSecret(dice) };
  return new Table(game, players === undefined ? header : { ...header, players }, dice);
}

/**
 * Takes up a table where its journal ends. A committed table needs its secret seed again. Orders are no part of a journal:
 * whoever kept them hands them in, and a window that stands open stays open.
 */
export function resumeTable<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: Game<P, A, E, Q>,
  journal: Journal,
  dice: Origin = journal.header.dice,
  orders: OrdersBySeat = {},
): Table<P, A, E, Q> {
  const { header, entries } = journal;
  return new Table(game, { ...header, dice: withoutSecret(header.dice) }, dice, { entries, orders });
}

/** What happened at a table before it was taken up again. */
interface Before {
  readonly entries: readonly Entry[];
  readonly orders: OrdersBySeat;
}

export class Table<
  P extends object,
  A extends ActShape = ActShape,
  E extends EventShape = EventShape,
  Q extends QuestionShape = QuestionShape,
> {
  readonly game: Game<P, A, E, Q>;
  readonly header: Header;
  /** What was told at the opening, windows that passed at once included. */
  readonly opening: readonly E[] = [];
  private readonly origin: Origin;
  private readonly written: Entry[] = [];
  private course: Course<P>;
  /** The positions that somebody may freely go back to, by number of entry. */
  private readonly reached = new Map<number, P>();
  private orders: OrdersBySeat = {};
  private ahead: Ahead<A> = {};
  /** Null when it is not known how many have fallen of them. */
  private dice: Dice | null = null;

  /** For openTable and resumeTable: a table is opened, or taken up where it was left. */
  constructor(game: Game<P, A, E, Q>, header: Header, origin: Origin, before?: Before) {
    this.game = game;
    this.header = header;
    this.origin = origin;
    if (before !== undefined) {
      this.written.push(...before.entries);
      this.course = courseOf(game, { header, entries: before.entries });
      this.orders = before.orders;
      return;
    }
    const position = game.begin(header.scenario, header.options);
    this.course = { position, length: 0, dice: 0, seal: header, trail: [] };
    const first = this.carryOut(() => opening(game, header, this.liveDice()));
    this.take([first]);
    this.opening = [...first.events, ...this.goOn().flatMap(({ events }) => events)];
  }

  get position(): P {
    return this.course.position;
  }

  /** Grows with the table. */
  get journal(): Journal {
    return { header: this.header, entries: this.written };
  }

  get toMove(): Seat | "over" {
    return this.game.toMove(this.position);
  }

  /** Plays a seat's act. Throws BadInput when that seat is not asked; returns the refusal when the rules forbid it. */
  act(seat: Seat, act: A): Answer<E> {
    const refusal = refusalOf(this.game, this.course, seat, act);
    if (refusal !== null) return { ok: false, refusal };
    const done = this.take([this.carryOut(() => acting(this.game, this.course, seat, act, this.liveDice()))]);
    return { ok: true, recorded: [...done, ...this.goOn()] };
  }

  /** Gives a seat's standing orders, whoever is asked at the moment, and lets pass what they waive. Never in the journal. */
  order(seat: Seat, written: Json): readonly Recorded<E>[] {
    this.mustSit(seat);
    const orders = { before: this.ordersOf(seat), after: readOrders(this.game, written) };
    this.orders = { ...this.orders, [seat]: orders.after };
    const passed = this.carryOut(() => ordering(this.game, this.course, seat, orders, () => this.liveDice()));
    return passed === null ? [] : [...this.take([passed]), ...this.goOn()];
  }

  ordersOf(seat: Seat): Orders {
    return this.orders[seat] ?? NO_ORDERS;
  }

  /** Makes a secret choice before being asked; with null takes it back. Throws BadInput where that seat has to wait. */
  answerAhead(seat: Seat, act: A | null): Refusal | null {
    const turned = this.game.ahead(this.position, seat);
    if (turned === null) throw new BadInput(`${seat} has to wait until it is asked.`);
    const refusal = act === null ? null : this.game.refuse(turned, act);
    if (refusal === null) this.ahead = { ...this.ahead, [seat]: act ?? undefined };
    return refusal;
  }

  /** The choice that a seat has made before being asked, if any. */
  aheadOf(seat: Seat): A | null {
    return this.ahead[seat] ?? null;
  }

  /** Where somebody may freely go back to, by how many of his last acts that takes back. */
  freeReturns(isOwn: (seat: Seat) => boolean): readonly number[] {
    return this.toMove === "over" ? [] : freeReturns(this.course.trail, isOwn);
  }

  /** Goes back to the position after an entry that counts, and writes that down. Whether it is free or agreed is for others to say. */
  backTo(seat: Seat, back: number): readonly Recorded<E>[] {
    this.mustSit(seat);
    demandCounting(new Counted(this.written), back, this.written.length);
    const position = this.reached.get(back) ?? replay(this.game, this.journal, { upTo: back }).position;
    this.ahead = {};
    return this.take([returning<P, A, E, Q>(this.game, this.course, seat, back, position)]);
  }

  /** The journal with the secret seed in it, for everyone to check. To be shown when the game is over. */
  withSeed(): Journal {
    return { header: { ...this.header, dice: this.origin }, entries: this.written };
  }

  private mustSit(seat: Seat): void {
    if (!this.game.seats.includes(seat)) throw new BadInput(`There is no seat ${seat}.`);
    if (this.toMove === "over") throw new BadInput("The game is over.");
  }

  /** Lets happen what goes on by itself. */
  private goOn(): readonly Recorded<E>[] {
    const { game, course, orders, ahead } = this;
    const followed = this.take(this.carryOut(() => following(game, course, orders, ahead, () => this.liveDice())));
    this.orders = afterAsking<P>(game, this.position, orders);
    // What was chosen ahead has been played by now, or it no longer fits.
    const waiting = game.seats.filter((seat) => game.ahead(this.position, seat) !== null);
    this.ahead = Object.fromEntries(waiting.map((seat) => [seat, ahead[seat]]));
    return followed;
  }

  private take(advances: readonly Advance<P, E>[]): readonly Recorded<E>[] {
    for (const { entry, course } of advances) {
      this.written.push(entry);
      this.course = course;
      this.reached.set(entry.n, course.position);
    }
    const kept = new Set(this.course.trail.map(({ n }) => n));
    for (const n of this.reached.keys()) if (!kept.has(n)) this.reached.delete(n);
    return advances.map(({ entry, events }) => ({ entry, events }));
  }

  /** A game that stumbles leaves the table as it was. */
  private carryOut<T>(deed: () => T): T {
    try {
      return deed();
    } catch (error) {
      this.dice = null;
      if (error instanceof Stumble)
        throw new Breakdown(error, { ...this.journal, entries: [...this.written, error.entry] });
      throw error;
    }
  }

  private liveDice(): Dice {
    if (this.dice !== null) return this.dice;
    this.dice = diceFrom(this.origin, this.course.dice);
    if (this.dice === null) throw new BadInput("The seed of this table's dice is not known here.");
    return this.dice;
  }
}

/** A game broke down at a table, which stands as before. The journal, with the act that did it at its end, leads there again. */
export class Breakdown extends Error {
  override readonly name = "Breakdown";
  readonly journal: Journal;

  constructor(cause: Stumble, journal: Journal) {
    super(cause.message, { cause });
    this.journal = journal;
  }
}

/** Where a journal leads. Its last check must fit; for all the others ask `verify`. */
function courseOf<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: Game<P, A, E, Q>,
  journal: Journal,
): Course<P> {
  const { header, entries } = journal;
  const last = entries[entries.length - 1];
  if (last === undefined) throw new BadInput("A table cannot be taken up before its opening.");
  const revealing = new Set<number>();
  const { position, dice } = replay(game, journal, {
    tell: (event, n) => {
      if (event.reveals) revealing.add(n);
    },
  });
  demandCheck(last, entries[entries.length - 2]?.check ?? header, game.hash(position));
  const trail = entries.reduce<Course<P>["trail"]>((trod, entry) => trodden(trod, entry, revealing.has(entry.n)), []);
  return { position, length: entries.length, dice, seal: last.check, trail };
}
