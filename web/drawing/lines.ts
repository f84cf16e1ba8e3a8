/**
 * Lines as a sheet keeps them, and as they are drawn. A line is written in tenths of a unit, each point as steps from the
 * one before: "120 34-5 2" goes from 12, 3.4 to 11.5, 3.6. An area is written by the lines it runs along, not point by
 * point: a coast is by far the longest thing on a sheet and would be there twice.
 */
import type { Point } from "./point.ts";

export function lineOf(steps: string): Point[] {
  const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    [x, y] = [x + numbers[i], y + numbers[i + 1]];
    points.push({ x: x / 10, y: y / 10 });
  }
  return points;
}

/** A ring from its pieces: [line, first point, steps along it (back if negative)] or [-1, x, y], a point by itself. */
export function ringOf(pieces: readonly (readonly number[])[], lines: readonly Point[][]): Point[] {
  return pieces.flatMap(([line, first, steps]) => {
    if (line < 0) return [{ x: first, y: steps }];
    const points = lines[line];
    const turn = Math.sign(steps);
    return Array.from(
      { length: Math.abs(steps) },
      (_, i) => points[(first + i * turn + points.length) % points.length],
    );
  });
}

export const straight = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
export const closed = (points: readonly Point[]): string => `${straight(points)}Z`;

/** A smooth path through points: each pair is joined by a cubic whose ends point along the neighbours (Catmull-Rom). */
export function curveThrough(points: readonly Point[]): string {
  const tidy = (n: number): number => Math.round(n * 10) / 10;
  let path = `M${points[0].x} ${points[0].y}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const before = points[i - 1] ?? points[i];
    const [a, b] = [points[i], points[i + 1]];
    const after = points[i + 2] ?? b;
    const [ax, ay] = [a.x + (b.x - before.x) / 6, a.y + (b.y - before.y) / 6];
    const [bx, by] = [b.x - (after.x - a.x) / 6, b.y - (after.y - a.y) / 6];
    path += `C${tidy(ax)} ${tidy(ay)} ${tidy(bx)} ${tidy(by)} ${b.x} ${b.y}`;
  }
  return path;
}

/** Points of a line that are drawn in one piece. */
const PIECE = 48;

/** A line in pieces, each of which begins where the one before it ends. */
export function inPieces(line: readonly Point[]): Point[][] {
  const pieces: Point[][] = [];
  for (let i = 0; i + 1 < line.length; i += PIECE) pieces.push(line.slice(i, i + PIECE + 1));
  return pieces;
}

export const ringed = (ring: readonly Point[]): Point[] => [...ring, ring[0]];
