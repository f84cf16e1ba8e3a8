/** Borders: the lines between cells of different zones, from knot to knot, smoothed, and laid onto rivers near by. */
import { at, distance, distanceToSegment, type Rect, simplified } from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import { CELL, type Cells } from "./cells.ts";

export interface Border {
  /** The zones on its two sides, the smaller number first. */
  readonly between: readonly [number, number];
  readonly line: readonly Point[];
}

/** A border nearer to a river than this runs in it. */
const SNAP = 7;
const TOLERANCE = 0.45;

/** Of the points of a border, from how many on near a river it is taken to run along it. */
const ALONG = 0.4;

export interface Way {
  readonly rivers: readonly (readonly Point[])[];
  /** How many times a line is evened out. */
  readonly smoothings: number;
}

export function bordersOf(cells: Cells, field: Rect, { rivers, smoothings }: Way): Border[] {
  return chains(cells).map(({ between, corners }) => {
    const stairs = corners.map(([col, row]) => at(field.left + col * CELL, field.top + row * CELL));
    const line = smooth(stairs, smoothings);
    const laid = line.map((p) => inRiver(p, rivers));
    const runsAlong = laid.filter((p, i) => p !== line[i]).length > ALONG * line.length;
    // Other borders only end in it: where they come near they keep to their own bank, and go straight in at their end.
    const ended = runsAlong ? laid : straightIn(laid, line);
    return { between, line: simplified(ended, TOLERANCE) };
  });
}

/** A border that ends in a river does not follow it for its last few points, on one bank or the other. */
function straightIn(laid: readonly Point[], line: readonly Point[]): Point[] {
  const [first, last] = [laid[0], laid[laid.length - 1]];
  const isDry = (i: number): boolean => laid[i] === line[i];
  let [from, to] = [1, line.length - 1];
  if (!isDry(0)) while (from < to && !isDry(from)) from++;
  if (!isDry(line.length - 1)) while (to > from && !isDry(to - 1)) to--;
  return [first, ...line.slice(from, to), last];
}

type Corner = readonly [col: number, row: number];

interface Chain {
  readonly between: readonly [number, number];
  readonly corners: readonly Corner[];
}

/** Sides of cells between two zones, joined to lines that begin and end where three zones meet, or at the edge. */
function chains({ wide, high, zones }: Cells): Chain[] {
  const stride = wide + 1;
  const ties = new Map<number, number[]>();
  const tie = (a: number, b: number): void => {
    ties.set(a, [...(ties.get(a) ?? []), b]);
    ties.set(b, [...(ties.get(b) ?? []), a]);
  };
  const zone = (col: number, row: number): number => zones[row * wide + col];
  for (let row = 0; row < high; row++)
    for (let col = 0; col < wide; col++) {
      const corner = row * stride + col;
      if (col > 0 && zone(col, row) !== zone(col - 1, row)) tie(corner, corner + stride);
      if (row > 0 && zone(col, row) !== zone(col, row - 1)) tie(corner, corner + 1);
    }
  /** The zones left and right, or above and below, of a side. */
  const sides = (a: number, b: number): readonly [number, number] => {
    const first = Math.min(a, b);
    const [col, row] = [first % stride, Math.floor(first / stride)];
    const pair = Math.abs(a - b) === 1 ? [zone(col, row - 1), zone(col, row)] : [zone(col - 1, row), zone(col, row)];
    return pair[0] < pair[1] ? [pair[0], pair[1]] : [pair[1], pair[0]];
  };
  const found: Chain[] = [];
  const walked = new Set<string>();
  for (const [knot, nexts] of ties) {
    if (nexts.length === 2) continue;
    for (const next of nexts) {
      if (walked.has(`${knot}>${next}`)) continue;
      const corners = [knot];
      let [from, to] = [knot, next];
      for (;;) {
        walked.add(`${from}>${to}`).add(`${to}>${from}`);
        corners.push(to);
        const on = ties.get(to) ?? [];
        if (on.length !== 2) break;
        [from, to] = [to, on[0] === from ? on[1] : on[0]];
      }
      found.push({
        between: sides(knot, next),
        corners: corners.map((corner) => [corner % stride, Math.floor(corner / stride)]),
      });
    }
  }
  return found;
}

/** Every point moves towards the middle of its neighbours, again and again; the ends stay. */
function smooth(line: readonly Point[], smoothings: number): Point[] {
  let points = [...line];
  for (let i = 0; i < smoothings; i++)
    points = points.map((p, n) => {
      if (n === 0 || n === points.length - 1) return p;
      const [a, b] = [points[n - 1], points[n + 1]];
      return at((a.x + 2 * p.x + b.x) / 4, (a.y + 2 * p.y + b.y) / 4);
    });
  return points;
}

/** The nearest point of a river near by; without one the point itself. */
function inRiver(p: Point, rivers: readonly (readonly Point[])[]): Point {
  let [best, least] = [p, SNAP];
  for (const river of rivers)
    for (let i = 1; i < river.length; i++) {
      const away = distanceToSegment(p, river[i - 1], river[i]);
      if (away < least) [best, least] = [onSegment(p, river[i - 1], river[i]), away];
    }
  return best;
}

function onSegment(p: Point, a: Point, b: Point): Point {
  const long = distance(a, b);
  if (long === 0) return a;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / long ** 2));
  return at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
}
