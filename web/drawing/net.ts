/**
 * Areas from lines. Shores, borders and the edge of the sheet make a net; every mesh of it is one area, found by walking
 * round it with its rim always on the same hand.
 */
import { area, at, distance, inside, type Rect, rounded } from "./plane.ts";
import type { Point } from "./point.ts";

const keyOf = (p: Point): string => `${p.x},${p.y}`;

/** Where two pieces cross, as a share of the way along the first; null where they do not. */
function crossing(a: Point, b: Point, c: Point, d: Point): number | null {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return null;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / turn;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / turn;
  return t > 0 && t < 1 && u > 0 && u < 1 ? t : null;
}

/**
 * The parts of a line that lie where `keeps` says, between the shores it crosses. Each crossing also becomes a point of
 * the shore, so that net and coast fit exactly.
 */
export function cutByShores(
  line: readonly Point[],
  rings: readonly Point[][],
  keeps: (p: Point) => boolean,
): Point[][] {
  const points: Point[] = [rounded(line[0])];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const falls: Point[] = [];
    for (const ring of rings)
      for (let j = ring.length - 1; j >= 0; j--) {
        const t = crossing(a, b, ring[j], ring[(j + 1) % ring.length]);
        if (t === null) continue;
        const fall = rounded(at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t));
        ring.splice(j + 1, 0, fall);
        falls.push(fall);
      }
    points.push(...falls.sort((p, q) => distance(p, a) - distance(q, a)), rounded(b));
  }
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (a.x === b.x && a.y === b.y) continue;
    if (keeps(at((a.x + b.x) / 2, (a.y + b.y) / 2))) part.push(...(part.length === 0 ? [a, b] : [b]));
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** From each knot, the knots it is tied to. */
type Net = Map<string, { readonly here: Point; readonly ties: Map<string, Point> }>;

function tie(net: Net, a: Point, b: Point): void {
  if (keyOf(a) === keyOf(b)) return;
  for (const [from, to] of [
    [a, b],
    [b, a],
  ]) {
    const knot = net.get(keyOf(from)) ?? { here: from, ties: new Map<string, Point>() };
    knot.ties.set(keyOf(to), to);
    net.set(keyOf(from), knot);
  }
}

/** The edge of the field, with a point wherever a line runs into it. */
function edge(lines: readonly (readonly Point[])[], { left, top, right, bottom }: Rect): Point[] {
  const on = lines.flat().filter((p) => p.x === left || p.y === top || p.x === right || p.y === bottom);
  const [wide, high] = [right - left, bottom - top];
  const turn = (p: Point): number => Math.atan2((p.y - (top + bottom) / 2) / high, (p.x - (left + right) / 2) / wide);
  const corners = [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
  return [...on, ...corners].sort((p, q) => turn(p) - turn(q));
}

const alongEdge = (a: Point, b: Point, { left, top, right, bottom }: Rect): boolean =>
  (a.x === b.x && (a.x === left || a.x === right)) || (a.y === b.y && (a.y === top || a.y === bottom));

/** All meshes of the net; those walked the other way round are the outsides of islands and of the whole. */
function meshes(net: Net): Point[][] {
  const walked = new Set<string>();
  const found: Point[][] = [];
  for (const { here, ties } of net.values())
    for (const next of ties.values()) {
      if (walked.has(`${keyOf(here)}>${keyOf(next)}`)) continue;
      const ring: Point[] = [];
      let [from, to] = [here, next];
      while (!walked.has(`${keyOf(from)}>${keyOf(to)}`)) {
        walked.add(`${keyOf(from)}>${keyOf(to)}`);
        ring.push(from);
        [from, to] = [to, sharpest(net, from, to)];
      }
      found.push(ring);
    }
  return found;
}

/** Where to go on from a knot: the first tie beside the one we came along, turning always to the same hand. */
function sharpest(net: Net, from: Point, knot: Point): Point {
  const back = Math.atan2(from.y - knot.y, from.x - knot.x);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const to of net.get(keyOf(knot))?.ties.values() ?? []) {
    if (to.x === from.x && to.y === from.y) continue;
    const turn = (Math.atan2(to.y - knot.y, to.x - knot.x) - back + 4 * Math.PI) % (2 * Math.PI);
    if (turn < least) [best, least] = [to, turn];
  }
  return best;
}

/** An area: its outline, and what lies in it without being a part of it. */
export interface Face {
  readonly outline: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
}

/** Every area that rings and lines make in a field. */
export function facesOf(rings: readonly Point[][], lines: readonly Point[][], field: Rect): Face[] {
  const net: Net = new Map();
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
      // Along the edge the rim is tied point by point.
      if (!alongEdge(a, b, field)) tie(net, a, b);
    }
  for (const line of lines) for (let i = 1; i < line.length; i++) tie(net, line[i - 1], line[i]);
  const rim = edge([...rings, ...lines], field);
  for (let i = 0; i < rim.length; i++) tie(net, rim[i], rim[(i + 1) % rim.length]);

  const all = meshes(net);
  const turning = Math.sign(area(all.reduce((a, b) => (Math.abs(area(a)) > Math.abs(area(b)) ? a : b)))) * -1;
  const fields = all.filter((ring) => Math.sign(area(ring)) === turning);
  const outsides = all.filter((ring) => Math.sign(area(ring)) === -turning);
  const around = new Map<Point[], Point[][]>(fields.map((outline) => [outline, []]));
  for (const island of outsides) {
    const knots = new Set(island.map(keyOf));
    const [home] = fields
      .filter((outline) => !outline.some((p) => knots.has(keyOf(p))) && inside(island[0], outline))
      .sort((a, b) => Math.abs(area(a)) - Math.abs(area(b)));
    if (home) around.get(home)?.push(island);
  }
  return fields.map((outline) => ({ outline, holes: around.get(outline) ?? [] }));
}

/** A point well inside an area: of all it looks at, the one that is farthest from the rim. */
export function pointIn({ outline, holes }: Face): Point {
  const xs = outline.map((p) => p.x);
  const ys = outline.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const step = Math.max(0.4, Math.min(right - left, bottom - top) / 12);
  const rim = [...outline, ...holes.flat()];
  let best = outline[0];
  let most = -1;
  for (let y = top + step / 2; y < bottom; y += step)
    for (let x = left + step / 2; x < right; x += step) {
      const p = at(x, y);
      if (!inside(p, outline) || holes.some((hole) => inside(p, hole))) continue;
      const away = rim.reduce((least, q) => Math.min(least, distance(p, q)), Number.POSITIVE_INFINITY);
      if (away > most) [most, best] = [away, p];
    }
  return best;
}
