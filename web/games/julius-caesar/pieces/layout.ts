/**
 * Where every block lies. Each place has a plot that nothing else needs, and its blocks stay there: they spread out in
 * rows if it has the room, otherwise they stand behind one another with the strengths looking out, otherwise they are a
 * pile. A fan lays a place out for reading, over everything else.
 */
import type { SideName } from "@rubicon/julius-caesar/components";
import type { Lying } from "../../../drawing/motion.ts";
import { boxAround, overlap, type Rect } from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import type { Level } from "../../face.ts";
import type { Kit } from "../kit.ts";
import type { Plot } from "../map/geography.ts";
import { DRAWN, distanceOf, HEIGHT, WIDTH } from "../map/measures.ts";
import type { Followed, Garrison } from "./keys.ts";
import { BLOCK_SIZE } from "./measures.ts";

export interface Laid extends Lying {
  readonly block: Followed;
}

/** The blocks of one side in a place. */
export interface Camp {
  readonly place: string;
  readonly side: SideName;
  /** From the back to the front. */
  readonly laid: readonly Laid[];
  readonly box: Rect;
  /** Whether every block can be read where it lies. */
  readonly open: boolean;
}

export interface Stack {
  readonly place: string;
  readonly camps: readonly Camp[];
  readonly box: Rect;
  /** Where it lies when it is not fanned out. */
  readonly home: Rect;
  readonly contested: boolean;
  readonly fanned: boolean;
  readonly open: boolean;
}

/** Far off, blocks are drawn larger than they lie on the sheet; close by, smaller, so that more of them lie side by side. */
const SCALE: Readonly<Record<Level, number>> = { far: DRAWN.far.block, middle: DRAWN.close.block, near: 0.82 };
/** Signs and letters grow too when one looks from far off. */
export const SIGN_SCALE: Readonly<Record<Level, number>> = {
  far: DRAWN.far.sign,
  middle: DRAWN.close.sign,
  near: 0.85,
};
const FAN_SCALE: Readonly<Record<Level, number>> = { far: 1.9, middle: 1.2, near: 0.92 };
const GAP = 3;
/** What has to be seen of a block that stands behind another: its strength. */
const STRIP = 12.5;
/** How much of those behind is seen above the front of a pile, of all together. */
const PILE_RISE = 9;
const FAN_PADDING = 10;
/** For the name over a fan. */
export const FAN_HEAD = 20;

interface Grid {
  readonly spots: readonly Point[];
  readonly width: number;
  readonly height: number;
  readonly open: boolean;
}

function rows(count: number, cols: number, scale: number): Grid {
  const pitch = BLOCK_SIZE * scale + GAP;
  const lines = Math.ceil(count / cols);
  const spots = Array.from({ length: count }, (_, i) => ({ x: (i % cols) * pitch, y: Math.floor(i / cols) * pitch }));
  return { spots, width: Math.min(cols, count) * pitch - GAP, height: lines * pitch - GAP, open: true };
}

/** Columns in which those behind look out above those in front. */
function ranks(count: number, cols: number, rise: number, scale: number): Grid {
  const pitch = BLOCK_SIZE * scale + GAP;
  const deep = Math.ceil(count / cols);
  const height = BLOCK_SIZE * scale + (deep - 1) * rise;
  const front = height - BLOCK_SIZE * scale;
  const spots = Array.from({ length: count }, (_, i) => ({
    x: (i % cols) * pitch,
    y: front - Math.floor(i / cols) * rise,
  }));
  return { spots, width: Math.min(cols, count) * pitch - GAP, height, open: count <= cols };
}

/** The most readable of all ways to lay so many blocks into a room of that size. */
function bestGrid(count: number, width: number, height: number, scale: number): Grid {
  const fits = (grid: Grid): boolean => grid.width <= width + 1 && grid.height <= height + 1;
  // A column of blocks would stray from its city: rows are never deeper than broad.
  for (let cols = count; cols * cols >= count; cols--) {
    const grid = rows(count, cols, scale);
    if (fits(grid)) return grid;
  }
  for (let cols = count; cols >= 1; cols--) {
    const grid = ranks(count, cols, STRIP * scale, scale);
    if (fits(grid)) return grid;
  }
  return pile(count, scale);
}

const pile = (count: number, scale: number): Grid =>
  ranks(count, 1, Math.min(STRIP, PILE_RISE / Math.max(count - 1, 1)) * scale, scale);

