/**
 * Roads: each finds its own way over land from city to city, round mountains, bays and the walls of other towns, and
 * is then drawn as one easy line. Straits cross the water where they are told to.
 */

import {
  along,
  at,
  distance,
  type LonLat,
  paced,
  rounded,
  simplified,
  smoothThrough,
} from "../../../../drawing/plane.ts";
import type { Point } from "../../../../drawing/point.ts";
import type { Terrain } from "../../../../drawing/terrain.ts";
import { HEIGHT, WIDTH } from "../measures.ts";
import { RANGES } from "./mountains.ts";
import { project } from "./projection.ts";

export interface Road {
  readonly between: readonly [string, string];
  readonly kind: "major" | "minor" | "strait";
}

export interface LaidRoad extends Road {
  readonly points: readonly Point[];
}

/** Where history, or the eye, wants a road to pass. */
const VIA: Readonly<Record<string, readonly LonLat[]>> = {
  "aenos pergamum": along("26.2 40.35, 26.5 40.08, 26.75 39.6"),
  "athenae thessalonica": along("23.3 38.32, 22.4 38.88, 22.45 39.6"),
  "gades tingis": along("-6.25 36.1"),
};

const CELL = 4;
const [WIDE, HIGH] = [Math.ceil(WIDTH / CELL), Math.ceil(HEIGHT / CELL)];
const nodeOf = (p: Point): number => Math.floor(p.y / CELL) * WIDE + Math.floor(p.x / CELL);
const placeOf = (node: number): Point => at(((node % WIDE) + 0.5) * CELL, (Math.floor(node / WIDE) + 0.5) * CELL);

/** Steps like those of a chess king and of a knight, so that roads may run in sixteen directions. */
const STEPS = [-2, -1, 0, 1, 2].flatMap((dx) =>
  [-2, -1, 0, 1, 2]
    .filter((dy) => Math.max(Math.abs(dx), Math.abs(dy)) === 1 || Math.abs(dx * dy) === 2)
    .map((dy) => ({ dx, dy })),
);

const TOWN_ROOM = 38;
const ROAD_ROOM = 22;

export function layRoads(roads: readonly Road[], cities: ReadonlyMap<string, Point>, terrain: Terrain): LaidRoad[] {
  const ground = new Float32Array(WIDE * HIGH);
  for (let node = 0; node < ground.length; node++) ground[node] = toil(placeOf(node), terrain);
  for (const range of RANGES)
    for (const p of paced(range.crest.map(project), 2 * CELL)) raise(ground, p, 2.5 * CELL + range.spread, 0.15);
  const laid: LaidRoad[] = [];
  // Short roads first: they have the least choice.
  const order = [...roads].sort((a, b) => span(a, cities) - span(b, cities));
  for (const road of order) laid.push({ ...road, points: lay(road, cities, ground, laid, terrain) });
  return roads.flatMap((road) => laid.filter((one) => one.between === road.between));
}

const spotOf = (id: string, cities: ReadonlyMap<string, Point>): Point => {
  const spot = cities.get(id);
  if (!spot) throw new Error(`A road leads to ${id}, which is no city.`);
  return spot;
};

const span = ({ between: [from, to] }: Road, cities: ReadonlyMap<string, Point>): number =>
  distance(spotOf(from, cities), spotOf(to, cities));

/** What a step costs there: water is for ships, and beaches are avoided. */
function toil(p: Point, terrain: Terrain): number {
  const inland = terrain.inland(p);
  if (inland < 0) return 40;
  return inland < 7 ? 2.2 - inland / 7 : 1;
}

function lay(
  road: Road,
  cities: ReadonlyMap<string, Point>,
  ground: Float32Array,
  laid: readonly LaidRoad[],
  terrain: Terrain,
): Point[] {
  const [from, to] = road.between.map((id) => spotOf(id, cities));
  const via = (VIA[road.between.join(" ")] ?? []).map(project);
  if (road.kind === "strait") return simplified(smoothThrough([from, ...via, to], 10), 0.4).map(rounded);

  const cost = new Float32Array(ground);
  for (const [id, city] of cities) if (!road.between.includes(id)) raise(cost, city, TOWN_ROOM, 5);
  for (const other of laid)
    for (const p of paced(other.points, CELL))
      if (distance(p, from) > ROAD_ROOM && distance(p, to) > ROAD_ROOM) raise(cost, p, ROAD_ROOM / 2, 0.6);
  const stops = [from, ...via, to];
  const way = stops.slice(1).flatMap((stop, i) => shortest(stops[i], stop, cost));
  return eased([from, ...way.slice(1, -1), to], terrain);
}

function raise(cost: Float32Array, p: Point, reach: number, by: number): void {
  for (let y = p.y - reach; y <= p.y + reach; y += CELL)
    for (let x = p.x - reach; x <= p.x + reach; x += CELL)
      if (Math.hypot(x - p.x, y - p.y) < reach && x > 0 && x < WIDTH && y > 0 && y < HEIGHT)
        cost[nodeOf(at(x, y))] += by;
}

/** The cheapest way over the grid, with a rough queue: buckets of equal cost. */
function shortest(from: Point, to: Point, cost: Float32Array): Point[] {
  const [start, goal] = [nodeOf(from), nodeOf(to)];
  const best = new Float32Array(cost.length).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(cost.length).fill(-1);
  // No step costs less than its length, so the straight line is a fair guess of what is still to pay (A*).
  const ahead = (node: number): number =>
    Math.hypot((node % WIDE) - (goal % WIDE), Math.floor(node / WIDE) - Math.floor(goal / WIDE));
  const buckets: number[][] = [];
  buckets[Math.floor(ahead(start))] = [start];
  best[start] = 0;
  for (let level = 0; level < buckets.length; level++)
    for (const node of buckets[level] ?? []) {
      if (node === goal) return trail(goal, cameFrom);
      if (Math.floor(best[node] + ahead(node)) < level) continue;
      const [col, row] = [node % WIDE, Math.floor(node / WIDE)];
      for (const { dx, dy } of STEPS) {
        if (col + dx < 4 || col + dx >= WIDE - 4 || row + dy < 4 || row + dy >= HIGH - 4) continue;
        const next = node + dx + dy * WIDE;
        const toll = best[node] + (Math.hypot(dx, dy) * (cost[node] + cost[next])) / 2;
        if (toll >= best[next]) continue;
        best[next] = toll;
        cameFrom[next] = node;
        const bucket = Math.max(level, Math.floor(toll + ahead(next)));
        buckets[bucket] ??= [];
        buckets[bucket].push(next);
      }
    }
  throw new Error("No way leads there.");
}

function trail(goal: number, cameFrom: Int32Array): Point[] {
  const way: Point[] = [];
  for (let node = goal; node !== -1; node = cameFrom[node]) way.push(placeOf(node));
  return way.reverse();
}

/** Takes the corners of the grid out of a way: an even pace, each point drawn towards its neighbours, few points kept. */
function eased(way: readonly Point[], terrain: Terrain): Point[] {
  let line = paced(way, 7);
  for (let round = 0; round < 14; round++)
    line = line.map((p, i) => {
      const [a, b] = [line[i - 1], line[i + 1]];
      if (!a || !b) return p;
      const easier = at((a.x + 2 * p.x + b.x) / 4, (a.y + 2 * p.y + b.y) / 4);
      // No road is eased into the water.
      return terrain.inland(easier) >= 2 || terrain.inland(easier) >= terrain.inland(p) ? easier : p;
    });
  return simplified(line, 1.1).map(rounded);
}
