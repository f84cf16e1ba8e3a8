/** Puts the whole sheet together: coast, seas, cities, roads, rivers, hills and names. */
import { readFileSync } from "node:fs";
import { shoresOf } from "../../../../drawing/coast.ts";
import {
  at,
  boxAround,
  distanceToLine,
  drawnOut,
  grown,
  type LonLat,
  lengthOf,
  paced,
  type Rect,
  rounded,
  scaled,
  simplified,
  smoothThrough,
  within,
} from "../../../../drawing/plane.ts";
import type { LabelSpot, Point } from "../../../../drawing/point.ts";
import { fromSeed } from "../../../../drawing/search.ts";
import { type Terrain, terrainOf } from "../../../../drawing/terrain.ts";
import { byPieces, inTenths } from "../../../../drawing/writing.ts";
import type { Sheet, WrittenSpot } from "../geography.ts";
import { type Distance, DRAWN, FLEET, HEIGHT, LEGEND, markReach, TAG, TITLE, WIDTH } from "../measures.ts";
import { marksAround, type Surroundings, type Town } from "./choices.ts";
import { nameBox, widthOf } from "./lettering.ts";
import { RANGES } from "./mountains.ts";
import { alongRoads, placeRegions } from "./names.ts";
import { settle } from "./places.ts";
import { growPlots } from "./plots.ts";
import { PROJECTED, project } from "./projection.ts";
import { REGIONS } from "./regions.ts";
import { LAKES, RIVERS } from "./rivers.ts";
import { type LaidRoad, layRoads, type Road } from "./roads.ts";
import { inWater, seaAreas } from "./seas.ts";
import { SEA_BORDERS } from "./straits.ts";
import { WATERS, type Water } from "./waters.ts";

/** The game's map, as far as the sheet needs it. */
export interface GameMap {
  readonly cities: readonly {
    readonly id: string;
    readonly name: string;
    readonly value: Town["value"];
    readonly port: Town["port"];
    readonly lon: number;
    readonly lat: number;
  }[];
  readonly seas: readonly { readonly id: string; readonly name: string }[];
  readonly roads: readonly { readonly between: readonly [string, string]; readonly class: Road["kind"] }[];
}

export function gameMap(): GameMap {
  return JSON.parse(readFileSync("games/julius-caesar/data/map.json", "utf8"));
}

/** Cities whose true place leaves their marker no room: by how many units they are moved. */
const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  messana: [-13, 6],
  rhegium: [9, 6],
  byzantium: [-11, -7],
  aenos: [-12, -1],
  nicomedia: [8, 2],
};

const DETAIL = { smallest: 2.7, smallestIsland: 14 } as const;

/** The tablet of the title. */
const TABLET = boxAround(TITLE, { left: -210, top: -44, right: 210, bottom: 44 });

/** Straits must stay free of anchors. */
const ANCHOR_SIDES: Readonly<Record<string, Town["side"]>> = {
  messana: "left",
  rhegium: "right",
  byzantium: "left",
  nicomedia: "right",
};

/** The anchor of a port hangs on the side where the water is. */
function anchorSide(id: string, p: Point, terrain: Terrain): Town["side"] {
  const said = ANCHOR_SIDES[id];
  if (said) return said;
  const water = (side: number): number =>
    terrain.landShare({ left: p.x + side * 24 - 10, right: p.x + side * 24 + 10, top: p.y - 6, bottom: p.y + 16 });
  return water(-1) < water(1) - 0.15 ? "left" : "right";
}

const curve = (places: readonly LonLat[]): Point[] => smoothThrough(places.map(project), 8);

/** The name of a sea is drawn in italics and needs a little room at both ends. */
function nameLine(name: string, { name: course, size, spacing }: Water): Point[] {
  return drawnOut(curve(course), widthOf(name.toUpperCase(), size, spacing) + size);
}

