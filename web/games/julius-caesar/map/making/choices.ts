/** Where blocks and names may lie: the places around each city, and what speaks against each of them. */

import { CAPITAL } from "../../../../drawing/lettering.ts";
import { at, boxAround, distance, grown, overlap, type Rect, scaled, within } from "../../../../drawing/plane.ts";
import type { LabelSpot, Point } from "../../../../drawing/point.ts";
import { type Choice as Choosable, CLASH } from "../../../../drawing/search.ts";
import type { Terrain } from "../../../../drawing/terrain.ts";
import type { CityGround } from "../geography.ts";
import { type Distance, DRAWN, FLAG, FRAME, HEIGHT, markReach, WIDTH, wallReach } from "../measures.ts";
import { nameBox, widthOf } from "./lettering.ts";

export interface Town extends Point {
  readonly id: string;
  readonly name: string;
  readonly value: CityGround["value"];
  readonly port: CityGround["port"];
  readonly side: CityGround["side"];
}

/** Where ships would lie best on a sea, and what they cover there. */
export interface Fleet {
  readonly id: string;
  readonly spot: Point;
  readonly reach: Rect;
}

/** What is already on the sheet when the search begins. */
export interface Surroundings {
  readonly terrain: Terrain;
  readonly distance: Distance;
  readonly towns: readonly Town[];
  /** Points along every road, with the cities it joins. */
  readonly roads: readonly { readonly ends: readonly string[]; readonly points: readonly Point[] }[];
  readonly fleets: readonly Fleet[];
  /** Points along the names of seas, which are better not covered. */
  readonly seaNames: readonly Point[];
}

export interface Choice extends Choosable {
  readonly spot: LabelSpot;
}

export const FIELD: Rect = { left: FRAME + 3, top: FRAME + 3, right: WIDTH - FRAME - 3, bottom: HEIGHT - FRAME - 3 };

export const isOutside = (box: Rect, field: Rect): boolean =>
  box.left < field.left || box.right > field.right || box.top < field.top || box.bottom > field.bottom;

/** What a city covers by itself: its marker, and the standard over it if it counts. */
export function marksOf(town: Town, distance: Distance): readonly Rect[] {
  const { mark, sign } = DRAWN[distance];
  const walls = boxAround(town, markReach(town, mark));
  if (town.value === 0) return [walls];
  return [walls, boxAround(at(town.x, town.y + wallReach(town.value).top * mark), scaled(FLAG, sign))];
}

const roadsUnder = (box: Rect, town: Town, { roads }: Surroundings): { own: number; others: number } => {
  let [own, others] = [0, 0];
  for (const road of roads) {
    const count = road.points.filter((p) => within(p, box)).length;
    if (road.ends.includes(town.id)) own += count;
    else others += count;
  }
  return { own, others };
};

/** All that cities cover. */
export const marksAround = ({ towns, distance }: Surroundings): readonly Rect[] =>
  towns.flatMap((town) => marksOf(town, distance));

export function stackChoices(town: Town, around: Surroundings): Choice[] {
  const { pile, block } = DRAWN[around.distance];
  const choices: Choice[] = [];
  const marks = marksAround(around);
  const middle = at((pile.left + pile.right) / 2, (pile.top + pile.bottom) / 2);
  for (let away = 36; away <= 132; away += 6)
    for (let angle = 0; angle < 360; angle += 12) {
      const centre = at(
        town.x + block * away * Math.cos((angle * Math.PI) / 180),
        town.y + block * away * Math.sin((angle * Math.PI) / 180),
      );
      const spot = at(Math.round(centre.x - middle.x), Math.round(centre.y - middle.y));
      const box = grown(boxAround(spot, pile), 2);
      if (marks.some((mark) => overlap(box, grown(mark, 1)) > 0)) continue;
      const cost = stackCost(town, box, away, around);
      if (cost < CLASH) choices.push({ spot: { ...spot, anchor: "middle" }, box, cost });
    }
  return choices.sort((a, b) => a.cost - b.cost).slice(0, 110);
}

