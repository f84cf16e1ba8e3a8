/**
 * How a table moves on: what an act, an answer given in advance or a take-back makes of it, as an entry of the journal
 * and a new state. Nothing here is kept or changed, so servers, pages and the command line all go by it, each with a
 * shelf of its own for what comes out.
 */
import type { ActShape, WrittenAct } from "./acts.ts";
import { type Dice, recording } from "./dice.ts";
import {
  BadInput,
  type EventShape,
  type Game,
  type Json,
  type QuestionShape,
  type Refusal,
  type Seat,
} from "./game.ts";
import { type ByItself, type Content, checkOf, type Entry, facesOf, type Header } from "./journal.ts";
import { isObject } from "./json.ts";
import { isWaived, type Orders, type OrdersBySeat } from "./orders.ts";

/** A table at a moment, as far as is needed to go on from there. */
export interface Course<P> {
  /** Never changed: whoever goes on works on a copy. */
  readonly position: P;
  /** How many entries the journal has. */
  readonly length: number;
  /** How many dice have fallen, in acts taken back too. */
  readonly dice: number;
  /** What the next entry is chained to: the check of the last one, or the header before the first. */
  readonly seal: Header | string;
  readonly trail: Trail;
}

/** An entry, what was told in it, and the table after it. */
export interface Advance<P, E> {
  readonly entry: Entry;
  readonly events: readonly E[];
  readonly course: Course<P>;
}

// The trail ---------------------------------------------------------------------------------------------------

/** An entry that counts, as far as taking back goes. */
export interface Footprint {
  readonly n: number;
  /** Null for the opening. */
  readonly seat: Seat | null;
  /** Dice fell in it, or something hidden came to light: what came before it cannot be taken back freely. */
  readonly final: boolean;
  /** Its seat was not asked: it had waived the window. Going back over it takes nothing away from anybody. */
  readonly waived: boolean;
}

/** The last entries that count, back to one that is final. */
export type Trail = readonly Footprint[];

/** The trail after one more entry. */
export function trodden(trail: Trail, entry: Entry, reveals: boolean): Trail {
  if ("back" in entry) {
    const kept = trail.filter(({ n }) => n <= entry.back);
    // Behind where the trail begins: it begins anew there, and goes no further back.
    return kept.length > 0 ? kept : trailFrom(entry.back);
  }
  const footprint = footprintOf(entry, reveals);
  return footprint.final ? [footprint] : [...trail.slice(1 - LONGEST_TRAIL), footprint];
}

/** A trail that begins with an entry, behind which nobody can freely go. */
export const trailFrom = (n: number): Trail => [{ n, seat: null, final: true, waived: false }];

/** Nobody wants to take back more at once; and what is done without end must not cost more and more. */
export const LONGEST_TRAIL = 400;

function footprintOf(entry: Entry, reveals: boolean): Footprint {
  const seat = "seat" in entry ? entry.seat : null;
  const final = seat === null || reveals || facesOf(entry).length > 0;
  return { n: entry.n, seat, final, waived: "by" in entry && entry.by === "orders" };
}

/**
 * Where somebody may freely go back to, by how many of his own last acts that takes back: to the entry before the
 * last, before the one before it, and so on; up to where dice fell, something came to light, or somebody else acted.
 */
export function freeReturns(trail: Trail, isOwn: (seat: Seat) => boolean): readonly number[] {
  const returns: number[] = [];
  for (let i = trail.length - 1; i > 0; i--) {
    const { seat, final, waived } = trail[i];
    if (final || seat === null) break;
    if (isOwn(seat) && !waived) returns.push(trail[i - 1].n);
    else if (!waived) break;
  }
  return returns;
}

/**
 * What there is to tell of an entry of which a viewer has heard nothing: its act, where such acts are done in the open.
 * What was gathered before it stays with its seat.
 */
export function actSeen(
  { overt }: Pick<Game, "overt">,
  act: Json | undefined,
  heard: readonly Json[],
): { readonly act?: WrittenAct } {
  return heard.length === 0 && isWritten(act) && overt.includes(act.do) ? { act } : {};
}

const isWritten = (act: Json | undefined): act is WrittenAct =>
  isObject(act) && Object.values(act).every((each) => typeof each === "string");

