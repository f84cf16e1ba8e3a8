/**
 * The seas as areas. Shores, borders between seas and the edge of the sheet make a net; every mesh of water in it is
 * one sea, found by walking round it with the shore always on the same hand.
 */
import type { Point } from "../geography.ts";
import { HEIGHT, WIDTH } from "../measures.ts";
import { CUT, onLand } from "./coast.ts";
import { area, at, distance, inside, lengthOf, rounded } from "./plane.ts";

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
 * The parts of a border that lie in water. Each new landfall also becomes a point of the shore it touches, so that net
 * and coast fit exactly.
 */
export function inWater(border: readonly Point[], rings: Point[][]): Point[][] {
  const points: Point[] = [rounded(border[0])];
  for (let i = 1; i < border.length; i++) {
    const [a, b] = [border[i - 1], border[i]];
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
    if (keyOf(a) === keyOf(b)) continue;
    if (onLand(at((a.x + b.x) / 2, (a.y + b.y) / 2), rings)) {
      if (part.length > 0) parts.push(part);
      part = [];
    } else part.push(...(part.length === 0 ? [a, b] : [b]));
  }
  if (part.length > 0) parts.push(part);
  // A border that grazes a cape leaves crumbs of water behind, too small to part anything.
  return parts.filter((one) => lengthOf(one) > 1);
}

/** The net: from each knot, the knots it is tied to. */
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

/** The edge of the sheet, with a point wherever a shore runs into it. */
function edge(rings: readonly Point[][]): Point[] {
  const [right, bottom] = [WIDTH - CUT, HEIGHT - CUT];
  const on = rings.flat().filter((p) => p.x === CUT || p.y === CUT || p.x === right || p.y === bottom);
  const turn = (p: Point): number => Math.atan2((p.y - HEIGHT / 2) / HEIGHT, (p.x - WIDTH / 2) / WIDTH);
  const corners = [at(CUT, CUT), at(right, CUT), at(right, bottom), at(CUT, bottom)];
  return [...on, ...corners].sort((p, q) => turn(p) - turn(q));
}

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

/** The water around each given point, as rings: first its outline, then the islands in it. */
export function seaAreas(rings: readonly Point[][], borders: readonly Point[][], spots: readonly Point[]): Point[][][] {
  const net: Net = new Map();
  for (const ring of rings) for (let i = 0; i < ring.length; i++) tie(net, ring[i], ring[(i + 1) % ring.length]);
  for (const line of borders) for (let i = 1; i < line.length; i++) tie(net, line[i - 1], line[i]);
  const rim = edge(rings);
  for (let i = 0; i < rim.length; i++) tie(net, rim[i], rim[(i + 1) % rim.length]);

  const all = meshes(net);
  const turning = Math.sign(area(all.reduce((a, b) => (Math.abs(area(a)) > Math.abs(area(b)) ? a : b)))) * -1;
  const fields = all.filter((ring) => Math.sign(area(ring)) === turning);
  const outsides = all.filter((ring) => Math.sign(area(ring)) === -turning);
  return spots.map((spot) => {
    const [outline] = fields.filter((ring) => inside(spot, ring)).sort((a, b) => Math.abs(area(a)) - Math.abs(area(b)));
    if (!outline) throw new Error(`No water was found around ${keyOf(spot)}.`);
    const knots = new Set(outline.map(keyOf));
    const islands = outsides.filter((ring) => !knots.has(keyOf(ring[0])) && inside(ring[0], outline));
    return [outline, ...islands];
  });
}
