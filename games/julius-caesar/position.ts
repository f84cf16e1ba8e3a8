/**
 * What lies on the table. A position is a few arrays of small numbers, so that copying it is a few memory
 * copies; the functions below say what a player would say of it.
 */
import type { Outcome } from "@rubicon/engine";
import { BLOCK_COUNT, blockNamed, CAESAR, enemyOf, FULL, isLeader, OWNER, POMPEIUS, SIDES } from "./blocks.ts";
import {
  BORDER_COUNT,
  BORDERS,
  CITY_COUNT,
  type FALLEN,
  PLACE_COUNT,
  POOL,
  placeNamed,
  SEAS,
  seaBit,
  TROPHY,
  VALUE,
} from "./board.ts";
import { CARD_COUNT } from "./cards.ts";
import setup from "./data/setup.json" with { type: "json" };
import type { Frame } from "./frames.ts";
import { type ScenarioId, switched } from "./options.ts";

export const { calendar: CALENDAR, limits: LIMITS } = setup;

export interface Position {
  // By block
  place: number[];
  strength: number[];
  /** Who controls it: not always whose colour it has. */
  side: number[];
  /** MOVED, RESERVE, ACTED, SHOWN, and above them the border it came by to attack or reinforce. */
  marks: number[];
  /** By place: how many blocks each side has there, who attacks it this turn, how many defenders may leave. */
  at: number[];
  /** By border: how many blocks of each side used it, and which side came over it to fight. */
  border: number[];

  /** Where each card is. */
  card: number[];
  /** Cards played this year: side * turns + turn, or NO_CARD. */
  played: number[];
  /** The card that counts for each side this turn, after Apollo has copied; NO_CARD before the reveal. */
  acting: number[];

  /** Index into the calendar. */
  year: number;
  /** 1 to 5; 0 before the first. */
  turn: number;
  /** The side that is first player this turn; NOBODY before the reveal. */
  first: number;
  /** Place where the attackers surprise the defenders; NOWHERE if none. */
  surprise: number;
  /** Seas where a navis must stay for the rest of the phase, as bits. */
  heldSeas: number;
  /** Options away from their default, as bits. */
  options: number;
  outcome: Outcome | null;
  stack: Frame[];
}

export const NO_CARD = -1;
export const NOBODY = -1;
export const NOWHERE = -1;

// Where a card is
export const DECK = 0;
export const hand = (side: number): number => 1 + side;
export const putAside = (side: number): number => 3 + side;
export const faceDown = (side: number): number => 5 + side;
export const played = (side: number): number => 7 + side;

// Marks of a block
export const MOVED = 1;
export const RESERVE = 2;
export const ACTED = 4;
export const SHOWN = 8;
const CAME_BY = 4;

