/** For tests: laying out a table in words, acting on it in words, asking why not. With the standard box unless another is named. */
import { BadInput, type Dice, everyNth, listDice, nth, type Options, winnerOf } from "@rubicon/engine";
import type { Act } from "../acts.ts";
import { type Block, BOTH, SIDES, type SideName, sideNamed } from "../blocks.ts";
import { type Border, FALLEN, type Place, POOL, TROPHY } from "../board.ts";
import type { Box } from "../box.ts";
import { type Card, DECK, faceDown, faceUp, hand, type Pile, putAside } from "../cards.ts";
import type { Event } from "../events.ts";
import type { Frame } from "../frames.ts";
import { juliusCaesar } from "../index.ts";
import { broken } from "../invariants.ts";
import { switched } from "../options.ts";
import type { Year } from "../pack.ts";
import { emptyPosition, isMarked, notePlayed, type Position, put, RESERVE, setUp } from "../position.ts";
import { inSteps } from "../steps/index.ts";

/** What lies in the standard box. */
export const { box, acts } = juliusCaesar;

/** Things by name; a test that misspells one fails here. */
export const block = (name: string): Block => named(box.blockNumbers, name);
export const place = (name: string): Place => named(box.placeNumbers, name);
export const card = (name: string): Card => named(box.cardNumbers, name);
export const border = (from: string, to: string): Border => box.between[place(from)][place(to)];

function named<N>(numbers: ReadonlyMap<string, N>, name: string): N {
  const number = numbers.get(name);
  if (number === undefined) throw new Error(`the box holds nothing named ${name}`);
  return number;
}

/** Pairs of sides, by name. */
type BySide<T> = Partial<Record<SideName, T>>;

export interface Layout {
  /**
   * Blocks by place: "legio-13" at full strength, "legio-13 2" at strength 2, "legio-13 2 pompeius" as a defector.
   * Cleopatra stands in Alexandria at full strength with Pompeius unless she is named.
   */
  map?: Record<string, readonly string[]>;
  /** Instead of `map`: the historical set-up. */
  historical?: boolean;
  fallen?: readonly string[];
  trophies?: readonly string[];
  options?: Options;
  /** 705 to 709. */
  year?: number;
  turn?: number;
  /** Components other than the standard ones. */
  box?: Box;
}

/** A table with blocks on it and nothing going on; a test says what happens next by pushing frames or by `turnWith`. */
export function lay(layout: Layout): Position {
  const { options = {}, box: from = box } = layout;
  const p = layout.historical ? setUp(from, "historical", options) : emptyPosition(from, switched(options));
  p.stack.length = 0;
  const years = [...from.calendar].map(({ year }) => year);
  p.year = nth<Year>(years.indexOf(layout.year ?? years[0]));
  p.turn = layout.turn ?? 2;
  for (const [place, blocks] of Object.entries(layout.map ?? {})) for (const block of blocks) stand(p, place, block);
  if (p.place[from.cleopatra] === POOL) stand(p, "alexandria", "cleopatra");
  for (const name of layout.fallen ?? []) p.place[block(name)] = FALLEN;
  for (const name of layout.trophies ?? []) p.place[block(name)] = TROPHY;
  return p;
}

function stand(p: Position, where: string, written: string): void {
  const [name, strength, side] = written.split(" ");
  if (side !== undefined) p.side[block(name)] = sideNamed(side);
  put(p, block(name), place(where), strength === undefined ? p.box.full[block(name)] : Number(strength));
}

export interface Cards {
  /** The cards both sides have just chosen: "3/2", "mars". */
  cards: Record<SideName, string>;
  /** What they played the turn before. */
  lastTurn?: BySide<string>;
  /** Throws that Jupiter and the like need at once. */
  dice?: readonly number[];
}

/** A table at the moment the cards of a turn are turned over, run on to the first decision of the first player. */
export function turnWith(layout: Layout & Cards): Position {
  const p = lay(layout);
  dealRound(p, layout);
  p.stack.push({ step: "reveal" });
  run(p, layout.dice);
  check(p);
  return p;
}

/** Six cards for each side: those named, and command cards nobody will ask about. */
function dealRound(p: Position, { cards, lastTurn = {} }: Cards): void {
  // Cards with a name first, before the others take them.
  for (const side of BOTH) {
    claim(p, cards[SIDES[side]], faceDown(side));
    const last = lastTurn[SIDES[side]];
    if (last !== undefined) notePlayed(p, side, p.turn - 1, claim(p, last, faceUp(side)));
  }
  for (const side of BOTH) {
    const turns = lastTurn[SIDES[side]] === undefined ? p.turn : p.turn - 1;
    for (let turn = 1; turn < turns; turn++) notePlayed(p, side, turn, claim(p, undefined, faceUp(side)));
  }
  for (const side of BOTH) {
    claim(p, undefined, putAside(side));
    for (let turn = p.turn; turn < p.box.turns; turn++) claim(p, undefined, hand(side));
  }
}

