/**
 * From longitude and latitude to a sheet: a conic equal-area projection fitted to the game's world, the crowded parts
 * drawn out a little at the cost of the rims, and the narrow straits opened so that they can be seen at all.
 */
import { geoConicEqualArea } from "d3-geo";
import type { Projected } from "../../../drawing/coast.ts";
import { at, type LonLat, type Rect } from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import { openingOf } from "../../../drawing/straits.ts";
import type { Narrows } from "./plan.ts";

/**
 * How much more room a part gets than it would have (or less, below 0), and where it lies, as shares of the sheet: the
 * scale swells towards it and falls off to both sides, and the ends stay where they are.
 */
export interface Lens {
  readonly middle: number;
  readonly reach: number;
  readonly more: number;
}

export interface World {
  /** What must just be on the sheet on each side. */
  readonly west: LonLat;
  readonly north: LonLat;
  readonly east: LonLat;
  readonly south: LonLat;
  readonly parallels: readonly [number, number];
  readonly meridian: number;
  readonly across: readonly Lens[];
  readonly down: readonly Lens[];
  readonly narrows: readonly Narrows[];
  readonly nearby: Projected["nearby"];
  readonly field: Rect;
}

/** The area under the swelling scale from the edge to a share of the way. */
const swollen = (lenses: readonly Lens[], t: number): number =>
  lenses.reduce(
    (sum, { middle, reach, more }) =>
      sum + more * reach * (Math.tanh((t - middle) / reach) - Math.tanh(-middle / reach)),
    t,
  );

const through = (lenses: readonly Lens[], t: number): number => swollen(lenses, t) / swollen(lenses, 1);

/** Beyond the sheet the way back is known this far, and in this many steps. */
const BEYOND = 0.5;
const STEPS = 4000;

/** From a place back to the share of the way that a lens has brought there. */
function backThrough(lenses: readonly Lens[]): (place: number) => number {
  const share = (step: number): number => -BEYOND + (step * (1 + 2 * BEYOND)) / STEPS;
  const places = Array.from({ length: STEPS + 1 }, (_, step) => through(lenses, share(step)));
  return (place) => {
    let [low, high] = [0, STEPS];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (places[middle] < place) low = middle;
      else high = middle;
    }
    return share(low + (place - places[low]) / (places[high] - places[low]));
  };
}

export interface OnSheet {
  readonly projected: Projected;
  project(place: LonLat): Point;
  /** Back to the earth, as if no strait had been opened. */
  placeOf(p: Point): LonLat;
}

export function projectionOf(world: World): OnSheet {
  const { field, across, down } = world;
  const cone = geoConicEqualArea()
    .parallels([...world.parallels])
    .rotate([-world.meridian, 0])
    .scale(1000)
    .translate([0, 0])
    .precision(0);
  const raw = (place: LonLat): readonly [number, number] => {
    const found = cone([place[0], place[1]]);
    if (!found) throw new Error(`The projection has no place for ${place.join(", ")}.`);
    return found;
  };
  const [left, right] = [raw(world.west)[0], raw(world.east)[0]];
  const [top, bottom] = [raw(world.north)[1], raw(world.south)[1]];
  const flat = (x: number, y: number): Point =>
    at(
      field.left + (field.right - field.left) * through(across, (x - left) / (right - left)),
      field.top + (field.bottom - field.top) * through(down, (y - top) / (bottom - top)),
    );
  const opened = openingOf(
    world.narrows.map(({ course, by }) => ({ line: course.map((place) => flat(...raw(place))), by })),
  );
  const scaled = (x: number, y: number): Point => opened(flat(x, y));
  const [backAcross, backDown] = [backThrough(across), backThrough(down)];
  return {
    projected: {
      cone,
      cut: [
        [left, top],
        [right, bottom],
      ],
      scaled,
      nearby: world.nearby,
      field,
    },
    project: (place) => scaled(...raw(place)),
    placeOf({ x, y }) {
      const u = backAcross((x - field.left) / (field.right - field.left));
      const v = backDown((y - field.top) / (field.bottom - field.top));
      const found = cone.invert?.([left + u * (right - left), top + v * (bottom - top)]);
      if (!found) throw new Error(`Nothing lies at ${x}, ${y}.`);
      return [found[0], found[1]];
    },
  };
}
