/**
 * Where every counter lies. Each zone has a plot that nothing else needs, and its counters stay there: side by side if it
 * has the room, otherwise as a pile, leaders in front of the units they lead. A fan lays a zone out for reading, over
 * everything else.
 */
import type { SeenPiece, SideName } from "@rubicon/alea-iacta-est/components";
import type { Lying } from "../../../drawing/motion.ts";
import { boxAround, overlap, type Rect } from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import type { Plot } from "../../../series/map/geography.ts";
import { distanceOf } from "../../../series/map/measures.ts";
import type { Level } from "../../face.ts";
import type { Kit } from "../kit.ts";
import { MEASURES } from "../map/measures.ts";
import { campsIn, type Camp as Gathered } from "./camps.ts";
import { COUNTER } from "./measures.ts";

export interface Laid extends Lying {
  readonly piece: SeenPiece;
}

/** The counters of one side in a zone. */
export interface Camp {
  readonly side: SideName | null;
  /** From the back to the front. */
  readonly laid: readonly Laid[];
  readonly box: Rect;
  /** Whether every counter can be read where it lies. */
  readonly open: boolean;
  readonly gathered: Gathered;
}

export interface Stack {
  readonly place: string;
  readonly camps: readonly Camp[];
  readonly box: Rect;
  /** Where it lies when it is not fanned out. */
  readonly home: Rect;
  readonly fanned: boolean;
  readonly open: boolean;
}

/** Far off, counters are drawn larger than they lie on the sheet; close by, smaller, so that more lie side by side. */
const { drawn: DRAWN, field: FIELD, frame: FRAME, height: HEIGHT, width: WIDTH } = MEASURES;

const SCALE: Readonly<Record<Level, number>> = { far: DRAWN.far.counter, middle: DRAWN.close.counter, near: 0.84 };
/** Signs and letters grow too when one looks from far off. */
export const SIGN_SCALE: Readonly<Record<Level, number>> = { far: DRAWN.far.sign, middle: DRAWN.close.sign, near: 0.8 };
export const FAN_SCALE: Readonly<Record<Level, number>> = { far: 1.9, middle: 1.45, near: 0.95 };
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

