/** Puts a whole sheet together: coast, zones and their borders, rivers, straits, cities and camps, hills, and names. */
import { widthOf } from "../../../drawing/lettering.ts";
import {
  at,
  boxAround,
  boxOf,
  drawnOut,
  grown,
  type LonLat,
  lengthOf,
  overlap,
  paced,
  type Rect,
  rounded,
  simplified,
  smoothThrough,
} from "../../../drawing/plane.ts";
import type { LabelSpot, Point } from "../../../drawing/point.ts";
import { type Terrain, terrainOf } from "../../../drawing/terrain.ts";
import { byPieces, inTenths } from "../../../drawing/writing.ts";
import type { PrintedMark, Sheet, WrittenName, WrittenSpot } from "../geography.ts";
import { BOX, type Mark, markReach, ornamentsOf, tabletReach } from "../measures.ts";
import { CARE, type PlacedMark, type Surroundings, type Zone } from "./choices.ts";
import { hillsIn } from "./hills.ts";
import { type Land, makeLand, NOBODYS } from "./land.ts";
import { placeName } from "./names.ts";
import { type Owners, ownersOn } from "./owners.ts";
import { landZones, type MarkWish, type Plan, zonesOf } from "./plan.ts";
import { type Settled, settle } from "./settle.ts";

