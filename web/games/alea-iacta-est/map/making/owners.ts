/** Whose every spot of the sheet is, asked often and quickly. */
import { at, distance, type Rect } from "../../../../drawing/plane.ts";
import type { Point } from "../../../../drawing/point.ts";
import { FIELD } from "../measures.ts";
import { FIRST_SEA, type Land, NOBODYS, ZONES } from "./land.ts";

const CELL = 4;

/** Of a box: how much of it is that zone's, how much other water, how much land of others, and of nobody. */
export interface Shares {
  readonly own: number;
  readonly water: number;
  readonly others: number;
  readonly nobodys: number;
}

export interface Owners {
  ownerAt(p: Point): number;
  sharesOf(box: Rect, zone: number): Shares;
  /** Every cell of a zone, as a point. */
  cellsOf(zone: number): readonly Point[];
  /** The point of a zone that is farthest from everything else. */
  heartOf(zone: number): Point;
}

export function ownersOn({ zoneAt }: Land): Owners {
  const [wide, high] = [Math.ceil((FIELD.right - FIELD.left) / CELL), Math.ceil((FIELD.bottom - FIELD.top) / CELL)];
  const owners = new Int16Array(wide * high);
  const middle = (i: number): Point =>
    at(FIELD.left + ((i % wide) + 0.5) * CELL, FIELD.top + (Math.floor(i / wide) + 0.5) * CELL);
  for (let i = 0; i < owners.length; i++) owners[i] = zoneAt(middle(i));
  const held = (n: number, most: number): number => Math.max(0, Math.min(most - 1, Math.floor(n)));
  const ownerAt = ({ x, y }: Point): number =>
    owners[held((y - FIELD.top) / CELL, high) * wide + held((x - FIELD.left) / CELL, wide)];
  const cells = ZONES.map((_, zone) => [...owners.keys()].filter((i) => owners[i] === zone).map(middle));
  return {
    ownerAt,
    cellsOf: (zone) => cells[zone],
    heartOf: (zone) => heart(cells[zone], (p) => ownerAt(p) === zone),
    sharesOf(box, zone) {
      let [own, water, others, nobodys, count] = [0, 0, 0, 0, 0];
      for (let y = box.top + 1; y < box.bottom; y += CELL)
        for (let x = box.left + 1; x < box.right; x += CELL) {
          const owner = ownerAt(at(x, y));
          count++;
          if (owner === zone) own++;
          else if (owner === NOBODYS) nobodys++;
          else if (owner >= FIRST_SEA) water++;
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
