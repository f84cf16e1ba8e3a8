/**
 * Where every counter lies. Each zone has a plot that nothing else needs, and its counters stay there: side by side if it
 * has the room, otherwise as a pile, leaders in front of the units they lead. A fan lays a zone out for reading, over
 * everything else.
 */
import type { Lying } from "../../drawing/motion.ts";
import { boxAround, overlap, type Rect } from "../../drawing/plane.ts";
import type { Point } from "../../drawing/point.ts";
import type { Level } from "../../games/face.ts";
import type { Plot } from "../map/geography.ts";
import type { Measures } from "../map/measures.ts";
import type { Gathered, OnMap } from "./camps.ts";
import { COUNTER } from "./measures.ts";

export interface Laid<P> extends Lying {
  readonly piece: P;
}

/** The counters of one side in a zone. */
export interface Camp<P> {
  /** From the back to the front. */
  readonly laid: readonly Laid<P>[];
  readonly box: Rect;
  /** Whether every counter can be read where it lies. */
  readonly open: boolean;
  readonly gathered: Gathered<P>;
}

export interface Stack<P> {
  readonly place: string;
  readonly camps: readonly Camp<P>[];
  readonly box: Rect;
  /** Where it lies when it is not fanned out. */
  readonly home: Rect;
  readonly fanned: boolean;
  readonly open: boolean;
}

/** What the counters lie on. */
export interface LayoutGround<P> {
  readonly measures: Measures;
  /** What the counters of a place may cover. */
  plotOf(place: string, level: Level): Plot | undefined;
  /** Who stands together there. */
  gather(pieces: readonly P[]): readonly Gathered<P>[];
  /** Places next to it. */
  around(place: string): readonly string[];
  /** What is written over a fan. */
  titleOf(place: string): string;
}

/** Far off, counters are drawn larger than they lie on the sheet; close by, smaller, so that more lie side by side. */
export const counterScale = ({ drawn: { close, far } }: Measures, level: Level): number =>
  level === "far" ? far.counter : level === "middle" ? close.counter : close.counter * 0.764;
/** Signs and letters grow too when one looks from far off. */
export const signScale = ({ drawn: { close, far } }: Measures, level: Level): number =>
  level === "far" ? far.sign : level === "middle" ? close.sign : close.sign * 0.69;
const FAN_SCALE: Readonly<Record<Level, number>> = { far: 1.9, middle: 1.45, near: 0.95 };
export const fanScale = ({ reading }: Measures, level: Level): number => FAN_SCALE[level] * reading;
const GAP = 3;
/** How far those in a pile look out behind one another: the first few. */
const EDGE = 2.2;
const EDGES = 3;
/** How much of the units is seen behind their leader. */
const BEHIND = 0.4;

interface Grid {
  readonly spots: readonly Point[];
  readonly width: number;
  readonly height: number;
}

function rows(count: number, cols: number, scale: number): Grid {
  const pitch = COUNTER * scale + GAP;
  const lines = Math.ceil(count / cols);
  const spots = Array.from({ length: count }, (_, i) => ({ x: (i % cols) * pitch, y: Math.floor(i / cols) * pitch }));
  return { spots, width: Math.min(cols, count) * pitch - GAP, height: lines * pitch - GAP };
}

/** All of them side by side, in as few rows as there is room for; null where there is not. */
function spread(count: number, width: number, height: number, scale: number): Grid | null {
  for (let cols = count; cols >= 1; cols--) {
    const grid = rows(count, cols, scale);
    if (grid.width <= width + 1 && grid.height <= height + 1) return grid;
  }
  return null;
}

/** Units behind and leaders before them, a little aside where there is room; or one heap where there is only one kind. */
function pile(leaders: number, units: number, scale: number, aside: number): Grid {
  const side = COUNTER * scale;
  const step = EDGE * scale;
  const out = leaders > 0 && units > 0 ? side * aside : 0;
  const depth = Math.min(Math.max(leaders, units) - 1, EDGES) * step;
  const heap = (count: number, x: number): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const behind = Math.min(i, EDGES) * step;
      return { x: x + behind, y: depth - behind };
    });
  return { spots: [...heap(leaders, out), ...heap(units, 0)], width: out + side + depth, height: side + depth };
}