export function makeSheet(map: GameMap): Sheet {
  const rings = shoresOf(PROJECTED, DETAIL);
  const borders = SEA_BORDERS.flatMap((course) => inWater(simplified(curve(course), 0.25), rings));
  const waters = map.seas.map((sea) => {
    const water = WATERS[sea.id];
    if (!water) throw new Error(`Nothing says where the sea ${sea.id} lies.`);
    return { ...sea, ...water, fleet: rounded(project(water.fleet)), name: nameLine(sea.name, water), title: sea.name };
  });
  const areas = seaAreas(
    rings,
    borders,
    waters.map((water) => water.fleet),
  );
  const pieces = byPieces(rings, borders);
  const terrain = terrainOf(rings, { width: WIDTH, height: HEIGHT });
  const towns = map.cities.map(({ id, name, value, port, lon, lat }): Town => {
    const place = ashore(id, [lon, lat], terrain);
    return { id, name, value, port, side: anchorSide(id, place, terrain), ...place };
  });
  const roads = layRoads(
    map.roads.map((road) => ({ between: road.between, kind: road.class })),
    new Map(towns.map((town) => [town.id, town])),
    terrain,
  );
  const ground = {
    terrain,
    towns,
    roads: roads.map((road) => ({ ends: road.between, points: paced(road.points, 8) })),
    seaNames: waters.flatMap(({ name, size }) => paced(name, 10).map((p) => at(p.x, p.y - size / 3))),
  };
  const [close, far] = DISTANCES.map((distance) => {
    const { pile } = DRAWN[distance];
    const fleets = waters.map(({ id, fleet, narrow }) => ({
      ...{ id, spot: fleet },
      reach: narrow || distance === "far" ? pile : FLEET,
    }));
    return laidOut({ ...ground, distance, fleets });
  });
  const names = towns.map(({ id, name }) => nameBox(name, close.nameOf(id), DRAWN.close.letters));
  const marks = towns.map((town) => boxAround(town, markReach(town, 1)));
  const regions = placeRegions(
    REGIONS,
    [
      ...[...names, ...marks].map((box) => ({ box, weight: 14 })),
      ...towns.map(({ id }) => ({ box: boxAround(close.stackOf(id), DRAWN.close.pile), weight: 2 })),
      ...alongRoads(roads),
      ...ground.seaNames.map((p) => ({ box: boxAround(p, { left: -8, top: -8, right: 8, bottom: 8 }), weight: 8 })),
      { box: LEGEND, weight: 30 },
      { box: TABLET, weight: 30 },
    ],
    terrain,
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    shores: rings.map(inTenths),
    borders: borders.map(inTenths),
    seas: waters.map(({ id, title, fleet, name, size, spacing }, i) => ({
      id,
      name: title,
      rings: areas[i].map(pieces),
      anchor: [fleet.x, fleet.y],
      plots: [close.plotOf(id), far.plotOf(id)],
      label: { line: inTenths(simplified(name, 0.5)), size, spacing },
    })),
    cities: towns.map(({ id, name, value, port, side, x, y }) => ({
      id,
      name,
      value,
      port,
      side,
      at: [x, y],
      plots: [close.plotOf(id), far.plotOf(id)],
      label: written(close.nameOf(id)),
      far: written(far.nameOf(id)),
    })),
    roads: roads.map(({ between, kind, points }, i) => ({
      between: [...between],
      kind,
      points: inTenths(points),
      tags: [close.tags[i], far.tags[i]].flatMap(({ x, y }) => [x, y]),
    })),
    rivers: Object.values(RIVERS).map((course) => inTenths(simplified(meander(course), 0.5))),
    lakes: LAKES.map((course) => inTenths(course.map(project))),
    hills: hills(roads, [...names, ...marks, LEGEND, TABLET, ...regions.flatMap((region) => region.letters)], terrain),
    regions: regions.map(({ name, line, size, spacing }) => ({
      name,
      line: inTenths(simplified(drawnOut(line, lengthOf(line) + 1.5 * size), 0.5)),
      size,
      spacing,
    })),
  };
}

