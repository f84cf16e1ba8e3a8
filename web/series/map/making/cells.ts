/**
 * The sheet as a fine grid in which every cell belongs to the nearest seed. The way to a seed may not lead over a great
 * river or a strait: so borders come to lie on rivers where seeds stand on both banks, and no zone reaches over a strait. Space is bent a little before it is measured,
 * otherwise all borders would be as straight as rulers.
 */
import { at, boxOf, distance, type Rect } from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import { fromSeed } from "../../../drawing/search.ts";
import type { Measured } from "./plan.ts";

export interface Seed extends Point {
  /** The number of its zone. */
  readonly zone: number;
  /** Where it lies in the space in which distances are measured. */
  readonly measured: Measured;
}

export interface Cells {
  readonly wide: number;
  readonly high: number;
  /** The zone of every cell, row by row. */
  readonly zones: Int16Array;
  zoneAt(p: Point): number;
}

export const CELL = 2;
/** Cells that are looked at together, this many in a row, and how many seeds near them are asked. */
const TILE = 16;
const NEAR = 20;

/** On the sheet itself, where nothing else is said. */
export const asDrawn = ({ x, y }: Point): Measured => [x, y, 0];

export interface Sown {
  readonly seeds: readonly Seed[];
  /** What no way to a seed may lead over. */
  readonly barriers: readonly (readonly Point[])[];
  readonly measured: (p: Point) => Measured;
}

export function cellsOf(field: Rect, { seeds, barriers, measured }: Sown): Cells {
  const [wide, high] = [(field.right - field.left) / CELL, (field.bottom - field.top) / CELL];
  const zones = new Int16Array(wide * high);
  const bend = bending();
  const walls = barriers.map((line) => ({ line, box: boxOf(line) }));
  for (let top = 0; top < high; top += TILE)
    for (let left = 0; left < wide; left += TILE) {
      const middle = at(field.left + (left + TILE / 2) * CELL, field.top + (top + TILE / 2) * CELL);
      const near = seeds.toSorted((a, b) => distance(a, middle) - distance(b, middle)).slice(0, NEAR);
      for (let row = top; row < Math.min(top + TILE, high); row++)
        for (let col = left; col < Math.min(left + TILE, wide); col++) {
          const p = at(field.left + (col + 0.5) * CELL, field.top + (row + 0.5) * CELL);
          zones[row * wide + col] = nearest(p, measured(bend(p)), near, walls);
        }
    }
  const held = (n: number, most: number): number => Math.max(0, Math.min(most - 1, Math.floor(n)));
  return {
    wide,
    high,
    zones,
    zoneAt: ({ x, y }) => zones[held((y - field.top) / CELL, high) * wide + held((x - field.left) / CELL, wide)],
  };
}

interface Wall {
  readonly line: readonly Point[];
  readonly box: Rect;
}

function nearest(p: Point, [x, y, z]: Measured, seeds: readonly Seed[], walls: readonly Wall[]): number {
  let [best, least] = [seeds[0], Number.POSITIVE_INFINITY];
  for (const seed of seeds) {
    const [sx, sy, sz] = seed.measured;
    const away = (sx - x) ** 2 + (sy - y) ** 2 + (sz - z) ** 2;
    if (away < least && !walls.some((wall) => parts(wall, p, seed))) [best, least] = [seed, away];
  }
  return best.zone;
}

/** Whether a wall stands between two points: it is crossed an odd number of times on the way. */
function parts({ line, box }: Wall, p: Point, q: Point): boolean {
  if (Math.max(p.x, q.x) < box.left || Math.min(p.x, q.x) > box.right) return false;
  if (Math.max(p.y, q.y) < box.top || Math.min(p.y, q.y) > box.bottom) return false;
  let odd = false;
  for (let i = 1; i < line.length; i++) if (cross(p, q, line[i - 1], line[i])) odd = !odd;
  return odd;
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0;

/** By how much space is bent: broad bends and small ones. */
const BENDS = [
  { wave: 64, by: 9 },
  { wave: 21, by: 3.2 },
] as const;

/** Moves every point a little, neighbours by almost the same. */
function bending(): (p: Point) => Point {
  const fields = BENDS.flatMap(({ wave, by }, i) => [
    { wave, by, noise: valueNoise(17 + i) },
    { wave, by, noise: valueNoise(71 + i) },
  ]);
  return ({ x, y }) => {
    const push = (n: number): number => fields[n].by * fields[n].noise(x / fields[n].wave, y / fields[n].wave);
    return at(x + push(0) + push(2), y + push(1) + push(3));
  };
}

const GRID = 64;

/** Random values on a grid, from -1 to 1, and smoothly from one to the next. */
function valueNoise(seed: number): (x: number, y: number) => number {
  const chance = fromSeed(seed);
  const values = Array.from({ length: GRID * GRID }, () => 2 * chance() - 1);
  const value = (col: number, row: number): number => values[(row % GRID) * GRID + (col % GRID)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [col, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - col), ease(y - row)];
    const above = value(col, row) * (1 - u) + value(col + 1, row) * u;
    const below = value(col, row + 1) * (1 - u) + value(col + 1, row + 1) * u;
    return above * (1 - v) + below * v;
  };
}
