/** The coastline: Natural Earth's, cut to the sheet, simplified for a board, as rings of points. */
import { readFileSync } from "node:fs";
import { geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Point } from "../geography.ts";
import { FRAME, HEIGHT, WIDTH } from "../measures.ts";
import { area, inside, rounded } from "./plane.ts";
import { CONE, cutAt, scaled } from "./projection.ts";

/** Land and seas end where the frame begins: a sea that is lit must not shine on it. */
export const CUT = FRAME;
/** A point whose triangle with its neighbours is smaller than this is not missed. */
const SMALLEST_DETAIL = 2.7;
const SMALLEST_ISLAND = 14;

const ATLAS = "node_modules/world-atlas/land-10m.json";

interface Atlas extends Topology {
  objects: { land: GeometryCollection };
}

/** Every shore on the sheet; what lies inside an odd number of rings is land. */
export function shores(): Point[][] {
  const atlas: Atlas = JSON.parse(readFileSync(ATLAS, "utf8"));
  const rings = cutRings(atlas);
  return rings
    .filter((ring) => Math.abs(area(ring)) >= SMALLEST_ISLAND)
    .map((ring) => withoutDetail(ring).map(rounded))
    .filter((ring) => ring.length > 3);
}

export const onLand = (p: Point, rings: readonly Point[][]): boolean =>
  rings.reduce((odd, ring) => (inside(p, ring) ? !odd : odd), false);

/** Land at the other end of the world would only confuse the cutting. */
const nearby = ([lon, lat]: readonly number[]): boolean => lon > -20 && lon < 50 && lat > 20 && lat < 60;

function cutRings(atlas: Atlas): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  const pen = {
    beginPath(): void {},
    arc(): void {},
    moveTo(x: number, y: number): void {
      ring = [scaled(x, y)];
    },
    lineTo(x: number, y: number): void {
      ring.push(scaled(x, y));
    },
    closePath(): void {
      rings.push(ring);
    },
  };
  CONE.clipExtent(cutAt(CUT));
  for (const { geometry } of feature(atlas, atlas.objects.land).features) {
    if (geometry.type !== "MultiPolygon") throw new Error("The atlas keeps its land in another way than it used to.");
    for (const coordinates of geometry.coordinates)
      if (coordinates[0].some(nearby)) geoPath(CONE, pen)({ type: "Polygon", coordinates });
  }
  CONE.clipExtent(null);
  return rings;
}

const atEdge = (p: Point): boolean =>
  p.x <= CUT + 0.05 || p.y <= CUT + 0.05 || p.x >= WIDTH - CUT - 0.05 || p.y >= HEIGHT - CUT - 0.05;

/** Visvalingam's simplification: again and again the point goes that makes the smallest triangle. */
function withoutDetail(ring: readonly Point[]): Point[] {
  const points = ring.filter((p, i) => i === 0 || p.x !== ring[i - 1].x || p.y !== ring[i - 1].y);
  const size = (i: number): number => {
    const here = points[i];
    if (atEdge(here)) return Number.POSITIVE_INFINITY;
    const before = points[(i + points.length - 1) % points.length];
    const after = points[(i + 1) % points.length];
    return Math.abs(area([before, here, after]));
  };
  const sizes = points.map((_, i) => size(i));
  while (points.length > 4) {
    let least = 0;
    for (let i = 1; i < sizes.length; i++) if (sizes[i] < sizes[least]) least = i;
    if (sizes[least] >= SMALLEST_DETAIL) break;
    points.splice(least, 1);
    const [gone] = sizes.splice(least, 1);
    for (const i of [least - 1, least]) {
      const wrapped = (i + points.length) % points.length;
      sizes[wrapped] = Math.max(gone, size(wrapped));
    }
  }
  return points;
}
