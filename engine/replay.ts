/** Playing a journal again: to reach its position, or to check that everything in it happened by the rules. */
import type { ActShape } from "./acts.ts";
import { Counted, isGathered } from "./course.ts";
import { commitmentOf, type Dice } from "./dice.ts";
import { BadInput, type EventShape, type Game, type Json, type Outcome, type QuestionShape } from "./game.ts";
import {
  type Acted,
  actsOf,
  type Content,
  checkOf,
  type Entry,
  facesOf,
  type Header,
  type Journal,
  type TakenBack,
} from "./journal.ts";
import { diceFrom } from "./origin.ts";

/** What is wrong with a journal, and at which entry. */
export class Fault extends BadInput {
  readonly entry: number;
  readonly reason: string;

  constructor(entry: number, reason: string, cause?: unknown) {
    super(`Entry ${entry}: ${reason}`, { cause });
    this.entry = entry;
    this.reason = reason;
  }
}

export interface Replay<P> {
  readonly position: P;
  /** How many entries were played, the opening among them. */
  readonly entries: number;
  /** How many dice have fallen. */
  readonly dice: number;
}

export interface ReplayOptions<P, E> {
  /** Number of the last entry to play; all, if not given. */
  readonly upTo?: number;
  /** Hears every event with the number of its entry. */
  readonly tell?: (event: E, entry: number) => void;
  /** Sees the position after every entry; to be looked at, not to be kept. */
  readonly reach?: (position: P, entry: Entry) => void;
  /** Whether to compare each entry's check and each die with its seed as well. */
  readonly strict?: boolean;
}

/** Throws a Fault at the first entry that does not fit the rules. */
export function replay<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: Game<P, A, E, Q>,
  { header, entries }: Journal,
  { upTo = entries.length - 1, tell, reach, strict = false }: ReplayOptions<P, E> = {},
): Replay<P> {
  let position = begin(game, header);
  const source = strict ? seedShown(header) : null;
  const played = entries.slice(0, upTo + 1);
  // Only where somebody goes back to is a position kept.
  const returns = new Set(played.flatMap((entry) => ("back" in entry ? [entry.back] : [])));
  const reached = new Map<number, P>();
  const counted = new Counted();
  let thrown = 0;
  for (const entry of played) {
    // Dice of acts taken back are spent: those that fall later are other dice.
    const dice = new WrittenDice(entry, source);
    if ("back" in entry) position = game.copy(takenBack(game, position, counted, reached, entry));
    else enter(game, position, entry, dice, (event) => tell?.(event, entry.n));
    counted.add(entry);
    if (returns.has(entry.n)) reached.set(entry.n, game.copy(position));
    if (strict) demandCheck(entry, entry.n === 0 ? header : entries[entry.n - 1].check, game.hash(position));
    reach?.(position, entry);
    thrown += facesOf(entry).length;
  }
  return { position, entries: played.length, dice: thrown };
}

/**
 * Plays entries on from a position in which the one before them left the table, such as one that was kept; it is
 * changed, and `tell` hears every event. Throws a Fault like `replay`, and where one of them takes back: that leads elsewhere.
 */
export function playOn<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: Game<P, A, E, Q>,
  position: P,
  entries: readonly Entry[],
  tell: (event: E) => void = () => {},
): void {
  for (const entry of entries) {
    if ("back" in entry) throw new Fault(entry.n, "It takes back: its journal has to be played from the beginning.");
    enter(game, position, entry, new WrittenDice(entry, null), tell);
  }
}

function takenBack<P extends object>(
  game: Pick<Game<P>, "toMove" | "seats">,
  position: P,
  counted: Counted,
  reached: ReadonlyMap<number, P>,
  { n, seat, back }: TakenBack,
): P {
  if (!game.seats.includes(seat)) throw new Fault(n, `There is no seat ${seat}.`);
  if (game.toMove(position) === "over") throw new Fault(n, "The game was over before it.");
  demandCounting(counted, back, n);
  const restored = reached.get(back);
  if (restored === undefined) throw new Error(`nobody kept the position after entry ${back}`);
  return restored;
}

/** Nobody goes back to what was taken back itself. */
export function demandCounting(counted: Counted, back: number, n: number): void {
  if (!counted.has(back))
    throw new Fault(n, `It goes back to entry ${back}, which was taken back itself, or never was.`);
}

export type Verdict =
  | { readonly ok: true; readonly acts: number; readonly hash: string; readonly outcome: Outcome | null }
  | { readonly ok: false; readonly entry: number; readonly reason: string };

/** Whether everything in a journal happened by the rules, and with the dice its seed gives where that is shown. */
export function verify<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: Game<P, A, E, Q>,
  journal: Journal,
): Verdict {
  try {
    const { position } = replay(game, journal, { strict: true });
    const acts = journal.entries.reduce((sum, entry) => sum + ("act" in entry ? actsOf(entry).length : 0), 0);
    return { ok: true, acts, hash: game.hash(position), outcome: game.outcome(position) };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, entry: error.entry, reason: error.reason };
    throw error;
  }
}

