/**
 * From longitude and latitude to the sheet: a conic projection fitted to the game's world, with the vertical drawn out a
 * little so that the crowded peninsulas get room, and with the narrow straits opened so that they can be seen at all.
 */
import { geoConicEquidistant } from "d3-geo";
import type { Projected } from "../../../../drawing/coast.ts";
import { at, type LonLat } from "../../../../drawing/plane.ts";
import type { Point } from "../../../../drawing/point.ts";
import { openingOf } from "../../../../drawing/straits.ts";
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

const opened = openingOf(STRAITS.map(({ course, by }) => ({ line: course.map((place) => flat(...raw(place))), by })));

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
