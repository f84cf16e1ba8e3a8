/** For tests: laying out a table in words, acting on it in words, asking why not. */
import { BadInput, type Dice, listDice, type Options, sequence } from "@rubicon/engine";
import { type Act, acts } from "../acts.ts";
import { BLOCKS, blockNamed, CLEOPATRA, FULL, SIDES, type SideName, sideNamed } from "../blocks.ts";
import { FALLEN, PLACES, POOL, placeNamed, TROPHY } from "../board.ts";
import { CARD_COUNT, CARDS, isEvent } from "../cards.ts";
import type { Event } from "../events.ts";
import type { Frame } from "../frames.ts";
import { broken } from "../invariants.ts";
import { switched } from "../options.ts";
import {
  CALENDAR,
  DECK,
  emptyPosition,
  faceDown,
  hand,
  isMarked,
  type Position,
  played,
  put,
  putAside,
  RESERVE,
  setUp,
} from "../position.ts";
import { steps } from "../steps/index.ts";

const game = sequence(steps);

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
}

/** A table with blocks on it and nothing going on; a test says what happens next by pushing frames or by `turnWith`. */
export function lay(layout: Layout): Position {
  const p = layout.historical
    ? setUp("historical", layout.options ?? {})
    : emptyPosition(switched(layout.options ?? {}));
  p.stack = [];
  p.year = layout.year === undefined ? 0 : CALENDAR.findIndex((each) => each.year === layout.year);
  p.turn = layout.turn ?? 2;
  for (const [place, blocks] of Object.entries(layout.map ?? {})) for (const block of blocks) stand(p, place, block);
  if (p.place[CLEOPATRA] === POOL) stand(p, "alexandria", "cleopatra");
  for (const name of layout.fallen ?? []) p.place[blockNamed(name)] = FALLEN;
  for (const name of layout.trophies ?? []) p.place[blockNamed(name)] = TROPHY;
  return p;
}

function stand(p: Position, place: string, written: string): void {
  const [name, strength, side] = written.split(" ");
  const block = blockNamed(name);
  if (side !== undefined) p.side[block] = sideNamed(side);
  put(p, block, placeNamed(place), strength === undefined ? FULL[block] : Number(strength));
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
  for (const [side, name] of SIDES.entries()) {
    claim(p, cards[name], faceDown(side));
    const last = lastTurn[name];
    if (last !== undefined) p.played[side * CALENDAR[p.year].turns + p.turn - 2] = claim(p, last, played(side));
  }
  for (const [side, name] of SIDES.entries()) {
    const turns = lastTurn[name] === undefined ? p.turn : p.turn - 1;
    for (let turn = 1; turn < turns; turn++) {
      p.played[side * CALENDAR[p.year].turns + turn - 1] = claim(p, undefined, played(side));
    }
  }
  for (const side of SIDES.keys()) {
    claim(p, undefined, putAside(side));
    for (let turn = p.turn; turn < CALENDAR[p.year].turns; turn++) claim(p, undefined, hand(side));
  }
}

/** "3/2" is any of the cards 3/2 that is still free; nothing in particular is any free command card. */
export function claim(p: Position, name: string | undefined, where: number): number {
  for (let card = 0; card < CARD_COUNT; card++) {
    if (p.card[card] !== DECK) continue;
    const fits = name === undefined ? !isEvent(card) : CARDS[card] === name || CARDS[card].slice(0, -1) === name;
    if (!fits) continue;
    p.card[card] = where;
    return card;
  }
  throw new Error(`no card ${name ?? "of command"} is left`);
}

/** Runs whatever runs by itself, up to the next decision; returns what was told. */
export function run(p: Position, dice: readonly number[] = []): Event[] {
  const told: Event[] = [];
  game.open(p, listDice(dice), (event) => told.push(event));
  return told;
}

export function push(p: Position, ...frames: Frame[]): Position {
  p.stack.push(...frames);
  return p;
}

/** "move legio-13 roma": the act of that name with its fields in order. */
export function actOf(text: string): Act {
  const [kind, ...names] = text.split(" ");
  const maker = acts.makers.find((each) => each.kind === kind);
  if (!maker || maker.fields.length !== names.length) throw new BadInput(`"${text}" is no act.`);
  return acts.read({ do: kind, ...Object.fromEntries(maker.fields.map(([field], i) => [field, names[i]])) });
}

export function textOf(act: Act): string {
  const written = acts.write(act);
  return Object.values(written as Record<string, string>).join(" ");
}

/** Plays acts one after the other, each of which must be legal; returns what was told. */
export function play(p: Position, texts: string | readonly string[], dice: readonly number[] | Dice = []): Event[] {
  const told: Event[] = [];
  const source = "roll" in dice ? dice : listDice(dice);
  for (const text of typeof texts === "string" ? [texts] : texts) {
    const act = actOf(text);
    const refusal = game.refuse(p, act);
    if (refusal) throw new Error(`"${text}" is refused by ${refusal.rule} (${refusal.why}) at ${p.stack.at(-1)?.step}`);
    game.play(p, act, source, (event) => told.push(event));
    check(p);
  }
  if ("left" in source && source.left !== 0) throw new Error(`${source.left} dice were not thrown`);
  return told;
}

/** The rule that forbids an act, or "legal". */
export function why(p: Position, text: string): string {
  return game.refuse(p, actOf(text))?.rule ?? "legal";
}

/** All legal acts in words, or those that start with some words. */
export function legal(p: Position, start = ""): string[] {
  return game
    .legal(p)
    .map(textOf)
    .filter((text) => text.startsWith(start));
}

export const toMove = (p: Position): string => game.toMove(p);
export const question = (p: Position) => game.question(p);
export const asked = (p: Position): string => (p.stack.length === 0 ? "nothing" : game.question(p).ask);

export const at = (p: Position, block: string): string =>
  PLACES[p.place[blockNamed(block)]] ?? OFF_MAP[p.place[blockNamed(block)]];
const OFF_MAP: Record<number, string> = { [POOL]: "pool", [FALLEN]: "fallen", [TROPHY]: "trophy" };

export const strength = (p: Position, block: string): number => p.strength[blockNamed(block)];
export const inReserve = (p: Position, block: string): boolean => isMarked(p, blockNamed(block), RESERVE);
export const side = (p: Position, block: string): SideName => SIDES[p.side[blockNamed(block)]];

/** Names of the blocks in a place. */
export const standing = (p: Position, place: string): string[] =>
  BLOCKS.filter((_, block) => p.place[block] === placeNamed(place));

export const told = <K extends Event["e"]>(events: readonly Event[], e: K): Extract<Event, { e: K }>[] =>
  events.filter((event): event is Extract<Event, { e: K }> => event.e === e);

function check(p: Position): void {
  const fault = broken(p);
  if (fault) throw new Error(`broken: ${fault}`);
}
