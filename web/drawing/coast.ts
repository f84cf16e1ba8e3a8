/** The coastline: Natural Earth's, cut to a sheet, simplified for a board, as rings of points. */
import { readFileSync } from "node:fs";
import { type GeoProjection, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { area, inside, type LonLat, type Rect, rounded } from "./plane.ts";
import type { Point } from "./point.ts";

const ATLAS = "node_modules/world-atlas/land-10m.json";

interface Atlas extends Topology {
  objects: { land: GeometryCollection };
}

/** How the earth comes to lie on a sheet. */
export interface Projected {
  /** The cone alone: cut where the sheet ends, in its own units. */
  readonly cone: GeoProjection;
  readonly cut: [[number, number], [number, number]];
  /** From the cone's units to those of the sheet. */
  readonly scaled: (x: number, y: number) => Point;
  /** Land at the other end of the world would only confuse the cutting. */
  readonly nearby: (place: LonLat) => boolean;
  /** Where the land ends with the sheet. */
  readonly field: Rect;
}

export interface Detail {
  /** A point whose triangle with its neighbours is smaller than this is not missed. */
  readonly smallest: number;
  readonly smallestIsland: number;
}

/** Every shore on the sheet; what lies inside an odd number of rings is land. */
export function shoresOf(projected: Projected, { smallest, smallestIsland }: Detail): Point[][] {
  return cutRings(projected)
    .filter((ring) => Math.abs(area(ring)) >= smallestIsland)
    .map((ring) => withoutDetail(ring, smallest, projected.field).map(rounded))
    .filter((ring) => ring.length > 3);
}

export const onLand = (p: Point, rings: readonly (readonly Point[])[]): boolean =>
  rings.reduce((odd, ring) => (inside(p, ring) ? !odd : odd), false);

function cutRings({ cone, cut, scaled, nearby }: Projected): Point[][] {
  const atlas: Atlas = JSON.parse(readFileSync(ATLAS, "utf8"));
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
  cone.clipExtent(cut);
  for (const { geometry } of feature(atlas, atlas.objects.land).features) {
    if (geometry.type !== "MultiPolygon") throw new Error("The atlas keeps its land in another way than it used to.");
    for (const coordinates of geometry.coordinates)
      if (coordinates[0].some(([lon, lat]) => nearby([lon, lat]))) geoPath(cone, pen)({ type: "Polygon", coordinates });
  }
  cone.clipExtent(null);
  return rings;
}

/** Visvalingam's simplification: again and again the point goes that makes the smallest triangle. */
function withoutDetail(ring: readonly Point[], smallest: number, { left, top, right, bottom }: Rect): Point[] {
  const atEdge = (p: Point): boolean =>
    p.x <= left + 0.05 || p.y <= top + 0.05 || p.x >= right - 0.05 || p.y >= bottom - 0.05;
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
    if (sizes[least] >= smallest) break;
    points.splice(least, 1);
    const [gone] = sizes.splice(least, 1);
    for (const i of [least - 1, least]) {
      const wrapped = (i + points.length) % points.length;
      sizes[wrapped] = Math.max(gone, size(wrapped));
    }
  }
  return points;
}