/** "3/2" is any of the cards 3/2 that is still free; nothing in particular is any free command card. */
export function claim(p: Position, name: string | undefined, where: Pile): Card {
  const { cards, cardIds, god } = p.box;
  const found = cards.find((card) => {
    if (p.card[card] !== DECK) return false;
    if (name === undefined) return god[card] === null;
    return cardIds[card] === name || cardIds[card].slice(0, -1) === name;
  });
  if (found === undefined) throw new Error(`no card ${name ?? "of command"} is left`);
  p.card[found] = where;
  return found;
}

/** Runs whatever runs by itself, up to the next decision; returns what was told. */
export function run(p: Position, dice: readonly number[] = []): Event[] {
  const events: Event[] = [];
  inSteps.open(p, listDice(dice), (event) => events.push(event));
  return events;
}

/** Whatever was going on, this is next. */
export function goTo(p: Position, ...frames: Frame[]): Position {
  p.stack.length = 0;
  return push(p, ...frames);
}

export const YEARS = everyNth<Year>(box.calendar.length);

/** How the game has ended, in short. */
export const ending = ({ outcome }: Position) =>
  outcome && { winner: winnerOf(outcome), how: outcome.how, score: outcome.score, rule: outcome.rule };

export function push(p: Position, ...frames: Frame[]): Position {
  p.stack.push(...frames);
  return p;
}

/** "move legio-13 roma": the act of that name with its fields in order. */
export function actOf(text: string, { acts: book } = juliusCaesar): Act {
  const [kind, ...names] = text.split(" ");
  const maker = book.makers.find((each) => each.kind === kind);
  if (!maker || maker.fields.length !== names.length) throw new BadInput(`"${text}" is no act.`);
  return book.read({ do: kind, ...Object.fromEntries(maker.fields.map(([field], i) => [field, names[i]])) });
}

export function textOf(act: Act): string {
  return Object.values(Object(acts.write(act))).join(" ");
}

/** Plays acts one after the other, each of which must be legal; returns what was told. */
export function play(p: Position, texts: string | readonly string[], dice: readonly number[] | Dice = []): Event[] {
  const events: Event[] = [];
  const source = "roll" in dice ? dice : listDice(dice);
  for (const text of typeof texts === "string" ? [texts] : texts) {
    const act = actOf(text);
    const refusal = inSteps.refuse(p, act);
    if (refusal) throw new Error(`"${text}" is refused by ${refusal.rule} (${refusal.why}) at ${p.stack.at(-1)?.step}`);
    inSteps.play(p, act, source, (event) => events.push(event));
    check(p);
  }
  if ("left" in source && source.left !== 0) throw new Error(`${source.left} dice were not thrown`);
  return events;
}

/** The rule that forbids an act, or "legal". */
export function why(p: Position, text: string): string {
  return inSteps.refuse(p, actOf(text))?.rule ?? "legal";
}

/** The same with the key of its sentence, where one rule gives several reasons. */
export function reason(p: Position, text: string): string {
  const refusal = inSteps.refuse(p, actOf(text));
  return refusal === null ? "legal" : `${refusal.rule} ${refusal.why}`;
}

/** All legal acts in words, or those that start with some words. */
export function legal(p: Position, start = ""): string[] {
  return inSteps
    .legal(p)
    .map(textOf)
    .filter((text) => text.startsWith(start));
}

export const toMove = (p: Position): string => inSteps.toMove(p);
export const question = (p: Position) => inSteps.question(p);
export const asked = (p: Position): string => (p.stack.length === 0 ? "nothing" : inSteps.question(p).ask);
export const byDefault = (p: Position): string => textOf(inSteps.byDefault(p));
/** What is foreseen of a legal act. */
export const foreseen = (p: Position, text: string) => inSteps.forecast(p, actOf(text));

export const at = (p: Position, name: string): string => {
  const where = p.place[block(name)];
  return OFF_MAP.get(where) ?? box.placeIds[where];
};
const OFF_MAP: ReadonlyMap<Place, string> = new Map([
  [POOL, "pool"],
  [FALLEN, "fallen"],
  [TROPHY, "trophy"],
]);

export const strength = (p: Position, name: string): number => p.strength[block(name)];
export const inReserve = (p: Position, name: string): boolean => isMarked(p, block(name), RESERVE);
export const side = (p: Position, name: string): SideName => SIDES[p.side[block(name)]];

/** Names of the blocks in a place. */
export const garrison = (p: Position, name: string): string[] =>
  box.blocks.filter((each) => p.place[each] === place(name)).map((each) => box.blockIds[each]);

export const told = <K extends Event["e"]>(events: readonly Event[], e: K): Extract<Event, { e: K }>[] =>
  events.filter((event): event is Extract<Event, { e: K }> => event.e === e);

function check(p: Position): void {
  const fault = broken(p);
  if (fault) throw new Error(`broken: ${fault}`);
}
