/** Names of regions: large and faint, moved about a little until they cross as little as possible of what lies there. */
import { CAPITAL, widthOf } from "../../../drawing/lettering.ts";
import { at, type LonLat, lengthOf, overlap, paced, type Rect, smoothThrough } from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import type { Owners } from "./owners.ts";
import type { RegionWish } from "./plan.ts";

export interface RegionName {
  readonly line: readonly Point[];
  readonly size: number;
  readonly spacing: number;
  /** Where its letters stand. */
  readonly letters: readonly Rect[];
}

const REACH = 70;
const STEP = 7;

/** `isOwn`: the spot belongs to a zone of that region. */
export function placeName(
  wish: RegionWish,
  project: (place: LonLat) => Point,
  obstacles: readonly Rect[],
  { ownerAt }: Owners,
  isOwn: (zone: number) => boolean,
): RegionName {
  const trouble = (letters: readonly Rect[]): number =>
    letters.reduce((sum, box) => {
      const middle = at((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const covered = obstacles.reduce((most, other) => most + overlap(box, other), 0);
      return (
        sum + (isOwn(ownerAt(middle)) ? 0 : 26) + (12 * covered) / ((box.right - box.left) * (box.bottom - box.top))
      );
    }, 0);
  let best = written(wish, project, at(0, 0));
  let least = Number.POSITIVE_INFINITY;
  for (let dy = -REACH; dy <= REACH; dy += STEP)
    for (let dx = -REACH; dx <= REACH; dx += STEP) {
      const tried = written(wish, project, at(dx, dy));
      const cost = trouble(tried.letters) + Math.hypot(dx, dy) * 0.2;
      if (cost < least) [least, best] = [cost, tried];
    }
  return best;
}

/** The name as it stands when moved by so much. */
function written({ name, from, to, size }: RegionWish, project: (place: LonLat) => Point, by: Point): RegionName {
  const middle = project([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const line = smoothThrough([project(from), middle, project(to)], 8).map((p) => at(p.x + by.x, p.y + by.y));
  const spare = (lengthOf(line) - widthOf(name.toUpperCase(), size)) / name.length;
  const spacing = Math.max(0, Math.floor(spare * 10) / 10);
  const places = paced(line, lengthOf(line) / name.length);
  const letters = places.slice(1).map((p, i) => {
    const [x, y] = [(p.x + places[i].x) / 2, (p.y + places[i].y) / 2];
    return { left: x - size * 0.36, right: x + size * 0.36, top: y - size * CAPITAL, bottom: y };
  });
  return { line, size, spacing, letters };
}
