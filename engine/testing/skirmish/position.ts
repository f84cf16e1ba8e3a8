/** What lies on the table in a skirmish; copied, written and read. */
import { type FrameOf, type FrameShapes, nthOf, readFrame, type Sizes, upTo } from "../../frames.ts";
import type { Json } from "../../game.ts";
import { Hasher } from "../../hash.ts";
import { plain } from "../../json.ts";
import { type By, by, listed, nth } from "../../numbers.ts";
import { Found } from "../../reading.ts";
import { stackingOf } from "../../steps.ts";
import {
  type Box,
  type Faction,
  type Field,
  NORTH,
  type Piece,
  type Place,
  SOUTH,
  type Stance,
  type Token,
} from "./box.ts";

const PIECE = nthOf<Piece>("piece");
const FIELD = nthOf<Field>("field");
const PLACE = nthOf<Place>("place");
const FACTION = nthOf<Faction>("faction");

export const FRAMES = {
  deal: {},
  deploy: { placed: upTo(200) },
  round: {},
  choose: { place: PLACE },
  reveal: {},
  turn: { faction: FACTION },
  /** The die lies on the table and has not taken effect: `stage` says whose window comes next. */
  blow: { piece: PIECE, field: FIELD, die: upTo(6), stage: upTo(3) },
  /** Whether somebody who holds tokens wants to spend one. */
  window: { place: PLACE },
} satisfies FrameShapes;

export type Frame = FrameOf<typeof FRAMES>;
export const { push, pop, next, frameOf } = stackingOf<Frame>();

export const IN_HAND = nth<Field>(-1);
export const FALLEN = nth<Field>(-2);
export const NOT_CHOSEN = nth<Stance>(-1);

export interface Position {
  readonly box: Box;
  /** By piece: its field, IN_HAND or FALLEN. */
  readonly at: By<Piece, Field>;
  /** By piece: whether it has acted this turn. */
  readonly used: By<Piece, number>;
  /** By faction: the seat that leads it. */
  readonly leads: By<Faction, Place>;
  /** By seat and kind. */
  readonly tokens: By<Place, By<Token, number>>;
  readonly spent: By<Token, number>;
  readonly stance: By<Place, Stance>;
  round: number;
  stancesShown: number;
  /** Options and flags of the scenario: 1 where they hold. */
  swaps: number;
  crowded: number;
  plain: number;
  readonly stack: Frame[];
}

export function emptyPosition(box: Box): Position {
  const count = box.pieces.length;
  return {
    box,
    at: by<Piece, Field>(new Array(count).fill(IN_HAND)),
    used: by<Piece, number>(new Array(count).fill(0)),
    leads: by<Faction, Place>([NORTH, SOUTH]),
    tokens: by<Place, By<Token, number>>([by([0, 0]), by([0, 0])]),
    spent: by<Token, number>([0, 0]),
    stance: by<Place, Stance>([NOT_CHOSEN, NOT_CHOSEN]),
    round: 0,
    stancesShown: 0,
    swaps: 0,
    crowded: 0,
    plain: 0,
    stack: [],
  };
}

export function copy(p: Position): Position {
  return {
    ...p,
    at: p.at.slice(),
    used: p.used.slice(),
    leads: p.leads.slice(),
    tokens: by<Place, By<Token, number>>([p.tokens[NORTH].slice(), p.tokens[SOUTH].slice()]),
    spent: p.spent.slice(),
    stance: p.stance.slice(),
    stack: p.stack.slice(),
  };
}

/** Every list of the position, with the least and the most that may stand in it. */
const rowsOf = (p: Position) =>
  [
    ["at", listed(p.at), FALLEN, p.box.fields.length - 1],
    ["used", listed(p.used), 0, 1],
    ["leads", listed(p.leads), 0, 1],
    ["north", listed(p.tokens[NORTH]), 0, 99],
    ["south", listed(p.tokens[SOUTH]), 0, 99],
    ["spent", listed(p.spent), 0, 99],
    ["stance", listed(p.stance), NOT_CHOSEN, 1],
  ] as const;

const SINGLE = { round: 1000, stancesShown: 1, swaps: 1, crowded: 1, plain: 1 } as const;
const SINGLE_KEYS = ["round", "stancesShown", "swaps", "crowded", "plain"] as const;

export function hash(p: Position): string {
  const hasher = new Hasher();
  for (const [, row] of rowsOf(p)) hasher.numbers(row);
  for (const key of SINGLE_KEYS) hasher.number(p[key]);
  return hasher.json(p.stack.map(plain)).digest();
}

export function write(p: Position): Json {
  const rows = Object.fromEntries(rowsOf(p).map(([name, row]) => [name, [...row]]));
  const singles = Object.fromEntries(SINGLE_KEYS.map((key) => [key, p[key]]));
  return { ...rows, ...singles, stack: p.stack.map((frame) => plain({ ...frame })) };
}

export function read(written: Json, box: Box): Position {
  const from = new Found(written, "A position of a skirmish");
  const p = emptyPosition(box);
  for (const [name, row, least, most] of rowsOf(p)) {
    const numbers = from.get(name).each((number) => number.whole(least, most));
    if (numbers.length !== row.length) throw from.get(name).wrong(`must be ${row.length} numbers.`);
    Object.assign(row, numbers);
  }
  if (new Set(p.leads).size < 2) throw from.get("leads").wrong("each seat must lead one faction.");
  for (const key of SINGLE_KEYS) p[key] = from.get(key).whole(0, SINGLE[key]);
  const sizes: Sizes = { piece: box.pieces.length, field: box.fields.length, place: 2, faction: 2 };
  p.stack.push(...from.get("stack").each((frame) => readFrame(FRAMES, frame, sizes)));
  return p;
}
