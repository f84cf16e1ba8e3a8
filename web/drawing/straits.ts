/** Narrow straits are opened, so that they can be seen at all. */
import { at, distance, lengthOf } from "./plane.ts";
import type { Point } from "./point.ts";

/** A strait on the flat sheet: the line along its middle, and by how many units each shore gives way. */
export interface Strait {
  readonly line: readonly Point[];
  readonly by: number;
}

/** How fast the opening of a strait fades with distance from it, in units. */
const FADE = 34;

/** Pushes a point away from the middle of each strait near it, most in its middle, not at all beyond its ends. */
export function openingOf(straits: readonly Strait[]): (p: Point) => Point {
  const known = straits.map(({ line, by }) => {
    const [first, last] = [line[0], line[line.length - 1]];
    const chord = distance(first, last);
    // Straight across the strait as a whole: both shores move in one piece, however the water bends between them.
    const across = at(-(last.y - first.y) / chord, (last.x - first.x) / chord);
    return { line, by, across, long: lengthOf(line) };
  });
  return (p) => {
    let [x, y] = [p.x, p.y];
    for (const { line, by, across, long } of known) {
      const { away, walked, side } = nearestOn(line, p);
      const push = side * by * Math.sin((Math.PI * walked) / long) * Math.exp(-((away / FADE) ** 2));
      x += across.x * push;
      y += across.y * push;
    }
    return at(x, y);
  };
}

/** How far a point is from a line, how far along, and on which side. */
function nearestOn(line: readonly Point[], p: Point): { away: number; walked: number; side: number } {
  let best = { away: Number.POSITIVE_INFINITY, walked: 0, side: 0 };
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const leg = distance(a, b);
    const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / leg ** 2));
    const away = distance(p, at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t));
    const side = Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
    if (away < best.away) best = { away, walked: walked + leg * t, side };
    walked += leg;
  }
  return best;
}
