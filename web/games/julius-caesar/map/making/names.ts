/** Names of lands: large and faint, moved about a little until they cross as little as possible of what lies there. */

import { CAPITAL } from "../../../../drawing/lettering.ts";
import { at, lengthOf, overlap, paced, type Rect, smoothThrough } from "../../../../drawing/plane.ts";
import type { Point } from "../../../../drawing/point.ts";
import type { Terrain } from "../../../../drawing/terrain.ts";
import { FRAME, HEIGHT, WIDTH } from "../measures.ts";
import { widthOf } from "./lettering.ts";
import { project } from "./projection.ts";
import type { REGIONS } from "./regions.ts";

export interface RegionName {
  readonly name: string;
  readonly line: readonly Point[];
  readonly size: number;
  readonly spacing: number;
  /** Where its letters stand. */
  readonly letters: readonly Rect[];
}

/** What a name should keep away from, and how much it minds: names of cities most, stacks that come and go least. */
export interface Obstacle {
  readonly box: Rect;
  readonly weight: number;
}

const REACH = 84;
const STEP = 7;

export function placeRegions(regions: typeof REGIONS, obstacles: readonly Obstacle[], terrain: Terrain): RegionName[] {
  const placed: RegionName[] = [];
  // Large names have the least choice and come first.
  for (const region of [...regions].sort((a, b) => b.size - a.size)) {
    const taken = placed.flatMap((other) => other.letters.map((box) => ({ box, weight: 6 })));
    placed.push(bestSpot(region, [...obstacles, ...taken], terrain));
  }
  return placed;
}

function bestSpot(region: (typeof REGIONS)[number], obstacles: readonly Obstacle[], terrain: Terrain): RegionName {
  const wish = written(region, at(0, 0));
  const [from, to] = [wish.letters[0], wish.letters[wish.letters.length - 1]];
  const near = obstacles.filter(
    ({ box }) =>
      box.right > Math.min(from.left, to.left) - 100 &&
      box.left < Math.max(from.right, to.right) + 100 &&
      box.bottom > Math.min(from.top, to.top) - 100 &&
      box.top < Math.max(from.bottom, to.bottom) + 100,
  );
  let best = wish;
  let least = Number.POSITIVE_INFINITY;
  for (let dy = -REACH; dy <= REACH; dy += STEP)
    for (let dx = -REACH; dx <= REACH; dx += STEP) {
      const tried = written(region, at(dx, dy));
      const cost = trouble(tried.letters, near, terrain) + Math.hypot(dx, dy) * 0.2;
      if (cost < least) [least, best] = [cost, tried];
    }
  return best;
}

/** The name as it stands when moved by so much. */
function written({ name, from, to, size }: (typeof REGIONS)[number], by: Point): RegionName {
  const middle = project([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const line = smoothThrough([project(from), middle, project(to)], 8).map((p) => at(p.x + by.x, p.y + by.y));
  const spacing = Math.max(
    0,
    Math.floor(((lengthOf(line) - widthOf(name.toUpperCase(), size)) / name.length) * 10) / 10,
  );
  const places = paced(line, lengthOf(line) / name.length);
  const letters = places.slice(1).map((p, i) => {
    const [x, y] = [(p.x + places[i].x) / 2, (p.y + places[i].y) / 2];
    return { left: x - size * 0.36, right: x + size * 0.36, top: y - size * CAPITAL, bottom: y };
  });
  return { name, line, size, spacing, letters };
}

function trouble(letters: readonly Rect[], obstacles: readonly Obstacle[], terrain: Terrain): number {
  let sum = 0;
  for (const box of letters) {
    if (box.left < FRAME + 6 || box.right > WIDTH - FRAME - 6 || box.top < FRAME + 6 || box.bottom > HEIGHT - FRAME - 6)
      sum += 200;
    sum += (1 - terrain.landShare(box)) * 30;
    for (const obstacle of obstacles) {
      const shared = overlap(box, obstacle.box);
      if (shared > 0) sum += obstacle.weight * (1 + (4 * shared) / ((box.right - box.left) * (box.bottom - box.top)));
    }
  }
  return sum;
}

/** Roads as many small obstacles. */
export function alongRoads(roads: readonly { readonly points: readonly Point[] }[]): Obstacle[] {
  return roads.flatMap(({ points }) =>
    paced(points, 6).map((p) => ({
      box: { left: p.x - 3, right: p.x + 3, top: p.y - 3, bottom: p.y + 3 },
      weight: 0.7,
    })),
  );
}