/** Front blocks come first in a place: leaders, then the others in their order; reserves stand behind. */
function inRank(blocks: readonly Followed[]): readonly Followed[] {
  const behind = (each: Followed): number => (each.seen.reserve ? 1 : 0);
  return [...blocks].sort((a, b) => behind(a) - behind(b));
}

function camp(place: string, side: SideName, blocks: readonly Followed[], grid: Grid, at: Point, scale: number): Camp {
  const laid = inRank(blocks).map((block, i) => ({
    block,
    key: block.key,
    place,
    scale,
    x: at.x + grid.spots[i].x,
    y: at.y + grid.spots[i].y,
  }));
  // Those further up stand behind.
  laid.sort((a, b) => a.y - b.y);
  const box = { left: at.x, top: at.y, right: at.x + grid.width, bottom: at.y + grid.height };
  return { place, side, laid, box, open: grid.open };
}

type Side = readonly [SideName, readonly Followed[]];

/** The attacker stands on the left. */
function sidesOf({ at, blocks }: Garrison): readonly Side[] {
  const left: SideName = at.attacker ?? "caesar";
  const order: readonly SideName[] = left === "caesar" ? ["caesar", "pompeius"] : ["pompeius", "caesar"];
  return order
    .map((side) => [side, blocks.filter(({ seen }) => seen.side === side)] as const)
    .filter(([, here]) => here.length > 0);
}

const held = (at: number, length: number, from: number, to: number): number =>
  Math.max(from, Math.min(at, to - length));

/** Where things lie. */
type Lie = Pick<Kit, "places">;

const NOWHERE: Plot = { stack: { x: 0, y: 0 }, left: 0, top: 0, right: 0, bottom: 0 };

/** A place as it lies by itself. */
function lying({ places }: Lie, garrison: Garrison, level: Level): Stack {
  const { place } = garrison;
  const plot = places.groundOf(place)?.plots[distanceOf(level)] ?? NOWHERE;
  const sides = sidesOf(garrison);
  const camps = sides.length === 2 ? opposite(place, sides, plot, level) : [alone(place, sides[0], plot, level)];
  const box = boxOf(camps);
  const open = camps.every((each) => each.open || each.laid.length < 2);
  return { place, camps, contested: sides.length === 2, fanned: false, box, home: box, open };
}

function alone(place: string, [side, blocks]: Side, plot: Plot, level: Level): Camp {
  const scale = SCALE[level];
  const { stack } = plot;
  const wide = plot.right - plot.left;
  const grid =
    level === "far" ? pile(blocks.length, scale) : bestGrid(blocks.length, wide, plot.bottom - plot.top, scale);
  const x = within(stack.x - grid.width / 2, grid.width, plot.left, plot.right);
  const y = within(stack.y + (BLOCK_SIZE * scale) / 2 - grid.height, grid.height, plot.top, plot.bottom);
  return camp(place, side, blocks, grid, { x, y }, scale);
}

/** Between two camps there is room for crossed swords. */
const FOES_APART = 8;
/** Where a plot is narrow foes are drawn smaller, down to this, and then before one another. */
const LEAST_FOE = 0.72;

/** Two camps share a plot, the one at its left edge, the other at its right if they need all of it. */
function opposite(place: string, sides: readonly Side[], plot: Plot, level: Level): readonly Camp[] {
  const wide = plot.right - plot.left;
  const top = plot.top + (SWORDS - SWORDS_DOWN) * SIGN_SCALE[level];
  const fitting = wide / (2 * BLOCK_SIZE + FOES_APART);
  const scale = Math.min(SCALE[level], Math.max(fitting, SCALE[level] * LEAST_FOE));
  const apart = FOES_APART * scale;
  const breadth = Math.max((wide - apart) / 2, BLOCK_SIZE * scale);
  const grids = sides.map(([, blocks]) =>
    level === "far" ? pile(blocks.length, scale) : bestGrid(blocks.length, breadth, plot.bottom - top, scale),
  );
  const [a, b] = grids.map(({ width }) => width);
  const left = within(plot.stack.x - (a + apart + b) / 2, Math.min(a + apart + b, wide), plot.left, plot.right);
  return sides.map(([side, blocks], i) => {
    const grid = grids[i];
    const x = i === 0 ? left : Math.min(left + a + apart, plot.right - b);
    const y = within(plot.stack.y + (BLOCK_SIZE * scale) / 2 - grid.height, grid.height, top, plot.bottom);
    return camp(place, side, blocks, grid, { x, y }, scale);
  });
}