const DISTANCES: readonly Distance[] = ["close", "far"];

interface LaidOut {
  nameOf(town: string): LabelSpot;
  stackOf(place: string): Point;
  /** Where its pile lies, then left, top, right and bottom of what its blocks may cover, as seen from there. */
  plotOf(place: string): number[];
  readonly tags: readonly Point[];
}

/** All that has its place for one distance: names and stacks first, then the tags of roads, then what is left for plots. */
function laidOut(around: Surroundings): LaidOut {
  const { pile, letters, sign } = DRAWN[around.distance];
  const { stacks, names, tags } = settle(around);
  const nameOf = (town: string): LabelSpot => found(names, town);
  const marks = marksAround(around);
  const named = around.towns.map(({ id, name }) => grown(nameBox(name, nameOf(id), letters), 2));
  const places = [...stacks.keys()];
  const piles = [...stacks.values()].map((stack) => boxAround(stack, pile));
  const plots = growPlots(piles, [...marks, ...named, ...tags.map((tag) => boxAround(tag, scaled(TAG, sign)))]);
  const stackOf = (place: string): Point => found(stacks, place);
  return {
    nameOf,
    stackOf,
    plotOf(place) {
      const [{ x, y }, { left, top, right, bottom }] = [stackOf(place), plots[places.indexOf(place)]];
      return [x, y, left - x, top - y, right - x, bottom - y].map(Math.round);
    },
    tags,
  };
}

function found<T>(spots: ReadonlyMap<string, T>, id: string): T {
  const spot = spots.get(id);
  if (spot === undefined) throw new Error(`${id} found no room.`);
  return spot;
}

const written = ({ x, y, anchor }: LabelSpot): WrittenSpot => ({ at: [x, y], anchor });

/** A city's true place, or the nearest where a marker stands on dry ground. */
function ashore(id: string, place: LonLat, terrain: Terrain): Point {
  const [dx, dy] = NUDGES[id] ?? [0, 0];
  const wish = at(project(place).x + dx, project(place).y + dy);
  for (let away = 0; away < 30; away += 1)
    for (let angle = 0; angle < 360; angle += 15) {
      const p = at(
        wish.x + away * Math.cos((angle * Math.PI) / 180),
        wish.y + away * Math.sin((angle * Math.PI) / 180),
      );
      if (terrain.inland(p) >= 6) return rounded(p);
    }
  throw new Error(`${id} lies in the water.`);
}

/** A river wanders a little between the places we know it by. */
function meander(course: readonly LonLat[]): Point[] {
  const chance = fromSeed(course.length);
  const line = paced(curve(course), 9).map((p, i, all) =>
    i === 0 || i === all.length - 1 ? p : at(p.x + (chance() - 0.5) * 3, p.y + (chance() - 0.5) * 3),
  );
  return smoothThrough(line, 3);
}

/** Hills along the crests of the ranges, drawn from the back to the front; none on a road, a town or its name. */
function hills(roads: readonly LaidRoad[], taken: readonly Rect[], terrain: Terrain): number[] {
  const chance = fromSeed(753);
  const found: number[][] = [];
  for (const { crest, size, spread } of RANGES)
    for (const p of paced(crest.map(project), (size * 0.62) / (1 + Math.floor(spread / 6)))) {
      const [x, y] = [p.x + (chance() - 0.5) * 2.4 * spread, p.y + (chance() - 0.5) * 2.4 * spread];
      const high = size * (0.75 + 0.5 * chance());
      const foot = at(x, y);
      if (terrain.inland(foot) < size * 0.6) continue;
      if (taken.some((box) => within(at(x, y - high / 3), grown(box, size * 0.6)))) continue;
      if (roads.some((road) => distanceToLine(at(x, y - high / 3), road.points) < size * 0.7)) continue;
      found.push([Math.round(x), Math.round(y), Math.round(high)]);
    }
  return found.sort((a, b) => a[1] - b[1]).flat();
}