export function makeSheet(plan: Plan): Sheet {
  const { measures, earth } = plan;
  const { project } = earth;
  const land = makeLand(plan);
  const terrain = terrainOf(land.shores, measures);
  const owners = ownersOn(plan, land, terrain);
  const zones = placed(plan, owners, terrain);
  const nameLine = (name: string, course: readonly LonLat[], size: number, spacing: number): Point[] =>
    drawnOut(smoothThrough(course.map(project), 8), widthOf(name.toUpperCase(), size, spacing) + size);
  const seaNames = Object.entries(plan.waters).map(([id, { name, size, spacing }]) => {
    const title = zones.find((zone) => zone.id === id)?.printed.name ?? id;
    return { id, line: nameLine(title, name, size, spacing), size, spacing };
  });
  const crossings = plan.crossings.map(({ between, ends }) => ({ between, ends: ends.map(project).map(rounded) }));
  const riverNames = plan.rivers.map(({ name, named }) => nameLine(name, named, RIVER.size, RIVER.spacing));
  const ground = {
    measures,
    care: plan.care ?? CARE,
    stride: plan.stride ?? 1,
    searches: plan.searches,
    zones,
    owners,
    avoided: [
      ...seaNames.flatMap(({ line, size }) => paced(line, 10).map((p) => at(p.x, p.y - size / 3))),
      ...land.rivers.flatMap((river) => paced(river, 8)),
      ...riverNames.flatMap((line) => paced(line, 7).map((p) => at(p.x, p.y - 8))),
    ],
  };
  const boxes = Object.entries(plan.boxes ?? {}).map(([id, place]) => ({ id, at: rounded(project(place)) }));
  const fixed = [
    ...ornamentsOf(measures),
    ...crossings.map(({ ends }) => grown(boxOf(ends), 5)),
    ...boxes.map(({ at: middle }) => boxAround(middle, BOX)),
  ];
  const wishes = Object.values(plan.regions).map(({ name, tablet }) => ({ name, at: project(tablet) }));
  const far = settle({ ...ground, distance: "far", taken: fixed } satisfies Surroundings, wishes);
  const tablets = far.tablets.map((tablet, i) => boxAround(tablet, tabletReach(wishes[i].name)));
  const close = settle({ ...ground, distance: "close", taken: [...fixed, ...tablets.map((box) => grown(box, 4))] }, []);
  const obstacles = [
    ...close.written,
    ...zones.flatMap(({ marks }) => marks.map((mark) => boxAround(mark.at, markReach(mark, 1)))),
  ];
  const regions = Object.entries(plan.regions).map(([id, wish], i) => {
    const isOwn = (zone: number): boolean => zone !== NOBODYS && zones[zone].printed.region === id;
    const { line, size, spacing } = placeName(wish, project, obstacles, owners, isOwn);
    const long = drawnOut(line, lengthOf(line) + 1.5 * size);
    return { id, ...writtenName(long, size, spacing), tablet: [far.tablets[i].x, far.tablets[i].y] };
  });
  const mountains = zones.filter(({ printed }) => printed.mountain).map(({ number }) => number);
  return {
    width: measures.width,
    height: measures.height,
    ...writtenLines(plan, land),
    zones: writtenZones(zones, land, close, far),
    rivers: land.rivers.map((river, i) => ({
      id: plan.rivers[i].id,
      line: inTenths(simplified(river, 0.4)),
      name: writtenName(riverNames[i], RIVER.size, RIVER.spacing),
    })),
    streams: plan.streams.flatMap((course) => {
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
    ...(boxes.length === 0 ? {} : { boxes: boxes.map(({ id, at: { x, y } }) => ({ id, at: [x, y] })) }),
  };
}

const RIVER = { size: 13, spacing: 2 } as const;

const writtenName = (line: readonly Point[], size: number, spacing: number): WrittenName => ({
  line: inTenths(simplified(line, 0.5)),
  size,
  spacing,
});

/** Every zone with its marks on dry ground, each clear of those that were placed before it. */
function placed(plan: Plan, owners: Owners, terrain: Terrain): Zone[] {
  const firstSea = landZones(plan).length;
  const taken: Rect[] = [];
  return zonesOf(plan).map((id, number) => {
    const sea = number >= firstSea;
    const printed = plan.printed(id);
    const isFree = (box: Rect): boolean => taken.every((other) => overlap(box, other) === 0);
    const marks = printed.marks.flatMap((mark): PlacedMark[] => {
      const wish = plan.marks[id]?.[mark.id];
      if (wish === undefined) return [];
      const found = ashore(mark, wish, { plan, number, owners, terrain, isFree });
      taken.push(boxAround(found.at, markReach(found, plan.measures.drawn.far.mark)));
      return [found];
    });
    const fleet = sea ? rounded(plan.earth.project(plan.waters[id].fleet)) : null;
    return { number, id, sea, printed, heart: rounded(owners.heartOf(number)), fleet, marks };
  });
}

interface Ashore {
  readonly plan: Plan;
  readonly number: number;
  readonly owners: Owners;
  readonly terrain: Terrain;
  readonly isFree: (box: Rect) => boolean;
}

/** A mark in its true place, or the nearest where it stands on dry ground of its zone and on no other mark. */
function ashore(
  { id, name, kind, great, port }: PrintedMark,
  { place, nudge = [0, 0] }: MarkWish,
  on: Ashore,
): PlacedMark {
  const { plan, number, owners, terrain, isFree } = on;
  const spot = plan.earth.project(place);
  const wish = at(spot.x + nudge[0], spot.y + nudge[1]);
  for (let away = 0; away < 40; away += 1)
    for (let angle = 0; angle < 360; angle += 15) {
      const turn = (angle * Math.PI) / 180;
      const p = at(wish.x + away * Math.cos(turn), wish.y + away * Math.sin(turn));
      if (terrain.inland(p) < 5 || owners.ownerAt(p) !== number || !owners.isIn(rounded(p), number)) continue;
      const mark = { id, name, kind, great, port, at: rounded(p), side: anchorSide(p, terrain) };
      if (isFree(boxAround(mark.at, markReach(mark, plan.measures.drawn.far.mark)))) return mark;
    }
  throw new Error(`There is no dry ground for ${name}.`);
}

/** The anchor of a port hangs on the side where the water is. */
function anchorSide({ x, y }: Point, terrain: Terrain): Mark["side"] {
  const landAt = (side: number): number =>
    terrain.landShare({ left: x + side * 22 - 9, right: x + side * 22 + 9, top: y - 6, bottom: y + 14 });
  return landAt(-1) < landAt(1) - 0.1 ? "left" : "right";
}

function writtenLines(plan: Plan, { shores, borders, walls }: Land): Pick<Sheet, "shores" | "borders"> {
  const zones = zonesOf(plan);
  const nameOf = (zone: number): string | null => (zone === NOBODYS ? null : zones[zone]);
  const inRiver = (p: Point): boolean => walls.some((river) => river.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 9));
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
    const { id, number, heart, marks } = zone;
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
      marks: marks.map((mark) => ({
        id: mark.id,
        at: [mark.at.x, mark.at.y],
        side: mark.side,
        label: [written(close.marks.get(mark)), written(far.marks.get(mark))],
      })),
    };
  });
}
