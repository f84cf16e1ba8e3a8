/** Points, lines and boxes on the flat sheet, and how they are written as SVG paths. Units are those of the map. */
import type { Point } from "./point.ts";

export type LonLat = readonly [lon: number, lat: number];

/** A course over the earth, written as one would dictate it: "15.5 37.6, 15.58 38" is longitude, latitude, and on. */
export function along(course: string): LonLat[] {
  return course.split(",").map((place): LonLat => {
    const [lon, lat] = place.trim().split(" ").map(Number);
    return [lon, lat];
  });
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const at = (x: number, y: number): Point => ({ x, y });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const between = (a: Point, b: Point, t: number): Point => at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
const tenth = (n: number): number => Math.round(n * 10) / 10;
export const rounded = (p: Point): Point => at(tenth(p.x), tenth(p.y));

/** How much of two boxes lies in both, in square units. */
export function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function grown(box: Rect, by: number): Rect {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

export const scaled = ({ left, top, right, bottom }: Rect, by: number): Rect => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
});

export function boxAround(p: Point, reach: Rect): Rect {
  return { left: p.x + reach.left, top: p.y + reach.top, right: p.x + reach.right, bottom: p.y + reach.bottom };
}

const FAR = Number.POSITIVE_INFINITY;

/** What points cover all together. */
export function boxOf(points: readonly Point[]): Rect {
  let [left, top, right, bottom] = [FAR, FAR, -FAR, -FAR];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export const within = (p: Point, box: Rect): boolean =>
  p.x >= box.left && p.x <= box.right && p.y >= box.top && p.y <= box.bottom;

/** Twice the signed area would do for most uses, but halves are easier to think in. */
export function area(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) sum += ring[j].x * ring[i].y - ring[i].x * ring[j].y;
  return sum / 2;
}

export function inside(p: Point, ring: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i];
    const b = ring[j];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1], line[i]);
  return sum;
}

/** The same line walked in even steps of about the given length; first and last point stay. */
export function paced(line: readonly Point[], step: number): Point[] {
  const count = Math.max(1, Math.round(lengthOf(line) / step));
  const stride = lengthOf(line) / count;
  const out = [line[0]];
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const leg = distance(line[i - 1], line[i]);
    while (out.length < count && walked + leg >= out.length * stride - 1e-9)
      out.push(between(line[i - 1], line[i], (out.length * stride - walked) / leg));
    walked += leg;
  }
  out.push(line[line.length - 1]);
  return out;
}

/** The line made longer at both ends, straight on, until it is as long as wished. */
export function drawnOut(line: readonly Point[], long: number): Point[] {
  const missing = (long - lengthOf(line)) / 2;
  if (missing <= 0) return [...line];
  const beyond = (end: Point, before: Point): Point => between(before, end, 1 + missing / distance(before, end));
  const last = line.length - 1;
  return [beyond(line[0], line[1]), ...line, beyond(line[last], line[last - 1])];
}

/** A smooth line through all given points (Catmull-Rom), as many small steps. */
export function smoothThrough(points: readonly Point[], steps: number): Point[] {
  if (points.length < 3) return [...points];
  const out: Point[] = [points[0]];
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i];
    const c = points[i + 1];
    const a = points[i - 1] ?? at(2 * b.x - c.x, 2 * b.y - c.y);
    const d = points[i + 2] ?? at(2 * c.x - b.x, 2 * c.y - b.y);
    for (let s = 1; s <= steps; s++) out.push(catmull([a, b, c, d], s / steps));
  }
  return out;
}

function catmull([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const mix = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return at(mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y));
}

/** Leaves out what the eye does not miss: points that stray from the line by less than the tolerance (Douglas-Peucker). */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const first = line[0];
  const last = line[line.length - 1];
  let worst = 0;
  let where = 0;
  for (let i = 1; i + 1 < line.length; i++) {
    const off = distanceToSegment(line[i], first, last);
    if (off > worst) [worst, where] = [off, i];
  }
  if (worst <= tolerance) return [first, last];
  return [...simplified(line.slice(0, where + 1), tolerance).slice(0, -1), ...simplified(line.slice(where), tolerance)];
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  if (long === 0) return distance(p, a);
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / long));
  return distance(p, between(a, b, t));
}

export function distanceToLine(p: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) least = Math.min(least, distanceToSegment(p, line[i - 1], line[i]));
  return least;
}