/** Crossed swords: how far they reach from their middle, and how far that lies below the top of the camps. */
const SWORDS = 15;
const SWORDS_DOWN = 7;

/** Where crossed swords lie between two camps: on top of them, or in the middle of a fan. */
export function swordsAt({ camps: [left, right], fanned }: Stack, scale: number): Point {
  const x = (left.box.right + right.box.left) / 2;
  const [top, bottom] = [Math.max(left.box.top, right.box.top), Math.min(left.box.bottom, right.box.bottom)];
  return { x, y: fanned ? (left.box.top + bottom) / 2 : top + SWORDS_DOWN * scale };
}

/** What a badge says of a camp: how many blocks, and how strong they are where that is known and there is room for it. */
export interface Badge {
  readonly count: number;
  readonly total: number | null;
  /** How broad the parts are that say so. */
  readonly left: number;
  readonly right: number;
  /** Where it lies: its corner. */
  readonly at: Point;
}

export const BADGE_HIGH = 15;
/** How far a badge stands out over the corner of its pile. */
const OVER = 2;
const broad = (figure: number): number => (figure > 9 ? 17 : 13);

/** Foes share a plot: the badge of the left one lies at its left, and both are short. Who can be counted has none. */
export function badgeOf(stack: Stack, camp: Camp, scale: number): Badge | null {
  const count = camp.laid.length;
  if (camp.open || count < 2) return null;
  const strengths = camp.laid.map(({ block }) => block.seen.strength);
  const known = !stack.contested && strengths.every((each) => each !== undefined);
  const total = known ? strengths.reduce((sum, each) => sum + each, 0) : null;
  const [left, right] = [broad(count), total === null ? 0 : broad(total)];
  const { box } = camp;
  const x = stack.contested && camp === stack.camps[0] ? box.left - OVER : box.right + OVER - (left + right) * scale;
  return { count, total, left, right, at: { x, y: box.bottom + OVER - BADGE_HIGH * scale } };
}

/** As wished, or moved into the plot if it can be. */
const within = (at: number, length: number, from: number, to: number): number =>
  length > to - from ? at : held(at, length, from, to);

const FAN_APART = 34;

function boxOf(camps: readonly Camp[]): Rect {
  return {
    left: Math.min(...camps.map(({ box }) => box.left)),
    top: Math.min(...camps.map(({ box }) => box.top)),
    right: Math.max(...camps.map(({ box }) => box.right)),
    bottom: Math.max(...camps.map(({ box }) => box.bottom)),
  };
}

const fanCols = (count: number): number => (count <= 4 ? count : Math.ceil(Math.sqrt(count * 1.5)));

/** A place laid out to be read, where it lay already, or as near as possible without covering what is to be clicked. */
function fanned(garrison: Garrison, level: Level, home: Rect, avoid: Avoided, kept: Point | undefined): Stack {
  const { place } = garrison;
  const scale = FAN_SCALE[level];
  const sides = sidesOf(garrison);
  const grids = sides.map(([, blocks]) => rows(blocks.length, fanCols(blocks.length), scale));
  const apart = FAN_APART * scale;
  const inner = grids.reduce((sum, grid) => sum + grid.width, 0) + apart * (sides.length - 1);
  const tall = Math.max(...grids.map((grid) => grid.height));
  const head = FAN_HEAD * scale;
  const pad = FAN_PADDING * scale;
  const [width, height] = [inner + 2 * pad, tall + 2 * pad + head];
  const at = kept ?? fanSpot(home, width, height, avoid);
  let x = at.x + pad;
  const camps = sides.map(([side, blocks], i) => {
    const made = camp(place, side, blocks, grids[i], { x, y: at.y + pad + head }, scale);
    x += grids[i].width + apart;
    return made;
  });
  const box = { left: at.x, top: at.y, right: at.x + width, bottom: at.y + height };
  return { place, camps, contested: sides.length === 2, fanned: true, box, home, open: true };
}

const MARGIN = 8;
/** A place that may be clicked: its marker and what is needed around it. */
const CLICKED: Rect = { left: -34, top: -36, right: 34, bottom: 30 };