function camp(place: string, gathered: Gathered, grid: Grid, at: Point, scale: number, open: boolean): Camp {
  const { leaders, units, side } = gathered;
  const laid = [...leaders, ...units].map((piece, i) => ({
    ...{ piece, key: piece.piece, place, scale },
    x: at.x + grid.spots[i].x,
    y: at.y + grid.spots[i].y,
  }));
  const box = { left: at.x, top: at.y, right: at.x + grid.width, bottom: at.y + grid.height };
  // The first of each kind lies on top, leaders over units.
  return { side, laid: laid.reverse(), box, open, gathered };
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
function lying(kit: Kit, place: string, pieces: readonly SeenPiece[], level: Level): Stack {
  const plot = kit.places.groundOf(place)?.plots[distanceOf(level)] ?? NOWHERE;
  const gathered = campsIn(kit, pieces);
  const [width, height] = [plot.right - plot.left, plot.bottom - plot.top];
  const scale = SCALE[level];
  const open = level === "far" ? null : openCamp(place, gathered, plot, { width, height, scale });
  const camps = open === null ? piled(place, gathered, plot, level) : [open];
  const box = boxOf(camps);
  return { place, camps, box, home: box, fanned: false, open: camps.every((each) => each.open) };
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

function openCamp(place: string, camps: readonly Gathered[], plot: Plot, { width, height, scale }: Room): Camp | null {
  if (camps.length !== 1) return null;
  const count = camps[0].leaders.length + camps[0].units.length;
  const grid = spread(count, width, height, scale);
  if (grid === null) return null;
  const x = within(plot.stack.x - grid.width / 2, grid.width, plot.left, plot.right);
  const y = within(plot.stack.y - grid.height / 2, grid.height, plot.top, plot.bottom);
  return camp(place, camps[0], grid, { x, y }, scale, true);
}

/** Camps side by side, each a pile with its ribbon below. */
function piled(place: string, camps: readonly Gathered[], plot: Plot, level: Level): readonly Camp[] {
  const wide = plot.right - plot.left;
  const aside = camps.length > 1 ? 0 : BEHIND;
  const gridsAt = (scale: number): Grid[] =>
    camps.map(({ leaders, units }) => pile(leaders.length, units.length, scale, aside));
  const broad = (grids: readonly Grid[], scale: number): number =>
    grids.reduce((sum, grid) => sum + grid.width, 0) + APART * scale * (camps.length - 1);
  const full = gridsAt(SCALE[level]);
  const fitting = Math.min(1, wide / broad(full, SCALE[level]));
  const scale = SCALE[level] * Math.max(fitting, LEAST);
  const grids = gridsAt(scale);
  const all = broad(grids, scale);
  const ribbon = RIBBON * SIGN_SCALE[level] * 0.5;
  let x = held(within(plot.stack.x - all / 2, all, plot.left, plot.right), all, FIELD.left + 5, FIELD.right - 5);
  return camps.map((gathered, i) => {
    const grid = grids[i];
    const y = within(plot.stack.y - grid.height / 2 - ribbon / 2, grid.height + ribbon, plot.top, plot.bottom);
    const made = camp(place, gathered, grid, { x, y }, scale, grid.spots.length === 1);
    x += grid.width + APART * scale;
    return made;
  });
}

const NOWHERE: Plot = { stack: { x: 0, y: 0 }, left: 0, top: 0, right: 0, bottom: 0 };

function boxOf(camps: readonly Camp[]): Rect {
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
const MARGIN = FRAME + 6;

const fanCols = (count: number): number => (count <= 4 ? count : Math.ceil(Math.sqrt(count * 1.7)));

/** Where there are more than so many, all are drawn smaller. */
const CROWD = 8;
const CROWDED = 0.84;

const sizeOf = (camps: readonly Gathered[]): number =>
  camps.reduce((sum, { leaders, units }) => sum + leaders.length + units.length, 0);

/** A zone laid out to be read, where it lay already, or as near as possible without covering what is to be clicked. */
function fanned(kit: Kit, stack: Stack, level: Level, avoid: Avoided, kept: Point | undefined): Stack {
  const { place, home } = stack;
  const gathered = stack.camps.map((each) => each.gathered);
  const scale = FAN_SCALE[level] * (sizeOf(gathered) > CROWD ? CROWDED : 1);
  const grids = gathered.map(({ leaders, units }) => {
    const count = leaders.length + units.length;
    return rows(count, fanCols(count), scale);
  });
  const apart = FAN_APART * scale;
  const inner = grids.reduce((sum, grid) => sum + grid.width, 0) + apart * (grids.length - 1);
  const tall = Math.max(...grids.map((grid) => grid.height));
  const [head, pad] = [FAN_HEAD * scale, FAN_PADDING * scale];
  const [width, height] = [Math.max(inner, headWidth(kit, place, scale)) + 2 * pad, tall + 2 * pad + head];
  const at = kept ?? fanSpot(home, width, height, avoid);
  let x = at.x + (width - inner) / 2;
  const camps = gathered.map((each, i) => {
    const made = camp(place, each, grids[i], { x, y: at.y + pad + head }, scale, true);
    x += grids[i].width + apart;
    return made;
  });
  const box = { left: at.x, top: at.y, right: at.x + width, bottom: at.y + height };
  return { place, camps, box, home, fanned: true, open: true };
}

const headWidth = (kit: Kit, place: string, scale: number): number =>
  (kit.facts.zones.get(place)?.name.length ?? 0) * 9.6 * scale;

/** Where a fan may lie, in its own widths and heights from the middle of the stack: over it, beside it, further away. */
const AWAY = [-0.5, -0.75, -0.25, -1, 0, -1.35, 0.35, -1.7, 0.7];
/** What a unit of distance is worth in units of area covered: far enough to be clear, and no further. */
const FAR = 4;

/** What a fan keeps clear of: what can be clicked now, and the stack itself where it can be taken up as a whole. */
export interface Avoided {
  readonly clicked: readonly Rect[];
  readonly stack: Rect | null;
}
const STACK_COUNTS = 20;

export function fanSpot(home: Rect, width: number, height: number, { clicked, stack }: Avoided): Point {
  const [x, y] = [(home.left + home.right) / 2, (home.top + home.bottom) / 2];
  const spots = AWAY.flatMap((u) =>
    AWAY.map((v) => ({
      x: held(x + u * width, width, MARGIN, WIDTH - MARGIN),
      y: held(y + v * height, height, MARGIN, HEIGHT - MARGIN),
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

export interface Layout {
  readonly stacks: readonly Stack[];
  readonly fans: readonly Stack[];
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
}

const CLICKED: Rect = { left: -36, top: -32, right: 36, bottom: 32 };

/** Every zone in which somebody stands; those that are fanned come in a list of their own, to be drawn last. */
export function layOut(
  kit: Kit,
  zones: ReadonlyMap<string, readonly SeenPiece[]>,
  level: Level,
  spread: Spread,
): Layout {
  const stacks = [...zones].map(([place, pieces]) => lying(kit, place, pieces, level));
  const isFan = ({ place, open }: Stack): boolean => spread.fans.has(place) && !open;
  const boxesOf = (places: readonly string[]): Rect[] =>
    places.flatMap((place) => {
      const ground = kit.places.groundOf(place);
      return ground === undefined ? [] : [boxAround(ground.plots[distanceOf(level)].stack, CLICKED)];
    });
  const clicked = boxesOf(spread.clicked);
  const around = (place: string): readonly string[] => kit.facts.zones.get(place)?.ways.map(({ to }) => to) ?? [];
  return {
    stacks: stacks.filter((stack) => !isFan(stack)),
    fans: stacks.filter(isFan).map((stack) => {
      const own = spread.whole?.has(stack.place) ? stack.box : null;
      // Whoever takes it up will bring it to a neighbour, or beyond.
      const goals =
        own === null ? [] : boxesOf([stack.place, ...around(stack.place).flatMap((zone) => [zone, ...around(zone)])]);
      return fanned(kit, stack, level, { clicked: [...clicked, ...goals], stack: own }, spread.spots?.get(stack.place));
    }),
  };
}