function camp<P extends OnMap>(
  place: string,
  gathered: Gathered<P>,
  grid: Grid,
  at: Point,
  scale: number,
  open: boolean,
): Camp<P> {
  const { leaders, units } = gathered;
  const laid = [...leaders, ...units].map((piece, i) => ({
    ...{ piece, key: piece.piece, place, scale },
    x: at.x + grid.spots[i].x,
    y: at.y + grid.spots[i].y,
  }));
  const box = { left: at.x, top: at.y, right: at.x + grid.width, bottom: at.y + grid.height };
  // The first of each kind lies on top, leaders over units.
  return { laid: laid.reverse(), box, open, gathered };
}

const held = (at: number, length: number, from: number, to: number): number =>
  Math.max(from, Math.min(at, to - length));

/** As wished, or moved into the plot if it can be. */
const within = (at: number, length: number, from: number, to: number): number =>
  length > to - from ? at : held(at, length, from, to);

/** How high the ribbon under a pile is. */
export const RIBBON = 15;
const APART = 9;
/** Where a plot is narrow foes are drawn smaller, down to this; then they reach beyond it. */
const LEAST = 0.84;

/** A zone as it lies by itself. */
function lying<P extends OnMap>(ground: LayoutGround<P>, place: string, pieces: readonly P[], level: Level): Stack<P> {
  const plot = ground.plotOf(place, level) ?? NOWHERE;
  const gathered = ground.gather(pieces);
  const [width, height] = [plot.right - plot.left, plot.bottom - plot.top];
  const scale = counterScale(ground.measures, level);
  const open = level === "far" ? null : openCamp(place, gathered, plot, { width, height, scale });
  const camps = open === null ? piled(ground.measures, place, gathered, plot, level) : [open];
  const box = boxOf(camps);
  return { place, camps, box, home: box, fanned: false, open: camps.every((each) => each.open) };
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

function openCamp<P extends OnMap>(
  place: string,
  camps: readonly Gathered<P>[],
  plot: Plot,
  { width, height, scale }: Room,
): Camp<P> | null {
  if (camps.length !== 1) return null;
  const count = camps[0].leaders.length + camps[0].units.length;
  const grid = spread(count, width, height, scale);
  if (grid === null) return null;
  const x = within(plot.stack.x - grid.width / 2, grid.width, plot.left, plot.right);
  const y = within(plot.stack.y - grid.height / 2, grid.height, plot.top, plot.bottom);
  return camp(place, camps[0], grid, { x, y }, scale, true);
}

/** Camps side by side, each a pile with its ribbon below. */
function piled<P extends OnMap>(
  measures: Measures,
  place: string,
  camps: readonly Gathered<P>[],
  plot: Plot,
  level: Level,
): readonly Camp<P>[] {
  const { field } = measures;
  const wide = plot.right - plot.left;
  const aside = camps.length > 1 ? 0 : BEHIND;
  const gridsAt = (scale: number): Grid[] =>
    camps.map(({ leaders, units }) => pile(leaders.length, units.length, scale, aside));
  const broad = (grids: readonly Grid[], scale: number): number =>
    grids.reduce((sum, grid) => sum + grid.width, 0) + APART * scale * (camps.length - 1);
  const natural = counterScale(measures, level);
  const full = gridsAt(natural);
  const fitting = Math.min(1, wide / broad(full, natural));
  const scale = natural * Math.max(fitting, LEAST);
  const grids = gridsAt(scale);
  const all = broad(grids, scale);
  const ribbon = RIBBON * signScale(measures, level) * 0.5;
  let x = held(within(plot.stack.x - all / 2, all, plot.left, plot.right), all, field.left + 5, field.right - 5);
  return camps.map((gathered, i) => {
    const grid = grids[i];
    const y = within(plot.stack.y - grid.height / 2 - ribbon / 2, grid.height + ribbon, plot.top, plot.bottom);
    const made = camp(place, gathered, grid, { x, y }, scale, grid.spots.length === 1);
    x += grid.width + APART * scale;
    return made;
  });
}

const NOWHERE: Plot = { stack: { x: 0, y: 0 }, left: 0, top: 0, right: 0, bottom: 0 };

function boxOf(camps: readonly Pick<Camp<unknown>, "box">[]): Rect {
  return {
    left: Math.min(...camps.map(({ box }) => box.left)),
    top: Math.min(...camps.map(({ box }) => box.top)),
    right: Math.max(...camps.map(({ box }) => box.right)),
    bottom: Math.max(...camps.map(({ box }) => box.bottom)),
  };
}

const FAN_PADDING = 10;
/** For the name over a fan. */
export const FAN_HEAD = 20;
const FAN_APART = 22;
/** The frame of the sheet need not be seen. */
const MARGIN = 6;

const fanCols = (count: number): number => (count <= 4 ? count : Math.ceil(Math.sqrt(count * 1.7)));

/** As many beside each other as is good to read, or fewer where each camp has only so much room. */
const fanGrids = (counts: readonly number[], room: number, scale: number): readonly Grid[] =>
  counts.map((count) => {
    const fitting = Math.max(1, Math.floor((room + GAP) / (COUNTER * scale + GAP)));
    return rows(count, Math.min(fanCols(count), fitting), scale);
  });

/** Where there are more than so many, all are drawn smaller. */
const CROWD = 8;
const CROWDED = 0.84;

const sizeOf = (camps: readonly Gathered<unknown>[]): number =>
  camps.reduce((sum, { leaders, units }) => sum + leaders.length + units.length, 0);

/** A zone laid out to be read, where it lay already, or as near as possible without covering what is to be clicked. */
function fanned<P extends OnMap>(
  ground: LayoutGround<P>,
  stack: Stack<P>,
  level: Level,
  avoid: Avoided,
  kept: Point | undefined,
): Stack<P> {
  const { place, home } = stack;
  const gathered = stack.camps.map((each) => each.gathered);
  const { measures } = ground;
  const scale = fanScale(measures, level) * (sizeOf(gathered) > CROWD ? CROWDED : 1);
  const apart = FAN_APART * scale;
  const [head, pad] = [FAN_HEAD * scale, FAN_PADDING * scale];
  const counts = gathered.map(({ leaders, units }) => leaders.length + units.length);
  const room = avoid.seen === null ? Number.POSITIVE_INFINITY : avoid.seen.right - avoid.seen.left - 2 * (pad + MARGIN);
  const grids = fanGrids(counts, (room - apart * (counts.length - 1)) / counts.length, scale);
  const inner = grids.reduce((sum, grid) => sum + grid.width, 0) + apart * (grids.length - 1);
  const tall = Math.max(...grids.map((grid) => grid.height));
  const [width, height] = [Math.max(inner, headWidth(ground.titleOf(place), scale)) + 2 * pad, tall + 2 * pad + head];
  const at = kept ?? fanSpot(measures, home, width, height, avoid);
  let x = at.x + (width - inner) / 2;
  const camps = gathered.map((each, i) => {
    const made = camp(place, each, grids[i], { x, y: at.y + pad + head }, scale, true);
    x += grids[i].width + apart;
    return made;
  });
  const box = { left: at.x, top: at.y, right: at.x + width, bottom: at.y + height };
  return { place, camps, box, home, fanned: true, open: true };
}

const headWidth = (title: string, scale: number): number => title.length * 9.6 * scale;

/** Where a fan may lie, in its own widths and heights from the middle of the stack: over it, beside it, further away. */
const AWAY = [-0.5, -0.75, -0.25, -1, 0, -1.35, 0.35, -1.7, 0.7];
/** What a unit of distance is worth in units of area covered: far enough to be clear, and no further. */
const FAR = 4;

/** What a fan keeps clear of: what can be clicked now, and the stack itself where it can be taken up as a whole. */
export interface Avoided {
  readonly clicked: readonly Rect[];
  readonly stack: Rect | null;
  /** The part of the map that is seen: what lies outside of it cannot be read. */
  readonly seen: Rect | null;
}
const STACK_COUNTS = 20;

export function fanSpot(
  { width: sheet, height: high, frame }: Measures,
  home: Rect,
  width: number,
  height: number,
  { clicked, stack, seen }: Avoided,
): Point {
  const margin = frame + MARGIN;
  const room = {
    left: Math.max(margin, (seen?.left ?? 0) + MARGIN),
    top: Math.max(margin, (seen?.top ?? 0) + MARGIN),
    right: Math.min(sheet - margin, (seen?.right ?? sheet) - MARGIN),
    bottom: Math.min(high - margin, (seen?.bottom ?? high) - MARGIN),
  };
  const [x, y] = [(home.left + home.right) / 2, (home.top + home.bottom) / 2];
  const spots = AWAY.flatMap((u) =>
    AWAY.map((v) => ({
      x: held(x + u * width, width, room.left, room.right),
      y: held(y + v * height, height, room.top, room.bottom),
    })),
  );
  const cost = (spot: Point): number => {
    const box = { left: spot.x, top: spot.y, right: spot.x + width, bottom: spot.y + height };
    const covered = clicked.reduce((sum, each) => sum + overlap(box, each), 0);
    return (
      covered +
      (stack === null ? 0 : STACK_COUNTS * overlap(box, stack)) +
      FAR * Math.hypot(spot.x + width / 2 - x, spot.y + height / 2 - y)
    );
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best));
}

