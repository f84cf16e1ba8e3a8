/**
 * From longitude and latitude to the sheet: a conic projection fitted to the game's world, with the vertical drawn out a
 * little so that the crowded peninsulas get room, and with the narrow straits opened so that they can be seen at all.
 */
import { geoConicEquidistant } from "d3-geo";
import type { Projected } from "../../../../drawing/coast.ts";
import { at, distance, type LonLat, lengthOf } from "../../../../drawing/plane.ts";
import type { Point } from "../../../../drawing/point.ts";
import { FRAME, HEIGHT, WIDTH } from "../measures.ts";
import { STRAITS } from "./straits.ts";

/** What must just be on the sheet on each side: open ocean, Germania, Mesopotamia, the Nile above Memphis. */
const WEST: LonLat = [-12.5, 39.5];
const NORTH: LonLat = [7, 50.55];
const EAST: LonLat = [38.6, 35.5];
const SOUTH: LonLat = [31, 28.55];

const cone = geoConicEquidistant().parallels([33, 46]).rotate([-13.5, 0]).scale(1000).translate([0, 0]).precision(0);

const raw = (place: LonLat): readonly [number, number] => {
  const found = cone([place[0], place[1]]);
  if (!found) throw new Error(`The projection has no place for ${place.join(", ")}.`);
  return found;
};

const [left, right] = [raw(WEST)[0], raw(EAST)[0]];
const [top, bottom] = [raw(NORTH)[1], raw(SOUTH)[1]];
const across = (WIDTH - 2 * FRAME) / (right - left);
const down = (HEIGHT - 2 * FRAME) / (bottom - top);
/** How much the vertical is drawn out; more than 1.15 would look wrong. */
export const STRETCH = down / across;

const flat = (x: number, y: number): Point => at(FRAME + (x - left) * across, FRAME + (y - top) * down);

/** How fast the opening of a strait fades with distance from it, in units. */
const FADE = 34;

const straits = STRAITS.map(({ course, by }) => {
  const line = course.map((place) => flat(...raw(place)));
  const [first, last] = [line[0], line[line.length - 1]];
  const chord = distance(first, last);
  // Straight across the strait as a whole: both shores move in one piece, however the water bends between them.
  const across = at(-(last.y - first.y) / chord, (last.x - first.x) / chord);
  return { line, by, across, long: lengthOf(line) };
});

/** Pushes a point away from the middle of each strait near it, most in its middle, not at all beyond its ends. */
function opened(p: Point): Point {
  let [x, y] = [p.x, p.y];
  for (const { line, by, across, long } of straits) {
    const { away, walked, side } = nearestOn(line, p);
    const push = side * by * Math.sin((Math.PI * walked) / long) * Math.exp(-((away / FADE) ** 2));
    x += across.x * push;
    y += across.y * push;
  }
  return at(x, y);
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

const scaled = (x: number, y: number): Point => opened(flat(x, y));

export const project = (place: LonLat): Point => scaled(...raw(place));

export const PROJECTED: Projected = {
  cone,
  cut: [
    [left, top],
    [right, bottom],
  ],
  scaled,
  nearby: ([lon, lat]) => lon > -20 && lon < 50 && lat > 20 && lat < 60,
  // Land and seas end where the frame begins: a sea that is lit must not shine on it.
  field: { left: FRAME, top: FRAME, right: WIDTH - FRAME, bottom: HEIGHT - FRAME },
};