function begin<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: Game<P, A, E, Q>,
  { game: id, rules, pack, scenario, options }: Header,
): P {
  if (id !== game.id) throw new Fault(0, `This is a journal of ${id}, not of ${game.id}.`);
  if (rules !== game.rules)
    throw new Fault(0, `It was played by version ${rules} of the rules; this is version ${game.rules}.`);
  if (pack !== game.pack.id)
    throw new Fault(0, `It was played with the components ${pack}; these are ${game.pack.id} (${game.pack.name}).`);
  return at(0, () => game.begin(scenario, options));
}

/** Carries out one entry if the rules allow it, with the dice that were written down for it and no others. */
function enter<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: Game<P, A, E, Q>,
  position: P,
  entry: Exclude<Entry, TakenBack>,
  dice: WrittenDice,
  tell: (event: E) => void,
): void {
  carryOut(game, position, entry, dice, tell);
  if (dice.left > 0) throw new Fault(entry.n, `${dice.left} more dice are written down than fell.`);
}

function carryOut<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: Game<P, A, E, Q>,
  position: P,
  entry: Exclude<Entry, TakenBack>,
  dice: Dice,
  tell: (event: E) => void,
): void {
  const { n } = entry;
  if (!("seat" in entry)) return at(n, () => game.open(position, dice, tell));
  const acts = actsOf(entry);
  if (acts.length === 0) throw new Fault(n, "It is a list of no acts.");
  for (const [i, written] of acts.entries()) {
    const act = legalAct(game, position, entry, written);
    if (i < acts.length - 1 && !isGathered(game, position, act))
      throw new Fault(n, `The act "${act.do}" cannot be written down together with others.`);
    if (i === acts.length - 1 && entry.by !== undefined && act !== game.byDefault(position))
      throw new Fault(n, `The act "${act.do}" is not the one that is done for a seat that does not answer.`);
    at(n, () => game.play(position, act, dice, tell));
  }
}

function legalAct<P extends object, A extends ActShape, E extends EventShape, Q extends QuestionShape>(
  game: Game<P, A, E, Q>,
  position: P,
  { n, seat }: Acted,
  written: Json,
): A {
  const asked = game.toMove(position);
  if (asked === "over") throw new Fault(n, "The game was over before it.");
  if (seat !== asked) throw new Fault(n, `It was for ${asked} to act, not for ${seat}.`);
  const act = at(n, () => game.acts.read(written));
  const refusal = game.refuse(position, act);
  if (refusal !== null)
    throw new Fault(n, `The act "${act.do}" is refused by rule ${refusal.rule}: ${game.words("en").refusal(refusal)}`);
  return act;
}

/** Names the entry in which something turned out to be wrong. */
function at<T>(entry: number, deed: () => T): T {
  try {
    return deed();
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (error instanceof BadInput) throw new Fault(entry, error.message);
    const message = error instanceof Error ? error.message : String(error);
    throw new Fault(entry, `The game itself stumbles over it: ${message}`, error);
  }
}

/** The dice as the shown seed gives them; null while it is hidden. */
function seedShown({ dice: origin }: Header): Dice | null {
  if (origin.kind === "committed" && origin.seed !== undefined && commitmentOf(origin.seed) !== origin.commitment)
    throw new Fault(0, "The seed that is shown is not the one the table was committed to.");
  return diceFrom(origin, 0);
}

export function demandCheck(entry: Entry, before: Header | string, hash: string): void {
  const { check, ...content } = entry;
  if (checkOf(before, content satisfies Content, hash) !== check)
    throw new Fault(entry.n, "Its check does not fit: something was altered in it, or the table it belongs to was.");
}

/** The dice of one entry, each held against what the seed gives. */
class WrittenDice implements Dice {
  private readonly entry: number;
  private readonly faces: readonly number[];
  private readonly source: Dice | null;
  private thrown = 0;

  constructor(entry: Entry, source: Dice | null) {
    this.entry = entry.n;
    this.faces = facesOf(entry);
    this.source = source;
  }

  get left(): number {
    return this.faces.length - this.thrown;
  }

  roll(sides: number): number {
    if (this.left === 0) throw new Fault(this.entry, `More dice fell than the ${this.faces.length} written down.`);
    const face = this.faces[this.thrown++];
    if (face < 1 || face > sides) throw new Fault(this.entry, `A die of ${sides} sides cannot show ${face}.`);
    const fair = this.source?.roll(sides) ?? face;
    if (face !== fair) throw new Fault(this.entry, `Die ${this.thrown} shows ${face}, but the seed gives ${fair}.`);
    return face;
  }
}