/** An entry, or what somebody heard of one. */
export interface Numbered {
  readonly n: number;
  readonly back?: number | undefined;
}

/** The numbers of the entries that count: those that no later one has taken back. */
export class Counted {
  private readonly numbers: number[] = [];

  constructor(entries: readonly Numbered[] = []) {
    for (const entry of entries) this.add(entry);
  }

  add({ n, back }: Numbered): void {
    if (back === undefined) this.numbers.push(n);
    else this.goBack(back);
  }

  has(n: number): boolean {
    // In ascending order, and mostly one of the last is asked for.
    return this.numbers.lastIndexOf(n) >= 0;
  }

  /** The last ones, ascending. */
  last(count: number): readonly number[] {
    return this.numbers.slice(-count);
  }

  private goBack(back: number): void {
    while (this.numbers.length > 0 && this.numbers[this.numbers.length - 1] > back) this.numbers.pop();
  }
}

// Moving on ----------------------------------------------------------------------------------------------------

type AnyGame<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape> = Game<P, A, E, Q>;

/** Sets the table up and plays to the first decision. */
export function opening<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: AnyGame<P, A, E, Q>,
  header: Header,
  dice: Dice,
): Advance<P, E> {
  const position = game.begin(header.scenario, header.options);
  const before: Course<P> = { position, length: 0, dice: 0, seal: header, trail: [] };
  return advance(game, before, { n: 0 }, position, dice, (p, recorded, tell) => game.open(p, recorded, tell));
}

/** Why a seat may not do that now; null when it may. Throws BadInput when it is not asked. */
export function refusalOf<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: AnyGame<P, A, E, Q>,
  { position }: Pick<Course<P>, "position">,
  seat: Seat,
  act: A,
): Refusal | null {
  const asked = game.toMove(position);
  if (asked === "over") throw new BadInput("The game is over.");
  if (seat !== asked) throw new BadInput(`It is for ${asked} to act, not for ${seat}.`);
  return game.refuse(position, act);
}

/** How an act came about. */
export interface Manner<A> {
  /** Why it was not made by hand. */
  readonly by?: ByItself | undefined;
  /** Acts that were gathered before it, and are written down with it. */
  readonly gathered?: readonly A[] | undefined;
}

/** A legal act of the seat that is asked. Whoever calls has made sure with `refusalOf`. */
export function acting<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: AnyGame<P, A, E, Q>,
  before: Course<P>,
  seat: Seat,
  act: A,
  dice: Dice,
  { by, gathered = [] }: Manner<A> = {},
): Advance<P, E> {
  const acts = [...gathered, act];
  const written = acts.map((each) => game.acts.write(each));
  const content = {
    ...{ n: before.length, seat, act: written.length === 1 ? written[0] : written },
    ...(by === undefined ? {} : { by }),
  };
  const position = game.copy(before.position);
  return advance(game, before, content, position, dice, (p, recorded, tell) => {
    for (const each of acts) game.play(p, each, recorded, tell);
  });
}

/** The default answer for whoever is asked, after what he has gathered. */
export function answering<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: AnyGame<P, A, E, Q>,
  before: Course<P>,
  dice: Dice,
  by: ByItself,
  gathered: readonly A[] = [],
): Advance<P, E> {
  const { position, acts } = gather(game, before.position, gathered);
  return acting(game, before, game.toMove(position), game.byDefault(position), dice, { by, gathered: acts });
}

/** Whether nobody else is to know of an act that is legal now, so that it may be gathered. */
export const isGathered = <P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: AnyGame<P, A, E, Q>,
  position: P,
  act: A,
): boolean => game.question(position).gathers?.includes(act.do) ?? false;

/** Where acts that were gathered lead, as many of them as fit there. The position they begin in is left as it is. */
export function gather<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: AnyGame<P, A, E, Q>,
  from: P,
  acts: readonly A[],
): { readonly position: P; readonly acts: readonly A[] } {
  if (acts.length === 0 || game.toMove(from) === "over") return { position: from, acts: [] };
  const position = game.copy(from);
  for (const [i, act] of acts.entries()) {
    if (!isGathered(game, position, act) || game.refuse(position, act) !== null)
      return { position, acts: acts.slice(0, i) };
    game.play(position, act, NO_DICE);
  }
  return { position, acts };
}

