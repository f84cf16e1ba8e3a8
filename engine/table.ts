/** A table is a game being played: its position, and the journal that led there. */
import type { ActShape } from "./acts.ts";
import { type Dice, recording } from "./dice.ts";
import {
  BadInput,
  type EventShape,
  type Game,
  type Json,
  type Options,
  type QuestionShape,
  type Refusal,
  type Seat,
  type Tell,
} from "./game.ts";
import { type Content, checkOf, type Entry, facesOf, type Header, JOURNAL_LIMITS, type Journal } from "./journal.ts";
import { isShallow } from "./json.ts";
import { diceFrom, type Origin, withoutSecret } from "./origin.ts";
import { Fault, replay } from "./replay.ts";

export interface Opened {
  readonly scenario: string;
  readonly options?: Options;
  /** With its seed. Where it is a committed one it stays out of the journal until `withSeed` shows it. */
  readonly dice: Origin;
  readonly players?: Readonly<Record<Seat, string>>;
}

export type Answer<E> =
  | { readonly ok: true; readonly entry: Entry; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Opens a table: sets up the scenario and plays to the first decision. */
export function openTable<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape, O>(
  game: Game<P, A, E, Q, O>,
  { scenario, options = {}, dice, players }: Opened,
): Table<P, A, E, Q, O> {
  const { id, rules, pack } = game;
  const header = { game: id, rules, pack, scenario, options, dice: withoutSecret(dice) };
  return new Table(game, players === undefined ? header : { ...header, players }, dice);
}

/** Takes up a table where its journal ends. A committed table needs its secret seed again. */
export function resumeTable<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape, O>(
  game: Game<P, A, E, Q, O>,
  journal: Journal,
  dice: Origin = journal.header.dice,
): Table<P, A, E, Q, O> {
  const { header, entries } = journal;
  return new Table(game, { ...header, dice: withoutSecret(header.dice) }, dice, entries);
}

export class Table<
  P extends object,
  A extends ActShape = ActShape,
  E extends EventShape = EventShape,
  Q extends QuestionShape = QuestionShape,
  O = unknown,
> {
  readonly game: Game<P, A, E, Q, O>;
  readonly header: Header;
  /** What was told at the opening. */
  readonly opening: readonly E[] = [];
  private readonly origin: Origin;
  private current: P;
  private written: Entry[] = [];
  /** For each entry, whether hidden things came to light in it. */
  private revealing: boolean[] = [];
  private dice: Dice | null = null;

  /** For openTable and resumeTable: without entries the table is opened, otherwise taken up where they end. */
  constructor(game: Game<P, A, E, Q, O>, header: Header, origin: Origin, entries?: readonly Entry[]) {
    this.game = game;
    this.header = header;
    this.origin = origin;
    if (entries !== undefined) {
      this.current = this.retrace(entries);
      return;
    }
    this.current = game.begin(header.scenario, header.options);
    this.opening = this.carryOut({ n: 0 }, (p, dice) => told((tell) => game.open(p, dice, tell))).events;
  }

  get position(): P {
    return this.current;
  }

  /** Grows with the table. */
  get journal(): Journal {
    return { header: this.header, entries: this.written };
  }

  get toMove(): Seat | "over" {
    return this.game.toMove(this.current);
  }

  /** Plays a seat's act. Throws BadInput when that seat is not asked; returns the refusal when the rules forbid it. */
  act(seat: Seat, act: A): Answer<E> {
    const asked = this.toMove;
    if (asked === "over") throw new BadInput("The game is over.");
    if (seat !== asked) throw new BadInput(`It is for ${asked} to act, not for ${seat}.`);
    const refusal = this.game.refuse(this.current, act);
    if (refusal !== null) return { ok: false, refusal };
    const content = { n: this.written.length, seat, act: this.game.acts.write(act) };
    return this.carryOut(content, (p, dice) => told((tell) => this.game.play(p, act, dice, tell)));
  }

  /** Gives a seat's standing orders, whoever is asked at the moment. */
  order(seat: Seat, written: Json): Answer<E> {
    const { orders } = this.game;
    if (orders === undefined) throw new BadInput("This game knows no standing orders.");
    if (!this.game.seats.includes(seat)) throw new BadInput(`There is no seat ${seat}.`);
    if (this.toMove === "over") throw new BadInput("The game is over.");
    if (!isShallow(written, JOURNAL_LIMITS.depth)) throw new BadInput("The standing orders are nested too deeply.");
    const order = orders.read(written);
    const refusal = orders.refuse(this.current, seat, order);
    if (refusal !== null) return { ok: false, refusal };
    return this.carryOut({ n: this.written.length, seat, orders: written }, (p) =>
      told(() => orders.give(p, seat, order)),
    );
  }

  /** Goes back to the position after an entry, and writes that down: unlike `goBack`, nothing is forgotten. */
  backTo(seat: Seat, back: number): Answer<E> {
    if (!this.game.seats.includes(seat)) throw new BadInput(`There is no seat ${seat}.`);
    if (this.toMove === "over") throw new BadInput("The game is over.");
    const n = this.written.length;
    const restored = replay(this.game, { header: this.header, entries: this.written }, { upTo: back }).position;
    const content = { n, seat, back };
    const before = this.written[n - 1].check;
    const entry = { ...content, check: checkOf(before, content, this.game.hash(restored)) };
    // Refuses to go back to what was taken back itself.
    replay(this.game, { header: this.header, entries: [...this.written, entry] });
    this.current = restored;
    this.written.push(entry);
    this.revealing.push(true);
    return { ok: true, entry, events: [] };
  }

  /** The journal with the secret seed in it, for everyone to check. To be shown when the game is over. */
  withSeed(): Journal {
    return { header: { ...this.header, dice: this.origin }, entries: this.written };
  }

  /** Puts the table back to where its first entries led. */
  goBack(entries: number): void {
    this.current = this.retrace(this.written.slice(0, entries));
  }

  /** Whether dice fell or hidden things came to light in an entry. */
  isFinal(entry: Entry): boolean {
    return this.revealing[entry.n] || !("seat" in entry) || "dice" in entry;
  }

  private retrace(entries: readonly Entry[]): P {
    // A take-back is not taken back in its turn.
    const revealing = entries.map((entry) => "back" in entry);
    const journal = { header: this.header, entries };
    const { position, dice } = replay(this.game, journal, {
      tell: (event, n) => {
        if (event.reveals) revealing[n] = true;
      },
    });
    const last = entries[entries.length - 1];
    if (last === undefined) throw new BadInput("A table cannot be taken up before its opening.");
    const { check, ...content } = last;
    if (checkOf(entries[entries.length - 2]?.check ?? this.header, content, this.game.hash(position)) !== check)
      throw new Fault(last.n, "The position it leads to is not the one that was written down.");
    this.written = [...entries];
    this.revealing = revealing;
    this.dice = diceFrom(this.origin, dice);
    return position;
  }

  /** Works on a copy, so that a game that stumbles leaves the table as it was. */
  private carryOut(content: Content, deed: (p: P, dice: Dice) => readonly E[]): Answer<E> & { ok: true } {
    const { dice, taken } = recording(this.liveDice());
    const next = this.game.copy(this.current);
    const before = this.written[this.written.length - 1]?.check ?? this.header;
    const record = (hash: string): Entry => {
      const whole = taken().length === 0 ? content : { ...content, dice: taken() };
      return { ...whole, check: checkOf(before, whole, hash) };
    };
    let events: readonly E[];
    let entry: Entry;
    try {
      events = deed(next, dice);
      entry = record(this.game.hash(next));
    } catch (error) {
      this.dice = null;
      // No position was reached, so the check of the last entry stands for none.
      throw new Stumble(error, { header: this.header, entries: [...this.written, record("")] });
    }
    this.current = next;
    this.written.push(entry);
    this.revealing.push(events.some((event) => event.reveals));
    return { ok: true, entry, events };
  }

  private liveDice(): Dice {
    if (this.dice !== null) return this.dice;
    const fallen = this.written.reduce((sum, entry) => sum + facesOf(entry).length, 0);
    this.dice = diceFrom(this.origin, fallen);
    if (this.dice === null) throw new BadInput("The seed of this table's dice is not known here.");
    return this.dice;
  }
}

/** The events of a deed. */
function told<E>(deed: (tell: Tell<E>) => void): readonly E[] {
  const events: E[] = [];
  deed((event) => events.push(event));
  return events;
}

/** A game broke down in the middle of an act. Its journal, with that act at the end, leads there again. */
export class Stumble extends Error {
  override readonly name = "Stumble";
  readonly journal: Journal;

  constructor(cause: unknown, journal: Journal) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.journal = journal;
  }
}

/** How many entries back a seat may go: up to where dice fell, something came to light, or another seat acted. */
export function undoable<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape, O>(
  table: Table<P, A, E, Q, O>,
): number {
  const { entries } = table.journal;
  const last = entries[entries.length - 1];
  if (!("seat" in last)) return 0;
  const first = entries.findLast((entry) => !("seat" in entry) || entry.seat !== last.seat || table.isFinal(entry));
  return last.n - (first?.n ?? 0);
}

/** Takes back the last entries, one if not told otherwise. */
export function takeBack<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape, O>(
  table: Table<P, A, E, Q, O>,
  count = 1,
): void {
  const most = undoable(table);
  if (count < 1 || count > most) throw new BadInput(`${count} acts cannot be taken back here, only ${most}.`);
  table.goBack(table.journal.entries.length - count);
}
