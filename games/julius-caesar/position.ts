/**
 * What lies on the table. A position is a few arrays of small numbers, so that copying it is a few memory
 * copies; the functions below say what a player would say of it.
 */
import { type By, by, listed, nth, type Outcome } from "@rubicon/engine";
import { type Block, CAESAR, enemyOf, NOBODY, POMPEIUS, type Side } from "./blocks.ts";
import { type Border, type FALLEN, NOWHERE, onMap, type Place, POOL, seaBit, TROPHY } from "./board.ts";
import type { Box } from "./box.ts";
import { type Card, DECK, NO_CARD, type Pile } from "./cards.ts";
import type { Frame } from "./frames.ts";
import { type ScenarioId, switched } from "./options.ts";
import type { Year } from "./pack.ts";

export interface Position {
  readonly box: Box;

  readonly place: By<Block, Place>;
  readonly strength: By<Block, number>;
  /** Who controls it: not always whose colour it has. */
  readonly side: By<Block, Side>;
  /** MOVED, RESERVE, ACTED, SHOWN, and above them the border it came by to attack or reinforce. */
  readonly marks: By<Block, number>;
  /** How many blocks each side has there, who attacks it this turn, how many defenders may leave. */
  readonly at: By<Place, number>;
  /** Roads used: a number for every block that has crossed one, of its side and the road. In order. */
  readonly crossed: number[];
  /** Ways into fights: a number for every border by which a side came into a place to fight this turn. In order. */
  readonly entered: number[];

  readonly card: By<Card, Pile>;
  /** Cards played this year, turn by turn: Caesar's, then those of Pompeius; NO_CARD for turns to come. */
  readonly played: Card[];

  year: Year;
  /** From 1; 0 before the first. */
  turn: number;
  /** The side that is first player this turn; NOBODY before the reveal. */
  first: Side;
  /** Place where the attackers surprise the defenders; NOWHERE if none. */
  surprise: Place;
  /** Seas where a navis must stay for the rest of the phase, as bits. */
  heldSeas: number;
  /** Options away from their default, as bits. */
  options: number;
  outcome: Outcome | null;
  readonly stack: Frame[];
}

// Marks of a block
export const MOVED = 1;
export const RESERVE = 2;
export const ACTED = 4;
export const SHOWN = 8;
const CAME_BY = 4;

/** A list of so many, all alike. Grown one by one it has no holes, and such lists are copied and read faster. */
function rowOf<T>(count: number, value: T): T[] {
  const row: T[] = [];
  for (let i = 0; i < count; i++) row.push(value);
  return row;
}

export function emptyPosition(box: Box, options: number): Position {
  const blocks = box.blocks.length;
  return {
    box,
    place: by<Block, Place>(rowOf(blocks, POOL)),
    strength: by<Block, number>(rowOf(blocks, 0)),
    side: by<Block, Side>([...box.owner]),
    marks: by<Block, number>(rowOf(blocks, 0)),
    at: by<Place, number>(rowOf(box.places.length, 0)),
    crossed: [],
    entered: [],
    card: by<Card, Pile>(rowOf(box.cards.length, DECK)),
    played: rowOf(2 * box.turns, NO_CARD),
    year: nth<Year>(0),
    turn: 0,
    first: NOBODY,
    surprise: NOWHERE,
    heldSeas: 0,
    options,
    outcome: null,
    stack: [],
  };
}

/** JC-5.1.a, JC-5.1.b, JC-5.1.c, JC-5.2.a, JC-5.2.b: the historical set-up at full strength; the rest stands in the pools. */
export function setUp(box: Box, scenario: ScenarioId, options: Readonly<Record<string, string>>): Position {
  const p = emptyPosition(box, switched(options));
  for (const [block, place] of box.historical) put(p, block, place, box.full[block]);
  p.stack.push({ step: "newYear", year: nth<Year>(0) });
  if (scenario === "free") p.stack.push({ step: "deploy", side: POMPEIUS }, { step: "deploy", side: CAESAR });
  return p;
}

