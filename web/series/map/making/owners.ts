/** Whose every spot of the sheet is, asked often and quickly. */
import { onLand } from "../../../drawing/coast.ts";
import { at, boxOf, distance, type Rect } from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import type { Terrain } from "../../../drawing/terrain.ts";
import { type Land, NOBODYS } from "./land.ts";
import { landZones, type Plan, zonesOf } from "./plan.ts";

const CELL = 4;
/** How far apart the spots of a box are that are asked. */
const SAMPLE = 6;

/** Of a box: how much of it is that zone's, how much other water, how much land of others, and of nobody. */
export interface Shares {
  readonly own: number;
  readonly water: number;
  readonly others: number;
  readonly nobodys: number;
}

export interface Owners {
  ownerAt(p: Point): number;
  /** The same to the point, along the borders as they are drawn: for what is asked seldom. */
  isIn(p: Point, zone: number): boolean;
  sharesOf(box: Rect, zone: number): Shares;
  /** Every cell of a zone, as a point. */
  cellsOf(zone: number): readonly Point[];
  /** What all of them cover. */
  reachOf(zone: number): Rect;
  /** The point of a zone that is farthest from everything else. */
  heartOf(zone: number): Point;
}

export function ownersOn(plan: Plan, { onLandAt, atSeaAt, areas }: Land, terrain: Terrain): Owners {
  const { field } = plan.measures;
  const firstSea = landZones(plan).length;
  const [wide, high] = [Math.ceil((field.right - field.left) / CELL), Math.ceil((field.bottom - field.top) / CELL)];
  const owners = new Int16Array(wide * high);
  const middle = (i: number): Point =>
    at(field.left + ((i % wide) + 0.5) * CELL, field.top + (Math.floor(i / wide) + 0.5) * CELL);
  const cells: Point[][] = zonesOf(plan).map(() => []);
  for (let i = 0; i < owners.length; i++) {
    const p = middle(i);
    owners[i] = terrain.isLand(p) ? onLandAt(p) : atSeaAt(p);
    if (owners[i] !== NOBODYS) cells[owners[i]].push(p);
  }
  const held = (n: number, most: number): number => Math.max(0, Math.min(most - 1, Math.floor(n)));
  const owner = (x: number, y: number): number =>
    owners[held((y - field.top) / CELL, high) * wide + held((x - field.left) / CELL, wide)];
  const ownerAt = ({ x, y }: Point): number => owner(x, y);
  const reaches = cells.map(boxOf);
  const rings = areas.map((faces) => faces.flatMap(({ outline, holes }) => [outline, ...holes]));
  return {
    ownerAt,
    isIn: (p, zone) => onLand(p, rings[zone]),
    cellsOf: (zone) => cells[zone],
    reachOf: (zone) => reaches[zone],
    heartOf: (zone) => heart(cells[zone], (p) => ownerAt(p) === zone),
    sharesOf(box, zone) {
      let [own, water, others, nobodys, count] = [0, 0, 0, 0, 0];
      for (let y = box.top + 1; y < box.bottom; y += SAMPLE)
        for (let x = box.left + 1; x < box.right; x += SAMPLE) {
          const whose = owner(x, y);
          count++;
          if (whose === zone) own++;
          else if (whose === NOBODYS) nobodys++;
          else if (whose >= firstSea) water++;
          else others++;
        }
      return { own: own / count, water: water / count, others: others / count, nobodys: nobodys / count };
    },
  };
}

/** The cell round which the largest circle fits. */
function heart(cells: readonly Point[], isOwn: (p: Point) => boolean): Point {
  const room = (p: Point): number => {
    for (let reach = CELL; ; reach += CELL)
      for (let turn = 0; turn < 16; turn++) {
        const angle = (turn * Math.PI) / 8;
        if (reach > 300 || !isOwn(at(p.x + reach * Math.cos(angle), p.y + reach * Math.sin(angle)))) return reach;
      }
  };
  const middle = at(
    cells.reduce((sum, { x }) => sum + x, 0) / cells.length,
    cells.reduce((sum, { y }) => sum + y, 0) / cells.length,
  );
  let [best, most] = [middle, -1];
  for (const p of cells) {
    const worth = room(p) - distance(p, middle) / 12;
    if (worth > most) [best, most] = [p, worth];
  }
  return best;
}