export function emptyPosition(options: number): Position {
  return {
    place: new Array(BLOCK_COUNT).fill(POOL),
    strength: new Array(BLOCK_COUNT).fill(0),
    side: [...OWNER],
    marks: new Array(BLOCK_COUNT).fill(0),
    at: new Array(PLACE_COUNT).fill(0),
    border: new Array(BORDER_COUNT).fill(0),
    card: new Array(CARD_COUNT).fill(DECK),
    played: new Array(2 * CALENDAR[0].turns).fill(NO_CARD),
    acting: [NO_CARD, NO_CARD],
    year: 0,
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
export function setUp(scenario: ScenarioId, options: Readonly<Record<string, string>>): Position {
  const p = emptyPosition(switched(options));
  for (const side of SIDES) {
    for (const [city, blocks] of Object.entries(setup.historical[side])) {
      for (const name of blocks) put(p, blockNamed(name), placeNamed(city), FULL[blockNamed(name)]);
    }
  }
  p.stack.push({ step: "newYear", year: 0 });
  if (scenario === "free") p.stack.push({ step: "deploy", side: POMPEIUS }, { step: "deploy", side: CAESAR });
  return p;
}

export function copy(p: Position): Position {
  return {
    place: p.place.slice(),
    strength: p.strength.slice(),
    side: p.side.slice(),
    marks: p.marks.slice(),
    at: p.at.slice(),
    border: p.border.slice(),
    card: p.card.slice(),
    played: p.played.slice(),
    acting: p.acting.slice(),
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

export const blocksOf = (p: Position, side: number, place: number): number =>
  (p.at[place] >> (side * COUNT_BITS)) & COUNT;

/** One block more or less of a side in a place. */
export function count(p: Position, side: number, place: number, change: 1 | -1): void {
  p.at[place] += change * (1 << (side * COUNT_BITS));
}

/** JC-4.21.a, JC-4.21.e, JC-4.4.b: own blocks and no others, at this very moment. */
export const isFriendly = (p: Position, side: number, place: number): boolean =>
  blocksOf(p, side, place) > 0 && blocksOf(p, enemyOf(side), place) === 0;

/** JC-4.21.b */
export const isEnemy = (p: Position, side: number, place: number): boolean => isFriendly(p, enemyOf(side), place);

/** JC-4.21.c */
export const isVacant = (p: Position, place: number): boolean =>
  blocksOf(p, CAESAR, place) === 0 && blocksOf(p, POMPEIUS, place) === 0;

/** JC-4.21.d */
export const isContested = (p: Position, place: number): boolean =>
  blocksOf(p, CAESAR, place) > 0 && blocksOf(p, POMPEIUS, place) > 0;

/** Open to a block that does not fight: friendly or vacant. */
export const isOpen = (p: Position, side: number, place: number): boolean => blocksOf(p, enemyOf(side), place) === 0;

/** The seas friendly to a side, as bits. */
export function friendlySeas(p: Position, side: number): number {
  let seas = 0;
  for (let sea = CITY_COUNT; sea < CITY_COUNT + SEAS.length; sea++) if (isFriendly(p, side, sea)) seas |= seaBit(sea);
  return seas;
}

/** JC-1.2.b */
export function points(p: Position, side: number): number {
  let sum = 0;
  for (let city = 0; city < CITY_COUNT; city++) if (VALUE[city] > 0 && isFriendly(p, side, city)) sum += VALUE[city];
  return sum + leadersLost(p, enemyOf(side));
}

/** JC-7.51.a: leaders of a side that the enemy keeps as trophies. */
export function leadersLost(p: Position, side: number): number {
  let lost = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (isLeader[block] && p.place[block] === TROPHY && OWNER[block] === side) lost++;
  }
  return lost;
}

// Fights ------------------------------------------------------------------------------------------------

/** Who attacks a place this turn, or NOBODY. */
export const attackerOf = (p: Position, place: number): number => ((p.at[place] >> ATTACKER) & 3) - 1;

export function setAttacker(p: Position, place: number, side: number): void {
  p.at[place] = (p.at[place] & COUNTS) | ((side + 1) << ATTACKER);
}

/** JC-6.13.a: how many of the attacked side's blocks may leave the place. */
export const mayLeave = (p: Position, place: number): number => p.at[place] >> MAY_LEAVE;

export function setMayLeave(p: Position, place: number, free: number): void {
  p.at[place] = (p.at[place] & ((1 << MAY_LEAVE) - 1)) | (free << MAY_LEAVE);
}

export function endFight(p: Position, place: number): void {
  p.at[place] &= COUNTS;
}

/** The places that a side attacks this turn. */
export function attackedBy(p: Position, side: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) if (attackerOf(p, place) === side) places.push(place);
  return places;
}

/** A block leaves where it stood: it has moved, and takes one of the places left free by pinning. */
export function setOut(p: Position, block: number): void {
  const from = p.place[block];
  mark(p, block, MOVED);
  if (attackerOf(p, from) === enemyOf(p.side[block])) setMayLeave(p, from, mayLeave(p, from) - 1);
}

// Borders -----------------------------------------------------------------------------------------------

const USE_BITS = 4;
const USE = (1 << USE_BITS) - 1;
const ENTERED = 2 * USE_BITS;

/** How many blocks of a side have used the road: this turn, this round of battle, or in this regroup. */
export const useOf = (p: Position, side: number, border: number): number =>
  (p.border[border] >> (side * USE_BITS)) & USE;

export function use(p: Position, side: number, border: number): void {
  p.border[border] += 1 << (side * USE_BITS);
}

export function clearUse(p: Position): void {
  for (let border = 0; border < BORDER_COUNT; border++) p.border[border] &= ~((1 << ENTERED) - 1);
}

const enteredBit = (side: number, border: number, into: number): number =>
  1 << (ENTERED + 2 * side + (BORDERS[border].ends[0] === into ? 0 : 1));

/** Whether blocks of a side came over the border into that place to attack or reinforce this turn. */
export const hasEntered = (p: Position, side: number, border: number, into: number): boolean =>
  (p.border[border] & enteredBit(side, border, into)) !== 0;

export function markEntered(p: Position, side: number, border: number, into: number): void {
  p.border[border] |= enteredBit(side, border, into);
}

// Blocks ------------------------------------------------------------------------------------------------

export const isMarked = (p: Position, block: number, mark: number): boolean => (p.marks[block] & mark) !== 0;

export function mark(p: Position, block: number, mark: number): void {
  p.marks[block] |= mark;
}

export function unmark(p: Position, block: number, mark: number): void {
  p.marks[block] &= ~mark;
}

/** The border by which a block came to fight this turn, or -1. */
export const cameBy = (p: Position, block: number): number => (p.marks[block] >> CAME_BY) - 1;

export function markCameBy(p: Position, block: number, border: number): void {
  p.marks[block] = (p.marks[block] & (SHOWN | ACTED | RESERVE | MOVED)) | ((border + 1) << CAME_BY);
}

/** Blocks of a side in a place, in the order of the list of blocks. */
export function blocksIn(p: Position, side: number, place: number): number[] {
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (p.place[block] === place && p.side[block] === side) blocks.push(block);
  }
  return blocks;
}

/** Puts a block that was off the map on it. */
export function put(p: Position, block: number, place: number, strength: number): void {
  p.place[block] = place;
  p.strength[block] = strength;
  count(p, p.side[block], place, 1);
}

export function shift(p: Position, block: number, to: number): void {
  count(p, p.side[block], p.place[block], -1);
  count(p, p.side[block], to, 1);
  p.place[block] = to;
}

/** Takes a block off the map. It belongs to its own colour again (JC-E2.h). */
export function takeOff(p: Position, block: number, to: typeof POOL | typeof FALLEN | typeof TROPHY): void {
  count(p, p.side[block], p.place[block], -1);
  p.place[block] = to;
  p.strength[block] = 0;
  p.marks[block] = 0;
  p.side[block] = OWNER[block];
}

export function changeSide(p: Position, block: number): void {
  count(p, p.side[block], p.place[block], -1);
  p.side[block] = enemyOf(p.side[block]);
  count(p, p.side[block], p.place[block], 1);
}

/** Navis of a side at sea that could still move. */
export function unmovedNavis(p: Position, side: number, sea: number): number {
  let navis = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (p.place[block] === sea && p.side[block] === side && !isMarked(p, block, MOVED)) navis++;
  }
  return navis;
}