export function copy(p: Position): Position {
  return {
    box: p.box,
    place: p.place.slice(),
    strength: p.strength.slice(),
    side: p.side.slice(),
    marks: p.marks.slice(),
    at: p.at.slice(),
    crossed: p.crossed.slice(),
    entered: p.entered.slice(),
    card: p.card.slice(),
    played: p.played.slice(),
    year: p.year,
    turn: p.turn,
    first: p.first,
    surprise: p.surprise,
    heldSeas: p.heldSeas,
    options: p.options,
    outcome: p.outcome,
    stack: p.stack.slice(),
  };
}

// Places ------------------------------------------------------------------------------------------------

// The bits of `at`: two counts of blocks, the attacker, the defenders free to leave.
const COUNT_BITS = 6;
const COUNT = (1 << COUNT_BITS) - 1;
const COUNTS = (1 << (2 * COUNT_BITS)) - 1;
const ATTACKER = 2 * COUNT_BITS;
const MAY_LEAVE = ATTACKER + 2;

export const blocksOf = (p: Position, side: Side, place: Place): number => (p.at[place] >> (side * COUNT_BITS)) & COUNT;

/** One block more or less of a side in a place. */
export function count(p: Position, side: Side, place: Place, change: 1 | -1): void {
  p.at[place] += change * (1 << (side * COUNT_BITS));
}

/** JC-4.21.a, JC-4.21.e, JC-4.4.b: own blocks and no others, at this very moment. */
export const isFriendly = (p: Position, side: Side, place: Place): boolean =>
  blocksOf(p, side, place) > 0 && blocksOf(p, enemyOf(side), place) === 0;

/** JC-4.21.b */
export const isEnemy = (p: Position, side: Side, place: Place): boolean => isFriendly(p, enemyOf(side), place);

/** JC-4.21.c */
export const isVacant = (p: Position, place: Place): boolean => (p.at[place] & COUNTS) === 0;

/** JC-4.21.d */
export const isContested = (p: Position, place: Place): boolean =>
  blocksOf(p, CAESAR, place) > 0 && blocksOf(p, POMPEIUS, place) > 0;

/** Open to a block that does not fight: friendly or vacant. */
export const isOpen = (p: Position, side: Side, place: Place): boolean => blocksOf(p, enemyOf(side), place) === 0;

/** The seas friendly to a side, as bits. */
export function friendlySeas(p: Position, side: Side): number {
  let seas = 0;
  for (const sea of p.box.seas) if (isFriendly(p, side, sea)) seas |= seaBit(p.box, sea);
  return seas;
}

/** JC-1.2.b */
export function points(p: Position, side: Side): number {
  let sum = 0;
  for (const city of p.box.valued) if (isFriendly(p, side, city)) sum += p.box.value[city];
  return sum + leadersLost(p, enemyOf(side));
}

/** JC-7.51.a: leaders of a side that the enemy keeps as trophies. */
export function leadersLost(p: Position, side: Side): number {
  let lost = 0;
  for (const leader of p.box.leadersOf[side]) if (p.place[leader] === TROPHY) lost++;
  return lost;
}

// Fights ------------------------------------------------------------------------------------------------

/** Who attacks a place this turn, or NOBODY. */
export const attackerOf = (p: Position, place: Place): Side => nth<Side>(((p.at[place] >> ATTACKER) & 3) - 1);

export function setAttacker(p: Position, place: Place, side: Side): void {
  p.at[place] = (p.at[place] & COUNTS) | ((side + 1) << ATTACKER);
}

/** JC-6.13.a: how many of the attacked side's blocks may leave the place. */
export const mayLeave = (p: Position, place: Place): number => p.at[place] >> MAY_LEAVE;

export function setMayLeave(p: Position, place: Place, free: number): void {
  p.at[place] = (p.at[place] & ((1 << MAY_LEAVE) - 1)) | (free << MAY_LEAVE);
}

export function endFight(p: Position, place: Place): void {
  p.at[place] &= COUNTS;
}

/** The places that a side attacks this turn. */
export const attackedBy = (p: Position, side: Side): Place[] =>
  p.box.places.filter((place) => attackerOf(p, place) === side);

