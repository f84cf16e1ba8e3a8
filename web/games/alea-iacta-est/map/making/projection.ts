/**
 * From longitude and latitude to the sheet: a conic equal-area projection fitted to the game's world, the crowded middle
 * drawn out a little at the cost of the rims, and the narrow straits opened so that they can be seen at all.
 */
import { geoConicEqualArea } from "d3-geo";
import type { Projected } from "../../../../drawing/coast.ts";
import { at, type LonLat } from "../../../../drawing/plane.ts";
import type { Point } from "../../../../drawing/point.ts";
import { openingOf } from "../../../../drawing/straits.ts";
import { FIELD } from "../measures.ts";
import { STRAITS } from "./straits.ts";

/** What must just be on the sheet on each side: open ocean, the land of the Frisii, Media, the Nile above Memphis. */
const WEST: LonLat = [-10.4, 38.6];
const NORTH: LonLat = [5, 52.6];
const EAST: LonLat = [48.6, 34];
const SOUTH: LonLat = [31, 28.1];

const cone = geoConicEqualArea().parallels([33, 49]).rotate([-20, 0]).scale(1000).translate([0, 0]).precision(0);

const raw = (place: LonLat): readonly [number, number] => {
  const found = cone([place[0], place[1]]);
  if (!found) throw new Error(`The projection has no place for ${place.join(", ")}.`);
  return found;
};

const [left, right] = [raw(WEST)[0], raw(EAST)[0]];
const [top, bottom] = [raw(NORTH)[1], raw(SOUTH)[1]];

/**
 * How much more room the middle gets than it would have, and where it lies, as shares of the sheet: the scale swells
 * towards it and falls off to both sides, and the ends stay where they are.
 */
interface Lens {
  readonly middle: number;
  readonly reach: number;
  readonly more: number;
}

const ACROSS: Lens = { middle: 0.4, reach: 0.17, more: 0.55 };
const DOWN: Lens = { middle: 0.46, reach: 0.22, more: 0.4 };

/** The area under the swelling scale from the edge to a share of the way. */
const swollen = ({ middle, reach, more }: Lens, t: number): number =>
  t + more * reach * (Math.tanh((t - middle) / reach) - Math.tanh(-middle / reach));

const through = (lens: Lens, t: number): number => swollen(lens, t) / swollen(lens, 1);

const flat = (x: number, y: number): Point =>
  at(
    FIELD.left + (FIELD.right - FIELD.left) * through(ACROSS, (x - left) / (right - left)),
    FIELD.top + (FIELD.bottom - FIELD.top) * through(DOWN, (y - top) / (bottom - top)),
  );

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
  nearby: ([lon, lat]) => lon > -25 && lon < 70 && lat > 15 && lat < 65,
  field: FIELD,
};