export interface Layout<P> {
  readonly stacks: readonly Stack<P>[];
  readonly fans: readonly Stack<P>[];
}

/** How counters are spread out. */
export interface Spread {
  /** Zones to be laid out for reading, if they cannot be read as they lie. */
  readonly fans: ReadonlySet<string>;
  /** Zones that may be clicked: fans keep clear of them. */
  readonly clicked: readonly string[];
  /** Zones whose stack can be taken up as a whole: it stays in sight beside its fan. */
  readonly whole?: ReadonlySet<string>;
  /** Where fans lie that are open already: they do not move. */
  readonly spots?: ReadonlyMap<string, Point>;
  /** The part of the map that is seen; all of it, if not said. */
  readonly seen?: Rect | null;
}

const CLICKED: Rect = { left: -36, top: -32, right: 36, bottom: 32 };

/** Every zone in which somebody stands; those that are fanned come in a list of their own, to be drawn last. */
export function layOut<P extends OnMap>(
  ground: LayoutGround<P>,
  places: ReadonlyMap<string, readonly P[]>,
  level: Level,
  spread: Spread,
): Layout<P> {
  const stacks = [...places].map(([place, pieces]) => lying(ground, place, pieces, level));
  const isFan = ({ place, open }: Stack<P>): boolean => spread.fans.has(place) && !open;
  const boxesOf = (names: readonly string[]): Rect[] =>
    names.flatMap((place) => {
      const plot = ground.plotOf(place, level);
      return plot === undefined ? [] : [boxAround(plot.stack, CLICKED)];
    });
  const clicked = boxesOf(spread.clicked);
  return {
    stacks: stacks.filter((stack) => !isFan(stack)),
    fans: stacks.filter(isFan).map((stack) => {
      const own = spread.whole?.has(stack.place) ? stack.box : null;
      // Whoever takes it up will bring it to a neighbour, or beyond.
      const near = own === null ? [] : ground.around(stack.place);
      const goals = own === null ? [] : boxesOf([stack.place, ...near, ...near.flatMap((zone) => ground.around(zone))]);
      return fanned(
        ground,
        stack,
        level,
        { clicked: [...clicked, ...goals], stack: own, seen: spread.seen ?? null },
        spread.spots?.get(stack.place),
      );
    }),
  };
}