/** A block leaves where it stood: it has moved, and takes one of the places left free by pinning. */
export function setOut(p: Position, block: Block): void {
  const from = p.place[block];
  mark(p, block, MOVED);
  if (attackerOf(p, from) === enemyOf(p.side[block])) setMayLeave(p, from, mayLeave(p, from) - 1);
}

// Blocks ------------------------------------------------------------------------------------------------

export const isMarked = (p: Position, block: Block, mark: number): boolean => (p.marks[block] & mark) !== 0;

export function mark(p: Position, block: Block, mark: number): void {
  p.marks[block] |= mark;
}

export function unmark(p: Position, block: Block, mark: number): void {
  p.marks[block] &= ~mark;
}

/** The border by which a block came to fight this turn, or NO_BORDER. */
export const cameBy = (p: Position, block: Block): Border => nth<Border>((p.marks[block] >> CAME_BY) - 1);

export function markCameBy(p: Position, block: Block, border: Border): void {
  p.marks[block] = (p.marks[block] & (SHOWN | ACTED | RESERVE | MOVED)) | ((border + 1) << CAME_BY);
}

/** Blocks of a side in a place, in the order of the list of blocks. */
export function blocksIn(p: Position, side: Side, place: Place): Block[] {
  const { blocks } = p.box;
  const found: Block[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (p.place[block] === place && p.side[block] === side) found.push(block);
  }
  return found;
}

/** Puts a block that was off the map on it. */
export function put(p: Position, block: Block, place: Place, strength: number): void {
  p.place[block] = place;
  p.strength[block] = strength;
  count(p, p.side[block], place, 1);
}

export function shift(p: Position, block: Block, to: Place): void {
  count(p, p.side[block], p.place[block], -1);
  count(p, p.side[block], to, 1);
  p.place[block] = to;
}

/** Takes a block off the map. It belongs to its own colour again (JC-E2.h). */
export function takeOff(p: Position, block: Block, to: typeof POOL | typeof FALLEN | typeof TROPHY): void {
  count(p, p.side[block], p.place[block], -1);
  p.place[block] = to;
  p.strength[block] = 0;
  p.marks[block] = 0;
  p.side[block] = p.box.owner[block];
}

export function changeSide(p: Position, block: Block): void {
  count(p, p.side[block], p.place[block], -1);
  p.side[block] = enemyOf(p.side[block]);
  count(p, p.side[block], p.place[block], 1);
}

/** Navis of a side at sea that could still move. */
export function unmovedNavis(p: Position, side: Side, sea: Place): number {
  let navis = 0;
  for (const block of p.box.navisOf[side]) if (p.place[block] === sea && !isMarked(p, block, MOVED)) navis++;
  return navis;
}

/** Whether a block of a side stands on the map. */
export const serves = (p: Position, block: Block, side: Side): boolean =>
  p.side[block] === side && onMap(p.place[block]);

// Cards -------------------------------------------------------------------------------------------------

export function cardsAt(p: Position, pile: Pile): Card[] {
  const { cards } = p.box;
  const found: Card[] = [];
  for (let i = 0; i < cards.length; i++) if (p.card[cards[i]] === pile) found.push(cards[i]);
  return found;
}

/** The card a side played in that turn of the year. */
export const cardPlayed = (p: Position, side: Side, turn: number): Card => p.played[side * p.box.turns + turn - 1];

export function notePlayed(p: Position, side: Side, turn: number, card: Card): void {
  p.played[side * p.box.turns + turn - 1] = card;
}

/** The card that counts for a side this turn, after Apollo has copied; NO_CARD before the reveal. */
export function actingCard(p: Position, side: Side): Card {
  if (p.first === NOBODY) return NO_CARD;
  const card = cardPlayed(p, side, p.turn);
  // JC-E1.a, JC-E1.e: what the opponent played last turn, cancelled or not.
  return card === p.box.apollo ? cardPlayed(p, enemyOf(side), p.turn - 1) : card;
}

/** Every list of numbers in a position, for whoever writes, reads or hashes it. */
export const rowsOf = (p: Position): readonly (readonly number[])[] => [
  listed(p.place),
  listed(p.strength),
  listed(p.side),
  listed(p.marks),
  listed(p.at),
  p.crossed,
  p.entered,
  listed(p.card),
  p.played,
];
