/** Coast, borders and rivers put together: the area of every zone on land and at sea. */
import { onLand, shoresOf } from "../../../drawing/coast.ts";
import { cutByShores, type Face, facesOf, pointIn } from "../../../drawing/net.ts";
import {
  at,
  boxOf,
  drawnOut,
  inside,
  type LonLat,
  lengthOf,
  type Rect,
  rounded,
  smoothThrough,
  within,
} from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import { type Border, bordersOf } from "./borders.ts";
import { asDrawn, type Cells, cellsOf, type Seed } from "./cells.ts";
import { landZones, type Plan, wallsOf, zonesOf } from "./plan.ts";

/** What belongs to nobody. */
export const NOBODYS = -1;

export interface Land {
  readonly shores: Point[][];
  /** On land and at sea; what parts a zone from the void too. */
  readonly borders: readonly Border[];
  /** Of every zone, land first, then seas, in the order of their seeds. */
  readonly areas: readonly (readonly Face[])[];
  readonly rivers: readonly (readonly Point[])[];
  /** The stretches of them that part zones. */
  readonly walls: readonly (readonly Point[])[];
  /** Whose a point is if it lies on land, and if it lies at sea. */
  onLandAt(p: Point): number;
  atSeaAt(p: Point): number;
}

/** How many times borders are evened out. */
const ON_LAND = 26;
const AT_SEA = 260;

const DETAIL = { smallest: 2.7, smallestIsland: 14 };

export function makeLand(plan: Plan): Land {
  const { earth, sowing, measures } = plan;
  const { project, measured = asDrawn } = earth;
  const { field } = measures;
  const sown = (places: readonly LonLat[], zone: number): Seed[] =>
    places.map((place) => {
      const spot = project(place);
      return { ...spot, zone, measured: measured(spot) };
    });
  const shores = shoresOf(earth.projected, DETAIL);
  const flowing = (course: readonly LonLat[]): Point[] => smoothThrough(course.map(project), 4).map(rounded);
  const rivers = plan.rivers.map(({ course }) => flowing(course));
  const walls = wallsOf(plan).map(flowing);
  const landSeeds = [...Object.values(sowing.land).flatMap(sown), ...sown(sowing.voidLand, NOBODYS)];
  const firstSea = landZones(plan).length;
  const seaSeeds = [
    ...Object.values(sowing.sea).flatMap((places, i) => sown(places, firstSea + i)),
    ...sown(sowing.voidWater, NOBODYS),
  ];
  const straits = plan.narrows.map(({ course }) => beyond(course.map(project)));
  const barriers = [...wallsOf(plan).map((course) => course.map(project)), ...straits];
  const land = cellsOf(field, { seeds: landSeeds, barriers, measured });
  const water = cellsOf(field, { seeds: seaSeeds, barriers: [], measured });
  const whole = wholeIslands(shores, landSeeds, land);
  const islandAt = (p: Point): Island | undefined => whole.find(({ ring, box }) => within(p, box) && inside(p, ring));
  const onLandAt = (p: Point): number => islandAt(p)?.zone ?? land.zoneAt(p);
  const cut = (border: Border, keeps: (p: Point) => boolean): Border[] =>
    cutByShores(border.line, shores, keeps)
      .filter((line) => lengthOf(line) > 1)
      .map((line) => ({ between: border.between, line }));
  const borders = [
    ...bordersOf(land, field, { rivers: walls, smoothings: ON_LAND }).flatMap((border) =>
      cut(border, (p) => onLand(p, shores) && islandAt(p) === undefined),
    ),
    ...bordersOf(water, field, { rivers: [], smoothings: AT_SEA }).flatMap((border) =>
      cut(border, (p) => !onLand(p, shores)),
    ),
  ];
  const faces = facesOf(
    shores,
    borders.map(({ line }) => [...line]),
    field,
  ).map((face) => {
    const p = pointIn(face);
    return { face, zone: onLand(p, shores) ? onLandAt(p) : water.zoneAt(p) };
  });
  return {
    shores,
    borders,
    areas: zonesOf(plan).map((_, zone) => faces.filter((each) => each.zone === zone).map(({ face }) => face)),
    rivers,
    walls,
    onLandAt,
    atSeaAt: water.zoneAt,
  };
}

/** A strait as a wall between its shores reaches out into the open water at both ends. */
const OUT = 30;
const beyond = (line: readonly Point[]): Point[] => drawnOut(line, lengthOf(line) + 2 * OUT);

interface Island {
  readonly ring: readonly Point[];
  readonly box: Rect;
  readonly zone: number;
}

/** Islands on which no border runs: all seeds on them are of one zone, or there are none. */
function wholeIslands(shores: readonly Point[][], seeds: readonly Seed[], cells: Cells): Island[] {
  return shores.flatMap((ring) => {
    const zones = new Set(seeds.filter((seed) => inside(seed, ring)).map(({ zone }) => zone));
    if (zones.size > 1) return [];
    return { ring, box: boxOf(ring), zone: zones.size === 1 ? [...zones][0] : cells.zoneAt(middleOf(ring)) };
  });
}

const middleOf = (ring: readonly Point[]): Point =>
  at(ring.reduce((sum, { x }) => sum + x, 0) / ring.length, ring.reduce((sum, { y }) => sum + y, 0) / ring.length);