/** Where a fan may lie, in its own widths and heights from the middle of the stack: over it, beside it, further away. */
const AWAY = [-0.5, -0.75, -0.25, -1, 0, -1.35, 0.35, -1.7, 0.7];
/** What a unit of distance is worth in units of area covered: far enough to be clear, and no further. */
const FAR = 4;

/** What a fan keeps clear of: what can be clicked now, and what may be once something in it is picked. */
interface Avoided {
  readonly clicked: readonly Rect[];
  readonly others: readonly Rect[];
  /** The stack itself, where it can be taken up as a whole. */
  readonly stack: Rect | null;
  /** The part of the map that is seen: what lies outside of it cannot be read. */
  readonly seen: Rect | null;
}
const OTHERS_COUNT = 0.4;
const STACK_COUNTS = 20;
const UNSEEN_COUNTS = 10;

/** Over the stack, or beside it where it would cover nothing that is to be clicked. */
function fanSpot(home: Rect, width: number, height: number, { clicked, others, stack, seen }: Avoided): Point {
  const [x, y] = [(home.left + home.right) / 2, (home.top + home.bottom) / 2];
  const room = seen ?? { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  const spots = AWAY.flatMap((u) =>
    AWAY.map((v) => ({
      x: held(x + u * width, width, Math.max(0, room.left) + MARGIN, Math.min(WIDTH, room.right) - MARGIN),
      y: held(y + v * height, height, Math.max(0, room.top) + MARGIN, Math.min(HEIGHT, room.bottom) - MARGIN),
    })),
  );
  const cost = (spot: Point): number => {
    const box = { left: spot.x, top: spot.y, right: spot.x + width, bottom: spot.y + height };
    const over = (rects: readonly Rect[]): number => rects.reduce((sum, each) => sum + overlap(box, each), 0);
    const covered =
      over(clicked) + OTHERS_COUNT * over(others) + (stack === null ? 0 : STACK_COUNTS * overlap(box, stack));
    const unseen = seen === null ? 0 : width * height - overlap(box, seen);
    return covered + UNSEEN_COUNTS * unseen + FAR * Math.hypot(spot.x + width / 2 - x, spot.y + height / 2 - y);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best));
}

export interface Layout {
  readonly stacks: readonly Stack[];
  readonly fans: readonly Stack[];
}

/** How blocks are spread out. */
export interface Spread {
  /** Places to be laid out for reading, if they cannot be read as they lie. */
  readonly fans: ReadonlySet<string>;
  /** Places that may be clicked: fans keep clear of them. */
  readonly clicked: readonly string[];
  /** Places whose stack can be taken up as a whole: it stays in sight beside its fan. */
  readonly whole?: ReadonlySet<string>;
  /** Where fans lie that are open already: they do not move. */
  readonly spots?: ReadonlyMap<string, Point>;
  /** The part of the map that is seen. */
  readonly seen?: Rect | null;
}

/** Every place; those that are fanned come in a list of their own, to be drawn last. */
export function layOut(lie: Lie, garrisons: readonly Garrison[], level: Level, spread: Spread): Layout {
  const closed = garrisons.map((garrison) => ({ garrison, stack: lying(lie, garrison, level) }));
  const isFan = ({ stack }: { readonly stack: Stack }): boolean => spread.fans.has(stack.place) && !stack.open;
  const fans = closed.filter(isFan);
  const cities = fans.length === 0 ? [] : lie.places.all.filter(({ sea }) => !sea);
  const around = (wished: (place: string) => boolean): readonly Rect[] =>
    cities.filter(({ id }) => wished(id)).map(({ at }) => boxAround(at, CLICKED));
  // What lies next to it is most likely where something in it will go.
  const avoided = ({ place, box }: Stack): Avoided => {
    const near = lie.places.roadsFrom(place).flatMap(({ between }) => between);
    const isNext = (id: string): boolean => id !== place && (spread.clicked.includes(id) || near.includes(id));
    return {
      clicked: around(isNext),
      others: around((id) => !isNext(id)),
      stack: spread.whole?.has(place) ? box : null,
      seen: spread.seen ?? null,
    };
  };
  return {
    stacks: closed.filter((each) => !isFan(each)).map(({ stack }) => stack),
    fans: fans.map(({ garrison, stack }) =>
      fanned(garrison, level, stack.box, avoided(stack), spread.spots?.get(stack.place)),
    ),
  };
}
