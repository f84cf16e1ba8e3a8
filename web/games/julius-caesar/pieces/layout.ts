/**
 * Where every block lies. A stack spreads out in rows if its place has the room, otherwise its blocks stand behind one
 * another with the strengths looking out, otherwise they are a pile. A fan lays a place out for reading, over
 * everything else.
 */
import type { SideName } from "@rubicon/julius-caesar/components";
import type { Level } from "../../face.ts";
import type { Kit } from "../kit.ts";
import type { Point } from "../map/geography.ts";
import { HEIGHT, WIDTH } from "../map/measures.ts";
import type { Followed, Garrison } from "./keys.ts";
import { BLOCK_SIZE } from "./measures.ts";
import { around, type Rect, shared } from "./plots.ts";

export interface Laid extends Point {
  readonly block: Followed;
  readonly place: string;
  readonly scale: number;
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
const SCALE: Readonly<Record<Level, number>> = { far: 1.42, middle: 1, near: 0.82 };
const FAN_SCALE: Readonly<Record<Level, number>> = { far: 1.9, middle: 1.2, near: 0.92 };
const GAP = 3;
/** What has to be seen of a block that stands behind another: its strength. */
const STRIP = 12.5;
const PILE_RISE = 13;
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

/** The attacker stands on the left. */
function sidesOf({ at, blocks }: Garrison): readonly (readonly [SideName, readonly Followed[]])[] {
  const left: SideName = at.attacker ?? "caesar";
  const order: readonly SideName[] = left === "caesar" ? ["caesar", "pompeius"] : ["pompeius", "caesar"];
  return order
    .map((side) => [side, blocks.filter(({ seen }) => seen.side === side)] as const)
    .filter(([, here]) => here.length > 0);
}

const held = (at: number, length: number, from: number, to: number): number =>
  Math.max(from, Math.min(at, to - length));

/** Where things lie. */
type Lie = Pick<Kit, "places" | "plots">;

/** A place as it lies by itself. */
function lying({ places, plots }: Lie, garrison: Garrison, level: Level): Stack {
  const { place } = garrison;
  const scale = SCALE[level];
  const stack = places.groundOf(place)?.stack ?? { x: 0, y: 0 };
  const plot = plots.get(place) ?? around(stack, { left: 0, top: 0, right: 0, bottom: 0 });
  const sides = sidesOf(garrison);
  const half = (BLOCK_SIZE * scale) / 2;
  const foes = sides.length === 2;
  const breadth = foes ? (plot.right - plot.left - 2 * GAP) / 2 : plot.right - plot.left;
  const grids = sides.map(([, blocks]) =>
    level === "far" ? pile(blocks.length, scale) : bestGrid(blocks.length, breadth, plot.bottom - plot.top, scale),
  );
  const width = grids.reduce((sum, grid) => sum + grid.width, 0) + (foes ? FOES_APART * scale : 0);
  let x = foes ? stack.x - width / 2 : within(stack.x - width / 2, width, plot.left, plot.right);
  const camps = sides.map(([side, blocks], i) => {
    const grid = grids[i];
    const y = within(stack.y + half - grid.height, grid.height, plot.top, plot.bottom);
    const made = camp(place, side, blocks, grid, { x, y }, scale);
    x += grid.width + FOES_APART * scale;
    return made;
  });
  const box = boxOf(camps);
  const open = camps.every((each) => each.open || each.laid.length < 2);
  return { place, camps, contested: foes, fanned: false, box, home: box, open };
}

/** As wished, or moved into the plot if it can be. */
const within = (at: number, length: number, from: number, to: number): number =>
  length > to - from ? at : held(at, length, from, to);

/** Between two camps there is room for crossed swords. */
const FOES_APART = 8;
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

/** A place laid out to be read, as near to it as possible without covering what is to be clicked next to it. */
function fanned(garrison: Garrison, level: Level, home: Rect, avoid: readonly Rect[]): Stack {
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
  const at = fanSpot(home, width, height, avoid);
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

/** Over the stack, or beside it where it would cover nothing that is to be clicked. */
function fanSpot(home: Rect, width: number, height: number, avoid: readonly Rect[]): Point {
  const [x, y] = [(home.left + home.right) / 2, (home.top + home.bottom) / 2];
  const spots = AWAY.flatMap((u) =>
    AWAY.map((v) => ({
      x: held(x + u * width, width, MARGIN, WIDTH - MARGIN),
      y: held(y + v * height, height, MARGIN, HEIGHT - MARGIN),
    })),
  );
  const cost = (spot: Point): number => {
    const box = { left: spot.x, top: spot.y, right: spot.x + width, bottom: spot.y + height };
    const covered = avoid.reduce((sum, each) => sum + shared(box, each), 0);
    return covered + FAR * Math.hypot(spot.x + width / 2 - x, spot.y + height / 2 - y);
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
}

/** Every place; those that are fanned come in a list of their own, to be drawn last. */
export function layOut(lie: Lie, garrisons: readonly Garrison[], level: Level, { fans, clicked }: Spread): Layout {
  const avoid = clicked.flatMap((place) => {
    const ground = lie.places.groundOf(place);
    return ground === undefined || ground.sea ? [] : [around(ground.at, CLICKED)];
  });
  const closed = garrisons.map((garrison) => ({ garrison, stack: lying(lie, garrison, level) }));
  const isFan = ({ stack }: { readonly stack: Stack }): boolean => fans.has(stack.place) && !stack.open;
  return {
    stacks: closed.filter((each) => !isFan(each)).map(({ stack }) => stack),
    fans: closed.filter(isFan).map(({ garrison, stack }) => fanned(garrison, level, stack.box, avoid)),
  };
}