function stackCost(town: Town, box: Rect, away: number, around: Surroundings): number {
  if (isOutside(box, FIELD)) return CLASH;
  const { block } = DRAWN[around.distance];
  const centre = at((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  let cost = (away - 36) * 0.8 + Math.max(0, away - 60) * 2;
  for (const other of around.towns) {
    // Blocks nearer to another city than to their own would be taken for its blocks.
    if (other !== town) cost += Math.max(0, away + 22 - distance(centre, other) / block) * 1.2;
  }
  const roads = roadsUnder(box, town, around);
  cost += roads.own * 1.1 + roads.others * 2.6;
  cost += around.seaNames.filter((p) => within(p, box)).length * 2;
  const land = around.terrain.landShare(box);
  return cost + 6 * land * (1 - land);
}

/** Ships lie where they are wished to, or not far from it, in open water. */
export function fleetChoices({ spot, reach }: Fleet, around: Surroundings): Choice[] {
  const marks = marksAround(around);
  const choices: Choice[] = [];
  for (let dx = -48; dx <= 48; dx += 4)
    for (let dy = -48; dy <= 48; dy += 4) {
      const moved = at(Math.round(spot.x + dx), Math.round(spot.y + dy));
      const box = boxAround(moved, reach);
      const cost = Math.hypot(dx, dy) + 60 * around.terrain.landShare(box);
      if (marks.every((mark) => overlap(box, mark) === 0))
        choices.push({ spot: { ...moved, anchor: "middle" }, box, cost });
    }
  return choices.sort((a, b) => a.cost - b.cost).slice(0, 110);
}

/** Names stand right, left, above or below a marker, or at one of its corners. */
export function labelChoices(town: Town, around: Surroundings): Choice[] {
  const { mark: scale, letters: size } = DRAWN[around.distance];
  const wide = widthOf(town.name, size);
  const high = size * CAPITAL;
  const mark = grown(boxAround(town, markReach(town, scale)), size / 6);
  const centre = (mark.top + mark.bottom) / 2 + high / 2;
  const marks = marksAround(around);
  const choices: Choice[] = [];
  const offer = (x: number, y: number, anchor: LabelSpot["anchor"], dislike: number): void => {
    const spot = { x: Math.round(x), y: Math.round(y), anchor };
    const box = grown(nameBox(town.name, spot, size), size / 9);
    if (marks.some((taken) => overlap(box, taken) > 0)) return;
    const cost = labelCost(town, box, around);
    if (cost < CLASH) choices.push({ spot, box, cost: cost + dislike });
  };
  for (const shift of [0, -5, 5, -10, 10, -16, 16, -22, 22]) {
    offer(mark.right, centre + shift, "start", Math.abs(shift) / 4);
    offer(mark.left, centre + shift, "end", 1.5 + Math.abs(shift) / 4);
  }
  for (const shift of [0, -0.15, 0.15, -0.3, 0.3, -0.42, 0.42, -0.55, 0.55]) {
    const x = (mark.left + mark.right) / 2 + shift * wide;
    offer(x, mark.top - 1, "middle", 2 + Math.abs(shift) * 6);
    offer(x, mark.bottom + high + 1, "middle", 2 + Math.abs(shift) * 6);
  }
  return choices;
}

function labelCost(town: Town, box: Rect, around: Surroundings): number {
  if (isOutside(box, FIELD)) return CLASH;
  let cost = 0;
  for (const other of around.towns) {
    if (other === town) continue;
    const near = at(Math.max(box.left, Math.min(other.x, box.right)), Math.max(box.top, Math.min(other.y, box.bottom)));
    cost += Math.max(0, 34 * DRAWN[around.distance].mark - distance(near, other)) * 0.5;
  }
  const roads = roadsUnder(box, town, around);
  cost += (roads.own + roads.others) * 1.2;
  cost += around.seaNames.filter((p) => within(p, box)).length * 6;
  const land = around.terrain.landShare(box);
  return cost + 14 * land * (1 - land);
}
