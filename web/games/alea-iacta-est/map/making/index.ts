/** Puts the whole sheet together: coast, zones and their borders, rivers, straits, cities, hills, and names. */
import { readFileSync } from "node:fs";
import { widthOf } from "../../../../drawing/lettering.ts";
import {
  at,
  boxAround,
  boxOf,
  drawnOut,
  grown,
  type LonLat,
  lengthOf,
  paced,
  rounded,
  simplified,
  smoothThrough,
} from "../../../../drawing/plane.ts";
import type { LabelSpot, Point } from "../../../../drawing/point.ts";
import { type Terrain, terrainOf } from "../../../../drawing/terrain.ts";
import { byPieces, inTenths } from "../../../../drawing/writing.ts";
import type { Printed, Sheet, WrittenName, WrittenSpot } from "../geography.ts";
import { COMPASS_BOX, HEIGHT, LEGEND, markReach, TITLE_BOX, tabletReach, WIDTH } from "../measures.ts";
import type { Surroundings, Zone } from "./choices.ts";
import { CITIES, NUDGES } from "./cities.ts";
import { CROSSINGS } from "./crossings.ts";
import { hillsIn } from "./hills.ts";
import { FIRST_SEA, type Land, makeLand, NOBODYS, ZONES } from "./land.ts";
import { placeName } from "./names.ts";
import { type Owners, ownersOn } from "./owners.ts";
import { project } from "./projection.ts";
import { REGIONS } from "./regions.ts";
import { GREAT_RIVERS, STREAMS } from "./rivers.ts";
import { type Settled, settle } from "./settle.ts";
import { WATERS } from "./waters.ts";

/** The game's map, as far as the sheet needs it. */
export interface GameMap {
  readonly zones: readonly {
    readonly id: string;
    readonly name: string;
    readonly land: string;
    readonly region: string | null;
    readonly people: string | null;
    readonly city: string | null;
    readonly port: string | null;
    readonly mountain: boolean;
  }[];
  readonly seas: readonly { readonly id: string; readonly name: string; readonly open: boolean }[];
  readonly roma: { readonly zone: string };
}

export const gameMap = (): GameMap => JSON.parse(readFileSync("games/alea-iacta-est/data/map.json", "utf8"));

export function makeSheet(map: GameMap): Sheet {
  const land = makeLand();
  const terrain = terrainOf(land.shores, { width: WIDTH, height: HEIGHT });
  const owners = ownersOn(land, terrain);
  const zones = ZONES.map((id, number) => zoneOf(id, number, map, owners, terrain));
  const seaNames = Object.entries(WATERS).map(([id, { name, size, spacing }]) => {
    const title = zones.find((zone) => zone.id === id)?.printed.name ?? id;
    return { id, line: nameLine(title, name, size, spacing), size, spacing };
  });
  const crossings = CROSSINGS.map(({ between, ends }) => ({ between, ends: ends.map(project).map(rounded) }));
  const riverNames = GREAT_RIVERS.map(({ name, named }) => nameLine(name, named, RIVER.size, RIVER.spacing));
  const ground = {
    zones,
    owners,
    avoided: [
      ...seaNames.flatMap(({ line, size }) => paced(line, 10).map((p) => at(p.x, p.y - size / 3))),
      ...land.rivers.flatMap((river) => paced(river, 8)),
      ...riverNames.flatMap((line) => paced(line, 7).map((p) => at(p.x, p.y - 8))),
    ],
  };
  const fixed = [TITLE_BOX, LEGEND, COMPASS_BOX, ...crossings.map(({ ends }) => grown(boxOf(ends), 5))];
  const wishes = Object.values(REGIONS).map(({ name, tablet }) => ({ name, at: project(tablet) }));
  const far = settle({ ...ground, distance: "far", taken: fixed } satisfies Surroundings, wishes);
  const tablets = far.tablets.map((tablet, i) => boxAround(tablet, tabletReach(wishes[i].name)));
  const close = settle({ ...ground, distance: "close", taken: [...fixed, ...tablets.map((box) => grown(box, 4))] }, []);
  const obstacles = [
    ...close.written,
    ...zones.flatMap(({ mark }) => (mark ? [boxAround(mark.at, markReach(mark, 1))] : [])),
  ];
  const regions = Object.entries(REGIONS).map(([id, wish], i) => {
    const isOwn = (zone: number): boolean => zone !== NOBODYS && zones[zone].printed.region === id;
    const { line, size, spacing } = placeName(wish, obstacles, owners, isOwn);
    const long = drawnOut(line, lengthOf(line) + 1.5 * size);
    return { id, ...writtenName(long, size, spacing), tablet: [far.tablets[i].x, far.tablets[i].y] };
  });
  const mountains = zones.filter(({ printed }) => printed.mountain).map(({ number }) => number);
  return {
    width: WIDTH,
    height: HEIGHT,
    ...writtenLines(land),
    zones: writtenZones(zones, land, close, far),
    rivers: land.rivers.map((river, i) => ({
      id: GREAT_RIVERS[i].id,
      line: inTenths(simplified(river, 0.4)),
      name: writtenName(riverNames[i], RIVER.size, RIVER.spacing),
    })),
    streams: STREAMS.flatMap((course) => {
      const line = smoothThrough(course.map(project), 5).filter((p) => terrain.isLand(p));
      return line.length < 3 ? [] : [inTenths(simplified(line, 0.6))];
    }),
    straits: crossings.map(({ between, ends }) => ({
      between: [...between],
      ends: ends.flatMap(({ x, y }) => [x, y]),
    })),
    hills: hillsIn(mountains, [...close.written, ...far.written], owners),
    seaNames: seaNames.map(({ id, line, size, spacing }) => ({ id, ...writtenName(line, size, spacing) })),
    regions,
  };
}