const NO_DICE: Dice = {
  roll() {
    throw new Error("a die fell where nobody may notice anything");
  },
};

/**
 * What a seat's new standing orders let pass at once: the window in which it is asked, where they waive it and those
 * before did not. It is an answer made by hand: that it was given by orders nobody else needs to know.
 */
export function ordering<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: AnyGame<P, A, E, Q>,
  course: Course<P>,
  seat: Seat,
  { before, after }: { readonly before: Orders; readonly after: Orders },
  dice: () => Dice,
): Advance<P, E> | null {
  const { position } = course;
  if (game.toMove(position) !== seat) return null;
  const waives = (orders: Orders): boolean => isWaived<P>(game, position, { [seat]: orders });
  // Who is asked although he had waived it wanted to be: nothing has changed his mind.
  if (!waives(after) || waives({ ...before, next: false })) return null;
  return acting(game, course, seat, game.byDefault(position), dice());
}

/** Back to the position after an earlier entry, which whoever calls has found. What was done since stays written. */
export function returning<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: AnyGame<P, A, E, Q>,
  before: Course<P>,
  seat: Seat,
  back: number,
  position: P,
): Advance<P, E> {
  return entered(game, before, { n: before.length, seat, back }, position, [], []);
}

/** Secret choices that seats have made before they were asked. */
export type Ahead<A> = Readonly<Record<Seat, A | undefined>>;

/** More than any game lets pass between two questions that somebody answers. */
const LONGEST = 10_000;

/** What goes on by itself from here: windows that were waived, and answers given in advance. */
export function following<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: AnyGame<P, A, E, Q>,
  from: Course<P>,
  orders: OrdersBySeat,
  ahead: Ahead<A>,
  dice: () => Dice,
): readonly Advance<P, E>[] {
  const advances: Advance<P, E>[] = [];
  const given = new Map(Object.entries(ahead));
  for (let course = from; ; course = advances[advances.length - 1].course) {
    if (advances.length > LONGEST) throw new Error("windows open without end");
    const seat = game.toMove(course.position);
    const answer = given.get(seat);
    // An answer is for one question. It fits, or it was for another.
    given.delete(seat);
    if (answer !== undefined && game.refuse(course.position, answer) === null)
      advances.push(acting(game, course, seat, answer, dice()));
    else if (isWaived<P>(game, course.position, orders)) advances.push(answering(game, course, dice(), "orders"));
    else return advances;
  }
}

function advance<P extends object, E extends EventShape>(
  game: Pick<Game<P>, "hash">,
  before: Course<P>,
  content: Content,
  position: P,
  dice: Dice,
  deed: (p: P, dice: Dice, tell: (event: E) => void) => void,
): Advance<P, E> {
  const { dice: recorded, taken } = recording(dice);
  const events: E[] = [];
  try {
    deed(position, recorded, (event) => events.push(event));
    return entered(game, before, content, position, taken(), events);
  } catch (error) {
    throw new Stumble(error, entryOf(before, content, taken(), ""));
  }
}

function entered<P extends object, E extends EventShape>(
  game: Pick<Game<P>, "hash">,
  before: Course<P>,
  content: Content,
  position: P,
  faces: readonly number[],
  events: readonly E[],
): Advance<P, E> {
  const entry = entryOf(before, content, faces, game.hash(position));
  const course: Course<P> = {
    position,
    length: before.length + 1,
    dice: before.dice + faces.length,
    seal: entry.check,
    trail: trodden(
      before.trail,
      entry,
      events.some((event) => event.reveals),
    ),
  };
  return { entry, events, course };
}

function entryOf(
  { seal }: Pick<Course<object>, "seal">,
  content: Content,
  faces: readonly number[],
  hash: string,
): Entry {
  const whole = faces.length === 0 ? content : { ...content, dice: faces };
  return { ...whole, check: checkOf(seal, whole, hash) };
}

/** A game broke down in the middle of an act. With that entry at its end the journal leads there again. */
export class Stumble extends Error {
  override readonly name = "Stumble";
  /** No position was reached, so its check stands for none. */
  readonly entry: Entry;

  constructor(cause: unknown, entry: Entry) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.entry = entry;
  }
}
