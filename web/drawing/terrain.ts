/** The sheet as a fine grid of land and water, for asking often and quickly what lies where. */
import type { Rect, Size } from "./plane.ts";
import type { Point } from "./point.ts";

export const CELL = 2;

export interface Terrain {
  isLand(p: Point): boolean;
  /** Units to the nearest shore, up to some 60: positive on land, negative at sea. */
  inland(p: Point): number;
  /** Which part of a box is land, 0 to 1. */
  landShare(box: Rect): number;
}

export function terrainOf(rings: readonly Point[][], { width, height }: Size): Terrain {
  const [wide, high] = [width / CELL, height / CELL];
  const land = new Uint8Array(wide * high);
  for (let row = 0; row < high; row++) {
    const y = (row + 0.5) * CELL;
    const cuts: number[] = [];
    for (const ring of rings)
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [a, b] = [ring[i], ring[j]];
        if (a.y > y !== b.y > y) cuts.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
      }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const last = Math.min(wide - 1, Math.floor(cuts[i + 1] / CELL - 0.5));
      for (let col = Math.max(0, Math.ceil(cuts[i] / CELL - 0.5)); col <= last; col++) land[row * wide + col] = 1;
    }
  }
  const toWater = distances(land, 0, wide, high);
  const toLand = distances(land, 1, wide, high);
  const cell = (p: Point): number => {
    const col = Math.min(wide - 1, Math.max(0, Math.floor(p.x / CELL)));
    return Math.min(high - 1, Math.max(0, Math.floor(p.y / CELL))) * wide + col;
  };
  return {
    isLand: (p) => land[cell(p)] === 1,
    inland: (p) => (land[cell(p)] === 1 ? toWater[cell(p)] : -toLand[cell(p)]),
    landShare(box) {
      let [sum, count] = [0, 0];
      for (let y = box.top; y <= box.bottom; y += 4)
        for (let x = box.left; x <= box.right; x += 4) {
          sum += land[cell({ x, y })];
          count += 1;
        }
      return count === 0 ? 0 : sum / count;
    },
  };
}

/** From every cell the distance to the nearest cell of a kind, by two sweeps over the grid (chamfer). */
function distances(land: Uint8Array, kind: number, wide: number, high: number): Float32Array {
  const far = new Float32Array(land.length).fill(1e6);
  for (let i = 0; i < land.length; i++) if (land[i] === kind) far[i] = 0;
  const relax = (i: number, col: number, row: number, dx: number, dy: number): void => {
    if (col + dx < 0 || col + dx >= wide || row + dy < 0 || row + dy >= high) return;
    far[i] = Math.min(far[i], far[i + dx + dy * wide] + CELL * Math.hypot(dx, dy));
  };
  for (let i = 0; i < land.length; i++) for (const [dx, dy] of BEFORE) relax(i, i % wide, Math.floor(i / wide), dx, dy);
  for (let i = land.length - 1; i >= 0; i--)
    for (const [dx, dy] of BEFORE) relax(i, i % wide, Math.floor(i / wide), -dx, -dy);
  return far;
}

const BEFORE: readonly (readonly [number, number])[] = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];