const RIVER = { size: 13, spacing: 2 } as const;

const curve = (places: readonly LonLat[]): Point[] => smoothThrough(places.map(project), 8);

/** The curve under a name, long enough for it. */
const nameLine = (name: string, course: readonly LonLat[], size: number, spacing: number): Point[] =>
  drawnOut(curve(course), widthOf(name.toUpperCase(), size, spacing) + size);

const writtenName = (line: readonly Point[], size: number, spacing: number): WrittenName => ({
  line: inTenths(simplified(line, 0.5)),
  size,
  spacing,
});

function zoneOf(id: string, number: number, map: GameMap, owners: Owners, terrain: Terrain): Zone {
  const sea = number >= FIRST_SEA;
  const printed = printedOf(id, map);
  const place = CITIES[id];
  const name = printed.city ?? printed.port;
  const spot = place === undefined || name === null ? null : ashore(id, place, number, owners, terrain);
  return {
    number,
    id,
    sea,
    printed,
    heart: rounded(owners.heartOf(number)),
    fleet: sea ? rounded(project(WATERS[id].fleet)) : null,
    mark:
      spot === null || name === null
        ? null
        : {
            at: spot,
            name,
            great: printed.roma,
            city: printed.city !== null,
            port: printed.port !== null,
            side: anchorSide(spot, terrain),
          },
  };
}

/** What is printed on the standard map. */
export function printedOf(id: string, map: GameMap): Printed {
  const zone = map.zones.find((one) => one.id === id);
  if (zone) return { ...zone, roma: id === map.roma.zone, open: false };
  const sea = map.seas.find((one) => one.id === id);
  if (!sea) throw new Error(`The game's map has no ${id}.`);
  const { name, open } = sea;
  return { name, open, land: name, region: null, people: null, city: null, port: null, mountain: false, roma: false };
}

/** A city's true place, or the nearest where a marker stands on dry ground of its zone. */
function ashore(id: string, place: LonLat, zone: number, { ownerAt }: Owners, terrain: Terrain): Point {
  const [dx, dy] = NUDGES[id] ?? [0, 0];
  const wish = at(project(place).x + dx, project(place).y + dy);
  for (let away = 0; away < 40; away += 1)
    for (let angle = 0; angle < 360; angle += 15) {
      const turn = (angle * Math.PI) / 180;
      const p = at(wish.x + away * Math.cos(turn), wish.y + away * Math.sin(turn));
      if (terrain.inland(p) >= 5 && ownerAt(p) === zone) return rounded(p);
    }
  throw new Error(`${id} has its city in the water.`);
}

/** The anchor of a port hangs on the side where the water is. */
function anchorSide({ x, y }: Point, terrain: Terrain): "left" | "right" {
  const landAt = (side: number): number =>
    terrain.landShare({ left: x + side * 22 - 9, right: x + side * 22 + 9, top: y - 6, bottom: y + 14 });
  return landAt(-1) < landAt(1) - 0.1 ? "left" : "right";
}

function writtenLines({ shores, borders, rivers }: Land): Pick<Sheet, "shores" | "borders"> {
  const nameOf = (zone: number): string | null => (zone === NOBODYS ? null : ZONES[zone]);
  const inRiver = (p: Point): boolean =>
    rivers.some((river) => river.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 9));
  return {
    shores: shores.map(inTenths),
    borders: borders.map(({ between, line }) => ({
      between: between.map(nameOf),
      line: inTenths(line),
      river: paced(line, 6).every(inRiver) ? 1 : 0,
    })),
  };
}

const written = (spot: LabelSpot | undefined): WrittenSpot =>
  spot === undefined ? { at: [0, 0], anchor: "middle" } : { at: [spot.x, spot.y], anchor: spot.anchor };

function writtenZones(zones: readonly Zone[], land: Land, close: Settled, far: Settled): Sheet["zones"] {
  const pieces = byPieces(
    land.shores,
    land.borders.map(({ line }) => [...line]),
  );
  const plotOf = ({ piles, plots }: Settled, { id, heart }: Zone): number[] => {
    const [pile, plot] = [piles.get(id), plots.get(id)];
    // Where nobody ever lies.
    if (pile === undefined || plot === undefined) return [heart.x, heart.y, 0, 0, 0, 0].map(Math.round);
    const { left, top, right, bottom } = plot;
    return [pile.x, pile.y, left - pile.x, top - pile.y, right - pile.x, bottom - pile.y].map(Math.round);
  };
  return zones.map((zone) => {
    const { id, number, heart, mark } = zone;
    return {
      id,
      rings: land.areas[number].flatMap(({ outline, holes }) => [outline, ...holes].map(pieces)),
      heart: [heart.x, heart.y],
      plots: [plotOf(close, zone), plotOf(far, zone)],
      ties: [close, far].map(({ ties }) => {
        const tie = ties.get(id);
        return tie === undefined ? [] : [tie.x, tie.y];
      }),
      label: [written(close.titles.get(id)), written(far.titles.get(id))],
      mark: mark && {
        at: [mark.at.x, mark.at.y],
        side: mark.side,
        label: [written(close.cities.get(id)), written(far.cities.get(id))],
      },
    };
  });
}
